public import Foundation

/// What `String(format:)` and `Bundle.localizedString(forKey:value:table:)` do on Apple's platforms. Foundation's own on Linux know no plural forms:
/// they read the variable of a plural table as a conversion of C's that takes an object, and crash. Calls with a few arguments find the functions
/// below; a module of a repository calls these through functions of its own that have Foundation's names (`FoundationOnly.exports`).
public enum _FormattedString {
  /// The format with its arguments; for a string of a plural table, its form for the number.
  /// - Parameter locale: writes the numbers; `nil` for plain digits.
  public static func text(_ format: String, _ arguments: [any CVarArg], locale: Locale?) -> String {
    if format.utf8.contains(0x1F), let text = LocalizationSource.current.formatted(format, arguments.map(LocalizedArgument.init), locale) {
      return text
    }
    return String(format: format, locale: locale, arguments: arguments)
  }

  /// The translation of a key in the customer's tables, in the language that is drawn; otherwise the value, or the key itself.
  public static func translation(of key: String, value: String?, table: String?, in bundle: Bundle) -> String {
    // A bundle of one language has that language's tables alone.
    if bundle.bundlePath.hasSuffix(".lproj") { return bundle.localizedString(forKey: key, value: value, table: table) }
    let own = value.flatMap { $0.isEmpty ? nil : $0 }
    return LocalizationSource.current.raw(key, table: table == "" || table == "Localizable" ? nil : table, fallback: own)
  }
}

// Foundation's functions take any number of arguments. Swift prefers these, unless an argument is a literal or a closure's parameter; with
// `any CVarArg` in place of the generic arguments, literals would be ambiguous.
extension String {
  /// The format with its argument, or the plural form for the number, in the numbers of the current locale.
  public static func localizedStringWithFormat<A: CVarArg>(_ format: String, _ a: A) -> String {
    _FormattedString.text(format, [a], locale: .current)
  }
  /// The format with its arguments, or the plural form for the number, in the numbers of the current locale.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg>(_ format: String, _ a: A, _ b: B) -> String {
    _FormattedString.text(format, [a, b], locale: .current)
  }
  /// The format with its arguments, or the plural form for the number, in the numbers of the current locale.
  public static func localizedStringWithFormat<A: CVarArg, B: CVarArg, C: CVarArg>(_ format: String, _ a: A, _ b: B, _ c: C) -> String {
    _FormattedString.text(format, [a, b, c], locale: .current)
  }
  /// The format with its argument, or the plural form for the number, in plain digits.
  public init<A: CVarArg>(format: String, _ a: A) { self = _FormattedString.text(format, [a], locale: nil) }
  /// The format with its arguments, or the plural form for the number, in plain digits.
  public init<A: CVarArg, B: CVarArg>(format: String, _ a: A, _ b: B) { self = _FormattedString.text(format, [a, b], locale: nil) }
}

extension LocalizedArgument {
  /// An argument of a format of C.
  init(_ argument: any CVarArg) {
    if let number = argument as? any _FormatSpecifiable {
      self = .number(number._number(type(of: number)._specifier))
    } else {
      self = .string("\(argument)")
    }
  }
}
