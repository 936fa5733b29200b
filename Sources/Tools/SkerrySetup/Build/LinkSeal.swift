import Foundation
import SkerryDiagnostics
import SkerryFormats

/// The hash of a linked program or library in a file beside it: what was damaged in the cache is linked again and not started.
enum LinkSeal {
  private static func place(_ file: String) -> URL { URL(fileURLWithPath: file + ".hash") }

  /// Bytes. A library that is joined into one object, without a linker for shared ones, is a tenth of that.
  private static let limit = 1 << 30

  private static func digits(of file: String) -> String? { InputFile.data(atPath: file, limit: limit).map { ContentHash(of: $0).digits } }

  /// Records a file that was linked.
  static func write(for file: URL) throws {
    guard let digits = digits(of: file.path) else { return }
    try SkerryCache.write(digits + "\n", place(file.path))
  }

  /// Whether a file is as it was linked.
  static func isWhole(_ file: String) -> Bool {
    guard let known = InputFile.data(atPath: place(file).path), let digits = digits(of: file) else { return false }
    return String(decoding: known, as: UTF8.self) == digits + "\n"
  }
}
