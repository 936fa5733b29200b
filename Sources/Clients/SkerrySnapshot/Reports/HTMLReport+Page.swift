import SkerryFormats

extension HTMLReport {
  static func head(title: String) -> String {
    """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: blob:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(Markup.escaped(title))</title>
    <style>\(style)</style></head><body>

    """
  }

  static let body = """
    <header>
      <h1 id="owner"></h1><span id="summary"></span>
      <input id="search" type="search" placeholder="Search  /" aria-label="Search cases">
      <button id="backdrop" title="Backdrop of the pictures (b)">Backdrop</button>
      <button id="help" title="Keys (?)">?</button>
    </header>
    <nav id="list" aria-label="Cases"></nav>
    <main>
      <div id="empty">Choose a case. <kbd>j</kbd> and <kbd>k</kbd> move, <kbd>1</kbd>–<kbd>6</kbd> change the view, <kbd>?</kbd> shows all keys.</div>
      <article id="case" hidden>
        <h2 id="name"></h2>
        <p id="headline"></p>
        <ul id="layout"></ul>
        <p id="facts"></p>
        <div id="accept" hidden><code id="command"></code><button id="copy">Copy</button></div>
        <div id="bar">
          <div id="tabs" role="tablist"></div>
          <label>Zoom <select id="zoom"><option value="fit">fit</option><option value="0.5">50 %</option><option value="1">100 %</option><option value="2">200 %</option><option value="4">400 %</option></select></label>
        </div>
        <div id="stage"></div>
      </article>
    </main>
    <dialog id="keys"><h3>Keys</h3><table>
      <tr><td><kbd>j</kbd> <kbd>k</kbd></td><td>next and previous case</td></tr>
      <tr><td><kbd>1</kbd> … <kbd>6</kbd></td><td>side by side, swipe, onion, blink, difference, layout</td></tr>
      <tr><td><kbd>c</kbd></td><td>copy the accept command</td></tr>
      <tr><td><kbd>b</kbd></td><td>backdrop: page, white, black, squares</td></tr>
      <tr><td><kbd>/</kbd></td><td>search</td></tr>
      <tr><td><kbd>Esc</kbd></td><td>close, or leave the search</td></tr>
      </table><form method="dialog"><button>Close</button></form></dialog>

    """

  private static let style = """
    :root { color-scheme: light dark; --paper: light-dark(#fbfbfd, #161719); --side: light-dark(#f2f2f5, #1d1e21); --ink: light-dark(#1d1d1f, #f2f2f4);
      --soft: light-dark(#6b6b70, #98989f); --line: light-dark(#dedee3, #323338); --tint: light-dark(#0066d6, #4da3ff);
      --failed: light-dark(#d0021b, #ff6961); --new: light-dark(#0a7d34, #4cd471); --updated: light-dark(#7a4fd0, #b49cff); --removed: light-dark(#a05a00, #ffb340); --passed: var(--soft); }
    * { box-sizing: border-box }
    body { margin: 0; height: 100vh; display: grid; grid: auto 1fr / minmax(220px, 320px) 1fr; background: var(--paper); color: var(--ink);
      font: 14px/1.45 -apple-system, "Inter", system-ui, sans-serif; overflow: hidden }
    header { grid-column: 1 / -1; display: flex; gap: 12px; align-items: center; padding: 10px 16px; border-bottom: 1px solid var(--line) }
    header h1 { font-size: 15px; margin: 0 } #summary { color: var(--soft); margin-right: auto; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
    input, select, button { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 7px; padding: 4px 10px }
    button { cursor: pointer } button:hover { border-color: var(--tint) } :focus-visible { outline: 2px solid var(--tint); outline-offset: 1px }
    #search { width: 200px }
    nav { overflow: auto; background: var(--side); border-right: 1px solid var(--line); padding: 8px }
    nav summary { cursor: pointer; font-weight: 600; padding: 6px 8px; border-radius: 6px; position: sticky; top: -8px; background: var(--side) }
    nav summary b { font-weight: 500; color: var(--soft); margin-left: 4px }
    nav .dot { display: inline-block; width: 8px; height: 8px; border-radius: 50%; margin-right: 7px; background: currentColor }
    nav button { display: block; width: 100%; text-align: left; border: 0; background: none; border-radius: 6px; padding: 4px 8px; content-visibility: auto; contain-intrinsic-size: auto 44px; overflow: hidden }
    nav button span { display: block; white-space: nowrap; overflow: hidden; text-overflow: ellipsis } nav button .where { color: var(--soft); font-size: 12px }
    nav button:hover { background: light-dark(#e6e6eb, #292a2e) } nav button[aria-current] { background: var(--tint); color: #fff } nav button[aria-current] .where { color: #fffc }
    main { overflow: auto; padding: 18px 24px 48px } #empty { color: var(--soft); padding: 40px 0 }
    h2 { font-size: 18px; margin: 0; overflow-wrap: anywhere } #headline { margin: 2px 0 8px; color: var(--soft) }
    #layout { margin: 0 0 8px; padding-left: 18px; font-variant-numeric: tabular-nums } #layout:empty { display: none } #layout.few li:nth-child(n + 7) { display: none }
    #facts { margin: 0 0 10px; color: var(--soft); font-size: 12px; overflow-wrap: anywhere }
    #accept { display: flex; gap: 8px; align-items: center; margin: 0 0 14px } #accept[hidden] { display: none }
    code, pre { font: 12px/1.5 "JetBrains Mono", ui-monospace, Menlo, monospace } code { background: var(--side); border: 1px solid var(--line); border-radius: 7px; padding: 5px 9px; overflow-wrap: anywhere }
    #bar { display: flex; gap: 12px; align-items: center; flex-wrap: wrap; margin-bottom: 12px } #bar label { margin-left: auto; color: var(--soft); font-size: 12px }
    #tabs { display: flex; border: 1px solid var(--line); border-radius: 8px; overflow: hidden } #tabs button { border: 0; border-radius: 0; padding: 5px 12px }
    #tabs button[aria-selected="true"] { background: var(--tint); color: #fff } #tabs button:disabled { color: var(--soft); opacity: .5; cursor: default }
    #stage { --back: transparent } #stage.white { --back: #fff } #stage.black { --back: #000 }
    #stage.squares { --back: repeating-conic-gradient(#bbb 0 25%, #fff 0 50%) 0 0 / 16px 16px }
    .side { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start } figure { margin: 0; min-width: 0 }
    figcaption { color: var(--soft); font-size: 12px; margin-bottom: 5px }
    .sheet { position: relative; display: inline-block; background: var(--back); border: 1px solid var(--line); border-radius: 8px; overflow: hidden; max-width: 100%; line-height: 0 }
    .sheet img { display: block } .sheet.fit img { max-width: 100%; height: auto } .sheet.large { overflow: auto } .sheet.large img { image-rendering: pixelated }
    .pile .sheet img + img { position: absolute; left: 0; top: 0 } .pile input[type=range] { display: block; width: min(480px, 100%); margin: 0 0 10px; padding: 0 }
    .cut { position: absolute; top: 0; bottom: 0; width: 1px; background: var(--tint) }
    pre { background: var(--side); border: 1px solid var(--line); border-radius: 8px; padding: 12px; overflow: auto; max-height: 60vh }
    kbd { font: 12px ui-monospace, monospace; border: 1px solid var(--line); border-bottom-width: 2px; border-radius: 4px; padding: 0 5px }
    dialog { border: 1px solid var(--line); border-radius: 12px; background: var(--paper); color: var(--ink) } dialog td { padding: 3px 10px 3px 0 } dialog h3 { margin: 0 0 8px }
    .legend { color: var(--soft); font-size: 12px; margin: 8px 0 } .legend i { display: inline-block; width: 10px; height: 10px; border-radius: 2px; margin: 0 4px 0 12px }
    @media (max-width: 720px) { body { grid: auto 34vh 1fr / 1fr } nav { border-right: 0; border-bottom: 1px solid var(--line) } #search { width: 110px } #summary { display: none } }
    """
}
