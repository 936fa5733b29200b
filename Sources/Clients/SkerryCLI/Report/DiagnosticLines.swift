import SkerryCases
import SkerryDiagnostics

/// The diagnostics of a drawing run, one per line: a diagnostic that several pictures share is printed once, with the
/// first of them and the number of the others.
struct DiagnosticLines {
  let lines: [String]

  init(_ pictures: [PictureRecord], withNotes: Bool = true) {
    var order: [Diagnostic] = []
    var places: [Diagnostic: [String]] = [:]
    for picture in pictures {
      let place = "\(picture.activity)/\(picture.state) \(picture.presentation)"
      for var diagnostic in picture.diagnostics where withNotes || diagnostic.severity != .note {
        // Its area in each picture is not printed.
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
