import Foundation
import SkerryFormats
import SkerryDiagnostics

/// The Info.plist of a target in the repository.
struct InfoPlist {
  /// Its keys and values; references to build settings are not replaced.
  let entries: [String: Any]

  /// `nil` if there is no such file, or if it is not a property list of keys and values.
  init?(atPath path: String) {
    guard let data = InputFile.data(atPath: path),
      let entries = PropertyList.dictionary(data)
    else { return nil }
    self.entries = entries
  }

  /// Why a file cannot be used, as the end of a sentence; `nil` if it can, or if it does not exist.
  static func fault(atPath path: String) -> String? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    guard let data = InputFile.data(atPath: path) else { return "it cannot be read" }
    return PropertyList.dictionary(data) == nil ? "it is not a property list of keys and values" : nil
  }

  /// The kind of extension, such as `com.apple.widgetkit-extension`.
  var extensionPoint: String? { (entries["NSExtension"] as? [String: Any])?["NSExtensionPointIdentifier"] as? String }

  var isOfWidgetExtension: Bool { extensionPoint == "com.apple.widgetkit-extension" }

  /// The path in the build setting `INFOPLIST_FILE`, relative to the project's folder; `nil` if there is none.
  static func path(ofSetting setting: String?) -> String? {
    guard var path = setting?.trimmingCharacters(in: CharacterSet(charactersIn: "\" ")), !path.isEmpty else { return nil }
    for prefix in ["$(SRCROOT)/", "${SRCROOT}/", "$(PROJECT_DIR)/", "${PROJECT_DIR}/", "./"] where path.hasPrefix(prefix) {
      path.removeFirst(prefix.count)
    }
    return path
  }
}
