/// The Swift language mode in which a target is compiled.
enum LanguageMode: String, Codable {
  case five = "5"
  case six = "6"

  /// The mode that an Xcode project's settings ask for; the versions before 5 are compiled as 5.
  init(settings: [String: String]) { self = settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? .six : .five }
  /// As a package's manifest spells it.
  var manifestName: String { ".v\(rawValue)" }
}

/// A widget extension as found, before a package is planned for it.
struct FoundExtension {
  var name: String
  /// Absolute paths, all kinds of files.
  var files: [String]
  var missing: [String] = []
  var settings: [String: String] = [:]
  /// Keys that the project's description adds to the Info.plist.
  var infoProperties: [String: Any] = [:]
  var packageProducts: [String] = []
  /// Files from elsewhere in the repository, each with the type for which it was added.
  var additions: [(path: String, type: String)] = []
  /// The specification of a tool that generates the Xcode project, if the project itself is missing.
  var generator: String?
  /// The folder that declares the extension; `nil` if a project names it.
  var folder: String?
  var region = "en"
  /// The origin that the manifest's comment names.
  var origin: String
  var swiftFiles: [String] { files.filter { $0.hasSuffix(".swift") } }
  /// The settings that decide which parts of the files are compiled, and how.
  var conditions: [String?] { ["SWIFT_ACTIVE_COMPILATION_CONDITIONS", "OTHER_SWIFT_FLAGS", "SWIFT_VERSION"].map { settings[$0] } }
  /// The system that the extension is for, if that is not iOS.
  var foreignSystem: String? {
    let platforms = "\(settings["SDKROOT"] ?? "") \(settings["SUPPORTED_PLATFORMS"] ?? "")".lowercased()
    if platforms.contains("iphone") || platforms.contains("ios") || platforms.contains("auto") { return nil }
    if platforms.contains("watch") || settings["TARGETED_DEVICE_FAMILY"] == "4" { return "watchOS" }
    if platforms.contains("macosx") { return "macOS" }
    return platforms.contains("xros") ? "visionOS" : nil
  }
  /// Other targets of the project by their module names: sources, all files, settings.
  var modules: [String: FoundModule] = [:]
}

/// A framework or library of the same project.
struct FoundModule {
  /// Absolute paths.
  var files: [String]
  var settings: [String: String]
}
