import Foundation
import SkerryDiagnostics
import SkerryFormats

/// The hash of a linked program in a file beside it: a program that was damaged in the cache is built again and not started.
enum ProgramSeal {
  private static func place(_ program: String) -> URL { URL(fileURLWithPath: program + ".hash") }

  private static func digits(of program: String) -> String? { InputFile.data(atPath: program).map { ContentHash(of: $0).digits } }

  /// Records a program that was linked.
  static func write(for program: URL) throws {
    guard let digits = digits(of: program.path) else { return }
    try SkerryCache.write(digits + "\n", place(program.path))
  }

  /// Whether a program is as it was linked.
  static func isWhole(_ program: String) -> Bool {
    guard let known = InputFile.data(atPath: place(program).path), let digits = digits(of: program) else { return false }
    return String(decoding: known, as: UTF8.self) == digits + "\n"
  }
}
