/// Identifiers of locales as language tags.
package enum LanguageTag {
  /// `en_US` as `en-US`. Converted byte by byte, because every text view calls it.
  package static func of(_ identifier: String) -> String {
    guard identifier.utf8.contains(UInt8(ascii: "_")) else { return identifier }
    return String(decoding: identifier.utf8.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }, as: UTF8.self)
  }
}

extension String {
  /// Whether the string contains an ASCII character: quicker than the standard library's search in modules that are not optimized.
  package func hasByte(_ byte: Unicode.Scalar) -> Bool { utf8.contains(UInt8(ascii: byte)) }
}
