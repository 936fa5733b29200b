import Foundation
import SkerryCases
import SkerryDiagnostics

/// XcodeGen's `project.yml` with all that it includes, and its targets with their templates applied.
struct XcodeGenSpecification {
  /// The folder that the paths of the specification are relative to.
  let folder: String
  /// The project's build settings, which every target starts from.
  let settings: [String: String]
  /// Sorted by name. Paths of included files are absolute.
  let targets: [(name: String, value: YAMLValue)]

  /// The files that it includes, directly or not; absolute.
  let included: Set<String>
  /// Those of them that do not exist; sorted. Many repositories keep an included file with a team's identifier out of git.
  let missing: [String]

  /// The maximum depth of includes.
  private static let maxDepth = 8
  /// The maximum number of files that one file may include.
  private static let maxIncludes = 32
  /// The maximum number of includes in all files together.
  private static let maxAllIncludes = 256

  /// - Parameter root: the repository's folder. XcodeGen's `--project-root` is not recorded anywhere, so if an included
  ///   file is missing beside the specification, the nearest folder above that contains most of them is used.
  init(_ file: String, root: String) throws(CommandError) {
    var folder = (file as NSString).deletingLastPathComponent
    let own = try Self.yaml(file)
    let names = Self.includes(of: own).map(\.path)
    func count(_ folder: String) -> Int { names.count { FileManager.default.fileExists(atPath: folder + "/" + $0) } }
    var place = folder
    while count(folder) < names.count, place.hasPrefix(root + "/") {
      place = (place as NSString).deletingLastPathComponent
      if count(place) > count(folder) { folder = place }
    }
    var included: [String] = []
    let whole = try Self.joined(own, of: file, in: folder, depth: 0, &included)
    self.included = Set(included)
    missing = self.included.filter { !FileManager.default.fileExists(atPath: $0) }.sorted()
    let templates = whole["targetTemplates"]?.map ?? [:]
    self.folder = folder
    settings = Self.settings(whole["settings"])
    targets = (whole["targets"]?.map ?? [:]).sorted { $0.key < $1.key }.map { name, own in
      let names = (own["templates"]?.list ?? []).compactMap(\.word)
      return (name, names.reduce(own) { Self.merged(templates[$1] ?? .map([:]), $0) })
    }
  }

  // MARK: Including

  private static func includes(of value: YAMLValue) -> [(path: String, isRelative: Bool)] {
    (value["include"]?.list ?? []).prefix(maxIncludes).compactMap { entry in
      guard let path = entry.word ?? entry["path"]?.word, !path.isEmpty else { return nil }
      return (path, entry["relativePaths"]?.word?.lowercased() != "false")
    }
  }

  /// A specification merged over the files it includes: its own values win.
  ///
  /// - Parameter known: the files of all includes so far.
  private static func joined(
    _ own: YAMLValue, of file: String, in folder: String, depth: Int, _ known: inout [String]
  ) throws(CommandError) -> YAMLValue {
    guard depth < maxDepth else {
      throw CommandError("\(file): it includes itself, or its includes are more than \(maxDepth) deep; remove one.")
    }
    var below = YAMLValue.map([:])
    for (name, isRelative) in includes(of: own) {
      let path = ProjectDescription.absolute(name, folder)
      known.append(path)
      guard known.count <= maxAllIncludes else {
        throw CommandError("\(file): the specification has more than \(maxAllIncludes) includes; remove those that repeat a file.")
      }
      guard FileManager.default.fileExists(atPath: path) else { continue }
      let home = (path as NSString).deletingLastPathComponent
      var included = try joined(try yaml(path), of: path, in: home, depth: depth + 1, &known)
      if isRelative { included = anchored(included, in: home) }
      below = merged(below, included)
    }
    return merged(below, own)
  }

  /// The paths of a specification's targets made absolute.
  private static func anchored(_ value: YAMLValue, in folder: String) -> YAMLValue {
    func place(_ value: YAMLValue) -> YAMLValue {
      if let path = value.word { return .word(ProjectDescription.absolute(path, folder)) }
      guard let path = value["path"]?.word else { return value }
      return .map(value.map.merging(["path": .word(ProjectDescription.absolute(path, folder))]) { $1 })
    }
    var result = value.map
    for section in ["targets", "targetTemplates"] {
      guard let all = result[section]?.map else { continue }
      result[section] = .map(
        all.mapValues { target in
          var own = target.map
          for key in ["sources", "resources"] { if let list = own[key]?.list { own[key] = .list(list.map(place)) } }
          if let info = own["info"] { own["info"] = place(info) }
          return .map(own)
        })
    }
    return .map(result)
  }

  /// Maps are joined key by key, lists concatenated; otherwise the second value is used.
  private static func merged(_ below: YAMLValue, _ above: YAMLValue) -> YAMLValue {
    switch (below, above) {
    case (.map(let a), .map(let b)): .map(a.merging(b) { merged($0, $1) })
    case (.list(let a), .list(let b)): .list(a + b)
    default: above
    }
  }

  // MARK: Reading

  private static func yaml(_ path: String) throws(CommandError) -> YAMLValue {
    guard let data = InputFile.data(atPath: path) else {
      throw CommandError("\(path) cannot be read; check its permissions.")
    }
    do {
      return try YAMLValue(parsing: String(decoding: data, as: UTF8.self))
    } catch {
      throw CommandError("\(path):\(error.line):\(error.column): \(error.problem); fix the YAML; XcodeGen cannot read it either.")
    }
  }

  /// Build settings: in `base`, in `configs`, or directly.
  static func settings(_ value: YAMLValue?) -> [String: String] {
    guard let value else { return [:] }
    let debug = value["configs"]?["Debug"]?.map ?? value["configs"]?["debug"]?.map ?? [:]
    let all = (value["base"] == nil ? value.map : value["base"]?.map ?? [:]).merging(debug) { $1 }
    return all.compactMapValues { value in
      if case .list(let words) = value { return words.compactMap(\.word).joined(separator: " ") }
      return value.word.map { $0.lowercased() == "true" ? "YES" : $0.lowercased() == "false" ? "NO" : $0 }
    }
  }
}
