import Foundation
import SkerryDiagnostics
import SkerryFormats

/// Modules of a repository besides those of its Xcode project: packages' targets, pods, Bazel's libraries, folders of
/// that name, and Tuist's projects of that name, which may have resources alone.
final class LocalModules {
  /// Swift files that may be taken.
  private let sources: [String]
  /// `Package.swift`, `Project.swift`, `.podspec` and `BUILD` files.
  private let descriptions: [(path: String, name: String)]
  /// Folders that contain Swift files, by name.
  private var folders: [String: [String]] = [:]
  private var known: [String: String?] = [:]
  private var contents: [String: String] = [:]
  private var knownTargets: [String: [String: String]] = [:]

  /// - Parameters:
  ///   - files: all files of the repository.
  ///   - sources: its Swift files that may be taken.
  init(files: [String], sources: [String]) {
    self.sources = sources
    descriptions = files.compactMap { path in
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      let name = String(path[path.index(after: slash)...])
      let isDescription =
        ["Package.swift", "Project.swift", "BUILD", "BUILD.bazel"].contains(name) || name.hasSuffix(".podspec")
      return isDescription ? (path, name) : nil
    }
    var seen: Set<Substring> = []
    for source in sources {
      var folder = source[...]
      while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash > folder.startIndex {
        folder = folder[..<slash]
        guard seen.insert(folder).inserted else { break }
        guard let outer = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { break }
        let name = String(folder[folder.index(after: outer)...])
        folders[name, default: []].append(String(folder))
        let module = Self.module(of: name)
        if module != name { folders[module, default: []].append(String(folder)) }
      }
    }
  }

  /// The module of a target or its folder: `Ride_Models` of "Ride Models".
  private static func module(of name: String) -> String { String(name.map { $0.isLetter || $0.isNumber ? $0 : "_" }) }

  /// The Swift files of a module; empty if the repository has none of that name.
  func files(of module: String) -> [String] {
    folder(of: module).map { folder in sources.filter { $0.hasPrefix(folder + "/") } } ?? []
  }

  /// The folder with a module's files; `nil` if the repository has none of that name.
  func folder(of module: String) -> String? {
    if let folder = known[module] { return folder }
    let found =
      packageFolder(module) ?? (folders[module] ?? []).first { $0.hasSuffix("/Sources/\(module)") } ?? podFolder(module)
      ?? bazelFolder(module) ?? folders[module]?.first ?? partFolder(module) ?? projectFolder(module)
    known[module] = .some(found)
    return found
  }

  /// The folder of one part of a feature, as Tuist's documentation lays features out: `Meal/Interface` is the module `MealInterface`.
  private func partFolder(_ module: String) -> String? {
    for part in ["Interface", "Testing"] where module.hasSuffix(part) {
      if let found = folders[part]?.first(where: { $0.hasSuffix("/\(module.dropLast(part.count))/\(part)") }) { return found }
    }
    return nil
  }

  /// The folder of a project of Tuist's that has the module's name. Such a module may consist of resources, for which Tuist writes the Swift names.
  private func projectFolder(_ module: String) -> String? {
    descriptions.lazy.filter { $0.name == "Project.swift" }.map { Self.folder(of: $0.path) }
      .first { Self.module(of: ($0 as NSString).lastPathComponent) == module }
  }

  private func text(_ path: String) -> String {
    if let text = contents[path] { return text }
    let data = InputFile.data(atPath: path) ?? Data()
    let text = data.count < 1_000_000 ? String(decoding: data, as: UTF8.self) : ""
    contents[path] = text
    return text
  }

  private static func folder(of path: String) -> String { (path as NSString).deletingLastPathComponent }
  private func holdsSwift(_ folder: String) -> Bool { sources.contains { $0.hasPrefix(folder + "/") } }

  /// The folder of `.target(name: "Module")` in a manifest of the repository: its `path`, otherwise `Sources/Module`. A folder of that name in a
  /// package without such a target is only a part of another module.
  private func packageFolder(_ module: String) -> String? {
    for manifest in descriptions where manifest.name == "Package.swift" {
      guard let path = targets(of: manifest.path)[module] else { continue }
      let place = URL(fileURLWithPath: Self.folder(of: manifest.path)).appendingPathComponent(path).standardizedFileURL.path
      if holdsSwift(place) { return place }
    }
    return nil
  }

  /// The folders of a manifest's targets by their modules. `.product(name:package:)` among a target's dependencies is another package's.
  private func targets(of manifest: String) -> [String: String] {
    if let known = knownTargets[manifest] { return known }
    let bytes = Array(text(manifest).utf8)
    let tokens = SwiftTokenizer.tokens(of: bytes)
    let constants = ManifestConstants(bytes: bytes, tokens: tokens)
    var found: [String: String] = [:]
    for start in tokens.indices.dropLast(2) where ["target", "executableTarget"].contains(tokens[start].text) && tokens[start + 1].is("(") {
      let end = tokens.closingBracket(of: start + 1)
      func argument(_ label: String) -> String? {
        var place = start + 2
        while place + 2 < end {
          if tokens[place].text == label, tokens[place + 1].is(":") { return constants.text(at: place + 2) }
          let opens = tokens[place].kind == .mark && "([{".contains(tokens[place].text)
          place = opens ? tokens.closingBracket(of: place) + 1 : place + 1
        }
        return nil
      }
      guard let name = argument("name") else { continue }
      found[Self.module(of: name)] = argument("path") ?? "Sources/\(name)"
    }
    knownTargets[manifest] = found
    return found
  }

  /// A pod's folder: `Classes`, `ios` or `Sources` beside its `.podspec`, otherwise the whole folder.
  private func podFolder(_ module: String) -> String? {
    for spec in descriptions where spec.name.hasSuffix(".podspec") {
      let name = String(spec.name.dropLast(".podspec".count))
      guard name.replacingOccurrences(of: "-", with: "_") == module || text(spec.path).contains("'\(module)'") else { continue }
      let home = Self.folder(of: spec.path)
      for folder in ["/Classes", "/ios", "/Sources", ""] where holdsSwift(home + folder) { return home + folder }
    }
    return nil
  }

  /// The folder of a `BUILD` file that names the module.
  private func bazelFolder(_ module: String) -> String? {
    descriptions.first { $0.name.hasPrefix("BUILD") && text($0.path).contains("\"\(module)\"") && holdsSwift(Self.folder(of: $0.path)) }
      .map { Self.folder(of: $0.path) }
  }
}
