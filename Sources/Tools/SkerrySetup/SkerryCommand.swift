import Foundation
import SkerryCases
import SkerryCLI
import SkerryDiagnostics
import SkerryRuntime
import SkerryLive
import SkerryWidget

/// The stand-alone `skerry`: runs verbs that need no views, and forwards the rest to the package in the current folder.
package enum SkerryCommand {
  /// The entry point of the stand-alone command: runs the verb and exits with its code.
  @MainActor package static func main() {
    StandardStream.fillClosed()
    ProcessSettings.failWritesBeyondFileSizeLimit()
    if let files = ProcessSettings.tooFewOpenFiles() {
      Console.error("Only \(files) files may be open, and starting other programs needs 64; raise the limit with ulimit -n 256.")
      exit(1)
    }
    do {
      exit(run(try ProcessArguments.arguments()))
    } catch {
      Console.error(error.description)
      exit(error.exitCode)
    }
  }

  @MainActor static func run(_ call: [String]) -> Int32 {
    let rest = Array(call.dropFirst())
    do {
      // Invalid arguments are reported before anything is built.
      let arguments = call.contains("--version") || call.first == "-V" ? call : try PackageForwarding.namingFolder(call)
      let (verb, own) = arguments.contains("--version") || arguments.first == "-V" ? (.help, []) : try Verb.parse(arguments)
      Console.follow(try Arguments(own, of: verb))
      if !arguments.contains("--help"), !arguments.contains("-h") { try checkFiles(verb, own) }
      switch (runner(of: verb, arguments), verb) {
      case (.bundle, _): return try PackageForwarding(arguments, environment: ProcessInfo.processInfo.environment).run()
      case (.command, .initialize): return try InitCommand(rest).run()
      case (.command, .doctor): return try DoctorCommand(rest).run()
      case (.command, .library): return try LibraryCommand(rest).run()
      case (.command, .watch): return try WatchCommand(own).run()
      case (.command, .mcp): return try MCPServer(own).run()
      case _: return CommandLineTool(inventory: { WidgetInventory() }, name: "skerry", hasViews: false).run(arguments)
      }
    } catch {
      Console.error("\(error)")
      return (error as? CommandError)?.exitCode ?? 1
    }
  }

  /// What runs a call.
  enum Runner {
    /// A program with the bundle's views.
    case bundle
    /// The stand-alone command's own verbs.
    case command
    /// The verbs that bundles share with the stand-alone command, without views.
    case verbs
  }

  /// - Parameter arguments: the whole call.
  @MainActor static func runner(of verb: Verb, _ arguments: [String]) -> Runner {
    if needsNoViews(arguments) { return .verbs }
    return verb.isStandAlone ? .command : verb.needsViews ? .bundle : .verbs
  }

  /// Throws if a file that a call names cannot be read, before anything is built for it.
  private static func checkFiles(_ verb: Verb, _ own: [String]) throws {
    if verb == .lint { try checkWords(of: Arguments(own, of: verb)) }
    guard [.pushCheck, .pushApply, .simulate].contains(verb) else { return }
    let arguments = try Arguments(own, of: verb)
    if arguments.positional.isEmpty, arguments.value("against") == nil {
      let remedy =
        verb == .simulate
        ? "the section Scripts of Skerry's Sources/Clients/SkerrySimulation/README.md has an example"
        : "\(verb.rawValue) --help has an example"
      throw CommandError("\(verb.rawValue) needs a \(verb == .simulate ? "script" : "file"); \(remedy).")
    }
    for path in arguments.positional where path != "-" {
      do {
        try InputFile.check(path)
      } catch {
        throw CommandError(error.description)
      }
    }
  }

  /// Throws if a word that `lint` takes for a case is a file, a device or a pipe.
  static func checkWords(of arguments: Arguments) throws {
    for word in arguments.positional where !LintOptions.isPath(word) {
      var info = stat()
      guard lstat(word, &info) == 0, stat(word, &info) != 0 || info.st_mode & S_IFMT != S_IFDIR else { continue }
      let kinds = ".xcassets, .png, .jpg, .pdf or .svg"
      throw CommandError("\(word) is not named like an asset catalogue or an image (\(kinds)); name one of those, or a case.")
    }
  }

  /// Whether a verb that otherwise needs a bundle's views can do without them in this call.
  @MainActor private static func needsNoViews(_ arguments: [String]) -> Bool {
    arguments.contains("--help") || arguments.contains("-h")
      || (arguments.first == "lint" && LintCommand.needsNoViews(Array(arguments.dropFirst())))
      || (arguments.first == "bench" && arguments.contains { $0.hasPrefix("--scene") || $0 == "--diff" })
      // Without a package or an extension there are no types to decode with, but APNs' rules are still checked.
      || (arguments.prefix(2) == ["push", "check"] && !arguments.contains { $0.hasPrefix("--package-path") } && !hasTypes)
  }

  /// Whether the current folder has a package, or an extension from which a program can be built.
  @MainActor private static var hasTypes: Bool {
    if FileManager.default.fileExists(atPath: "Package.swift") { return true }
    let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return (try? ExtensionFinder(root: root, target: nil).findAll()) != nil
  }
}
