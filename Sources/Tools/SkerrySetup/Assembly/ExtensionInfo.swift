import Foundation

/// The extension's Info.plist as Xcode builds it: with the build settings filled in, and the keys that come from
/// settings alone. `Bundle.main` finds it beside the program.
struct ExtensionInfo {
  private let name: String
  private let settings: [String: String]
  /// Keys from the project's description.
  private let properties: [String: Any]
  /// The Info.plist in the repository; `nil` if there is none.
  private let file: String?

  /// - Parameter files: all files of the repository.
  init(_ found: FoundExtension, files: [String]) {
    name = found.name
    settings = found.settings
    properties = found.infoProperties
    file = Self.place(found.settings["INFOPLIST_FILE"], near: found.files.first ?? "", files)
  }

  init(name: String, settings: [String: String], properties: [String: Any] = [:], file: String?) {
    (self.name, self.settings, self.properties, self.file) = (name, settings, properties, file)
  }

  /// A path in the settings is relative to the project's folder, so the file is found by the end of its path; of
  /// several matches the nearest to the extension counts.
  private static func place(_ setting: String?, near home: String, _ files: [String]) -> String? {
    guard let end = InfoPlist.path(ofSetting: setting) else { return nil }
    func shared(_ path: String) -> Int { FileWalk.sharedFolders(path, home) }
    return files.filter { $0.hasSuffix("/" + end) }.max { (shared($0), $1) < (shared($1), $0) }
  }

  /// The Info.plist that cannot be used, with the reason; `nil` if there is none or it is fine.
  var fault: (path: String, reason: String)? { file.flatMap { path in InfoPlist.fault(atPath: path).map { (path, $0) } } }

  /// The property list's text; equal settings give equal text.
  var text: String? {
    var list: [String: Any] = [
      "CFBundleName": "$(PRODUCT_NAME)", "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)",
      "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)", "CFBundlePackageType": "XPC!",
    ]
    for (key, value) in settings where key.hasPrefix("INFOPLIST_KEY_") {
      list[String(key.dropFirst("INFOPLIST_KEY_".count))] = value == "YES" ? true as Any : value == "NO" ? false : value
    }
    if let accent = settings["ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME"] { list["NSAccentColorName"] = accent }
    if let file, let own = InfoPlist(atPath: file) { list.merge(own.entries) { $1 } }
    // A tool that generates the project writes this file again, from these keys.
    list.merge(properties) { $1 }
    var budget = SettingLimit.byteCount
    let whole = list.sorted { $0.key < $1.key }.reduce(into: [String: Any]()) { $0[$1.key] = filled($1.value, 0, &budget) }
    guard PropertyListSerialization.propertyList(whole, isValidFor: .xml),
      let data = try? PropertyListSerialization.data(fromPropertyList: whole, format: .xml, options: 0)
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// The maximum depth of nested lists, and of settings that refer to settings.
  private static let maxDepth = 16

  /// - Parameter budget: how many bytes settings may add; each reference takes at least one.
  private func filled(_ value: Any, _ depth: Int, _ budget: inout Int) -> Any {
    guard depth < Self.maxDepth else { return value }
    switch value {
    case let text as String: return filled(text, depth, &budget)
    case let list as [Any]: return list.map { filled($0, depth + 1, &budget) }
    case let list as [String: Any]:
      return list.sorted { $0.key < $1.key }.reduce(into: [String: Any]()) { $0[$1.key] = filled($1.value, depth + 1, &budget) }
    default: return value
    }
  }

  /// `$(NAME)` and `${NAME}` are replaced by the setting, and changed as the operators after its name say; an unknown one by nothing, as in Xcode.
  private func filled(_ text: String, _ depth: Int, _ budget: inout Int) -> String {
    guard text.contains("$"), depth < Self.maxDepth else { return text }
    return text.replacing(#/\$[({](\w+)((?::[^:)}]+)*)[)}]/#) { match in
      guard budget > 0 else { return "" }
      let value = SettingOperators.applied(String(match.2), to: filled(setting(String(match.1)), depth + 1, &budget))
      budget -= value.utf8.count + 1
      return value
    }
  }

  private func setting(_ key: String) -> String {
    if let value = settings[key] { return value.trimmingCharacters(in: CharacterSet(charactersIn: "\"")) }
    switch key {
    case "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME": return name
    case "PRODUCT_MODULE_NAME": return SetupTarget.identifier(name)
    case "DEVELOPMENT_LANGUAGE": return "en"
    case "MARKETING_VERSION": return "1.0"
    case "CURRENT_PROJECT_VERSION": return "1"
    default: return ""
    }
  }
}
