/// The parts of Swift source that are code.
package enum SwiftCode {
  /// The text with spaces in place of comments and of string literals; interpolated code is kept.
  ///
  /// It has the same lines, and every byte of code is at the same position.
  ///
  /// - Parameter literals: whether string literals are kept.
  package static func only(in text: String, literals: Bool = false) -> String {
    let bytes = Array(text.utf8)
    var code: [UInt8] = []
    code.reserveCapacity(bytes.count)
    for scalar in text.unicodeScalars {
      let own = UTF8.width(scalar)
      if Character(scalar).isNewline { code += String(scalar).utf8 } else { code += repeatElement(UInt8(ascii: " "), count: own) }
    }
    for token in SwiftTokenizer.tokens(of: bytes) where literals || token.kind != .literal {
      code.replaceSubrange(token.range, with: bytes[token.range])
    }
    return String(decoding: code, as: UTF8.self)
  }
}
