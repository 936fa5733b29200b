import Foundation
import SkerryDiagnostics
import SkerryFormats
import SkerryLive
import SkerryRuntime

/// Builds a program again with replaceable literals in one of its files, beside the program itself.
///
/// Only that file is compiled; all other objects are the program's own.
struct LiteralProgram {
  let edited: EditedProgram

  /// The maximum number of compiler calls: each leaves out the literals that the one before has refused.
  private static let maxRounds = 5
  /// The compiler may spend this many seconds on an expression with replaceable literals.
  private static let timeout = 3

  /// The plan for a live session; `nil` if the program cannot be built in this way, for example because the file is not one of its own.
  ///
  /// - Parameters:
  ///   - file: its path.
  ///   - name: the extension's; `nil` if the folder has only one.
  ///   - arguments: the program's, without the program.
  ///   - environment: variables for the program.
  func plan(for file: String, name: String?, arguments: [String], environment: [String: String]) throws -> LiteralPlan? {
    guard let (source, object) = source(of: file), let own = Self.text(file), let text = Self.text(source) else { return nil }
    var copy = LiteralCopy(of: text, original: own, path: file)
    let folder = URL(fileURLWithPath: object).deletingLastPathComponent().appendingPathComponent("literals")
    try SkerryCache.make(folder)
    let changed = folder.appendingPathComponent((source as NSString).lastPathComponent)
    let result = folder.appendingPathComponent("replaceable.o").path
    guard let frontend = frontend(source, changed.path, result) else { return nil }
    for _ in 0..<Self.maxRounds where !copy.literals.isEmpty {
      try SkerryCache.write(copy.adjustable, changed)
      guard let outcome = ToolProcess.run(frontend, joinsErrors: true) else { return nil }
      if outcome.status == 0 {
        let program = edited.program + "-literals"
        guard try link(object, result, into: program) else { return nil }
        return LiteralPlan(
          file: file, content: own, literals: copy.plan, name: name, program: program, arguments: [edited.program] + arguments,
          environment: environment
        )
      }
      let lines = CompilerMessage.errors(in: outcome.output).filter { $0.file == file || $0.file == changed.path }.map(\.line)
      guard copy.leaveOut(lines: Set(lines)) else { return nil }
    }
    return nil
  }

  /// Whether a file is one of the program's own.
  func compiles(_ file: String) -> Bool { source(of: file) != nil }

  /// Compiles the parts of a file, so that the next edit that needs the compiler is drawn sooner.
  func prepareParts(of file: String) { source(of: file).map { PartObjects.prepare($0.1) } }

  private static func text(_ path: String) -> String? { InputFile.data(atPath: path).flatMap { String(validating: $0, as: UTF8.self) } }

  /// The compiled file and its object: the file itself, or a copy that names it.
  private func source(of file: String) -> (String, String)? {
    if let object = edited.objects[file] { return (file, object) }
    let line = SourceWriter.firstLine(file)
    for (source, object) in edited.objects.sorted(by: { $0.key < $1.key }) where Self.text(source)?.hasPrefix(line) == true {
      return (source, object)
    }
    return nil
  }

  // MARK: Calls

  /// The words of a call, with those of its lists of files.
  private static func expanded(_ call: [String]) -> [String] {
    call.flatMap { word -> [String] in
      guard word.hasPrefix("@"), let text = text(String(word.dropFirst())) else { return [word] }
      return text.split(separator: "\n").map { line in
        line.hasPrefix("\"") || line.hasPrefix("'") ? String(line.dropFirst().dropLast()) : String(line)
      }
    }
  }

  /// Options of the driver that belong to a build of the whole module.
  private static let whole: Set<String> = [
    "-emit-module", "-emit-dependencies", "-incremental", "-enable-batch-mode", "-parseable-output", "-emit-objc-header",
  ]
  private static let wholeWithValue: Set<String> = [
    "-output-file-map", "-emit-module-path", "-emit-objc-header-path", "-index-store-path", "-o",
  ]

  /// The call of the compiler itself for one file, as the driver would make it.
  private func frontend(_ source: String, _ changed: String, _ object: String) -> [String]? {
    var call: [String] = []
    var arguments = Self.expanded(edited.compiling)[...]
    while let argument = arguments.popFirst() {
      if Self.wholeWithValue.contains(argument) {
        _ = arguments.popFirst()
      } else if !Self.whole.contains(argument) {
        call.append(argument == source ? changed : argument)
      }
    }
    guard call.contains(changed), let jobs = ToolProcess.run(call + ["-disable-batch-mode", "-driver-print-jobs"]), jobs.status == 0 else {
      return nil
    }
    guard var job = DriverLog(jobs.output).compilations[changed], let output = job.lastIndex(of: "-o"), output + 1 < job.count else {
      return nil
    }
    job[output + 1] = object
    return job + ["-solver-expression-time-threshold=\(Self.timeout)"]
  }

  private func link(_ object: String, _ changed: String, into program: String) throws -> Bool {
    var call = Self.expanded(edited.linking).map { $0 == object ? changed : $0 }
    guard call.contains(changed), let output = call.firstIndex(of: "-o"), output + 1 < call.count else { return false }
    let part = program + ".part"
    call[output + 1] = part
    return ToolProcess.run(call, joinsErrors: true)?.status == 0 && rename(part, program) == 0
  }
}
