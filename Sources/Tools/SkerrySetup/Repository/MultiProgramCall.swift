import SkerryFormats
import SkerryCases
import Foundation
import SkerryDiagnostics
import SkerryCLI
import SkerryRuntime

/// One call for several widget extensions: each program answers, and the drawings become one gallery and one manifest.
struct MultiProgramCall {
  let programs: [AssembledProgram]
  /// The build report for each program, by the extension's name.
  let reports: [String: URL]
  let arguments: [String]
  /// What each program has passed over.
  private let records: PassedOverRecords

  init(programs: [AssembledProgram], reports: [String: URL], arguments: [String]) {
    (self.programs, self.reports, self.arguments) = (programs, reports, arguments)
    records = PassedOverRecords(of: programs.map(\.name))
  }

  /// The exit code is the first that is not 0. What no program has, such as the cases of a pattern, is an error.
  func run() throws -> Int32 {
    let code = try answer()
    if let note = Diagnostic.standIns(records.symbols) { Console.remark(note.line) }
    let missing = records.passedOverByAll
    missing.forEach { Console.error($0) }
    return missing.isEmpty ? code : max(code, 1)
  }

  private func answer() throws -> Int32 {
    let (verb, rest) = try Verb.parse(arguments)
    // Each program reads it.
    if arguments.contains("-") { StandardInput.keep() }
    switch verb {
    case .serve: return try announce()
    case .render: return try render()
    case .test, .diffAgainst: return try test(try Arguments(rest, of: verb))
    case .lint: return try MainActor.assumeIsolated { try lint(try Arguments(rest, of: verb)) }
    case .pushCheck: return try pushCheck(try Arguments(rest, of: verb))
    case .bench: return try inFolders(programs)
    case .simulate, .pushApply: return try inFolders(withActivities)
    case .states: return try states(try Arguments(rest, of: verb))
    case _ where arguments.contains("--json"): return try joinedDocument(arguments)
    default: return exitCode(of: try programs.map { try start($0, arguments) })
    }
  }

  /// The programs that can answer calls about activities; all if none has one, so that they say so.
  var withActivities: [AssembledProgram] { programs.contains(where: \.hasActivities) ? programs.filter(\.hasActivities) : programs }

  func exitCode(of codes: [Int32]) -> Int32 { codes.first { $0 > 1 } ?? codes.first { $0 != 0 } ?? 0 }

  /// Whether a program that was started has none of the cases that the call asks for.
  func hasPassedOver(_ program: AssembledProgram) -> Bool { records.hasNoCase(program.name) }

  /// Runs a program with this process's input and output; returns its exit code.
  ///
  /// - Parameter additions: variables for the program.
  func start(_ program: AssembledProgram, _ arguments: [String], adding additions: [String: String] = [:]) throws -> Int32 {
    let variables = answeringEnvironment(of: program).merging(additions) { $1 }
    let own = ProcessInfo.processInfo.environment
    defer { for name in variables.keys { if let value = own[name] { setenv(name, value, 1) } else { unsetenv(name) } } }
    for (name, value) in variables { setenv(name, value, 1) }
    return try ViewProgram(path: program.program ?? "").run(arguments)
  }

  /// The environment variables with the build report.
  private func environment(of program: AssembledProgram) -> [String: String] {
    reports[program.name].map { [BuildReportFile.variable: $0.path] } ?? [:]
  }

  /// The same with the variable for what the program passes over, for one that answers this call.
  private func answeringEnvironment(of program: AssembledProgram) -> [String: String] {
    environment(of: program).merging(records.variable(for: program.name)) { $1 }
  }

  // MARK: serve

  /// Tells a live session which programs there are; it starts each of them itself and joins their answers.
  private func announce() throws -> Int32 {
    let sources = ProcessInfo.processInfo.environment[SourcesVariable.name]
    let list = programs.map { program in
      var environment = environment(of: program)
      environment[SourcesVariable.name] = sources
      return ServePrograms.Program(name: program.name, arguments: [program.program ?? ""] + arguments, environment: environment)
    }
    Console.out(try StableJSON.text(ServeLine(.programs(ServePrograms(list)))))
    return 0
  }

  /// Runs a program and returns what it prints; its errors are this process's.
  func output(_ program: AssembledProgram, _ arguments: [String]) throws -> ToolProcess.Outcome {
    guard let outcome = ToolProcess.runShowingErrors([program.program ?? ""] + arguments, adding: answeringEnvironment(of: program)) else {
      throw CommandError(
        "\(program.program ?? program.name) could not be started; remove its folder from the cache and run the command again.")
    }
    return outcome
  }
}
