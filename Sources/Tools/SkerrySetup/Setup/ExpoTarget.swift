import Foundation
import SkerryDiagnostics

/// The `expo-target.config.js` or `.json` beside an extension's sources, or beside a folder `ios` with them, from which Expo's
/// `@bacons/apple-targets` and `expo-targets` make an Xcode target.
struct ExpoTarget {
  /// The member `type`: `widget`, `watch-widget`, `intent` and others.
  let type: String

  /// `nil` if the folder has no such file, or the file states no type in a literal.
  init?(folder: String) {
    for name in ["expo-target.config.js", "expo-target.config.json"] {
      guard let data = InputFile.data(atPath: folder + "/" + name) else { continue }
      let lines = String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline)
        .filter { line in !["*", "//", "/*"].contains { line.drop(while: \.isWhitespace).hasPrefix($0) } }
      guard let found = lines.joined(separator: "\n").firstMatch(of: #/\btype["']?\s*:\s*["'](?<type>[a-z-]+)["']/#) else { continue }
      type = String(found.type)
      return
    }
    return nil
  }

  /// The target that a folder of sources belongs to, and the target's own folder.
  static func around(_ folder: String) -> (target: ExpoTarget, folder: String)? {
    if let own = ExpoTarget(folder: folder) { return (own, folder) }
    let path = folder as NSString
    guard path.lastPathComponent == "ios" else { return nil }
    return ExpoTarget(folder: path.deletingLastPathComponent).map { ($0, path.deletingLastPathComponent) }
  }

  /// The build settings that Xcode would have: the system, if it is the watch's.
  var settings: [String: String] { type.hasPrefix("watch") ? ["SDKROOT": "watchos"] : [:] }
}
