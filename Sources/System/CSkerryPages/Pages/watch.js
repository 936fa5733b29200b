"use strict";

// The page keeps what a reader has chosen: scroll, selection, look. It asks for pictures when a build is ready or the look changes,
// and replaces only those whose pixels differ.

const cases = document.getElementById("cases");
const errors = document.getElementById("errors");
const status = document.getElementById("status");
let told = { phase: "building", text: "starting …", isSlow: false };
/** Milliseconds after which the page says that pictures are being drawn; our choice. */
const slow = 1000;
const form = document.getElementById("controls");
const figures = new Map();

let controls = [];
/** The package, as words of the command: what `watch` was called with. */
let call = [];
let generation = -1;
let goldens = 0;
let drawing = null;
let selected = null;
let lastLook = null;
let savedAt = 0;
let sliding = 0;

// Names for a script that measures the loop.
window.skerry = { generation: -1, draws: 0, changed: [], milliseconds: 0 };

// MARK: Controls

const words = {
  "device": "Device", "os": "iOS", "color-scheme": "Appearance", "dynamic-type": "Type size", "locale": "Locale",
  "layout-direction": "Direction", "states": "States", "presentation": "Presentation", "wallpaper": "Wallpaper",
  "luminance-reduced": "Dimmed", "increased-contrast": "Contrast", "stale": "Stale", "later": "Time",
};

/** The label of a control's default, where the words of the help are too long. */
const usual = { "layout-direction": "automatic", "presentation": "all", "wallpaper": "automatic" };

/** The message when the program has ended. */
const gone = "skerry watch no longer answers; start it again.";

/** The maximum number of states that are named for one place where the app's code stops. */
const shownNames = 3;

/** The number of findings of a picture that are listed at first; the others are a click away. */
const shownFindings = 3;

/** The height of the tallest pictures, in CSS pixels at a zoom of 1: a plain view on a whole screen does not fill the page. */
const tallest = 420;

function element(name, properties = {}, ...children) {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

function makeControls() {
  for (const control of controls) {
    const label = element("label", { title: control.help });
    if (control.name === "later") {
      const slider = element("input", { type: "range", min: 0, max: 240, step: 1, value: 0, name: "later" });
      const text = element("output", { textContent: "+0 min" });
      // The pictures follow the slider while it moves.
      slider.addEventListener("input", () => {
        text.textContent = minutes(slider.value);
        clearTimeout(sliding);
        sliding = setTimeout(draw, 80);
      });
      label.append(words.later, slider, text);
    } else if (control.isFlag) {
      label.append(element("input", { type: "checkbox", name: control.name }), words[control.name] || control.name);
    } else if (control.values.length) {
      const select = element("select", { name: control.name });
      select.append(element("option", { value: "", textContent: usual[control.name] || (control.standard ? `${control.standard} (default)` : "usual") }));
      for (const value of control.values) select.append(element("option", { value, textContent: value }));
      label.append(words[control.name] || control.name, select);
    } else {
      continue;
    }
    form.append(label);
  }
  form.addEventListener("change", event => {
    clearTimeout(sliding);
    for (const select of form.querySelectorAll("select")) select.classList.toggle("set", select.value !== "");
    sessionStorage.setItem("look", JSON.stringify(values()));
    // A slider that is let go has been followed already.
    if (event.target.name !== "later" || JSON.stringify(look()) !== lastLook) draw();
  });
  form.addEventListener("submit", event => event.preventDefault());
  const known = JSON.parse(sessionStorage.getItem("look") || "{}");
  for (const field of form.elements) {
    if (!(field.name in known)) continue;
    if (field.type === "checkbox") field.checked = known[field.name];
    else field.value = known[field.name];
    if (field.name === "later") field.nextElementSibling.textContent = minutes(field.value);
    if (field.tagName === "SELECT") field.classList.toggle("set", field.value !== "");
  }
}

function minutes(value) {
  return "+" + value + " min";
}

function values() {
  const found = {};
  for (const field of form.elements) if (field.name) found[field.name] = field.type === "checkbox" ? field.checked : field.value;
  return found;
}

/** The look as words of the command. */
function look() {
  const list = [];
  for (const [name, value] of Object.entries(values())) {
    if (value === "" || value === false) continue;
    if (name === "later") {
      if (+value !== 0) list.push("--later=" + value + "m");
    } else {
      list.push(value === true ? "--" + name : "--" + name + "=" + value);
    }
  }
  return list;
}

// MARK: Pictures

async function draw() {
  if (drawing) drawing.abort();
  const control = new AbortController();
  drawing = control;
  const own = look();
  const isNewLook = JSON.stringify(own) !== lastLook;
  lastLook = JSON.stringify(own);
  const seen = new Set();
  const changed = [];
  const stopped = [];
  const omitted = [];
  let failure = null, count = 0, planned = null, isWhole = false;
  const waiting = setTimeout(() => tell(null, null, true), slow);
  try {
    const answer = await fetch("pictures?look=" + encodeURIComponent(JSON.stringify(own)), { signal: control.signal });
    if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.text()).trim()}`);
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    let rest = "";
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      rest += value;
      const lines = rest.split("\n");
      rest = lines.pop();
      const messages = lines.filter(line => line).map(line => JSON.parse(line));
      keepPlace(() => {
        for (const { picture } of messages.filter(message => message.picture)) {
          count += 1;
          const key = place(picture);
          seen.add(key);
          if (show(key, picture, isNewLook)) changed.push(picture.path);
        }
      });
      for (const message of messages) {
        if (message.plan?.presentations) {
          planned = message.plan.count;
          offer(message.plan.presentations);
        } else if (message.omitted || message.note) {
          const text = message.omitted || message.note.message || message.note;
          if (!omitted.includes(text)) omitted.push(text);
        } else if (message.stopped) {
          // What follows may take long, if the app's code does not finish.
          stopped.push(message.stopped);
          showStops(stopped);
        } else if (message.error !== undefined) {
          failure = message.error && planned === 0 ? nothingDrawn() : message.error;
        } else if (message.done !== undefined) {
          isWhole = true;
        }
      }
    }
  } catch (error) {
    if (error.name === "AbortError") return;
    // The server has answered, but with a refusal.
    failure = /^[45]\d\d: /.test(error.message) ? "skerry watch refused to draw (" + error.message + "); reload the page." : gone;
  } finally {
    clearTimeout(waiting);
    if (drawing === control) tell(null, null, false);
  }
  // An answer that was cut short says nothing about the pictures that are not in it.
  if (failure === null && !isWhole) failure = gone;
  if (drawing === control) drawing = null;
  if (failure === null) {
    keepPlace(() => {
      for (const [key, figure] of figures) if (!seen.has(key)) {
        figure.remove();
        figures.delete(key);
        if (selected === key) selected = null;
      }
      tidy();
      order(seen);
    });
    showOmitted(omitted);
    if (!stopped.length && errors.dataset.kind === "draw") hideErrors();
  } else if (failure) {
    showErrors("draw", failure, []);
  }
  filter();
  window.skerry = { generation, draws: window.skerry.draws + 1, changed, count, milliseconds: Date.now() - savedAt, failure };
}

/** Leaves the presentations that the cases have, and the chosen one. */
function offer(names) {
  const select = form.elements.presentation;
  const values = controls.find(control => control.name === "presentation")?.values.filter(value => names.includes(value) || value === select.value);
  if (!values || values.join() === [...select.options].slice(1).map(option => option.value).join()) return;
  const chosen = select.value;
  select.replaceChildren(select.options[0], ...values.map(value => element("option", { value, textContent: value })));
  select.value = chosen;
  select.parentElement.hidden = values.length === 0;
}

/** Why a look has no picture, in the words of the controls. */
function nothingDrawn() {
  const { presentation, device, os } = values();
  const place = (device ? " on " + device : "") + (os ? " with iOS " + os : "");
  return presentation ? `No activity or widget has the presentation ${presentation}${place}; choose another one.`
    : `No activity or widget has a presentation${place || " on this device"}; choose another device.`;
}

/** What identifies a picture within one look. */
function place(picture) {
  return (picture.extension || "") + "\u0000" + picture.case + "\u0000" + picture.presentation;
}

function show(key, picture, isNewLook) {
  let figure = figures.get(key);
  const isNew = !figure;
  if (isNew) {
    figure = element("figure", { tabIndex: 0 });
    figure.append(element("div", { className: "picture" }), element("figcaption"), element("ul"));
    figure.addEventListener("click", event => { if (!event.target.closest("button")) select(key); });
    figure.addEventListener("keydown", event => {
      if (event.target !== figure || event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      select(key);
    });
    figures.set(key, figure);
    row(picture).append(figure);
  }
  const before = figure.dataset.hash;
  figure.dataset.path = picture.path;
  figure.dataset.case = picture.case;
  figure.dataset.presentation = picture.presentation;
  figure.dataset.text = (picture.case + " " + picture.presentation).toLowerCase();
  const [frame, caption, list] = figure.children;
  if (before !== picture.hash) {
    figure.dataset.hash = picture.hash;
    // The previous picture stays until the new one is loaded, so that nothing jumps.
    const image = element("img", { alt: picture.case + ", " + picture.presentation, src: "picture/" + picture.hash });
    figure.style.setProperty("--w", picture.width * Math.min(1, tallest / picture.height));
    // Two pictures of a figure may be loading at once; only the last one is shown.
    const put = () => {
      if (figure.dataset.hash !== picture.hash) return;
      const old = frame.querySelector("img");
      keepPlace(() => { if (old) old.replaceWith(image); else frame.prepend(image); });
    };
    if (image.decode) image.decode().then(put, put); else put();
  }
  for (const mark of frame.querySelectorAll(".finding")) mark.remove();
  const items = [];
  const factor = picture.magnification || 1;
  const rank = finding => ["error", "warning"].indexOf(finding.severity) + 1 || 3;
  const findings = (picture.findings || []).concat(picture.diagnostics || []).sort((one, other) => rank(one) - rank(other));
  const told = new Set();
  for (const finding of findings) {
    if (told.has(finding.message)) continue;
    told.add(finding.message);
    const where = finding.file ? finding.file + ":" + finding.line : "";
    // A long path is broken between its folders.
    const folders = where.split("/").flatMap((name, index) => index ? ["/", element("wbr"), name] : [name]);
    const rule = element("span", { className: "rule", textContent: finding.rule });
    const small = element("small", {}, element("code", {}, ...folders), where ? " " : "", rule);
    items.push(element("li", { className: finding.severity }, finding.message + " ", small));
    if (!finding.area) continue;
    const [x, y, width, height] = inside(finding.area.map(value => value * factor), picture);
    const mark = element("span", { className: "finding " + finding.severity, title: finding.message });
    mark.style.left = 100 * x / picture.width + "%";
    mark.style.top = 100 * y / picture.height + "%";
    mark.style.width = 100 * width / picture.width + "%";
    mark.style.height = 100 * height / picture.height + "%";
    frame.append(mark);
  }
  listFindings(figure, list, items);
  caption.replaceChildren(picture.presentation);
  if (picture.golden === "differs") caption.append(element("span", { className: "badge differs", textContent: "differs from its golden" }));
  if (picture.golden === "same") caption.append(element("span", { className: "badge", textContent: "matches its golden" }));
  const isChanged = !isNew && before !== picture.hash;
  if (isChanged && !isNewLook) {
    figure.classList.remove("changed");
    void figure.offsetWidth;
    figure.classList.add("changed");
  }
  return isChanged;
}

/** The part of an area that is in its picture; an area beside the picture becomes a line at the nearest edge. */
function inside([x, y, width, height], picture) {
  const clamp = (value, most) => Math.min(Math.max(value, 0), most);
  const left = clamp(x, picture.width), top = clamp(y, picture.height);
  return [left, top, clamp(x + width, picture.width) - left, clamp(y + height, picture.height) - top];
}

/** Puts the findings below a picture: the first few, and a button for the others, which stay open while the pictures change. */
function listFindings(figure, list, items) {
  const rest = items.length - shownFindings;
  list.replaceChildren(...items);
  if (rest < 2) return;
  const hide = () => items.forEach((item, index) => { item.hidden = !figure.dataset.open && index >= shownFindings; });
  const more = element("button", { type: "button" });
  const name = () => { more.textContent = figure.dataset.open ? "fewer" : rest + " more"; };
  more.addEventListener("click", () => {
    if (figure.dataset.open) delete figure.dataset.open; else figure.dataset.open = "1";
    hide();
    name();
  });
  hide();
  name();
  list.append(element("li", { className: "more" }, more));
}

/** The row of a case, created if it does not exist yet. */
function row(picture) {
  const empty = cases.querySelector(".empty");
  if (empty) empty.remove();
  const own = picture.extension || "";
  let section = [...cases.querySelectorAll("section")].find(one => one.dataset.activity === picture.activity && one.dataset.extension === own);
  if (!section) {
    section = element("section", {}, element("h2", { textContent: picture.activity }));
    if (own) section.firstChild.append(" ", element("small", { textContent: own }));
    section.dataset.activity = picture.activity;
    section.dataset.extension = own;
    cases.append(section);
  }
  let found = [...section.querySelectorAll(".row")].find(one => one.dataset.state === picture.state);
  if (!found) {
    found = element("div", { className: "row" });
    found.dataset.state = picture.state;
    const heading = element("h3", { textContent: picture.state });
    if (picture.origin) heading.append(" ", element("small", { textContent: picture.origin }));
    section.append(heading, found);
  }
  return found;
}

/** Puts figures, rows and sections into the order in which the pictures arrived. What is in its place already is not moved. */
function order(seen) {
  const wanted = [...seen].map(key => figures.get(key));
  const put = (parents, of) => {
    for (const parent of parents) {
      const list = of(parent);
      const members = new Set(list.flat());
      let next = [...parent.children].find(one => members.has(one));
      for (const group of list) {
        if (next !== group[0]) group.forEach(one => parent.insertBefore(one, next)); else next = group.at(-1).nextElementSibling;
      }
    }
  };
  const unique = list => [...new Set(list)];
  const rows = unique(wanted.map(figure => figure.parentElement));
  const sections = unique(rows.map(one => one.parentElement));
  put(rows, one => wanted.filter(figure => figure.parentElement === one).map(figure => [figure]));
  put(sections, one => rows.filter(row => row.parentElement === one).map(row => [row.previousElementSibling, row]));
  put([cases], () => sections.map(one => [one]));
}

/** What is missing from the pictures, and notes about the bundle's files. */
function showOmitted(list) {
  const details = document.getElementById("omitted");
  details.hidden = list.length === 0;
  details.querySelector("summary").textContent = list.length === 1 ? "1 note about what is not drawn" : list.length + " notes about what is not drawn";
  details.querySelector("ul").replaceChildren(...list.map(text => element("li", { textContent: text })));
}

/** Changes the page so that what is read stays where it is: the selected picture, or else the first one below the header. */
function keepPlace(change) {
  if (window.scrollY === 0) return change();
  const edge = document.querySelector("header").getBoundingClientRect().bottom;
  const isRead = figure => {
    const { top, bottom } = figure.getBoundingClientRect();
    return bottom > edge && top < window.innerHeight;
  };
  const own = selected && figures.get(selected);
  const figure = own && isRead(own) ? own : [...cases.querySelectorAll("figure")].find(isRead);
  const before = figure?.getBoundingClientRect().top;
  change();
  if (figure?.isConnected) window.scrollBy(0, figure.getBoundingClientRect().top - before);
}

/** Removes rows and sections without pictures. */
function tidy() {
  for (const one of cases.querySelectorAll(".row")) if (!one.children.length) { one.previousElementSibling.remove(); one.remove(); }
  for (const one of cases.querySelectorAll("section")) if (!one.querySelector(".row")) one.remove();
}

function filter() {
  const text = document.getElementById("find").value.toLowerCase().trim();
  for (const figure of figures.values()) figure.hidden = text !== "" && !figure.dataset.text.includes(text);
  for (const one of cases.querySelectorAll(".row")) {
    const isEmpty = [...one.children].every(figure => figure.hidden);
    one.hidden = isEmpty;
    one.previousElementSibling.hidden = isEmpty;
  }
  for (const section of cases.querySelectorAll("section")) section.hidden = [...section.querySelectorAll(".row")].every(one => one.hidden);
  const nothing = document.getElementById("nothing");
  nothing.hidden = !figures.size || [...figures.values()].some(figure => !figure.hidden);
  nothing.textContent = `No activity, state or presentation is called "${text}".`;
}

/** The selected picture, or those that Find leaves, as words of the command; none if all are shown. */
function chosen() {
  const all = [...figures.values()];
  const figure = selected && figures.get(selected);
  const shown = figure ? [figure] : all.filter(one => !one.hidden);
  if (shown.length === 0 || shown.length === all.length && !figure) return [];
  const cases = new Set(shown.map(one => one.dataset.case));
  // Presentations are named only if one of these cases has others.
  const isPart = all.some(one => cases.has(one.dataset.case) && !shown.includes(one));
  const presentations = [...new Set(shown.map(one => one.dataset.presentation))].filter(one => one !== "view");
  return [...cases, ...(isPart && presentations.length ? ["--presentation=" + presentations.join(",")] : [])];
}

function select(key) {
  selected = selected === key ? null : key;
  for (const [name, figure] of figures) figure.classList.toggle("selected", name === selected);
}

// MARK: Errors

function showErrors(kind, message, list) {
  const items = list.map(one => element("li", {}, element("code", { textContent: one.file + ":" + one.line + ":" + one.column }), " " + one.message));
  const title = list.length ? (list.length === 1 ? "The package does not build" : "The package does not build: " + list.length + " errors") : message;
  keepPlace(() => putErrors(kind, title, items, figures.size > 0));
}

/** What is left out: the places of the app's code that stop the program, each with its pictures, and states that cannot be generated. */
function showStops(list) {
  const stops = list.filter(one => one.place);
  const title = stops.length === 0 ? "Not everything can be drawn"
    : "The app's own code stops the program; " + (stops.length === 1 ? "a picture is" : stops.length + " pictures are") + " left out";
  const items = [...new Set(stops.map(one => one.place))].map(place => {
    const own = stops.filter(one => one.place === place);
    const states = [...new Set(own.map(one => one.case))].map(state =>
      state + " (" + own.filter(one => one.case === state).map(one => one.presentation).join(", ") + ")");
    return element("li", {}, element("code", { textContent: place }), " " + some(states));
  });
  items.push(...list.filter(one => !one.place).map(one => element("li", { textContent: one.message })));
  keepPlace(() => putErrors("draw", title, items, false));
}

/** The first names, and the number of the others. */
function some(names) {
  const rest = names.length - shownNames;
  return rest > 1 ? names.slice(0, shownNames).join(", ") + " and " + rest + " more" : names.join(", ");
}

/** Puts errors over the pictures; `isOld` says that these are from before. */
function putErrors(kind, title, items, isOld) {
  errors.dataset.kind = kind;
  errors.hidden = false;
  document.documentElement.classList.toggle("stale", isOld);
  errors.replaceChildren(element("h2", { textContent: title }));
  if (items.length) errors.append(element("ol", {}, ...items));
  if (isOld) errors.append(element("p", { className: "empty", textContent: "Below are the last good pictures." }));
}

function hideErrors() {
  keepPlace(() => { errors.hidden = true; });
  delete errors.dataset.kind;
  document.documentElement.classList.remove("stale");
}

// MARK: Events

function listen() {
  const source = new EventSource("events");
  source.onmessage = event => {
    const state = JSON.parse(event.data);
    const hasOtherGoldens = state.goldens !== goldens;
    goldens = state.goldens;
    if (state.phase === "building") {
      savedAt = Date.now();
      tell(state.phase, state.progress ? `building … ${state.progress}` : "building …");
    } else if (state.phase === "failed") {
      tell(state.phase, "does not build");
      showErrors("build", state.message, state.errors);
      if (generation < 0 && !figures.size) cases.querySelector(".empty")?.remove();
    } else {
      tell(state.phase, state.isCompiled ? "built in " + (state.milliseconds / 1000).toFixed(1) + " s" : "compiling …");
      hideErrors();
      const empty = cases.querySelector(".empty");
      if (empty) empty.textContent = "The bundle is built; its pictures are being drawn.";
      if (state.generation !== generation) {
        generation = state.generation;
        draw();
        return;
      }
    }
    // A change of goldens on the disk needs no build.
    if (hasOtherGoldens && figures.size) draw();
  };
  source.onerror = () => tell("failed", "skerry watch no longer answers");
}

/**
 * Says what the server does, or, while pictures of a finished program take long, that they are drawn.
 * @param phase, text: what the server has said; null for what it said last
 * @param isSlow: whether pictures are waited for; what it was if left out
 */
function tell(phase, text, isSlow = told.isSlow) {
  told = { phase: phase ?? told.phase, text: text ?? told.text, isSlow };
  const isDrawing = told.isSlow && told.phase === "ready";
  status.className = "status " + (isDrawing ? "building" : told.phase);
  status.textContent = isDrawing ? "drawing …" : told.text;
}

// What stays at the top of the window while the page scrolls: the header, and below it the errors.
const header = document.querySelector("header");
const covering = new ResizeObserver(() => {
  const style = document.documentElement.style;
  style.setProperty("--top", header.offsetHeight + "px");
  style.setProperty("--covered", header.offsetHeight + (errors.hidden ? 0 : errors.offsetHeight + 24) + "px");
});
covering.observe(header);
covering.observe(errors);

document.getElementById("find").addEventListener("input", filter);
document.getElementById("zoom").addEventListener("input", event => document.documentElement.style.setProperty("--zoom", event.target.value));
document.getElementById("lint").addEventListener("change", event => document.body.classList.toggle("no-lint", !event.target.checked));
document.getElementById("copy").addEventListener("click", async event => {
  const quoted = word => /^[\w@%+=:,.\/-]+$/.test(word) ? word : "'" + word.replaceAll("'", "'\\''") + "'";
  const names = chosen();
  const hasPresentation = names.some(word => word.startsWith("--presentation="));
  const own = look().filter(word => !hasPresentation || !word.startsWith("--presentation="));
  const command = ["skerry", "render", ...call, ...names, ...own, "--out", "out"].map(quoted).join(" ");
  const button = event.target;
  try {
    await navigator.clipboard.writeText(command);
    button.textContent = "Copied";
  } catch {
    prompt("The command:", command);
  }
  button.dataset.command = command;
  setTimeout(() => { button.textContent = "Copy the command"; }, 1500);
});
document.addEventListener("keydown", event => {
  const isShortcut = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key === "/" && isShortcut && event.target.type !== "search") { event.preventDefault(); document.getElementById("find").focus(); }
  if (event.key === "Escape") { selected = null; for (const figure of figures.values()) figure.classList.remove("selected"); }
});

// On a phone the pictures come first.
// On a wide page the heading that opens the looks is hidden, so they are always open there.
const narrow = matchMedia("(max-width: 600px)");
const openLooks = () => { document.getElementById("looks").open = !narrow.matches; };
narrow.addEventListener("change", openLooks);
openLooks();

fetch("controls").then(answer => answer.json()).then(answer => { ({ call, controls } = answer); makeControls(); listen(); });
