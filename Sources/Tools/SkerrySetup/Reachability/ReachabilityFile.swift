import Foundation
import SkerryDiagnostics
import SkerryFormats

/// A Swift file with its declarations and the names that it uses.
final class ReachabilityFile {
  let path: String
  /// The hash of the file as it was read.
  let content: ContentHash
  /// The text that is compiled; line numbers stay those of the original, whatever is removed.
  private(set) var text: String
  private(set) var outline: SwiftOutline
  private var knownNames: SwiftNames?
  private var knownUses: [Set<String>]?
  /// Whether the file was taken from outside the target because it declares a name that was missing.
  var isAddition = false

  /// Missing modules that the file imports.
  var missingModules: [String] = []

  /// Bytes; larger files are assumed to be generated.
  private static let limit = SourceFileLimit.byteCount

  /// `nil` if the file is not used; `reasonUnused` gives the reason.
  init?(_ path: String) {
    guard let data = InputFile.data(atPath: path), data.count < Self.limit, !Self.isWide(data) else { return nil }
    self.path = path
    content = ContentHash(of: data)
    // The compiler accepts a byte order mark only at the beginning of a file, and a copy begins with another line.
    let mark = Data([0xEF, 0xBB, 0xBF])
    text = String(decoding: data.starts(with: mark) ? data.dropFirst(mark.count) : data, as: UTF8.self)
    outline = SwiftOutline(text)
  }

  /// Why a file is not used, and the remedy; `nil` if it is.
  static func reasonUnused(_ path: String) -> (reason: String, remedy: String)? {
    if let fault = fault(path) { return fault }
    guard let data = InputFile.data(atPath: path), data.count >= limit else { return nil }
    return ("it is larger than 4 MB", "move what the widgets need into a smaller file")
  }

  /// Why no compiler could use a file, and the remedy; `nil` if one could.
  static func fault(_ path: String) -> (reason: String, remedy: String)? {
    do {
      guard try isWide(InputFile.read(path)) else { return nil }
      return ("it is UTF-16 or UTF-32, which the Swift compiler does not accept", "save it as UTF-8")
    } catch {
      switch error {
      case .notAFile(_, let kind): return ("it is \(kind), not a file", "put the file itself in its place")
      case .missing: return ("it does not exist or is a link to nothing", "restore the file")
      case .tooLarge: return ("it has more than 64 MB, the maximum", "move what the widgets need into a smaller file")
      case .unreadable: return ("it cannot be read", "check its permissions")
      }
    }
  }

  /// Whether text has two or four bytes per unit: it begins with the mark of such an encoding, or with a zero.
  private static func isWide(_ data: Data) -> Bool {
    data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) || data.prefix(4).contains(0)
  }

  /// Replaces the file's text; the declarations are read again.
  func change(to text: String) {
    self.text = text
    outline = SwiftOutline(text)
    (knownNames, knownUses) = (nil, nil)
  }

  /// The names in the file, read once for each text.
  var names: SwiftNames {
    if let knownNames { return knownNames }
    let names = SwiftNames(outline)
    knownNames = names
    return names
  }

  /// The words of each declaration that may refer to others, read once for each text.
  var uses: [Set<String>] {
    if let knownUses { return knownUses }
    let uses = outline.declarations.map { outline.words(of: $0) }
    knownUses = uses
    return uses
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
