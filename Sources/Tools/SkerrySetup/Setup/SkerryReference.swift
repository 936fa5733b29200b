import Foundation
import SkerryRuntime
import SkerryFormats
import SkerryCases

/// Where a package finds Skerry: a folder or a repository.
enum SkerryReference {
  /// As written in the manifest: relative to the package, or absolute.
  case folder(String)
  case repository(url: String, version: String)

  /// - Parameter text: the value of `--skerry`: a folder, or a URL followed by `#branch` or `#1.2.3`.
  init(_ text: String, root: URL) throws {
    if text.contains("://") || text.hasPrefix("git@") {
      let parts = text.split(separator: "#", maxSplits: 1).map(String.init)
      self = .repository(url: parts[0], version: parts.count > 1 ? parts[1] : "main")
      return
    }
    let folder = URL(fileURLWithPath: text).standardizedFileURL
    guard Self.isCheckout(folder) else {
      throw CommandError("--skerry \(text) is not a checkout of Skerry; give the folder with its Package.swift, or a repository's URL.")
    }
    self = .folder(Self.relative(folder, from: root))
  }

  /// The checkout that the running command was built from.
  init(ofRunningCommandFor root: URL) throws {
    self = .folder(Self.relative(try Self.checkout(), from: root))
  }

  /// The sources that the running command was built from: a folder above it, or the `source` that an installation put beside it.
  static func checkout() throws -> URL {
    var folder = URL(fileURLWithPath: CommandLine.arguments.first ?? "").resolvingSymlinksInPath()
    if let program = RunningProgram.path { folder = URL(fileURLWithPath: program) }
    while folder.path.count > 1 {
      folder = URL(fileURLWithPath: (folder.path as NSString).deletingLastPathComponent)
      for place in [folder, folder.appendingPathComponent("source")] where isCheckout(place) { return place }
    }
    throw CommandError("The path of Skerry's package is not known; give it with --skerry FOLDER or --skerry https://…/skerry.git.")
  }

  private static func isCheckout(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
      && FileManager.default.fileExists(atPath: folder.appendingPathComponent("Sources/Clients/SkerryCLI").path)
  }

  /// A relative path from one folder to another; absolute if they share only the root.
  static func relative(_ target: URL, from base: URL) -> String {
    let (to, from) = (target.resolvingSymlinksInPath().pathComponents, base.resolvingSymlinksInPath().pathComponents)
    var shared = 0
    while shared < min(to.count, from.count), to[shared] == from[shared] { shared += 1 }
    guard shared > 1 else { return target.path }
    let parts = Array(repeating: "..", count: from.count - shared) + to[shared...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// The shell command that installs the system libraries, for the folder of the package. It is also a plain scalar of YAML.
  var setUp: String {
    switch self {
    case .folder(let path): "bash " + ShellWord.quoted(path + "/Scripts/setup")
    case .repository: "swift package resolve && .build/checkouts/\(dependency.package)/Scripts/setup"
    }
  }

  /// The dependency's line in the manifest, and the package name of its products.
  var dependency: (line: String, package: String) {
    switch self {
    case .folder(let path): (".package(name: \"Skerry\", path: \(SwiftLiteral.quoted(path)))", "Skerry")
    case .repository(let url, let version):
      (
        version.first?.isNumber == true
          ? ".package(url: \(SwiftLiteral.quoted(url)), from: \(SwiftLiteral.quoted(version)))"
          : ".package(url: \(SwiftLiteral.quoted(url)), branch: \(SwiftLiteral.quoted(version)))",
        (url as NSString).lastPathComponent.replacingOccurrences(of: ".git", with: "")
      )
    }
  }
}
