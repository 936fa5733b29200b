import CSkerryRuntime
import Dispatch
package import Foundation

/// Starts programs: the machine's tools, and those built by this package.
///
/// A call is the program and its arguments. A program without a slash is looked up on the `PATH`.
package enum ToolProcess {
  /// How a program ended, and what it wrote.
  package struct Outcome {
    /// Its exit code, or the number of the signal that ended it.
    package var status: Int32
    /// Its output; bytes that are not UTF-8 are replaced.
    package var output: String
  }

  /// A process that is set up and not started.
  ///
  /// - Parameters:
  ///   - folder: where it runs; the current folder if there is none.
  ///   - environment: its whole environment; that of this process if there is none.
  package static func process(_ call: [String], in folder: URL? = nil, environment: [String: String]? = nil) -> Process {
    let process = Process()
    if let program = call.first, program.contains("/") {
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = Array(call.dropFirst())
    } else {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = call
    }
    process.currentDirectoryURL = folder
    process.environment = environment
    return process
  }

  /// Runs a program to its end and returns its output; `nil` when it cannot be started.
  ///
  /// - Parameter joinsErrors: whether its standard error belongs to the output; otherwise it is discarded.
  package static func run(_ call: [String], joinsErrors: Bool = false) -> Outcome? {
    gather(process(call), errors: joinsErrors ? nil : FileHandle.nullDevice)
  }

  /// Runs a program to its end and returns its output; its standard error is that of this process; `nil` when it cannot
  /// be started.
  ///
  /// - Parameter additions: variables in addition to those of this process.
  package static func runShowingErrors(_ call: [String], adding additions: [String: String]) -> Outcome? {
    gather(process(call, environment: ProcessInfo.processInfo.environment.merging(additions) { $1 }), errors: FileHandle.standardError)
  }

  /// - Parameter errors: where standard error goes; `nil` for where the output goes.
  private static func gather(_ process: Process, errors: FileHandle?) -> Outcome? {
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = errors ?? pipe
    process.standardInput = FileHandle.nullDevice
    var data = Data()
    let status = status(of: process) { data = pipe.fileHandleForReading.readDataToEndOfFile() }
    return status.map { Outcome(status: $0, output: String(decoding: data, as: UTF8.self)) }
  }

  /// A program's output, without the white space at both ends; `nil` when it fails or cannot be started.
  package static func output(_ call: [String]) -> String? {
    guard let outcome = run(call), outcome.status == 0 else { return nil }
    return outcome.output.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs a program whose progress the user watches: everything it writes goes to standard error.
  ///
  /// - Parameter showsResults: whether that includes its standard output.
  /// - Returns: its exit code; `nil` when it cannot be started.
  package static func watch(
    _ call: [String], in folder: URL? = nil, environment: [String: String]? = nil, showsResults: Bool = true
  ) -> Int32? {
    let process = process(call, in: folder, environment: environment)
    process.standardOutput = showsResults ? FileHandle.standardError : FileHandle.nullDevice
    return status(of: process)
  }

  /// How a program ended that had this process's input and output.
  package enum Ending: Equatable {
    case exit(Int32)
    case signal(Int32)
    /// It could not be started, for this reason (`errno`).
    case notStarted(Int32)
  }

  /// Runs a program with this process's input, output and environment. Signals to this process reach it, and it does not outlive this
  /// process.
  package static func supervise(_ call: [String]) -> Ending {
    var signal: Int32 = 0
    let status = withPointers(call) { skerry_supervise(call[0], $0, &signal) }
    return status < 0 ? .notStarted(-status) : signal == 0 ? .exit(status) : .signal(signal)
  }

  /// Replaces this process with a program. Returns only if that fails, with the reason (`errno`).
  package static func become(_ call: [String]) -> Int32 {
    withPointers(call) { pointers in
      execv(call[0], pointers)
      return errno
    }
  }

  private static func withPointers<Result>(_ call: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result) -> Result {
    let pointers = call.map { strdup($0) } + [nil]
    defer { pointers.forEach { free($0) } }
    return body(pointers)
  }

  /// Starts a process and waits for its end. `env` exits with 127 when there is no such program.
  ///
  /// Foundation's `waitUntilExit` checks only every 50 milliseconds whether the process is still running. Foundation starts each process in a
  /// group of its own.
  ///
  /// - Parameter meanwhile: what this process does until then.
  /// - Returns: the exit code; `nil` when the process cannot be started.
  private static func status(of process: Process, meanwhile: () -> Void = {}) -> Int32? {
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    guard let group = try? start(process) else { return nil }
    defer { forget(group) }
    meanwhile()
    end.wait()
    return process.terminationStatus == 127 ? nil : process.terminationStatus
  }

  /// Starts a process without waiting for it. Until `forget(_:)` is called, a signal that ends this process ends the process's group, too.
  ///
  /// - Returns: the number of the group.
  package static func start(_ process: Process) throws -> Int32 {
    skerry_tool_starts()
    do {
      try process.run()
    } catch {
      skerry_tool_started(0)
      forget(0)
      throw error
    }
    skerry_tool_started(process.processIdentifier)
    return process.processIdentifier
  }

  /// Says that a process has ended, so that another one may have its group's number.
  package static func forget(_ group: Int32) { skerry_tool_ended(group) }
}
