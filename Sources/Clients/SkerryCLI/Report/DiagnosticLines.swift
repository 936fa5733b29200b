import Foundation
import SkerryCases
import SkerryDiagnostics
import SkerryFormats

/// The diagnostics of a drawing run, one per line: a diagnostic that several pictures share is printed once, with the
/// first of them and the number of the others. The same sentence about several places of the sources is one line as well, with the number of
/// the other places. An asset that is too large for several presentations has one line, that of the smallest picture, which names the others.
struct DiagnosticLines {
  let lines: [String]

  /// A diagnostic and the pictures that have it.
  private struct Entry {
    var diagnostic: Diagnostic
    /// The area of the smallest picture that has it, in square points.
    var area: CGFloat
    var presentation: String
    var places: [String] = []
    var presentations: [String] = []
    /// How many other places of the sources have the same sentence.
    var otherSites = 0
  }

  init(_ pictures: [PictureRecord], withNotes: Bool = true) {
    var entries: [Entry] = []
    var indices: [Diagnostic: Int] = [:]
    for picture in pictures {
      let place = "\(picture.activity)/\(picture.state) \(picture.presentation)"
      let area = picture.size.width * picture.size.height
      for var diagnostic in picture.diagnostics where withNotes || diagnostic.severity != .note {
        // Its area in each picture is not printed.
        diagnostic.area = nil
        let key = Self.key(of: diagnostic)
        let index = indices[key] ?? entries.count
        if index == entries.count {
          indices[key] = index
          entries.append(Entry(diagnostic: diagnostic, area: area, presentation: picture.presentation))
        } else if area < entries[index].area {
          // The smallest picture allows the least.
          (entries[index].diagnostic, entries[index].area, entries[index].presentation) = (diagnostic, area, picture.presentation)
        }
        if entries[index].places.last != place { entries[index].places.append(place) }
        if !entries[index].presentations.contains(picture.presentation) { entries[index].presentations.append(picture.presentation) }
      }
    }
    let locator = SourceLocator()
    lines = Self.joined(entries).map { entry in
      let diagnostic = entry.diagnostic
      let site = diagnostic.site.map { "\(locator.text(of: $0)): " } ?? ""
      let more = entry.places.count > 1 ? " and \(entry.places.count - 1) more" : ""
      let others =
        OversizedAsset.isSubject(of: diagnostic)
        ? OversizedAsset.sentence(of: entry.presentations.filter { $0 != entry.presentation })
        : entry.otherSites == 0 ? "" : " The same holds at \(ShortNumber.counted(entry.otherSites, "other place"))."
      return
        "\(site)\(diagnostic.severity.rawValue): \(entry.places.first ?? "")\(more): \(diagnostic.message)\(others) [\(diagnostic.rule)]"
    }
  }

  /// The entries, those that differ only in their place of the sources joined into the first.
  private static func joined(_ entries: [Entry]) -> [Entry] {
    var result: [Entry] = []
    var indices: [Diagnostic: Int] = [:]
    var places: [Int: Set<String>] = [:]
    for entry in entries {
      var key = entry.diagnostic
      key.site = nil
      guard entry.diagnostic.site != nil, !OversizedAsset.isSubject(of: entry.diagnostic), let index = indices[key] else {
        if entry.diagnostic.site != nil { indices[key] = result.count }
        result.append(entry)
        continue
      }
      result[index].otherSites += 1
      for place in entry.places where places[index, default: Set(result[index].places)].insert(place).inserted {
        result[index].places.append(place)
      }
    }
    return result
  }

  /// What diagnostics have in common that are one line: everything, or the asset that is too large.
  private static func key(of diagnostic: Diagnostic) -> Diagnostic {
    guard OversizedAsset.isSubject(of: diagnostic) else { return diagnostic }
    var key = Diagnostic(diagnostic.rule, diagnostic.severity, "")
    key.asset = diagnostic.asset
    return key
  }
}
