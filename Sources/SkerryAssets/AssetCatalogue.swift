import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// The sets of one `.xcassets` folder, read from its Contents.json files.
struct AssetCatalogue {
  /// One file of an image set.
  struct ImageFile: Sendable {
    var url: URL
    var scale: CGFloat
    var idiom: String
    var isDark: Bool
    var isHighContrast: Bool
  }
  struct ImageSet: Sendable {
    var files: [ImageFile]
    var isTemplate: Bool?
  }
  struct ColorEntry: Sendable {
    var color: RGBA
    var isDark: Bool
    var isHighContrast: Bool
  }

  private(set) var images: [String: ImageSet] = [:]
  private(set) var colors: [String: [ColorEntry]] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// Folders nested deeper than this are not entered, so that a loop of links ends.
  private static let depthLimit = 16

  init(_ folder: URL) { read(folder, prefix: "", depth: 0) }

  private mutating func read(_ folder: URL, prefix: String, depth: Int) {
    guard depth < Self.depthLimit else { return }
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in entries.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = prefix + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset", "symbolset": readImages(entry, name)
      case "colorset": readColors(entry, name)
      case "appiconset", "launchimage": continue
      default:
        guard entry.hasDirectoryPath || entry.pathExtension.isEmpty else { continue }
        let contents = json(entry)
        let properties = contents?["properties"] as? [String: Any]
        let isNamespace = properties?["provides-namespace"] as? Bool ?? false
        read(entry, prefix: isNamespace ? prefix + entry.lastPathComponent + "/" : prefix, depth: depth + 1)
      }
    }
  }

  private func json(_ folder: URL) -> [String: Any]? {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? Data(contentsOf: file) else { return nil }
    return (try? JSONSerialization.jsonObject(with: data)) as? [String: Any]
  }

  private mutating func contents(_ folder: URL) -> [String: Any]? {
    if let found = json(folder) { return found }
    diagnostics.append(
      Diagnostic(
        "malformed-asset", .warning,
        "\(folder.lastPathComponent)/Contents.json is missing or no JSON; open the catalogue in Xcode and save it again."))
    return nil
  }

  private mutating func readImages(_ folder: URL, _ name: String) {
    guard let contents = contents(folder) else { return }
    var files: [ImageFile] = []
    for entry in contents["images"] as? [[String: Any]] ?? [] {
      guard let filename = entry["filename"] as? String, !filename.contains("/") else { continue }
      let scale = (entry["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
      let traits = Appearances(entry)
      files.append(
        ImageFile(
          url: folder.appendingPathComponent(filename), scale: CGFloat(scale), idiom: entry["idiom"] as? String ?? "universal",
          isDark: traits.isDark, isHighContrast: traits.isHighContrast))
    }
    let intent = (contents["properties"] as? [String: Any])?["template-rendering-intent"] as? String
    images[name] = ImageSet(files: files, isTemplate: intent.map { $0 == "template" })
  }

  private mutating func readColors(_ folder: URL, _ name: String) {
    guard let contents = contents(folder) else { return }
    colors[name] = (contents["colors"] as? [[String: Any]] ?? []).compactMap { entry in
      guard let color = (entry["color"] as? [String: Any]).flatMap(RGBA.init(catalogue:)) else { return nil }
      let traits = Appearances(entry)
      return ColorEntry(color: color, isDark: traits.isDark, isHighContrast: traits.isHighContrast)
    }
  }

  private struct Appearances {
    var isDark = false
    var isHighContrast = false
    init(_ entry: [String: Any]) {
      for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
        let value = appearance["value"] as? String
        if value == "dark" { isDark = true }
        if value == "high" { isHighContrast = true }
      }
    }
  }
}

extension RGBA {
  /// A catalogue's colour: components as fractions, as 0–255 or in hexadecimal, in sRGB or Display P3.
  fileprivate init?(catalogue color: [String: Any]) {
    guard let components = color["components"] as? [String: Any] else { return nil }
    func component(_ name: String) -> Double? {
      if let number = components[name] as? Double { return number }
      guard let text = components[name] as? String else { return nil }
      if text.hasPrefix("0x") || text.hasPrefix("0X") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      return text.contains(".") ? Double(text) : Double(text).map { $0 / 255 }
    }
    let alpha = component("alpha") ?? 1
    if let white = component("white") {
      self.init(white, white, white, alpha)
    } else if let red = component("red"), let green = component("green"), let blue = component("blue") {
      if color["color-space"] as? String == "display-p3" {
        self.init(displayP3Red: red, green, blue, alpha)
      } else {
        self.init(red, green, blue, alpha)
      }
    } else {
      return nil
    }
  }
}
