import SkerryCases
import Foundation
import SkerryFormats
import SkerryRuntime
import SkerryLive
import SkerryCLI

/// A call that draws in a repository without a manifest for Skerry: builds its programs and forwards the call to each of
/// them.
struct RepositoryCall {
  let root: URL
  /// The verb and what follows.
  let arguments: [String]
  /// The extension that `--product` names.
  let product: String?
  let environment: [String: String]

  /// Looks at the library and, without keeping anything of it, at the repository: what has been done once takes a third of the time again, because
  /// the system's code and files are loaded.
  ///
  /// - Returns: the library; `nil` if it has to be compiled.
  func warmUp() throws -> SeenLibrary? {
    let library = try LibraryBuild(checkout: SkerryReference.checkout(), cache: SkerryCache(environment: environment)).seen()
    _ = RepositoryState.key(of: root)
    _ = try? ExtensionFinder(root: root, target: product).findAll()
    return library
  }

  /// - Parameter library: as it was a moment ago; `nil` if it has not been looked at.
  func run(_ library: SeenLibrary? = nil) throws -> Int32 {
    // Tells the program where to find values for states without a preview, unless the caller does.
    setenv(SourcesVariable.name, root.path, 0)
    // Programs are in the cache, where users should not call them.
    setenv(InvokedCommand.variable, "skerry", 1)
    setenv(InvokedCommand.programVariable, RunningProgram.path ?? "skerry", 1)
    let cache = SkerryCache(environment: environment)
    if environment[EditPreparation.variable] != nil {
      try RepositoryPrograms.prepareEdits(
        of: root, extension: product, cache: cache, removalErrors: RemovalErrors(environment: environment) ?? RemovalErrors())
      return 0
    }
    let live = arguments.first == "serve" ? RemovalErrors(environment: environment) : nil
    let made = try RepositoryPrograms.make(
      of: root, extension: product, cache: cache, isFirstPicture: FirstPicture.suffices(for: arguments),
      isEdited: arguments.first == "serve", removalErrors: live ?? RemovalErrors(), seen: library)
    let place = cache.place(of: root)
    var reports: [String: URL] = [:]
    for (index, program) in made.programs.enumerated() {
      let url = place.appendingPathComponent("report-\(index).json")
      // Problems of the repository as a whole are reported once.
      let all = program.leftOut + (index == 0 ? made.leftOut : [])
      try SkerryCache.write(BuildReportFile.text(extension: program.name, widgets: program.widgets, leftOut: all), url)
      reports[program.name] = url
    }
    guard let first = made.running.first else { throw nothingRuns(made) }
    if let call = EditedFileCall(environment) {
      try answer(call, made.running, reports)
      return 0
    }
    if live != nil { announce(made.programs.flatMap(\.removalErrors)) }
    for broken in made.programs where broken.program == nil {
      for item in broken.leftOut where item.kind == .activity || item.kind == .widget {
        Console.error("\(broken.name): \(item.name) is left out: \(item.reason)\(item.remedy.isEmpty ? "." : "; \(item.remedy).")")
      }
    }
    guard made.running.count > 1 else {
      if let url = reports[first.name] { setenv(BuildReportFile.variable, url.path, 1) }
      return try ViewProgram(path: first.program ?? "").run(arguments)
    }
    return try MultiProgramCall(programs: made.running, reports: reports, arguments: arguments).run()
  }

  private func answer(_ call: EditedFileCall, _ running: [AssembledProgram], _ reports: [String: URL]) throws {
    let own = running.compactMap { program -> (AssembledProgram, EditedProgram)? in
      let folder = URL(fileURLWithPath: program.program ?? "").deletingLastPathComponent()
      guard let edited = EditedProgram(in: folder), LiteralProgram(edited: edited).compiles(call.file) else { return nil }
      return (program, edited)
    }
    // A file that several extensions share would need a program for each.
    guard own.count == 1, let (program, edited) = own.first else { return }
    var variables = [SourcesVariable.name: environment[SourcesVariable.name] ?? root.path, InvokedCommand.variable: "skerry"]
    variables[InvokedCommand.programVariable] = RunningProgram.path ?? "skerry"
    variables[BuildReportFile.variable] = reports[program.name]?.path
    try call.answer(edited, name: running.count > 1 ? program.name : nil, arguments: arguments, environment: variables)
  }

  /// Reports what was removed to a live session, so that its next build knows it.
  private func announce(_ removalErrors: [CompilerMessage]) {
    let keys = Set(removalErrors.map(RemovalErrors.key)).sorted()
    guard let line = try? StableJSON.text(ServeLine(.built(ServeBuild(removalErrors: keys)))) else { return }
    Console.out(line)
  }

  private func nothingRuns(_ made: RepositoryPrograms) -> CommandError {
    let reasons = made.programs.compactMap { program -> String? in
      guard let first = program.leftOut.first(where: { $0.kind == .activity || $0.kind == .widget }) else { return nil }
      let reason = ["\(first.name): \(first.reason)", first.remedy].filter { !$0.isEmpty }.joined(separator: "; ")
      // The remedy may name the compiler's output already.
      let log = program.log.map { reason.contains($0) ? "" : "; the compiler's output is in \($0)" } ?? ""
      return reason + log + "."
    }
    let text =
      switch reasons.count {
      case 0: " its extensions have no widgets that a bundle lists."
      case 1: " " + reasons[0]
      default: reasons.map { "\n  " + $0 }.joined()
      }
    return CommandError("Nothing in \(root.path) can be drawn:\(text)")
  }
}
