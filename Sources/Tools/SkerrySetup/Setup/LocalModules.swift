import Foundation

/// Modules of a repository that lie in no usual place: targets whose manifest names a path, pods, Bazel's libraries, folders of the name.
struct LocalModules {
  /// All files of the repository.
  let files: [String]

  /// The Swift files of a module; empty where the repository has none of that name.
  func files(of module: String) -> [String] {
    folder(of: module).map { folder in
      files.filter { path in
        path.hasPrefix(folder + "/") && path.hasSuffix(".swift") && !path.hasSuffix("/Package.swift")
          && !path.dropFirst(folder.count).split(separator: "/").contains { $0.hasSuffix("Tests") }
      }
    } ?? []
  }

  private func folder(of module: String) -> String? { packageFolder(module) ?? podFolder(module) ?? bazelFolder(module) ?? namedFolder(module) }

  private func text(_ path: String) -> String {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return data.count < 1_000_000 ? String(decoding: data, as: UTF8.self) : ""
  }

  /// `.target(name: "Module", path: "…")` in a manifest of the repository.
  private func packageFolder(_ module: String) -> String? {
    for manifest in files where manifest.hasSuffix("/Package.swift") {
      let text = text(manifest)
      var rest = text[...]
      while let range = rest.range(of: "\"\(module)\"") {
        rest = rest[range.upperBound...]
        // The path belongs to the same target: no other name stands between.
        let target = rest.prefix(600)
        let end = target.range(of: "name:")?.lowerBound ?? target.endIndex
        guard let label = target[..<end].range(of: "path:"), let open = target[label.upperBound..<end].firstIndex(of: "\""),
          let close = target[target.index(after: open)..<end].firstIndex(of: "\"")
        else { continue }
        let path = String(target[target.index(after: open)..<close])
        let place = URL(fileURLWithPath: manifest).deletingLastPathComponent().appendingPathComponent(path).standardizedFileURL.path
        if holdsSwift(place) { return place }
      }
    }
    return nil
  }

  /// A pod's folder: `Classes`, `ios` or `Sources` beside its `.podspec`, else all of it.
  private func podFolder(_ module: String) -> String? {
    for spec in files where spec.hasSuffix(".podspec") {
      let name = ((spec as NSString).lastPathComponent as NSString).deletingPathExtension
      guard name.replacingOccurrences(of: "-", with: "_") == module || text(spec).contains("'\(module)'") else { continue }
      let home = (spec as NSString).deletingLastPathComponent
      for folder in ["/Classes", "/ios", "/Sources", ""] where holdsSwift(home + folder) { return home + folder }
    }
    return nil
  }

  /// The folder of a `BUILD` file that names the module.
  private func bazelFolder(_ module: String) -> String? {
    files.first { path in
      let name = (path as NSString).lastPathComponent
      return (name == "BUILD" || name == "BUILD.bazel") && text(path).contains("\"\(module)\"") && holdsSwift((path as NSString).deletingLastPathComponent)
    }.map { ($0 as NSString).deletingLastPathComponent }
  }

  private func namedFolder(_ module: String) -> String? {
    let part = "/\(module)/"
    guard let file = files.first(where: { $0.hasSuffix(".swift") && $0.contains(part) }), let range = file.range(of: part) else { return nil }
    return String(file[..<range.upperBound].dropLast())
  }

  private func holdsSwift(_ folder: String) -> Bool { files.contains { $0.hasPrefix(folder + "/") && $0.hasSuffix(".swift") } }
}
