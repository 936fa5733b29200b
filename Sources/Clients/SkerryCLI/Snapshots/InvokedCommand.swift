import Foundation

/// How this command was invoked, for commands to copy.
package enum InvokedCommand {
  /// The variable that names the command which hands its calls on to this program.
  package static let variable = "SKERRY_COMMAND"
  /// The variable that names that command's program.
  package static let programVariable = "SKERRY_PROGRAM"

  /// The command that handed the call on, `swift run Delivery` in a package's folder, else the program as it was started.
  static func text(
    _ arguments: [String] = CommandLine.arguments, environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> String {
    if let command = environment[variable], !command.isEmpty { return command }
    let program = arguments.first ?? "skerry"
    let name = URL(fileURLWithPath: program).lastPathComponent
    if program.contains("/.build/"), FileManager.default.fileExists(atPath: "Package.swift") { return "swift run \(name)" }
    return program.contains("/") ? program : name
  }
}
