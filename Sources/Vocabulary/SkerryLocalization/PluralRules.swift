import CSkerryICU
import Foundation

/// CLDR's plural rules.
package enum PluralRules {
  /// The category of a number as it is written in digits, such as `1` or `1.50`: zero, one, two, few, many or other.
  package static func category(of written: String, language: String) -> String {
    guard let number = Double(written), number.isFinite else { return "other" }
    let fraction = written.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?.count ?? 0
    var buffer = [CChar](repeating: 0, count: 16)
    _ = skerry_plural_category(language, number, Int32(min(fraction, 15)), &buffer, buffer.count)
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
