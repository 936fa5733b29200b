public import Foundation

/// What `String(format:)` and `Bundle.localizedString(forKey:value:table:)` do on Apple's platforms. Foundation's own on Linux know no plural forms:
/// they read the variable of a plural table as a conversion of C's that takes an object, and crash. A module of the app's calls these through
/// functions of its own that have Foundation's names (`FoundationOnly.exports`).
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
