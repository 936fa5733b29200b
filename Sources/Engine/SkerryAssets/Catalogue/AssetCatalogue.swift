import Foundation
import SkerryDiagnostics
import SkerryFormats

/// The images, colours and symbols of one asset catalogue, by name.
struct AssetCatalogue {
  private(set) var images: [String: ImageSet] = [:]
  private(set) var colors: [String: ColorSet] = [:]
  /// Files of symbol sets by name.
  private(set) var symbols: [String: URL] = [:]
  /// Problems of the catalogue. A single file that cannot be used is not among them; it is reported when a view uses its image.
  private(set) var diagnostics: [Diagnostic] = []
  private let folder: URL

  /// The catalogue's path as messages name it.
  var shownName: String { shown(folder) }

  init(_ folder: URL) {
    self.folder = folder
    let catalogue = CatalogueReader(folder)
    for problem in catalogue.problems where !problem.isAboutFile {
      let place = problem.line == 1 && problem.column == 1 ? "" : ":\(problem.line):\(problem.column)"
      report(URL(fileURLWithPath: problem.path), "\(place) \(problem.sentence).")
    }
    for set in catalogue.sets where set.contents != nil {
      switch set.kind {
      case .image: images[set.name] = ImageSet(set)
      case .color: addColors(set)
      case .symbol: addSymbol(set)
      }
    }
  }

  private mutating func report(_ file: URL, _ sentence: String) {
    diagnostics.append(Diagnostic(.malformedAsset, shown(file) + sentence, severity: .warning))
  }

  /// A file's path in the current folder. A file elsewhere, such as a copy in a build folder, is named from the folder around its catalogue on,
  /// because catalogues mostly have the same name.
  private func shown(_ file: URL) -> String {
    // A program's catalogues are links to the repository's. A link inside one is itself at fault, not what it leads to.
    let isWhole = file.standardizedFileURL.path == folder.standardizedFileURL.path
    let path =
      isWhole
      ? file.resolvingSymlinksInPath().path
      : file.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(file.lastPathComponent).path
    let here = FileManager.default.currentDirectoryPath + "/"
    if path.hasPrefix(here) { return String(path.dropFirst(here.count)) }
    let names = path.split(separator: "/")
    let catalogue = names.lastIndex { $0.hasSuffix(".xcassets") } ?? max(0, names.count - 1)
    return names[max(0, catalogue - 1)...].joined(separator: "/")
  }

  private mutating func addSymbol(_ set: CatalogueSet) {
    let files = set.entries.compactMap(\.file)
    if let file = files.first(where: { $0.fault == nil }) {
      symbols[set.name] = file.url
    } else if let fault = files.first?.fault {
      report(set.folder.appendingPathComponent("Contents.json"), " \(fault).")
    } else {
      report(set.folder.appendingPathComponent("Contents.json"), " names no file; drop the symbol's SVG into it in Xcode.")
    }
  }

  private mutating func addColors(_ set: CatalogueSet) {
    var colors = ColorSet()
    for entry in set.entries {
      // For an appearance that was never filled in, Xcode writes an entry without a colour. One that cannot be read is a problem of the catalogue.
      guard let color = entry.object["color"] as? [String: Any], let source = ColorSet.Source(color) else { continue }
      colors.entries.append(ColorSet.Entry(source: source, traits: VariantTraits(entry.object)))
    }
    self.colors[set.name] = colors
  }
}
