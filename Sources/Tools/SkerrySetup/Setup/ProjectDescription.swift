import SkerryFormats
import Foundation
import SkerryDiagnostics
import SkerryCases

/// The targets in a tool's specification of an Xcode project: XcodeGen's `project.yml`, Tuist's `Project.swift`.
struct ProjectDescription {
  struct Target {
    var name: String
    /// Whether it is an app extension.
    var isExtension: Bool
    /// Its extension point, if the specification has one.
    var extensionPoint: String?
    /// Whether it is a framework or library, which files import by its name.
    var isModule: Bool
    /// Absolute paths of all files.
    var files: [String]
    var settings: [String: String]
    /// Keys that the specification adds to the Info.plist.
    var infoProperties: [String: Any] = [:]
    /// Products of Swift packages.
    var packageProducts: [String]
  }
  let targets: [Target]
  /// Further files of the specification; absolute paths.
  let included: Set<String>
  /// Those of them that do not exist; absolute paths, sorted.
  let missing: [String]

  init(targets: [Target]) { (self.targets, included, missing) = (targets, [], []) }

  /// The SDKs of XcodeGen's platforms; of another, such as `auto`, the settings decide.
  private static let sdks = ["iOS": "iphoneos", "macOS": "macosx", "watchOS": "watchos", "visionOS": "xros"]

  /// Reads `project.yml`. Throws if it, or a file it includes, is not YAML.
  /// - Parameters:
  ///   - files: all files of the repository, absolute.
  ///   - root: the repository's folder.
  init(xcodeGen file: String, files: [String], root: String) throws(CommandError) {
    let specification = try XcodeGenSpecification(file, root: root)
    let folder = specification.folder
    included = specification.included
    missing = specification.missing
    targets = specification.targets.map { name, target in
      let type = target["type"]?.word ?? ""
      var settings = specification.settings.merging(XcodeGenSpecification.settings(target["settings"])) { $1 }
      if let platform = target["platform"]?.word, let sdk = Self.sdks[platform] { settings["SDKROOT"] = settings["SDKROOT"] ?? sdk }
      if let plist = target["info"]?["path"]?.word { settings["INFOPLIST_FILE"] = settings["INFOPLIST_FILE"] ?? plist }
      let properties = target["info"]?["properties"]?.map ?? [:]
      var found: [String] = []
      for key in ["sources", "resources"] {
        for source in target[key]?.list ?? [] {
          guard let path = source.word ?? source["path"]?.word, !path.isEmpty else { continue }
          let excludes = (source["excludes"]?.list ?? []).compactMap(\.word).map { Glob($0, scope: .paths) }
          let place = Self.absolute(path, folder)
          found += Self.expand(place, files).filter { file in
            let relative = file.hasPrefix(place + "/") ? String(file.dropFirst(place.count + 1)) : (file as NSString).lastPathComponent
            return !excludes.contains { $0.matches(relative) }
          }
        }
      }
      return Target(
        name: target["name"]?.word ?? name, isExtension: type.hasPrefix("app-extension"),
        extensionPoint: properties["NSExtension"]?["NSExtensionPointIdentifier"]?.word
          ?? Self.extensionPoint(settings["INFOPLIST_FILE"], folder),
        isModule: type.hasPrefix("framework") || type.hasPrefix("library"), files: Self.withoutDuplicates(found), settings: settings,
        infoProperties: properties.mapValues(\.propertyList),
        packageProducts: (target["dependencies"]?.list ?? []).compactMap { $0["product"]?.word ?? $0["package"]?.word }.sorted())
    }
  }

  // MARK: Files

  static func text(_ path: String) -> String {
    let data = InputFile.data(atPath: path) ?? Data()
    return data.count < SourceFileLimit.byteCount ? String(decoding: data, as: UTF8.self) : ""
  }
  /// A path of a specification as an absolute one; relative paths begin at the folder.
  static func absolute(_ path: String, _ folder: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).standardizedFileURL.path
  }
  /// The files that a path refers to: one file, all files of a folder, or the matches of a pattern.
  static func expand(_ place: String, _ files: [String]) -> [String] {
    if Glob.isPattern(place) {
      let glob = Glob(place, scope: .paths)
      return files.filter { glob.matches($0) || glob.matches(($0 as NSString).deletingLastPathComponent + "/") }
    }
    if files.contains(place) { return [place] }
    return files.filter { $0.hasPrefix(place + "/") }
  }
  static func withoutDuplicates(_ files: [String]) -> [String] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted }.sorted()
  }
  static func extensionPoint(_ plist: String?, _ folder: String) -> String? {
    InfoPlist.path(ofSetting: plist).flatMap { InfoPlist(atPath: absolute($0, folder)) }?.extensionPoint
  }
}
