/// An edit of a Swift file within one declaration.
struct DeclarationEdit {
  /// The declarations around the edit before and after it, the innermost first; each occurs once in the file.
  private let versions: [(before: [UInt8], after: [UInt8])]

  /// `nil` if the two texts differ outside a declaration or in several.
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
    if versions.isEmpty { return nil }
  }

  /// The same edit in another version of the file; `nil` if that has changed the declaration itself.
  func applied(to other: String) -> String? {
    let bytes = Array(other.utf8)
    for (before, after) in versions {
      let places = bytes.ranges(of: before)
      guard places.count == 1 else { continue }
      return String(decoding: bytes[..<places[0].lowerBound] + after + bytes[places[0].upperBound...], as: UTF8.self)
    }
    return nil
  }
}
