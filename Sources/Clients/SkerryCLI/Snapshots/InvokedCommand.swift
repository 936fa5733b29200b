import Foundation

/// How this command was invoked, for commands to copy.
enum InvokedCommand {
  /// `swift run Delivery` in a package's folder, else the program as it was started.
  static func text(_ arguments: [String] = CommandLine.arguments) -> String {
    let program = arguments.first ?? "skerry"
    let name = URL(fileURLWithPath: program).lastPathComponent
    if program.contains("/.build/"), FileManager.default.fileExists(atPath: "Package.swift") { return "swift run \(name)" }
    return program.contains("/") ? program : name
  }
}
