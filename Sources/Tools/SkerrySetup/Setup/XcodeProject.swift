import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryCases

/// The objects of an `.xcodeproj`, as its `project.pbxproj` lists them.
struct XcodeProject {
  typealias Object = [String: Any]

  /// The `.xcodeproj` folder.
  let url: URL
  /// The folder that paths of the source root are relative to.
  let folder: URL
  private let objects: [String: Object]
  private let parents: [String: String]
  private let projectID: String

  /// Deeper nesting is not a valid project.
  private static let deepestNesting = 64

  init(_ url: URL) throws {
    let file = url.appendingPathComponent("project.pbxproj")
    let data = try InputFile.asked(file.path)
    func damage(_ what: String) -> CommandError {
      let remedy =
        what.contains("conflict") ? "resolve the conflict" : "open the project in Xcode once, or take the file from your repository again"
      return CommandError("The project file \(file.path) \(what); \(remedy).")
    }
    guard BracketDepth.deepest(in: data, pairs: ["{}", "()"]) <= Self.deepestNesting else {
      throw damage("has lists that are nested more than \(Self.deepestNesting) deep")
    }
    guard let root = PropertyList.dictionary(data) else { throw damage(PropertyList.fault(in: data)) }
    guard let objects = root["objects"] as? [String: Object] else { throw damage("has no dictionary \"objects\" of objects") }
    guard let projectID = root["rootObject"] as? String else { throw damage("has no \"rootObject\"") }
    guard let project = objects[projectID] else { throw damage("has no object \(projectID), which its \"rootObject\" names") }
    self.url = url
    self.objects = objects
    self.projectID = projectID
    let outer = url.deletingLastPathComponent()
    let inner = project["projectDirPath"] as? String ?? ""
    folder = inner.isEmpty ? outer : outer.appendingPathComponent(inner).standardizedFileURL
    var parents: [String: String] = [:]
    for id in objects.keys.sorted() {
      for child in objects[id]?["children"] as? [String] ?? [] where parents[child] == nil { parents[child] = id }
    }
    self.parents = parents
  }

  // MARK: Objects

  func object(_ id: String) -> Object? { objects[id] }
  func objects(_ ids: Any?) -> [(id: String, object: Object)] {
    (ids as? [String] ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }
  /// All objects of a kind, in the order of their identifiers.
  func all(_ kind: String) -> [(id: String, object: Object)] {
    objects.filter { $0.value["isa"] as? String == kind }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The targets in the order of the project.
  var targets: [(id: String, object: Object)] { objects(objects[projectID]?["targets"]) }
  var developmentRegion: String { objects[projectID]?["developmentRegion"] as? String ?? "en" }
  var projectConfigurations: Any? { objects[projectID]?["buildConfigurationList"] }

  // MARK: Paths

  /// The path of a file reference or a group; `nil` for products and SDK files.
  func place(of id: String) -> URL? {
    // From the object outwards to a group that is not relative to another.
    var paths: [String] = []
    var visited: Set<String> = []
    var next: String? = id
    while let id = next {
      guard visited.insert(id).inserted, visited.count <= Self.deepestNesting, let object = objects[id] else { return nil }
      if let path = object["path"] as? String, !path.isEmpty { paths.append(path) }
      switch object["sourceTree"] as? String ?? "<group>" {
      case "<group>": next = parents[id]
      case "SOURCE_ROOT": next = nil
      case "<absolute>": return Self.place(paths, in: URL(fileURLWithPath: "/"))
      default: return nil
      }
    }
    return Self.place(paths, in: folder)
  }

  /// - Parameter paths: from the innermost to the outermost.
  private static func place(_ paths: [String], in folder: URL) -> URL {
    paths.reversed().reduce(folder) { $0.appendingPathComponent($1).standardizedFileURL }
  }

  // MARK: Build settings

  /// The settings of a list of configurations: those of Debug, over the project's own.
  func settings(of target: Object) -> [String: String] {
    var result: [String: String] = [:]
    for list in [projectConfigurations, target["buildConfigurationList"]] {
      guard let id = list as? String else { continue }
      let configurations = objects(objects[id]?["buildConfigurations"])
      guard let chosen = configurations.first(where: { $0.object["name"] as? String == "Debug" }) ?? configurations.first else { continue }
      if let file = baseConfiguration(of: chosen.object) {
        // Of several lines with one name the last counts; what it inherits is the outer level's.
        let lines = Dictionary(XcodeConfiguration.settings(file)) { _, last in last }
        for (key, value) in lines { result[key] = Self.inheriting(key, value, result[key]) }
      }
      for (key, value) in (chosen.object["buildSettings"] as? Object ?? [:]).sorted(by: { $0.key < $1.key }) {
        let text = (value as? [String])?.joined(separator: " ") ?? (value as? String) ?? ""
        result[key] = Self.inheriting(key, text, result[key])
      }
    }
    return result
  }

  /// The `.xcconfig` file of a configuration: a file reference, or a path in a synchronized folder (Xcode 16).
  private func baseConfiguration(of configuration: Object) -> URL? {
    if let file = configuration["baseConfigurationReference"] as? String { return place(of: file) }
    guard let anchor = configuration["baseConfigurationReferenceAnchor"] as? String,
      let path = configuration["baseConfigurationReferenceRelativePath"] as? String
    else { return nil }
    return place(of: anchor)?.appendingPathComponent(path).standardizedFileURL
  }

  /// A value with `$(inherited)`, and a reference to the setting itself, replaced by the value of the outer level; the value of the outer level
  /// if the result would be too long.
  private static func inheriting(_ key: String, _ value: String, _ outer: String?) -> String {
    let outer = outer ?? ""
    let references = ["$(inherited)", "${inherited}", "$(\(key))", "${\(key)}"]
    let counts = references.map { value.components(separatedBy: $0).count - 1 }
    guard counts.contains(where: { $0 > 0 }) else { return value }
    let length = zip(references, counts).reduce(value.utf8.count) { $0 + $1.1 * (outer.utf8.count - $1.0.utf8.count) }
    guard length <= SettingLimit.byteCount else { return outer }
    return references.reduce(value) { $0.replacingOccurrences(of: $1, with: outer) }
  }
}

/// The settings that an `.xcconfig` file makes.
enum XcodeConfiguration {
  /// Reads `KEY = value` lines and included files. Unreadable files are ignored.
  static func settings(_ file: URL) -> [(String, String)] {
    var visited: Set<String> = []
    return settings(file, &visited)
  }

  private static func settings(_ file: URL, _ visited: inout Set<String>) -> [(String, String)] {
    guard visited.insert(file.path).inserted, visited.count < 32, let data = InputFile.data(atPath: file.path) else {
      return []
    }
    var result: [(String, String)] = []
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = String(line).components(separatedBy: "//")[0].trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#include") {
        let name = text.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        if !name.isEmpty { result += settings(file.deletingLastPathComponent().appendingPathComponent(name).standardizedFileURL, &visited) }
        continue
      }
      guard let equals = text.firstIndex(of: "=") else { continue }
      let key = text[..<equals].trimmingCharacters(in: .whitespaces)
      // Conditional settings such as [sdk=iphoneos*] are ignored.
      if key.isEmpty || key.contains("[") { continue }
      // As in Xcode, a semicolon may end a line.
      let value = text[text.index(after: equals)...].trimmingCharacters(in: CharacterSet(charactersIn: ";").union(.whitespaces))
      result.append((key, value))
    }
    return result
  }
}
