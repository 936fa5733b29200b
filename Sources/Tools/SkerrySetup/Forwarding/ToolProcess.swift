import Foundation

/// Runs a tool of the machine to its end.
enum ToolProcess {
  struct Outcome {
    var status: Int32
    var output: String
  }

  /// What a tool writes and how it ends; `nil` when it cannot be started. Its standard error is gathered as well where `joinsErrors` says so.
  static func run(_ words: [String], joinsErrors: Bool = false) -> Outcome? {
    gather(words, errors: joinsErrors ? nil : FileHandle.nullDevice)
  }

  /// What a program writes and how it ends, while its standard error goes where ours goes; `nil` when it cannot be started.
  static func output(of words: [String], environment: [String: String]) -> Outcome? {
    gather(words, errors: FileHandle.standardError, environment: environment)
  }

  /// - Parameter errors: where standard error goes; `nil` for where the output goes.
  private static func gather(_ words: [String], errors: FileHandle?, environment: [String: String] = [:]) -> Outcome? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = errors ?? pipe
    if !environment.isEmpty { process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 } }
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return nil }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    // env answers 127 where there is no such tool.
    return process.terminationStatus == 127
      ? nil : Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  /// Runs a tool whose words people may watch: all it says goes to standard error. Returns its exit code; `nil` when it cannot be started.
  static func watch(_ words: [String]) -> Int32? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.standardOutput = FileHandle.standardError
    do { try process.run() } catch { return nil }
    process.waitUntilExit()
    return process.terminationStatus == 127 ? nil : process.terminationStatus
  }
}
