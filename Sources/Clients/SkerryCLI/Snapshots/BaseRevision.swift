import Foundation
import SkerryCases

/// The package as it was at another commit: checked out beside the repository, built, and run to draw its goldens.
struct BaseRevision {
  let name: String
  private let commit: String
  private let root: URL
  /// The package's folder below the repository's root.
  private let prefix: String
  /// The stand-alone command, where the folder has no manifest for Skerry; it builds the other commit as it has built this one.
  private let command: String?

  init(_ name: String, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    self.name = name
    command = environment[InvokedCommand.programVariable]
    let sources = command == nil ? nil : environment["SKERRY_SOURCES"]
    let git = ["git", "-C", sources ?? FileManager.default.currentDirectoryPath]
    guard let top = Self.output(git + ["rev-parse", "--show-toplevel"]), !top.isEmpty else {
      throw CommandError("diff --against needs a git repository, and \(sources ?? "this folder") is in none.")
    }
    root = URL(fileURLWithPath: top)
    prefix = Self.output(git + ["rev-parse", "--show-prefix"]) ?? ""
    guard !name.hasPrefix("-"), let commit = Self.output(git + ["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]), !commit.isEmpty
    else {
      throw CommandError("git knows no commit called \(name); fetch it, or name another with --against.")
    }
    self.commit = commit
  }

  /// Draws every chosen picture of that commit into `goldens`.
  ///
  /// - Parameters:
  ///   - product: the executable's name.
  ///   - scratch: the build folder; kept, so that the next build is fast.
  ///   - words: the cases and options, as for `test`.
  func draw(product: String, scratch: URL, goldens: URL, words: [String]) throws {
    let tree = checkoutFolder()
    if FileManager.default.fileExists(atPath: tree.path) { remove(tree) }
    guard Self.run(["git", "-C", root.path, "worktree", "add", "--quiet", "--detach", "--force", tree.path, commit]) == 0 else {
      throw CommandError("The commit \(name) could not be checked out to \(tree.path); what git says stands above.")
    }
    defer { remove(tree) }
    let package = prefix.isEmpty ? tree : tree.appendingPathComponent(prefix)
    let program =
      try command.map { [$0, "test", "--package-path", package.path] + Self.extensionWords } ?? built(package, product, scratch)
    try? FileManager.default.removeItem(at: goldens)
    let call =
      program + [
        "--record", "all", "--goldens", goldens.path, "--artifacts", goldens.path + "-artifacts", "--unreferenced", "ignore",
      ]
    // The base draws its own references, so the rule that CI never records does not apply. What is said of this commit's program is not of it.
    let status = Self.run(
      call + words, in: command == nil ? package : nil,
      without: [
        "CI", "TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX", "XML_OUTPUT_FILE", "GITHUB_ACTIONS", "SKERRY_SOURCES", BuildReport.variable,
        InvokedCommand.variable, InvokedCommand.programVariable,
      ])
    try? FileManager.default.removeItem(atPath: goldens.path + "-artifacts")
    guard status == 0 else {
      throw CommandError("\(product) of \(name) could not draw its pictures (exit \(status)); what it says stands above.")
    }
  }

  /// The extension that this program is of, where the repository may have several.
  private static var extensionWords: [String] {
    let name = BuildReport.current.extension
    return name.isEmpty ? [] : ["--product", name]
  }

  /// The program of a package with a manifest, built at the commit, and its verb.
  private func built(_ package: URL, _ product: String, _ scratch: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) else {
      throw CommandError(
        "At \(name) there is no Package.swift in \(prefix.isEmpty ? "the repository's root" : prefix); choose a later commit.")
    }
    let build = ["swift", "build", "--package-path", package.path, "--scratch-path", scratch.path, "--product", product]
    guard Self.run(build) == 0, let bin = Self.output(build + ["--show-bin-path"]) else {
      throw CommandError("\(product) does not build at \(name); what the compiler says stands above.")
    }
    return [URL(fileURLWithPath: bin).appendingPathComponent(product).path, "test"]
  }

  /// Beside the repository, where dependencies by relative path are found as before; in the temporary folder where nothing may be written.
  private func checkoutFolder() -> URL {
    let parent = root.deletingLastPathComponent()
    let folder = access(parent.path, W_OK) == 0 ? parent : FileManager.default.temporaryDirectory
    return folder.appendingPathComponent(".\(root.lastPathComponent)-skerry-base-\(commit.prefix(12))")
  }

  private func remove(_ tree: URL) {
    _ = Self.output(["git", "-C", root.path, "worktree", "remove", "--force", tree.path])
    try? FileManager.default.removeItem(at: tree)
    _ = Self.output(["git", "-C", root.path, "worktree", "prune"])
  }

  // MARK: Processes

  /// What a command prints, or `nil` when it fails.
  private static func output(_ words: [String]) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs a command whose words go to standard error.
  private static func run(_ words: [String], in folder: URL? = nil, without removed: Set<String> = []) -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    process.environment = ProcessInfo.processInfo.environment.filter { !removed.contains($0.key) }
    process.standardOutput = FileHandle.standardError
    guard (try? process.run()) != nil else { return 127 }
    process.waitUntilExit()
    return process.terminationStatus
  }
}
