package import Foundation
import Synchronization

/// A number that is inserted into a localized string, with the conversion that writes it.
public struct _LocalizedNumber: Hashable, Codable, Sendable {
  /// An integer or a floating-point number, with its sign.
  package enum Value: Hashable, Codable, Sendable {
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
  }
  package var value: Value
  /// Such as `%lld` or `%.1f`.
  package var specifier: String

  package init(_ value: Value, _ specifier: String) {
    self.value = value
    self.specifier = specifier
  }

  /// The number as the locale writes it, with its digits, grouping and decimal point, as SwiftUI does for every interpolated number.
  ///
  /// Results are cached: Foundation creates a formatter for each number, which was a third of the time of a tree with many text views.
  package func written(in locale: Locale, specifier other: String? = nil) -> String {
    let question = Question(bits: value.bits, kind: value.kind, specifier: specifier, other: other, locale: locale)
    if let known = Self.remembered.withLock({ $0[question] }) { return known }
    let text = composed(in: locale, specifier: other)
    Self.remembered.withLock {
      if $0.count >= Self.maxRemembered { $0.removeAll(keepingCapacity: true) }
      $0[question] = text
    }
    return text
  }

  /// The cache key. Numbers are compared by their bits: -0 equals 0, and is written differently.
  private struct Question: Hashable {
    var bits: UInt64
    var kind: Int
    var specifier: String
    var other: String?
    var locale: Locale

    /// Few numbers are written in two ways, so only the bits are hashed and the rest is compared: hashing everything takes longer than finding the
    /// text.
    func hash(into hasher: inout Hasher) { hasher.combine(bits) }
  }
  private static let remembered = Mutex<[Question: String]>([:])
  /// A full cache is emptied, which changes no result.
  private static let maxRemembered = 1024

  /// The conversions of numbers, and the one of objects, which writes any value.
  private static let ofNumbers: Set<Character> = Set("dDiuUxXoOfFeEgGaAcC@")

  private func composed(in locale: Locale, specifier other: String?) -> String {
    var specifier = other ?? self.specifier
    guard var letter = specifier.last else { return "" }
    // A conversion of something else, such as the `%s` of a file for Android, would read the number as an address.
    if !Self.ofNumbers.contains(letter) { (specifier, letter) = ("%lld", "d") }
    switch value {
    case .real(let number):
      // An integer conversion would misread the bits of a fraction.
      if !"fFeEgGaA@".contains(letter) { return _LocalizedNumber(.integer(Int64(saturating: number)), specifier).written(in: locale) }
      if letter == "@" { return String(format: "%lf", locale: locale, number) }
      return String(format: specifier, locale: locale, number)
    case .integer, .unsigned:
      if letter == "@" { specifier = "%lld" }
      if "fFeEgGaA".contains(letter) { return String(format: specifier, locale: locale, real) }
      if "cC".contains(letter) { return String(format: specifier, Int32(truncatingIfNeeded: bits)) }
      // `%d` would read half of the value.
      let wide =
        specifier.contains("ll") ? specifier : specifier.dropLast().filter { $0 != "l" && $0 != "h" } + "ll" + String(specifier.suffix(1))
      let flags = wide.dropFirst().prefix { "0-+ #'".contains($0) }
      // Zero-padded numbers and other bases are not grouped.
      let isPlain = flags.contains("0") || "xXoO".contains(letter)
      return isPlain ? String(format: wide, bits) : String(format: wide, locale: locale, bits)
    }
  }

  /// As plural rules read it: plain digits, with the decimals that the conversion shows.
  package var operand: String {
    switch value {
    case .integer(let number): return "\(number)"
    case .unsigned(let number): return "\(number)"
    case .real: return written(in: Locale(identifier: "en_US_POSIX"))
    }
  }

  private var bits: Int64 {
    switch value {
    case .integer(let number): number
    case .unsigned(let number): Int64(bitPattern: number)
    case .real(let number): Int64(saturating: number)
    }
  }
  private var real: Double {
    switch value {
    case .integer(let number): Double(number)
    case .unsigned(let number): Double(number)
    case .real(let number): number
    }
  }
}

extension _LocalizedNumber.Value {
  fileprivate var bits: UInt64 {
    switch self {
    case .integer(let number): UInt64(bitPattern: number)
    case .unsigned(let number): number
    case .real(let number): number.bitPattern
    }
  }

  /// Tells kinds with equal bits apart.
  fileprivate var kind: Int {
    switch self {
    case .integer: 0
    case .unsigned: 1
    case .real: 2
    }
  }
}

extension Int64 {
  fileprivate init(saturating number: Double) {
    self = number.isNaN ? 0 : number >= 9.2e18 ? .max : number <= -9.2e18 ? .min : Int64(number)
  }
}
