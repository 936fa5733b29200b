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
    return PageTemplate(.galleryHTML).filled([
      "count": "\(PictureRecord.counted(jobs))", "style": .file(.galleryCSS), "body": .markup(body),
    ])
  }

  private static func figure(_ job: PictureRecord) -> String {
    // Magnified presentations are shown at their magnified point size.
    let factor = job.scale / max(1, nominalScale(job.path))
    let (width, height) = (job.size.width * factor, job.size.height * factor)
    // The same sentence about several places of a picture is one.
    var told: Set<String> = []
    let notes = job.diagnostics.filter { told.insert($0.message).inserted }
      .map { "<li class=\"\($0.severity.rawValue)\">\(Markup.escaped($0.message))</li>" }.joined()
    let label = Markup.escaped(([job.presentation] + look(job)).joined(separator: " · "))
    // A contact sheet repeats the pictures before it, so it is closed at first.
    let isSheet = job.isSheet
    return """
      \(isSheet ? "<details class=\"sheet\"><summary>Contact sheet</summary>" : "")<figure><a href="\(address(job.path))"><img src="\(address(job.path))" alt="\(label)" loading="lazy" \
      style="--w:\(Int(width.rounded()));--h:\(Int(height.rounded()))"></a><figcaption>\(label)</figcaption>\
      \(notes.isEmpty ? "" : "<ul>\(notes)</ul>")</figure>\(isSheet ? "</details>" : "")

      """
  }

  /// What distinguishes a picture from the same one in another look: the words in its file's name between the presentation and the scale.
  private static func look(_ job: PictureRecord) -> [String] {
    let name = job.path.split(separator: "/").last ?? ""
    let stem = name[..<(name.lastIndex(of: "@") ?? name.endIndex)]
    guard stem.hasPrefix(job.presentation + ".") else { return [] }
    return stem.dropFirst(job.presentation.count + 1).split(separator: ".").map(String.init)
  }

  /// The scale in a file's name, between @ and x.
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
}
