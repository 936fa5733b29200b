import SkerryCases
import SkerryDiagnostics

/// What was met while pictures were drawn, a line each: what several pictures have alike is said once, with the first of them and the number
/// of the others.
struct DiagnosticLines {
  let lines: [String]

  init(_ pictures: [PictureRecord]) {
    var order: [Diagnostic] = []
    var places: [Diagnostic: [String]] = [:]
    for picture in pictures {
      let place = "\(picture.activity)/\(picture.state) \(picture.presentation)"
      for var diagnostic in picture.diagnostics {
        // Where it lies in each picture is not said.
        diagnostic.area = nil
        if places[diagnostic] == nil { order.append(diagnostic) }
        if places[diagnostic]?.last != place { places[diagnostic, default: []].append(place) }
      }
    }
    let locator = SourceLocator()
    lines = order.map { diagnostic in
      let site = diagnostic.site.map { "\(locator.text(of: $0)): " } ?? ""
      let all = places[diagnostic] ?? []
      let more = all.count > 1 ? " and \(all.count - 1) more" : ""
      return "\(site)\(diagnostic.severity.rawValue): \(all.first ?? "")\(more): \(diagnostic.message) [\(diagnostic.rule)]"
    }
  }
}
