import Foundation
import SkerryCases
import SkerryDiagnostics
import SkerryRuntime
import SkerryLive

/// Forwards a call to the package in the current folder: builds its widget bundle and replaces this process with it.
struct PackageForwarding {
  private let arguments: [String]
  private let product: String?
  private let start: URL
  /// The folder that the call names, as given.
  private let folderName: String?
  private let configuration: String
  private let environment: [String: String]

  /// - Parameter arguments: the verb and what follows; `--package-path`, `--product` and `--configuration` are handled
  ///   here, the rest is passed on unchanged.
  init(_ arguments: [String], environment: [String: String]) throws {
    var passed: [String] = []
    var own: [String: String] = [:]
    var rest = arguments[...]
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
    self.environment = environment
    self.arguments = passed
    product = own["--product"] ?? environment["SKERRY_PRODUCT"].flatMap { $0.isEmpty ? nil : $0 }
    folderName = own["--package-path"]
    start = URL(fileURLWithPath: folderName ?? FileManager.default.currentDirectoryPath)
    configuration = own["--configuration"] ?? "debug"
    guard ["debug", "release"].contains(configuration) else {
      throw CommandError("--configuration \(configuration) is not known; write debug or release.")
    }
  }

  /// The same call with `--package-path` in place of an operand that is the folder of a repository, as in `render --out /tmp/p ~/app/`.
  ///
  /// Where the operands are files, the folder is the first of them; without a file the verb says that it needs one.
  static func namingFolder(_ arguments: [String]) throws -> [String] {
    let (verb, rest) = try Verb.parse(arguments)
    guard verb.needsViews || [.watch, .mcp, .review, .accept, .reject].contains(verb),
      let call = try? Arguments(rest, of: verb), call.value("package-path") == nil
    else { return arguments }
    let folder =
      [.pushCheck, .pushApply, .simulate].contains(verb)
      ? call.positional.prefix(1).first { isRepository($0) } : call.positional.first { isRepository($0) }
    // A value of an option that is written like the operand comes before it or after it.
    guard let folder else { return arguments }
    let places = arguments.indices.filter { arguments[$0] == folder }
    for place in places {
      var copy = arguments
      copy[place] = "--package-path=" + folder
      let verbWords = arguments.count - rest.count
      guard place >= verbWords, let changed = try? Arguments(Array(copy.dropFirst(verbWords)), of: verb) else { continue }
      if changed.value("package-path") == folder { return copy }
    }
    return arguments
  }

  /// A folder written with a slash, so that no name of a case is mistaken for it; beside repositories, where no case can be meant, also one of these
  /// by its name alone.
  /// - Parameter current: the folder in which the call is made.
  static func isRepository(_ word: String, from current: String = ".") -> Bool {
    guard !LintOptions.isPath(word) else { return false }
    if word.contains("/") || word == "." || word == ".." { return InputFolder.exists(word) }
    return isProject("\(current)/\(word)") && !isProject(current)
  }

  /// Whether a folder is a clone, or has a project of Xcode's or a package at its top.
  private static func isProject(_ folder: String) -> Bool {
    let names = InputFolder.names(in: folder) ?? []
    return names.contains { $0 == ".git" || $0 == "Package.swift" || $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }
  }

  /// Does not return on success: the bundle's own exit code is the call's.
  func run() throws -> Int32 {
    guard let standby = Standby(environment: environment) else { return try run(nil) }
    return try run(try standby.wait { package == nil ? try repository.warmUp() : nil })
  }

  /// The folder of the package that depends on Skerry; `nil` in any other repository.
  private var package: URL? { WidgetPackage.folder(at: start).flatMap { WidgetPackage.namesSkerry($0) ? $0 : nil } }

  private var repository: RepositoryCall {
    RepositoryCall(
      root: start.resolvingSymlinksInPath().standardizedFileURL, arguments: arguments, product: product, environment: environment)
  }

  /// - Parameter library: as it was a moment ago; `nil` if it has not been looked at.
  private func run(_ library: SeenLibrary?) throws -> Int32 {
    guard let folder = package else {
      guard FileWalk.isFolder(repository.root.path) else {
        throw CommandError("\(start.path) is not a folder; give the folder of a repository with a widget extension.")
      }
      if let folderName { setenv(ProjectFolder.variable, folderName, 1) }
      return try repository.run(library)
    }
    if let folderName {
      let isWhole = folder.path == start.resolvingSymlinksInPath().standardizedFileURL.path || folder.path == start.standardizedFileURL.path
      setenv(ProjectFolder.variable, isWhole ? folderName : folder.path, 1)
      setenv(SourcesVariable.name, folder.path, 0)
    }
    // SwiftPM has compiled the files one by one.
    if environment[EditPreparation.variable] != nil { return 0 }
    if let known = KnownBuild.program(of: folder, product: product, configuration: configuration) {
      if let call = EditedFileCall(environment) {
        let plan = BuildPlan(folder, configuration, URL(fileURLWithPath: known).lastPathComponent)
        try call.answer(plan?.edited, arguments: arguments)
        return 0
      }
      return try ViewProgram(path: known).run(arguments)
    }
    if folder.path.contains(where: \.isNewline) {
      throw CommandError("SwiftPM builds no package in a folder whose path has a line break: \(folder.path); rename that folder.")
    }
    let package = try WidgetPackage(folder)
    let executable = try package.executable(named: product)
    // Previews are internal types that no code names; a build for testing keeps them even if it is optimized.
    let flags = ["--package-path", folder.path, "-c", configuration] + (configuration == "release" ? ["-Xswiftc", "-enable-testing"] : [])
    let quiet = isatty(STDERR_FILENO) == 1 ? [] : ["--quiet"]
    let began = FolderState.now
    let succeeded = try KnownBuild.build(of: folder, product: executable.product, configuration: configuration) {
      guard let status = ToolProcess.watch(["swift", "build"] + quiet + flags + ["--product", executable.product]) else {
        throw CommandError("swift could not be started; install the Swift toolchain and put it on the PATH.")
      }
      return status == 0
    }
    guard succeeded else {
      throw CommandError("The package in \(folder.path) does not build; the compiler's messages are above.")
    }
    let place =
      ToolProcess.run(["swift", "build"] + flags + ["--show-bin-path"])?.output.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
    let program = "\(place)/\(executable.product)"
    try KnownBuild.remember(
      program, of: folder, product: executable.product, isOnly: package.executables.count == 1, configuration: configuration, began: began)
    return try ViewProgram(path: program).run(arguments)
  }
}
