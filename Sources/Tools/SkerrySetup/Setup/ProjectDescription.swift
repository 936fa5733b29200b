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

  /// Reads `Project.swift`: each call that names a `product:`, with the patterns in its `sources:`, `buildableFolders:` and `resources:`.
  init(tuist file: String, files: [String]) {
    let folder = (file as NSString).deletingLastPathComponent
    let text = Self.text(file)
    included = []
    missing = []
    targets = Self.calls(in: text).compactMap { call in
      guard let name = Self.strings(after: "name:", in: call).first,
        let product = call.firstMatch(of: #/product:\s*\.(\w+)/#).map({ String($0.output.1) })
      else { return nil }
      let patterns = ["sources:", "buildableFolders:", "resources:"].flatMap { Self.strings(after: $0, in: call) }
      return Target(
        name: name, isExtension: product == "appExtension" || product == "extensionKitExtension",
        extensionPoint: call.contains("com.apple.widgetkit-extension") ? "com.apple.widgetkit-extension" : nil,
        isModule: product.lowercased().contains("framework") || product.lowercased().contains("library"),
        files: Self.withoutDuplicates(patterns.flatMap { Self.expand(Self.absolute($0, folder), files) }), settings: [:],
        packageProducts: call.matches(of: #/\.(?:external|package)\((?:name|product):\s*"([^"]+)"/#).map { String($0.output.1) }.sorted())
    }
  }

  // MARK: Files

  private static func text(_ path: String) -> String {
    let data = InputFile.data(atPath: path) ?? Data()
    return data.count < SourceFileLimit.byteCount ? String(decoding: data, as: UTF8.self) : ""
  }
  /// A path of a specification as an absolute one; relative paths begin at the folder.
  static func absolute(_ path: String, _ folder: String) -> String {
    URL(fileURLWithPath: path, relativeTo: URL(fileURLWithPath: folder, isDirectory: true)).standardizedFileURL.path
  }
  /// The files that a path refers to: one file, all files of a folder, or the matches of a pattern.
  private static func expand(_ place: String, _ files: [String]) -> [String] {
    if Glob.isPattern(place) {
      let glob = Glob(place, scope: .paths)
      return files.filter { glob.matches($0) || glob.matches(($0 as NSString).deletingLastPathComponent + "/") }
    }
    if files.contains(place) { return [place] }
    return files.filter { $0.hasPrefix(place + "/") }
  }
  private static func withoutDuplicates(_ files: [String]) -> [String] {
    var seen: Set<String> = []
    return files.filter { seen.insert($0).inserted }.sorted()
  }
  private static func extensionPoint(_ plist: String?, _ folder: String) -> String? {
    InfoPlist.path(ofSetting: plist).flatMap { InfoPlist(atPath: absolute($0, folder)) }?.extensionPoint
  }

  // MARK: Tuist

  /// The arguments of every call of `target` or `Target`, including the brackets.
  private static func calls(in text: String) -> [String] {
    text.matches(of: #/(?:\.target|\bTarget|\bTarget\.target)\(/#).compactMap { match in
      var depth = 0
      var end = text.index(before: match.range.upperBound)
      while end < text.endIndex {
        if text[end] == "(" { depth += 1 }
        if text[end] == ")" { depth -= 1 }
        end = text.index(after: end)
        if depth == 0 { return String(text[match.range.upperBound..<end]) }
      }
      return nil
    }
  }
  /// The strings of an argument: one, or a list.
  private static func strings(after label: String, in call: String) -> [String] {
    guard let start = call.range(of: label)?.upperBound else { return [] }
    var (depth, end) = (0, start)
    while end < call.endIndex {
      if "[(".contains(call[end]) { depth += 1 }
      if "])".contains(call[end]) { depth -= 1 }
      if depth < 0 || depth == 0 && call[end] == "," { break }
      end = call.index(after: end)
    }
    return call[start..<end].matches(of: #/"([^"\\]*)"/#).map { String($0.output.1) }
  }
}
