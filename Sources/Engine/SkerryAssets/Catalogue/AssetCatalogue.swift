import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryGeometry

/// The sets of one `.xcassets` folder, read from its Contents.json files.
struct AssetCatalogue {
  private(set) var images: [String: ImageSet] = [:]
  private(set) var colors: [String: ColorSet] = [:]
  /// Files of symbol sets by name.
  private(set) var symbols: [String: URL] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Folders nested deeper than this are not entered, so that a loop of links ends.
  private static let depthLimit = 16

  init(_ folder: URL) { read(folder, prefix: "", depth: 0) }

  private mutating func read(_ folder: URL, prefix: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    let entries = FolderEntries.of(folder)
    for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = prefix + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset": readImages(entry, name)
      case "symbolset": readSymbol(entry, name)
      case "colorset": readColors(entry, name)
      case "appiconset", "launchimage", "dataset", "stickersiconset", "arresourcegroup", "complicationset", "imagestack", "brandassets":
        continue
      default:
        guard entry.hasDirectoryPath || entry.pathExtension.isEmpty else { continue }
        let properties = json(entry)?["properties"] as? [String: Any]
        let isNamespace = properties?["provides-namespace"] as? Bool ?? false
        read(entry, prefix: isNamespace ? prefix + entry.lastPathComponent + "/" : prefix, depth: depth + 1)
      }
    }
  }

  private func json(_ folder: URL) -> [String: Any]? {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  /// The dictionary and the list of entries in a set's Contents.json.
  private mutating func contents(_ folder: URL, _ key: String) -> ([String: Any], [[String: Any]])? {
    guard let found = json(folder) else {
      complain("\(folder.lastPathComponent)/Contents.json is missing or no JSON; open the catalogue in Xcode and save it again.")
      return nil
    }
    guard let entries = found[key] as? [[String: Any]] else {
      complain("\(folder.lastPathComponent)/Contents.json has no list \"\(key)\"; open the catalogue in Xcode and save it again.")
      return nil
    }
    return (found, entries)
  }

  private mutating func complain(_ message: String) { diagnostics.append(Diagnostic("malformed-asset", .warning, message)) }

  private mutating func readImages(_ folder: URL, _ name: String) {
    guard let (contents, entries) = contents(folder, "images") else { return }
    let properties = contents["properties"] as? [String: Any] ?? [:]
    var set = ImageSet(folder: folder)
    set.isTemplate = (properties["template-rendering-intent"] as? String).flatMap { ["template": true, "original": false][$0] }
    set.preservesVector = properties["preserves-vector-representation"] as? Bool ?? false
    for entry in entries {
      // Places that were never filled have no file.
      guard let filename = entry["filename"] as? String else { continue }
      guard !filename.contains("/"), filename != ".." else {
        complain("\(folder.lastPathComponent)/Contents.json names the file \"\(filename)\" outside its folder; put it inside.")
        continue
      }
      let scale = (entry["scale"] as? String).flatMap { Double($0.hasSuffix("x") ? String($0.dropLast()) : $0) }
      set.files.append(
        ImageSet.File(
          url: folder.appendingPathComponent(filename), scale: scale.map { CGFloat(min(max($0, 0.1), 10)) }, traits: VariantTraits(entry),
          slices: (entry["resizing"] as? [String: Any]).map(ImageSet.Slices.init)))
    }
    images[name] = set
  }

  private mutating func readSymbol(_ folder: URL, _ name: String) {
    guard let (_, entries) = contents(folder, "symbols") else { return }
    guard let file = entries.lazy.compactMap({ $0["filename"] as? String }).first(where: { !$0.contains("/") }) else {
      return complain("\(folder.lastPathComponent)/Contents.json names no file; drop the symbol's SVG into it in Xcode.")
    }
    symbols[name] = folder.appendingPathComponent(file)
  }

  private mutating func readColors(_ folder: URL, _ name: String) {
    guard let (_, entries) = contents(folder, "colors") else { return }
    var set = ColorSet()
    for (index, entry) in entries.enumerated() {
      // A place that was never filled has no colour.
      guard let color = entry["color"] as? [String: Any] else { continue }
      guard let source = ColorSet.Source(color) else {
        complain(
          "\(folder.lastPathComponent)/Contents.json: colour \(index + 1) has no readable components or reference; open it in Xcode and choose the colour again."
        )
        continue
      }
      set.entries.append(ColorSet.Entry(source: source, traits: VariantTraits(entry)))
    }
    colors[name] = set
  }
}
