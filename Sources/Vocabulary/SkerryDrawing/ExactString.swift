/// A string as a cache key: equal only if every Unicode scalar is equal. Swift's `==` treats an e with an accent and an e followed by a combining
/// accent as the same, but they are shaped with different glyphs, and a face may have one and lack the other.
package struct ExactString: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The string itself.
  package var string: String

  package init(_ string: String) { self.string = string }
  package init(stringLiteral string: String) { self.string = string }

  package static func == (a: ExactString, b: ExactString) -> Bool {
    guard a.string.utf8.count == b.string.utf8.count else { return false }
    var (first, second) = (a.string, b.string)
    return first.withUTF8 { one in second.withUTF8 { UnsafeRawBufferPointer(one).elementsEqual(UnsafeRawBufferPointer($0)) } }
  }
  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}
