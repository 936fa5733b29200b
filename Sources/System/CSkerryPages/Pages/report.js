'use strict';
const $ = id => document.getElementById(id);
const run = JSON.parse($('run').textContent);
const groups = [['failed', 'Failed'], ['new', 'New'], ['updated', 'Updated'], ['removed', 'Removed'], ['passed', 'Passed']];
const modes = ['Side by side', 'Swipe', 'Onion', 'Blink', 'Diff', 'Layout'];
const backdrops = ['', 'white', 'black', 'squares'];
let shown = run.cases, current = null, mode = 0, timer = 0;
const urls = new Map();

function make(tag, attributes = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (name in node && name !== 'style') node[name] = value; else node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
}
function bytes(id) {
  const text = atob($(id).textContent);
  return Uint8Array.from(text, c => c.charCodeAt(0));
}
function url(id) {
  if (!urls.has(id)) urls.set(id, URL.createObjectURL(new Blob([bytes(id)], {type: 'image/png'})));
  return urls.get(id);
}
function picture(id, alt) {
  const image = make('img', {src: url(id), alt});
  image.draggable = false;
  image.addEventListener('load', () => zoomed(image));
  return image;
}
function zoomed(image) {
  const zoom = $('zoom').value;
  image.style.width = zoom === 'fit' ? '' : image.naturalWidth * zoom / devicePixelRatio + 'px';
  image.style.maxWidth = zoom === 'fit' ? '' : 'none';
}
function sheet(...nodes) {
  const zoom = $('zoom').value;
  return make('div', {className: 'sheet' + (zoom === 'fit' ? ' fit' : ' large')}, ...nodes);
}
function figure(label, id) { return make('figure', {}, make('figcaption', {}, label), sheet(picture(id, label))); }

function fill(box, cases) {
  if (box.dataset.filled) return;
  box.dataset.filled = '1';
  for (const entry of cases) {
    const cut = entry.name.lastIndexOf('/');
    entry.row = make('button', {onclick: () => select(entry), title: entry.name},
      make('span', {}, entry.name.slice(cut + 1)), make('span', {className: 'where'}, entry.name.slice(0, Math.max(cut, 0))));
    if (entry === current) entry.row.setAttribute('aria-current', 'true');
    box.append(entry.row);
  }
}
function list() {
  const words = $('search').value.toLowerCase().split(' ').filter(Boolean);
  const nav = $('list');
  nav.replaceChildren();
  shown = [];
  for (const [group, title] of groups) {
    const cases = run.cases.filter(e => e.group === group && words.every(w => e.name.toLowerCase().includes(w) || e.headline.toLowerCase().includes(w)));
    if (!cases.length) continue;
    shown.push(...cases);
    const box = make('div');
    const dot = make('span', {className: 'dot', style: `color: var(--${group})`});
    const details = make('details', {}, make('summary', {}, dot, title, make('b', {}, String(cases.length))), box);
    details.dataset.group = group;
    details.addEventListener('toggle', () => { if (details.open) fill(box, cases); });
    details.open = group !== 'passed' || words.length > 0 || cases.length === run.cases.length || cases.includes(current);
    if (details.open) fill(box, cases);
    nav.append(details);
  }
  if (!shown.length) nav.append(make('p', {className: 'legend'}, 'No picture is called that.'));
}
function select(entry, quietly) {
  if (current && current.row) current.row.removeAttribute('aria-current');
  current = entry;
  $('empty').hidden = true;
  $('case').hidden = false;
  $('name').textContent = entry.name;
  $('headline').textContent = entry.headline;
  $('layout').className = entry.layout.length > 8 ? 'few' : '';
  $('layout').replaceChildren(...entry.layout.map(text => make('li', {}, text)));
  const size = (words, s) => s && s.length === 2 ? `${words} ${s[0]} × ${s[1]} px` : '';
  $('facts').textContent = [entry.place, size('golden', entry.sizes[0]), size('drawn', entry.sizes[1]), entry.sweep ? `by threshold ${entry.sweep}` : '']
    .filter(Boolean).join(' · ');
  $('accept').hidden = !entry.command;
  $('command').textContent = entry.command || '';
  if (!entry.row || !entry.row.isConnected) {
    for (const details of $('list').children) if (details.dataset.group === entry.group) details.open = true;
    list();
  }
  if (entry.row) {
    entry.row.setAttribute('aria-current', 'true');
    entry.row.scrollIntoView({block: 'nearest'});
  }
  if (!quietly) history.replaceState(null, '', '#' + encodeURIComponent(entry.name));
  if (!allowed(entry)[mode]) mode = 0;
  draw();
}
function allowed(entry) {
  const both = !!(entry.reference && entry.actual);
  return [true, both, both, both, !!entry.difference, !!(entry.layout.length || entry.tree)];
}
function draw() {
  clearInterval(timer);
  const can = allowed(current);
  $('tabs').replaceChildren(...modes.map((title, index) => make('button', {
    role: 'tab', ariaSelected: String(index === mode), disabled: !can[index], onclick: () => { mode = index; draw(); }
  }, title)));
  const stage = $('stage');
  stage.replaceChildren();
  [drawSide, drawSwipe, drawOnion, drawBlink, drawDifference, drawLayout][mode](stage, current);
  document.body.dataset.mode = modes[mode];
}
function drawSide(stage, entry) {
  const parts = [];
  if (entry.reference) parts.push(figure(entry.group === 'updated' ? 'before' : 'golden', entry.reference));
  if (entry.actual) parts.push(figure('drawn', entry.actual));
  if (entry.difference) parts.push(figure('difference', entry.difference));
  stage.append(parts.length ? make('div', {className: 'side'}, ...parts) : make('p', {className: 'legend'}, 'No picture of this case is stored.'));
}
function pile(stage, entry, ...controls) {
  const lower = picture(entry.reference, 'golden'), upper = picture(entry.actual, 'drawn');
  const box = sheet(lower, upper);
  stage.append(make('div', {className: 'pile'}, ...controls, box));
  return {box, upper};
}
function slider(value, label, oninput) { return make('input', {type: 'range', min: 0, max: 100, value, ariaLabel: label, oninput}); }
function drawSwipe(stage, entry) {
  const cut = make('div', {className: 'cut'});
  const control = slider(50, 'Cut', () => move(control.value));
  const {box, upper} = pile(stage, entry, control);
  box.append(cut);
  const move = percent => {
    upper.style.clipPath = `inset(0 0 0 ${percent}%)`;
    cut.style.left = percent + '%';
  };
  box.addEventListener('pointermove', event => {
    const bounds = box.getBoundingClientRect();
    control.value = 100 * (event.clientX - bounds.left) / bounds.width;
    move(control.value);
  });
  move(50);
}
function drawOnion(stage, entry) {
  const control = slider(50, 'Opacity of the drawn picture', () => { upper.style.opacity = control.value / 100; });
  const {upper} = pile(stage, entry, control);
  upper.style.opacity = 0.5;
}
function drawBlink(stage, entry) {
  const label = make('p', {className: 'legend'}, 'drawn');
  const {upper} = pile(stage, entry, label);
  timer = setInterval(() => {
    upper.style.visibility = upper.style.visibility === 'hidden' ? 'visible' : 'hidden';
    label.textContent = upper.style.visibility === 'hidden' ? 'golden' : 'drawn';
  }, 600);
}
function drawDifference(stage, entry) {
  const legend = make('p', {className: 'legend'});
  for (const [color, text] of [['#f00', 'failing'], ['#007aff', 'tolerated'], ['#fc0', 'ignored as anti-aliasing'], ['#8e8e93', 'masked']])
    legend.append(make('i', {style: `background: ${color}`}), text);
  stage.append(legend, figure('difference', entry.difference));
}
function drawLayout(stage, entry) {
  if (entry.layout.length) stage.append(make('pre', {}, entry.layout.join('\n')));
  if (entry.tree) stage.append(make('p', {className: 'legend'}, 'Drawn layout: kind, x, y, width, height in points'), make('pre', {}, new TextDecoder().decode(bytes(entry.tree))));
}
async function copy() {
  const text = $('command').textContent;
  if (!text) return;
  try { await navigator.clipboard.writeText(text); } catch {
    const area = make('textarea', {value: text});
    document.body.append(area);
    area.select();
    document.execCommand('copy');
    area.remove();
  }
  $('copy').textContent = 'Copied';
  setTimeout(() => { $('copy').textContent = 'Copy'; }, 1200);
}
function step(by) {
  if (!shown.length) return;
  const at = shown.indexOf(current);
  select(shown[at < 0 ? 0 : Math.min(Math.max(at + by, 0), shown.length - 1)]);
}
function nextBackdrop() {
  const stage = $('stage');
  stage.className = backdrops[(backdrops.indexOf(stage.className) + 1) % backdrops.length];
}
document.addEventListener('keydown', event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.target === $('search')) {
    if (event.key === 'Escape' || event.key === 'Enter') $('search').blur();
    return;
  }
  if (event.target.tagName === 'SELECT' || event.target.type === 'range' && event.key.startsWith('Arrow')) return;
  const key = event.key;
  if (key === 'j' || key === 'ArrowDown') step(1);
  else if (key === 'k' || key === 'ArrowUp') step(-1);
  else if (key >= '1' && key <= '6') { if (current && allowed(current)[key - 1]) { mode = key - 1; draw(); } }
  else if (key === 'c') copy();
  else if (key === 'b') nextBackdrop();
  else if (key === '/') $('search').focus();
  else if (key === '?') $('keys').showModal();
  else return;
  event.preventDefault();
});
$('owner').textContent = run.owner;
$('summary').textContent = run.summary;
$('search').addEventListener('input', list);
$('copy').addEventListener('click', copy);
$('backdrop').addEventListener('click', nextBackdrop);
$('help').addEventListener('click', () => $('keys').showModal());
$('zoom').addEventListener('change', draw);
list();
let wanted = '';
// What follows the number sign may be anything.
try { wanted = decodeURIComponent(location.hash.slice(1)); } catch { }
const first = run.cases.find(e => e.name === wanted) || shown[0];
if (first) select(first, !wanted);
