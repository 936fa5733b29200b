import Foundation
import SkerryCases

/// Hands a call to the package in the current folder: builds its widget bundle and becomes it.
struct PackageForwarding {
  /// Verbs that need a bundle's views.
  static let verbs = ["accept", "bench", "lint", "list", "prune", "push", "reject", "render", "report", "review", "serve", "simulate", "test"]

  private let words: [String]
  private let product: String?
  private let start: URL
  private let configuration: String

  /// - Parameter words: the verb and what follows; `--package-path`, `--product` and `--configuration` are ours, the rest goes on as it is.
  init(_ words: [String], environment: [String: String]) throws {
    var passed: [String] = []
    var own: [String: String] = [:]
    var rest = words[...]
    while let word = rest.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      guard ["--package-path", "--product", "--configuration"].contains(parts.first ?? "") else {
        passed.append(word)
        if word == "--" {
          passed += rest
          break
        }
        continue
      }
      guard let value = parts.count > 1 ? parts[1] : rest.popFirst(), !value.isEmpty else {
        throw CommandError("\(parts[0]) needs a value; write \(parts[0]) VALUE.")
      }
      own[parts[0]] = value
    }
    self.words = passed
    product = own["--product"] ?? environment["SKERRY_PRODUCT"].flatMap { $0.isEmpty ? nil : $0 }
    start = URL(fileURLWithPath: own["--package-path"] ?? FileManager.default.currentDirectoryPath)
    configuration = own["--configuration"] ?? "debug"
    guard ["debug", "release"].contains(configuration) else {
      throw CommandError("--configuration \(configuration) is not known; write debug or release.")
    }
  }

  /// Does not return when all is well: the bundle's own exit code is the call's.
  func run() throws -> Int32 {
    guard let folder = WidgetPackage.folder(at: start) else {
      throw CommandError(
        "There is no Package.swift in \(start.path) or above; go to the package of a widget extension, or let skerry init write one.")
    }
    let executable = try WidgetPackage(folder).executable(named: product)
    // Previews are internal types that nothing names; a build for testing keeps them when it is optimised, too.
    let flags = ["--package-path", folder.path, "-c", configuration] + (configuration == "release" ? ["-Xswiftc", "-enable-testing"] : [])
    let quiet = isatty(STDERR_FILENO) == 1 ? [] : ["--quiet"]
    guard let status = ToolProcess.watch(["swift", "build"] + quiet + flags + ["--product", executable.product]) else {
      throw CommandError("swift could not be started; install the Swift toolchain and put it on the PATH.")
    }
    guard status == 0 else {
      throw CommandError("The package in \(folder.path) does not build; the compiler's messages stand above.")
    }
    let place =
      ToolProcess.run(["swift", "build"] + flags + ["--show-bin-path"])?.output.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    try become("\(place)/\(executable.product)")
    return 1
  }

  private func become(_ path: String) throws {
    var arguments: [UnsafeMutablePointer<CChar>?] = ([path] + words).map { strdup($0) }
    arguments.append(nil)
    execv(path, arguments)
    let reason = String(cString: strerror(errno))
    arguments.forEach { free($0) }
    throw CommandError("\(path) could not be started (\(reason)); build the package anew with swift build.")
  }
}
