import Foundation
import SkerryDiagnostics
import SkerryCases
import SkerryRuntime

/// A Swift package whose executable is a widget bundle.
struct WidgetPackage {
  struct Executable {
    /// The argument of `swift build --product`.
    var product: String
    var target: String
    /// The target's folder, absolute.
    var folder: String
    /// Relative to `folder`.
    var exclude: [String]
    /// Relative to `folder`; empty where everything belongs to the target.
    var sources: [String]
    /// Relative to `folder`.
    var resources: [String]
  }

  let folder: URL
  /// Executables that depend on a product of Skerry, in the order of the manifest.
  let executables: [Executable]
  /// Names of all targets, and of the products that they depend on.
  let modules: Set<String>
  /// Folders of the dependencies that the manifest names by path.
  let dependencyFolders: [String]

  /// The package of a folder or of the nearest one above it; `nil` if there is none.
  static func folder(at start: URL) -> URL? {
    // A string, because URLs of very long paths have no parent.
    var place = start.standardizedFileURL.path
    while true {
      if FileManager.default.fileExists(atPath: "\(place == "/" ? "" : place)/Package.swift") { return URL(fileURLWithPath: place) }
      guard place.count > 1 else { return nil }
      place = (place as NSString).deletingLastPathComponent
    }
  }

  /// Whether a manifest mentions Skerry; one that does not belongs to the repository and is left alone.
  static func namesSkerry(_ folder: URL) -> Bool {
    let data = InputFile.data(atPath: folder.appendingPathComponent("Package.swift").path) ?? Data()
    return String(decoding: data, as: UTF8.self).lowercased().contains("skerry")
  }

  /// Has SwiftPM evaluate the manifest.
  init(_ folder: URL) throws {
    let manifest = folder.appendingPathComponent("Package.swift").path
    guard let outcome = ToolProcess.run(["swift", "package", "--package-path", folder.path, "dump-package"], joinsErrors: false) else {
      throw CommandError("swift could not be started; install the Swift toolchain and put it on the PATH.")
    }
    guard outcome.status == 0, let json = outcome.json as? [String: Any] else {
      let details = ToolProcess.run(["swift", "package", "--package-path", folder.path, "dump-package"], joinsErrors: true)?.output ?? ""
      let reason = Self.reason(in: details, manifest).map { ": \($0)" } ?? ""
      throw CommandError("\(manifest) cannot be read by SwiftPM\(reason). Fix it, or let skerry init --force write it again.")
    }
    self.init(folder, json)
  }

  /// What SwiftPM reports about a manifest: the compiler's first error with its line, otherwise its own message.
  static func reason(in output: String, _ manifest: String) -> String? {
    let errors = output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.contains("error:") }
    if let own = errors.first(where: { $0.hasPrefix(manifest + ":") }) {
      let parts = own.dropFirst(manifest.count + 1).components(separatedBy: ": error: ")
      if parts.count > 1, let line = parts[0].split(separator: ":").first { return "line \(line): \(parts[1])" }
    }
    return errors.first.map { $0.hasPrefix("error: ") ? String($0.dropFirst(7)) : $0 }
  }

  /// - Parameter json: the output of `swift package dump-package`.
  init(_ folder: URL, _ json: [String: Any]) {
    self.folder = folder
    let targets = json["targets"] as? [[String: Any]] ?? []
    let products = json["products"] as? [[String: Any]] ?? []
    modules = targets.reduce(into: []) { names, target in
      if let name = target["name"] as? String { names.insert(name) }
      for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
        for kind in ["product", "byName"] {
          if let name = (dependency[kind] as? [Any])?.first as? String { names.insert(name) }
        }
      }
    }
    dependencyFolders = (json["dependencies"] as? [[String: Any]] ?? []).compactMap { dependency in
      (dependency["fileSystem"] as? [[String: Any]])?.first?["path"] as? String
    }
    executables = targets.compactMap { target in
      guard target["type"] as? String == "executable", let name = target["name"] as? String, Self.dependsOnSkerry(target, targets) else {
        return nil
      }
      let own = products.first {
        ($0["targets"] as? [String])?.contains(name) == true && ($0["type"] as? [String: Any])?.keys.contains("executable") == true
      }
      let path = target["path"] as? String ?? "Sources/\(name)"
      let resources = (target["resources"] as? [[String: Any]] ?? []).compactMap { $0["path"] as? String }
      return Executable(
        product: own?["name"] as? String ?? name, target: name, folder: folder.appendingPathComponent(path).standardizedFileURL.path,
        exclude: target["exclude"] as? [String] ?? [], sources: target["sources"] as? [String] ?? [], resources: resources)
    }
  }

  /// Whether a target, or one that it depends on, uses a product with Apple's name.
  private static func dependsOnSkerry(_ target: [String: Any], _ all: [[String: Any]], _ depth: Int = 0) -> Bool {
    guard depth < 8 else { return false }
    for dependency in target["dependencies"] as? [[String: Any]] ?? [] {
      for kind in ["product", "byName", "target"] {
        guard let name = (dependency[kind] as? [Any])?.first as? String else { continue }
        if kind != "target", ["SwiftUI", "WidgetKit"].contains(name) { return true }
        if kind != "product", let next = all.first(where: { $0["name"] as? String == name }), dependsOnSkerry(next, all, depth + 1) {
          return true
        }
      }
    }
    return false
  }

  /// The executable that a call refers to. Throws if there is none, or if there are several and none is named.
  func executable(named name: String?) throws -> Executable {
    let names = executables.map(\.product).joined(separator: ", ")
    if let name {
      if let found = executables.first(where: { $0.product == name || $0.target == name }) { return found }
      throw CommandError("The package in \(folder.path) has no widget bundle \"\(name)\"\(names.isEmpty ? "" : "; it has \(names)").")
    }
    guard let first = executables.first else {
      throw CommandError(
        "The package in \(folder.path) has no executable target that depends on Skerry's SwiftUI or WidgetKit; skerry init writes one.")
    }
    guard executables.count == 1 else {
      throw CommandError("The package in \(folder.path) has the widget bundles \(names); choose one with --product \(first.product).")
    }
    return first
  }
}
