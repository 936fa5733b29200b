import Foundation
import SkerryDiagnostics
import SkerryFormats

/// A Swift file with its declarations and the names that it uses.
final class ReachFile {
  let path: String
  /// Of the file as it was read.
  let content: ContentHash
  /// The text that is compiled; line numbers stay those of the original, whatever is removed.
  private(set) var text: String
  private(set) var outline: SwiftOutline
  /// Whether the file was taken from outside the target because it declares a name that was missing.
  var isAddition = false

  /// Missing modules that the file imports.
  var missingModules: [String] = []

  init?(_ path: String) {
    // Larger files are assumed to be generated.
    guard let data = InputFile.data(atPath: path), data.count < 4_000_000 else { return nil }
    self.path = path
    content = ContentHash(of: data)
    // The compiler accepts a byte order mark only at the beginning of a file, and a copy begins with another line.
    let mark = Data([0xEF, 0xBB, 0xBF])
    text = String(decoding: data.starts(with: mark) ? data.dropFirst(mark.count) : data, as: UTF8.self)
    outline = SwiftOutline(text)
  }

  /// Replaces the file's text; the declarations are read again.
  func change(to text: String) {
    self.text = text
    outline = SwiftOutline(text)
  }

  /// Replaces bytes. Removed text leaves its line ends, so that line numbers do not change.
  func replace(_ ranges: [(range: Range<Int>, by: String)]) {
    var bytes = outline.bytes
    for (range, replacement) in ranges.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let lines = bytes[range].filter { $0 == UInt8(ascii: "\n") }
      bytes.replaceSubrange(range, with: Array(replacement.utf8) + lines)
    }
    change(to: String(decoding: bytes, as: UTF8.self))
  }
}
