/// An edit of a Swift file within one declaration, or outside all but previews.
struct DeclarationEdit {
  /// The declarations around the edit before and after it, the innermost first; each occurs once in the file.
  private let versions: [(before: [UInt8], after: [UInt8])]
  /// The edit if it is outside all declarations but previews.
  private let lines: LineEdit?

  /// `nil` if the two versions differ in several declarations, or inside and outside.
  init?(from before: String, to after: String) {
    let outline = SwiftOutline(before)
    let (old, new) = (outline.bytes, Array(after.utf8))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = old.count - zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    versions = outline.path(to: start).reversed().compactMap { declaration in
      let range = declaration.range
      guard range.lowerBound <= start, end <= range.upperBound else { return nil }
      let text = Array(old[range])
      guard old.ranges(of: text).count == 1 else { return nil }
      return (text, Array(new[range.lowerBound..<(range.upperBound + new.count - old.count)]))
    }
    lines = LineEdit(from: outline, to: SwiftOutline(after))
    if versions.isEmpty, lines == nil { return nil }
  }

  /// The same edit in another version of the file; `nil` if that has changed the declaration itself.
  ///
  /// - Parameter other: has the lines of the first version, possibly with parts removed.
  func applied(to other: String) -> String? {
    let bytes = Array(other.utf8)
    for (before, after) in versions {
      let places = bytes.ranges(of: before)
      guard places.count == 1 else { continue }
      return String(decoding: bytes[..<places[0].lowerBound] + after + bytes[places[0].upperBound...], as: UTF8.self)
    }
    return lines?.applied(to: other)
  }
}

/// Whole lines of a Swift file that were replaced by others, none of them part of a declaration other than a preview.
private struct LineEdit {
  private typealias Lines = [ArraySlice<UInt8>]
  private let count: Int
  private let range: Range<Int>
  private let (before, after): (Lines, Lines)

  init?(from outline: SwiftOutline, to edited: SwiftOutline) {
    let (old, new) = (Self.lines(outline.bytes), Self.lines(edited.bytes))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    (count, range) = (old.count, start..<(old.count - end))
    (before, after) = (Array(old[range]), Array(new[start..<(new.count - end)]))
    func isFree(_ lines: Range<Int>, _ all: Lines, _ outline: SwiftOutline) -> Bool {
      let first = lines.lowerBound < all.count ? all[lines.lowerBound].startIndex : outline.bytes.count
      let last = lines.isEmpty ? first : all[lines.upperBound - 1].endIndex
      return outline.declarations.allSatisfy { $0.isPreviewMacro || $0.range.upperBound <= first || last <= $0.range.lowerBound }
    }
    guard isFree(range, old, outline), isFree(start..<(new.count - end), new, edited) else { return nil }
  }

  func applied(to other: String) -> String? {
    let bytes = Array(other.utf8)
    var lines = Self.lines(bytes)
    guard lines.count == count, Array(lines[range]) == before else { return nil }
    lines.replaceSubrange(range, with: after)
    return String(decoding: Array(lines.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self)
  }

  private static func lines(_ bytes: [UInt8]) -> Lines { bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) }
}
