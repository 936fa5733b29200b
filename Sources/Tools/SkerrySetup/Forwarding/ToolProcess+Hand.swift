import Foundation

extension ToolProcess {
  /// Runs a program whose output is the call's own, with variables beside those of the call. `nil` when it cannot be started.
  static func hand(_ path: String, _ words: [String], environment: [String: String]) -> Int32? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = words
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    do { try process.run() } catch { return nil }
    process.waitUntilExit()
    return process.terminationReason == .exit ? process.terminationStatus : 1
  }
}
