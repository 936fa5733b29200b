import Foundation
import SkerryCases
import SkerryRuntime

/// The package at another commit: checked out beside the repository, built, and run to draw its goldens.
struct BaseRevision {
  let name: String
  private let commit: String
  private let root: URL
  /// The package's folder below the repository's root.
  private let prefix: String
  /// The stand-alone command, if the folder has no manifest for Skerry; it builds the other commit in the same way.
  private let command: String?

  init(_ name: String, environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    self.name = name
    command = environment[InvokedCommand.programVariable]
    let sources = command == nil ? ProjectFolder(nil, environment).name : environment[SourcesVariable.name]
    let git = ["git", "-C", sources ?? FileManager.default.currentDirectoryPath]
    guard let top = ToolProcess.output(git + ["rev-parse", "--show-toplevel"]), !top.isEmpty else {
      let folder = sources ?? FileManager.default.currentDirectoryPath
      if let own = Self.repository(above: folder) {
        throw CommandError(
          "git does not open the repository \(own), often because it belongs to another user; run git config --global --add safe.directory \(own)."
        )
      }
      throw CommandError("diff --against needs a git repository, and \(sources ?? "this folder") is not in one.")
    }
    root = URL(fileURLWithPath: top)
    prefix = ToolProcess.output(git + ["rev-parse", "--show-prefix"]) ?? ""
    guard !name.hasPrefix("-"), let commit = ToolProcess.output(git + ["rev-parse", "--verify", "--quiet", "\(name)^{commit}"]),
      !commit.isEmpty
    else {
      throw CommandError("git does not know the commit \(name); fetch it, or name another with --against.")
    }
    self.commit = commit
  }

  /// The folder with `.git` at or above a folder; `nil` if there is none.
  private static func repository(above folder: String) -> String? {
    var place = URL(fileURLWithPath: folder).standardizedFileURL
    while !FileManager.default.fileExists(atPath: place.appendingPathComponent(".git").path) {
      guard place.path != "/" else { return nil }
      place.deleteLastPathComponent()
    }
    return place.path
  }

  /// Draws every chosen picture of that commit into `goldens`.
  ///
  /// - Parameters:
  ///   - product: the executable's name.
  ///   - scratch: the build folder; kept, so that the next build is fast.
  ///   - arguments: the cases and options, as for `test`.
  func draw(product: String, scratch: URL, goldens: URL, arguments: [String]) throws {
    let place = checkoutFolder()
    // An extension may be named after its folder, which may be the repository's own: the checkout keeps that name.
    let tree = command == nil ? place : place.appendingPathComponent(root.lastPathComponent)
    // The checkout of a machine that was switched off.
    if FileManager.default.fileExists(atPath: place.path) { try checkoutGuard(tree, place).finish() }
    let checkout = try checkoutGuard(tree, place)
    defer { checkout.finish() }
    guard ToolProcess.watch(["git", "-C", root.path, "worktree", "add", "--quiet", "--detach", "--force", tree.path, commit]) == 0 else {
      throw CommandError("The commit \(name) could not be checked out to \(tree.path); git's message is above.")
    }
    if command != nil, Self.lacks(SourceLocator.originals, of: root.path, in: tree.path) {
      throw CommandError("At \(name) there is none of the files of \(product); choose a later commit.")
    }
    let package = prefix.isEmpty ? tree : tree.appendingPathComponent(prefix)
    let program =
      try command.map { [$0, "test", "--package-path", package.path] + Self.extensionArguments } ?? built(package, product, scratch)
    try? FileManager.default.removeItem(at: goldens)
    let call =
      program + [
        "--record", "all", "--goldens", goldens.path, "--artifacts", goldens.path + "-artifacts", "--unreferenced", "ignore",
      ]
    // The base draws its own references, so the rule that CI never records does not apply; environment variables about
    // this program do not apply to it.
    let own: Set = [
      "CI", "TEST_TOTAL_SHARDS", "TEST_SHARD_INDEX", "XML_OUTPUT_FILE", "GITHUB_ACTIONS", SourcesVariable.name, BuildReport.variable,
      InvokedCommand.variable, InvokedCommand.programVariable, ProjectFolder.variable,
    ]
    let environment = ProcessInfo.processInfo.environment.filter { !own.contains($0.key) }
    // Its output is not shown: its pictures are the references of this call.
    let status =
      ToolProcess.watch(call + arguments, in: command == nil ? package : nil, environment: environment, showsResults: false) ?? 127
    try? FileManager.default.removeItem(atPath: goldens.path + "-artifacts")
    guard status == 0 else {
      throw CommandError("\(product) of \(name) could not draw its pictures (exit \(status)); its messages are above.")
    }
  }

  /// Whether a checkout has none of a repository's files; `false` for files outside of the repository.
  static func lacks(_ files: [String], of repository: String, in checkout: String) -> Bool {
    let own = files.filter { $0.hasPrefix(repository + "/") }
    return !own.isEmpty && !own.contains { FileManager.default.fileExists(atPath: checkout + $0.dropFirst(repository.count)) }
  }

  /// The extension of this program, if the repository has several.
  private static var extensionArguments: [String] {
    let name = BuildReport.current.extension
    return name.isEmpty ? [] : ["--product", name]
  }

  /// Builds the program of a package with a manifest at the commit. Throws `CommandError` if there is no manifest, or it does not build.
  ///
  /// - Returns: the words of a call of its `test`.
  private func built(_ package: URL, _ product: String, _ scratch: URL) throws -> [String] {
    guard FileManager.default.fileExists(atPath: package.appendingPathComponent("Package.swift").path) else {
      throw CommandError(
        "At \(name) there is no Package.swift in \(prefix.isEmpty ? "the repository's root" : prefix); choose a later commit.")
    }
    let build = ["swift", "build", "--package-path", package.path, "--scratch-path", scratch.path, "--product", product]
    guard ToolProcess.watch(build) == 0, let bin = ToolProcess.output(build + ["--show-bin-path"]) else {
      throw CommandError("\(product) does not build at \(name); the compiler's messages are above.")
    }
    return [URL(fileURLWithPath: bin).appendingPathComponent(product).path, "test"]
  }

  /// Beside the repository, where dependencies with relative paths are found as before; in the temporary folder if
  /// nothing can be written there.
  private func checkoutFolder() -> URL {
    let parent = root.deletingLastPathComponent()
    let folder = access(parent.path, W_OK) == 0 ? parent : FileManager.default.temporaryDirectory
    return folder.appendingPathComponent(Self.checkoutName(of: root.lastPathComponent, at: commit))
  }

  /// The name of the folder of a checkout. SwiftPM finds no sources beside a manifest in a folder whose name begins with a dot.
  static func checkoutName(of repository: String, at commit: String) -> String { "skerry-base-\(commit.prefix(12))-\(repository)" }

  private func checkoutGuard(_ tree: URL, _ place: URL) throws -> CheckoutGuard {
    guard let result = CheckoutGuard(repository: root.path, tree: tree.path, place: place.path) else {
      throw CommandError("diff --against needs the shell sh, which removes the checkout afterwards; put it on the PATH.")
    }
    return result
  }
}
