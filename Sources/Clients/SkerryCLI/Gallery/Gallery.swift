import SkerryFormats
import Foundation
import SkerryCases
import SkerryDiagnostics

/// `index.html`: the pictures as a page that opens from disk, light or dark, at their point size or larger.
enum Gallery {
  static func html(_ jobs: [PictureRecord], _ table: [String] = []) -> String {
    var body = ""
    var (activity, state) = ("", "")
    for job in jobs {
      if job.activity != activity {
        if !activity.isEmpty { body += "</div></section>\n" }
        body += "<section><h2>\(Markup.escaped(job.activity))</h2>\n"
        (activity, state) = (job.activity, "")
      }
      if job.state != state {
        if !state.isEmpty { body += "</div>\n" }
        let mark = job.origin.mark.isEmpty ? "" : " <span class=\"made\">\(Markup.escaped(job.origin.mark))</span>"
        body += "<h3>\(Markup.escaped(job.state))\(mark)</h3>\n<div class=\"row\">\n"
        state = job.state
      }
      body += figure(job)
    }
    if !activity.isEmpty { body += "</div></section>\n" }
    if !table.isEmpty { body += "<section><h2>Summary</h2><pre>\(Markup.escaped(table.joined(separator: "\n")))</pre></section>\n" }
    return page.replacingOccurrences(of: "{{count}}", with: "\(jobs.count)").replacingOccurrences(of: "{{body}}", with: body)
  }

  private static func figure(_ job: PictureRecord) -> String {
    // Magnified presentations are shown at their magnified point size.
    let factor = job.scale / max(1, nominalScale(job.path))
    let (width, height) = (job.size.width * factor, job.size.height * factor)
    let notes = job.diagnostics.map { "<li class=\"\($0.severity.rawValue)\">\(Markup.escaped($0.message))</li>" }.joined()
    let label = Markup.escaped(job.presentation)
    return """
      <figure><a href="\(address(job.path))"><img src="\(address(job.path))" alt="\(label)" loading="lazy" \
      style="--w:\(Int(width.rounded()));--h:\(Int(height.rounded()))"></a><figcaption>\(label)</figcaption>\
      \(notes.isEmpty ? "" : "<ul>\(notes)</ul>")</figure>

      """
  }

  /// The scale in a file's name: what stands between @ and x.
  private static func nominalScale(_ path: String) -> CGFloat {
    guard let at = path.lastIndex(of: "@") else { return 1 }
    return CGFloat(Double(path[path.index(after: at)...].prefix { $0.isNumber || $0 == "." }) ?? 1)
  }

  private static func address(_ path: String) -> String {
    path.split(separator: "/").map {
      $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics.union(CharacterSet(charactersIn: "-._~@"))) ?? ""
    }
    .joined(separator: "/")
  }

  private static let page = """
    <!doctype html>
    <html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Skerry: {{count}} pictures</title>
    <style>
    :root { color-scheme: light dark; --zoom: 1; --paper: light-dark(#f5f5f7, #17181c); --ink: light-dark(#1d1d1f, #f2f2f4); --soft: light-dark(#6e6e73, #98989f); --line: light-dark(#dcdce0, #33343a); }
    html.light { color-scheme: light } html.dark { color-scheme: dark }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.45 -apple-system, "Inter", system-ui, sans-serif; }
    header { position: sticky; top: 0; z-index: 1; display: flex; gap: 16px; align-items: center; padding: 12px 28px; background: var(--paper); border-bottom: 1px solid var(--line); }
    header h1 { font-size: 17px; margin: 0 auto 0 0; }
    header label { color: var(--soft); font-size: 13px; display: flex; gap: 8px; align-items: center; }
    select, input { font: inherit }
    main { padding: 4px 28px 48px }
    h2 { font-size: 24px; margin: 28px 0 0 } h3 { font-size: 15px; color: var(--soft); font-weight: 600; margin: 20px 0 8px }
    .row { display: flex; flex-wrap: wrap; gap: 20px; align-items: flex-start }
    figure { margin: 0; max-width: 100% } figure img { display: block; width: calc(var(--w) * var(--zoom) * 1px); height: auto; max-width: 100%; border-radius: 6px }
    pre { overflow-x: auto; font-size: 12px }
    figcaption { color: var(--soft); font-size: 12px; margin-top: 6px }
    .made { font-weight: 400; font-size: 12px; border: 1px dashed var(--line); border-radius: 6px; padding: 1px 7px; margin-left: 6px }
    ul.left { max-width: 72ch; font-size: 14px }
    ul { margin: 6px 0 0; padding-left: 18px; max-width: 420px; font-size: 12px } .error { color: light-dark(#c5001f, #ff6961) } .warning { color: light-dark(#a05a00, #ffb340) }
    </style></head><body>
    <header><h1>Skerry <span style="color:var(--soft);font-weight:400">{{count}} pictures</span></h1>
    <label>Zoom <input type="range" min="0.5" max="3" step="0.25" value="1" oninput="document.documentElement.style.setProperty('--zoom', this.value)"></label>
    <label>Page <select onchange="document.documentElement.className = this.value"><option value="">auto</option><option value="light">light</option><option value="dark">dark</option></select></label></header>
    <main>
    {{body}}</main></body></html>

    """
}
