import Foundation
import SkerryDiagnostics

/// The `expo-target.config.js` or `.json` beside an extension's sources, or beside a folder `ios` with them, from which Expo's
/// `@bacons/apple-targets` and `expo-targets` make an Xcode target.
struct ExpoTarget {
  /// The folder of the configuration.
  let folder: String
  /// The member `type`: `widget`, `watch-widget`, `intent` and others.
  let type: String
  /// The member `colors`: the colour sets that the tool adds to the target's catalogue, and their colours as style sheets spell them.
  let colors: [(name: String, light: String, dark: String?)]
  /// The member `images`: the image sets that the tool adds to the target's catalogue, and a file for each scale.
  let images: [(name: String, files: [(scale: String, path: String)])]
  /// The Live Activities among the member `kinds`: `expo-targets` writes the types of their attributes.
  let activities: [ExpoActivity]

  /// The files that have one of these names are configurations.
  static let names = ["expo-target.config.js", "expo-target.config.json"]

  /// `nil` if the folder has no such file, or the file states no type in a literal.
  init?(folder: String) {
    let texts = Self.names.lazy.compactMap { InputFile.data(atPath: folder + "/" + $0) }.map { String(decoding: $0, as: UTF8.self) }
    guard let object = texts.compactMap({ ScriptObject(in: $0, with: "type") }).first, let type = object.text("type") else { return nil }
    self.folder = folder
    self.type = type
    // `expo-targets` has these members in an object for each system.
    let system = object.object("ios")
    colors = (object.object("colors") ?? system?.object("colors"))?.members.compactMap(Self.color) ?? []
    images = (object.object("images") ?? system?.object("images"))?.members.compactMap(Self.image) ?? []
    activities = (system?.list("kinds") ?? []).compactMap(ExpoActivity.init)
  }

  private static func color(_ member: ScriptObject.Member) -> (name: String, light: String, dark: String?)? {
    switch member.value {
    case .text(let color): (member.name, color, nil)
    // Its documentation shows `color` and `darkColor`, too, but the tool reads neither, and writes a set without a colour.
    case .object(let variants): (member.name, variants.text("light") ?? "", variants.text("dark"))
    }
  }

  private static func image(_ member: ScriptObject.Member) -> (name: String, files: [(scale: String, path: String)])? {
    switch member.value {
    case .text(let path): (member.name, [("1x", path)])
    case .object(let scales): (member.name, ["1x", "2x", "3x"].compactMap { scale in scales.text(scale).map { (scale, $0) } })
    }
  }

  /// The target that a folder of sources belongs to.
  static func around(_ folder: String) -> ExpoTarget? {
    if let own = ExpoTarget(folder: folder) { return own }
    let path = folder as NSString
    return path.lastPathComponent == "ios" ? ExpoTarget(folder: path.deletingLastPathComponent) : nil
  }

  /// The target that an extension's files belong to, whether they were found in a project or in a folder.
  static func of(_ files: [String]) -> ExpoTarget? {
    var seen: Set<String> = []
    let folders = files.lazy.filter { $0.hasSuffix(".swift") }.map { ($0 as NSString).deletingLastPathComponent }.filter {
      seen.insert($0).inserted
    }
    return folders.compactMap(around).first
  }

  /// The colour set of the accent colour.
  static let accent = "$accent"

  /// The build settings that Xcode would have: the system, if it is the watch's, and the accent colour.
  var settings: [String: String] {
    var settings = type.hasPrefix("watch") ? ["SDKROOT": "watchos"] : [:]
    if colors.contains(where: { $0.name == Self.accent }) { settings[Self.accentSetting] = Self.accent }
    return settings
  }

  private static let accentSetting = "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"

  /// Where a file of an image is: a path that begins with a full stop or slash is relative to the configuration, and others to the app's
  /// folder, the nearest one above with a `package.json`. `nil` for an address on the network, and for a file that is missing.
  func file(_ path: String) -> String? {
    guard !path.contains("://") else { return nil }
    var base = URL(fileURLWithPath: folder)
    if !path.hasPrefix("."), !path.hasPrefix("/") {
      while base.path != "/", !FileManager.default.fileExists(atPath: base.appendingPathComponent("package.json").path) {
        base.deleteLastPathComponent()
      }
    }
    let file = base.appendingPathComponent(path).standardizedFileURL.path
    return FileManager.default.fileExists(atPath: file) ? file : nil
  }
}
