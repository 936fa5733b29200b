/// The names that files and folders of a project have unless an option or the settings name others.
package enum ProjectFiles {
  /// The folder of goldens.
  package static let goldens = "Goldens"
  /// The folder for pictures that differ, and for results.
  package static let artifacts = ".skerry"
  /// The settings.
  package static let settings = "skerry.json"
  /// Extensions of folders that count as one file.
  package static let bundles: Set<String> = [
    "xcassets", "xcdatamodeld", "xcodeproj", "xcworkspace", "framework", "xcframework", "bundle", "icon", "playground", "docc",
  ]

  /// Endings of files whose contents decide what is compiled.
  private static let endings: Set<String> = [
    "swift", "pbxproj", "plist", "xcconfig", "yml", "yaml", "intentdefinition", "podspec", "strings", "stringsdict", "xcstrings", "ttf",
    "otf", "ttc", "h", "c", "m", "modulemap", "entitlements", "resolved", "bazel", "xccurrentversion",
  ]
  /// Names of such files: of Bazel, CocoaPods and expo-targets, and the model inside an `.xcdatamodel`.
  private static let names: Set<String> = ["BUILD", "Podfile", "expo-target.config.js", "expo-target.config.json", "contents"]

  /// Whether the contents of a file of this name decide what is compiled.
  package static func decidesBuild(_ name: String) -> Bool {
    if names.contains(name) { return true }
    guard let dot = name.lastIndex(of: ".") else { return false }
    return endings.contains(name[name.index(after: dot)...].lowercased())
  }
}
