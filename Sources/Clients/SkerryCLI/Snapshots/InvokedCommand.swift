import Foundation
import SkerryCases
import SkerrySnapshot

/// How this command was invoked, for commands that users copy.
package enum InvokedCommand {
  /// The variable that names the command which forwards its calls to this program.
  package static let variable = "SKERRY_COMMAND"
  /// The variable that names that command's program.
  package static let programVariable = "SKERRY_PROGRAM"

  /// The command that forwarded the call, `swift run Delivery` in a package's folder, otherwise the program as it was
  /// started.
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

extension ListReport {
  /// The report of a call, with the commands that its user would type next.
  init(_ folders: SnapshotFolders, goldens: String) {
    self.init(goldens: goldens, artifacts: folders.artifactsName, command: InvokedCommand.text())
    packagePath = folders.project.name
  }
}
