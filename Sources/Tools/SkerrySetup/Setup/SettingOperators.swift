/// The longest value of a build setting.
enum SettingLimit {
  static let byteCount = 65_536
}

/// The operators after the name of a build setting: `$(PRODUCT_NAME:rfc1034identifier)`.
///
/// Source: Apple, Build settings reference; Xcode Help, "Evaluate build setting values" (the operators).
enum SettingOperators {
  /// - Parameter operators: each after a colon. Unknown ones change nothing.
  static func applied(_ operators: String, to value: String) -> String {
    operators.split(separator: ":").reduce(value) { value, name in
      switch name {
      case "rfc1034identifier": replaced(value, by: "-") { $0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "-" || $0 == "." }
      case "c99extidentifier", "identifier", "c99identifier": replaced(value, by: "_") { $0.isLetter || $0.isNumber || $0 == "_" }
      case "lower": value.lowercased()
      case "upper": value.uppercased()
      case _ where name.hasPrefix("default="): value.isEmpty ? String(name.dropFirst("default=".count)) : value
      default: value
      }
    }
  }

  private static func replaced(_ value: String, by mark: Character, unless isKept: (Character) -> Bool) -> String {
    String(value.map { isKept($0) ? $0 : mark })
  }
}
