import Foundation
import SkerryDiagnostics

/// A Swift file as far as it is known what it declares and speaks of.
final class ReachFile {
  let path: String
  /// The text that is compiled; lines stay where they are in the original, whatever is taken out.
  private(set) var text: String
  private(set) var outline: SwiftOutline
  /// Whether the text differs from the file's.
  private(set) var isChanged = false
  /// Whether the file was taken from outside the target because it declares a name that was missing.
  var isAddition = false

  /// Modules that the file imports and that are not there.
  var missingModules: [String] = []

  init?(_ path: String) {
    // What is larger was made by a tool.
    guard let data = InputFile.data(atPath: path), data.count < 4_000_000 else { return nil }
    self.path = path
    text = String(decoding: data, as: UTF8.self)
    outline = SwiftOutline(text)
  }

  /// Gives the file another text; the declarations are read again.
  func change(to text: String) {
    self.text = text
    outline = SwiftOutline(text)
    isChanged = true
  }

  /// Replaces bytes. What is taken out leaves its line ends behind, so that lines keep their numbers.
  func replace(_ ranges: [(range: Range<Int>, by: String)]) {
    var bytes = outline.bytes
    for (range, replacement) in ranges.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      let lines = bytes[range].filter { $0 == UInt8(ascii: "\n") }
      bytes.replaceSubrange(range, with: Array(replacement.utf8) + lines)
    }
    change(to: String(decoding: bytes, as: UTF8.self))
  }
}
