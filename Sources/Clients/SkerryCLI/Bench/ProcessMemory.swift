import Foundation

/// The memory in use by the process.
enum ProcessMemory {
  /// Resident memory in KiB; `nil` if the system has no `/proc`.
  static var residentKiB: Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
    let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Int($0) }
  }
}
