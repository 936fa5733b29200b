extension FilmPage {
  static let template = """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>{{title}}</title>
    <style>
    :root { color-scheme: light dark; --paper: light-dark(#f5f5f7, #17181c); --ink: light-dark(#1d1d1f, #f2f2f4); --soft: light-dark(#6e6e73, #98989f); --line: light-dark(#dcdce0, #33343a); --mark: #ff9500; }
    * { box-sizing: border-box }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.45 -apple-system, "Inter", system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 1; background: var(--paper); border-bottom: 1px solid var(--line); padding: 12px 24px 14px; }
    h1 { font-size: 17px; margin: 0 0 8px }
    .bar { display: flex; gap: 12px; align-items: center }
    .bar input { flex: 1; accent-color: var(--mark); min-width: 80px }
    button { font: inherit; color: inherit; background: none; border: 1px solid var(--line); border-radius: 8px; padding: 4px 12px; cursor: pointer; min-width: 64px }
    .now { font-variant-numeric: tabular-nums; font-weight: 700; font-size: 20px; min-width: 62px } .caption { margin: 6px 0 0; min-height: 1.45em }
    main { display: grid; grid-template-columns: minmax(0, 1fr) 320px; gap: 24px; padding: 20px 24px 48px; align-items: start }
    .stage { display: flex; flex-wrap: wrap; gap: 22px; align-items: flex-start }
    .side { display: flex; flex-direction: column; gap: 22px; align-items: center }
    figure { margin: 0 } figure img { display: block; max-width: 100%; height: auto } figcaption { color: var(--soft); font-size: 12px; text-align: center; margin-top: 6px }
    .lanes { grid-column: 1 / -1 } .lane { display: flex; align-items: center; gap: 12px; margin: 4px 0 }
    .lane b { width: 120px; font-size: 13px; overflow: hidden; text-overflow: ellipsis; white-space: nowrap } .lane small { display: block; color: var(--soft); font-weight: 400 }
    .lane span { flex: 1; display: flex; gap: 2px } .lane i { flex: 1; height: 20px; border-radius: 4px; cursor: pointer; background: var(--line); opacity: .35 }
    i.active { background: #34c759; opacity: 1 } i.stale { background: #ffcc00; opacity: 1 } i.ended { background: #8e8e93; opacity: 1 } i.pending { background: #5ac8fa; opacity: .7 } i.dismissed { background: none; border: 1px solid var(--line); opacity: 1 }
    i.here { outline: 2px solid var(--mark); outline-offset: 1px }
    .key { color: var(--soft); font-size: 12px; display: flex; gap: 14px; margin: 10px 0 0 132px; flex-wrap: wrap } .key i { display: inline-block; width: 12px; height: 12px; border-radius: 3px; margin-right: 5px; vertical-align: -1px }
    ol { list-style: none; margin: 0; padding: 0; max-height: 72vh; overflow: auto; border: 1px solid var(--line); border-radius: 10px }
    ol li { padding: 7px 12px; cursor: pointer; border-bottom: 1px solid var(--line); font-size: 13px } ol li:last-child { border: 0 } ol time { color: var(--soft); font-variant-numeric: tabular-nums; margin-right: 6px }
    ol li.here { background: color-mix(in srgb, var(--mark) 22%, transparent) }
    .good { color: light-dark(#1d7a34, #4cd964) } .bad { color: light-dark(#c5001f, #ff6961); padding-left: 18px }
    @media (max-width: 900px) { main { grid-template-columns: 1fr } .lane b { width: 80px } .key { margin-left: 0 } }
    </style></head><body>
    <header><h1>{{title}}</h1>
    <div class="bar"><button id="play" type="button">Play</button><span class="now" id="now"></span>
    <input id="scrub" type="range" min="0" max="{{last}}" value="0" step="1" aria-label="Moment"></div>
    <p class="caption" id="caption"></p></header>
    <main><div class="stage">
    {{stage}}
    </div><aside><ol id="events">
    {{events}}
    </ol>{{verdict}}</aside>
    <div class="lanes">
    {{lanes}}
    <div class="key"><span><i class="pending"></i>pending</span><span><i class="active"></i>active</span><span><i class="stale"></i>stale</span><span><i class="ended"></i>ended</span><span><i class="dismissed"></i>dismissed</span></div></div>
    </main>
    <script>
    const film = {{data}};
    const scrub = document.getElementById("scrub"), play = document.getElementById("play");
    let timer = null;
    function show(index) {
      index = Math.max(0, Math.min(film.frames.length - 1, index));
      scrub.value = index;
      const frame = film.frames[index];
      document.getElementById("now").textContent = frame.at.slice(11, 16);
      document.getElementById("caption").textContent = frame.caption;
      for (const img of document.querySelectorAll(".stage img")) {
        const image = frame.parts[img.id.slice(5)];
        img.parentElement.hidden = image === undefined;
        if (image !== undefined) img.src = film.images[image];
      }
      for (const element of document.querySelectorAll("[data-frame]")) element.classList.toggle("here", +element.dataset.frame === index);
      const item = document.querySelector("#events .here");
      if (item) { const list = item.parentElement; if (item.offsetTop < list.scrollTop || item.offsetTop + item.offsetHeight > list.scrollTop + list.clientHeight) list.scrollTop = item.offsetTop - list.clientHeight / 2; }
      history.replaceState(null, "", "#" + index);
    }
    function stop() { clearInterval(timer); timer = null; play.textContent = "Play"; }
    play.onclick = () => {
      if (timer) return stop();
      if (+scrub.value >= film.frames.length - 1) show(0);
      play.textContent = "Pause";
      timer = setInterval(() => { if (+scrub.value >= film.frames.length - 1) stop(); else show(+scrub.value + 1); }, 1200);
    };
    scrub.oninput = () => { stop(); show(+scrub.value); };
    document.addEventListener("click", event => { const target = event.target.closest("[data-frame]"); if (target) { stop(); show(+target.dataset.frame); } });
    document.addEventListener("keydown", event => {
      if (event.target === scrub) return;
      if (event.key === "ArrowRight") { stop(); show(+scrub.value + 1); } else if (event.key === "ArrowLeft") { stop(); show(+scrub.value - 1); } else if (event.key === " " && event.target !== play) { event.preventDefault(); play.click(); }
    });
    show(parseInt(location.hash.slice(1)) || 0);
    </script></body></html>

    """
}
