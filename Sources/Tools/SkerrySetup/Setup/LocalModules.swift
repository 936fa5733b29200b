import Foundation
import SkerryDiagnostics

/// Modules of a repository besides those of its Xcode project: packages' targets, pods, Bazel's libraries, folders of
/// that name.
final class LocalModules {
  /// Swift files that may be taken.
  private let sources: [String]
  /// `Package.swift`, `.podspec` and `BUILD` files.
  private let descriptions: [(path: String, name: String)]
  /// Folders that contain Swift files, by name.
  private var folders: [String: [String]] = [:]
  private var known: [String: String?] = [:]
  private var contents: [String: String] = [:]

  /// - Parameters:
  ///   - files: all files of the repository.
  ///   - sources: its Swift files that may be taken.
  init(files: [String], sources: [String]) {
    self.sources = sources
    descriptions = files.compactMap { path in
      guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return nil }
      let name = String(path[path.index(after: slash)...])
      let isDescription = name == "Package.swift" || name == "BUILD" || name == "BUILD.bazel" || name.hasSuffix(".podspec")
      return isDescription ? (path, name) : nil
    }
    var seen: Set<Substring> = []
    for source in sources {
      var folder = source[...]
      while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")), slash > folder.startIndex {
        folder = folder[..<slash]
        guard seen.insert(folder).inserted else { break }
        guard let outer = folder.utf8.lastIndex(of: UInt8(ascii: "/")) else { break }
        folders[String(folder[folder.index(after: outer)...]), default: []].append(String(folder))
      }
    }
  }

  /// The Swift files of a module; empty if the repository has none of that name.
  func files(of module: String) -> [String] {
    folder(of: module).map { folder in sources.filter { $0.hasPrefix(folder + "/") } } ?? []
  }

  /// The folder with a module's files; `nil` if the repository has none of that name.
  func folder(of module: String) -> String? {
    if let folder = known[module] { return folder }
    let found =
      (folders[module] ?? []).first { $0.hasSuffix("/Sources/\(module)") } ?? packageFolder(module) ?? podFolder(module)
      ?? bazelFolder(module) ?? folders[module]?.first
    known[module] = .some(found)
    return found
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

  /// `.target(name: "Module", path: "…")` in a manifest of the repository.
  private func packageFolder(_ module: String) -> String? {
    for manifest in descriptions where manifest.name == "Package.swift" {
      var rest = text(manifest.path)[...]
      while let range = rest.range(of: "\"\(module)\"") {
        rest = rest[range.upperBound...]
        // The path belongs to the same target: there is no other name between.
        let target = rest.prefix(600)
        let end = target.range(of: "name:")?.lowerBound ?? target.endIndex
        guard let label = target[..<end].range(of: "path:"), let open = target[label.upperBound..<end].firstIndex(of: "\""),
          let close = target[target.index(after: open)..<end].firstIndex(of: "\"")
        else { continue }
        let path = String(target[target.index(after: open)..<close])
        let place = URL(fileURLWithPath: Self.folder(of: manifest.path)).appendingPathComponent(path).standardizedFileURL.path
        if holdsSwift(place) { return place }
      }
    }
    return nil
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
