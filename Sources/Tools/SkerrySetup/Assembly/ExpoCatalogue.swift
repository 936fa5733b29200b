import Foundation
import SkerryDiagnostics
import SkerryFormats

/// The colours and images that Expo's tool adds to a target's catalogue when it generates the Xcode project, in a catalogue of their own.
///
/// - A set that the target's own catalogues already have is left out.
/// - Colours are in Display P3, as the tool writes them. A colour without `light` is a set without a colour, as the tool writes it.
/// - An SVG with the groups of an exported symbol becomes a symbol set.
///
/// Source: EvanBacon/expo-apple-targets @ 2c5d86013aa2, `packages/apple-targets/src/with-widget.ts` and `colorset/with-ios-colorset.ts`.
struct ExpoCatalogue {
  let target: ExpoTarget
  /// The names of the colours, and of the images and symbols, that are already there.
  let known: (colors: Set<String>, images: Set<String>)

  /// - Parameter catalogues: the target's own.
  init(_ target: ExpoTarget, catalogues: [String]) {
    self.target = target
    let sets = catalogues.flatMap { CatalogueReader(URL(fileURLWithPath: $0)).sets }
    known = (Set(sets.filter { $0.kind == .color }.map(\.name)), Set(sets.filter { $0.kind != .color }.map(\.name)))
  }

  /// Writes the catalogue, in place of an earlier one; `false` if there is nothing in it.
  func write(to folder: URL) throws -> Bool {
    try? FileManager.default.removeItem(at: folder)
    var isEmpty = true
    for (name, light, dark) in target.colors where !known.colors.contains(name) && Self.isName(name) {
      let entries = [light, dark].enumerated().compactMap { entry in entry.element.flatMap { Self.color($0, isDark: entry.offset == 1) } }
      guard !entries.isEmpty || light.isEmpty else { continue }
      try Self.write(["colors": .array(entries)], to: folder.appendingPathComponent(name + ".colorset"))
      isEmpty = false
    }
    for (name, files) in target.images where !known.images.contains(name) && Self.isName(name) {
      let found = files.compactMap { file in target.file(file.path).map { (file.scale, URL(fileURLWithPath: $0)) } }
      guard !found.isEmpty else { continue }
      let isSymbol = found.count == 1 && Self.isSymbol(found[0].1)
      let set = folder.appendingPathComponent(name + (isSymbol ? ".symbolset" : ".imageset"))
      let entries = found.map { scale, file -> JSONValue in
        let place: [String: JSONValue] = ["idiom": .string("universal"), "filename": .string(Self.fileName(file, scale))]
        return .object(isSymbol ? place : place.merging(["scale": .string(scale)]) { $1 })
      }
      try Self.write([isSymbol ? "symbols" : "images": .array(entries)], to: set)
      for (scale, file) in found {
        let link = set.appendingPathComponent(Self.fileName(file, scale))
        try? FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
      }
      isEmpty = false
    }
    return !isEmpty
  }

  /// A set's name is that of a folder.
  private static func isName(_ name: String) -> Bool { !name.isEmpty && !name.contains("/") && !name.hasPrefix(".") }

  private static func fileName(_ file: URL, _ scale: String) -> String { scale + "." + file.pathExtension }

  private static func isSymbol(_ file: URL) -> Bool {
    guard file.pathExtension.lowercased() == "svg", let data = InputFile.data(atPath: file.path) else { return false }
    let text = String(decoding: data, as: UTF8.self)
    return text.contains("id=\"Symbols\"") && text.contains("id=\"Regular-S\"")
  }

  private static func color(_ text: String, isDark: Bool) -> JSONValue? {
    guard let color = StyleSheetColor(text) else { return nil }
    let parts = ["red": color.red, "green": color.green, "blue": color.blue, "alpha": color.alpha].mapValues(JSONValue.number)
    let value: JSONValue = .object(["color-space": .string("display-p3"), "components": .object(parts)])
    let dark: JSONValue = .object(["appearance": .string("luminosity"), "value": .string("dark")])
    let entry: [String: JSONValue] = ["idiom": .string("universal"), "color": value]
    return .object(isDark ? entry.merging(["appearances": .array([dark])]) { $1 } : entry)
  }

  private static func write(_ contents: [String: JSONValue], to set: URL) throws {
    try SkerryCache.make(set)
    try SkerryCache.write(JSONValue.object(contents).text, set.appendingPathComponent("Contents.json"))
  }
}
