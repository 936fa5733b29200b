public import Foundation

/// A localized string, looked up when it is shown. Foundation on Linux has no such type; Apple's spelling is kept.
public struct LocalizedStringResource: Equatable, Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
  public var key: String
  public var table: String?
  /// The language in which `String(localized:)` looks the key up and writes numbers. `Text` takes the view's environment instead.
  public var locale: Locale {
    get { ownLocale ?? .current }
    set { ownLocale = newValue }
  }
  /// The locale, if it was set to another than the app's: a resource in a static follows the app's language.
  fileprivate var ownLocale: Locale?
  /// The text that is shown if no table has the key.
  public var defaultValue: String.LocalizationValue

  /// The bundle whose tables are searched.
  public enum BundleDescription: Sendable {
    case main
    case atURL(URL)
    case forClass(AnyClass)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    ownLocale = locale.unlessCurrent
  }
  public init(
    _ value: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = value.key
    defaultValue = value
    self.table = table
    ownLocale = locale.unlessCurrent
  }
  private enum CodingKeys: String, CodingKey {
    case key, table, defaultValue
    case ownLocale = "locale"
  }

  public init(stringLiteral value: String) { self.init(String.LocalizationValue(stringLiteral: value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// A localized key with the values that are inserted into it.
  public struct LocalizationValue: Equatable, Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    /// The key as in the table: `%@`, `%lld` and the like are replaced by the arguments.
    package var key: String
    /// The values for the key's conversions, in their order.
    package var arguments: [LocalizedArgument]
    public init(_ value: String) { (key, arguments) = (value, []) }
    public init(stringLiteral value: String) { (key, arguments) = (value, []) }
    public init(stringInterpolation: StringInterpolation) { (key, arguments) = (stringInterpolation.key, stringInterpolation.arguments) }

    /// Collects the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      /// The key as it has been collected so far.
      package var key = ""
      /// The values that have been interpolated so far.
      package var arguments: [LocalizedArgument] = []
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { key += literal.replacingOccurrences(of: "%", with: "%%") }

      private mutating func append(_ argument: LocalizedArgument, _ specifier: String) {
        key += specifier
        arguments.append(argument)
      }
      public mutating func appendInterpolation(_ string: String) { append(.string(string), "%@") }
      public mutating func appendInterpolation<S: StringProtocol>(_ string: S) { append(.string(String(string)), "%@") }
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) { append(.string(String(localized: resource)), "%@") }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
        append(.number(value._number(T._specifier)), T._specifier)
      }
      public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
        append(.number(value._number(specifier)), specifier)
      }
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        append(.string(format.format(input)), "%@")
      }
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)"), "%@") }
    }
  }

  /// The translation of a key in the customer's tables, or the key itself.
  /// - Parameter locale: how numbers are written; the translation is in the app's language.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) { self = LocalizationSource.current.string(keyAndValue.key, keyAndValue.arguments, table: table, locale: locale.unlessCurrent) }
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizationSource.current.string(
      "\(key)", defaultValue.arguments, table: table, fallback: defaultValue.key, locale: locale.unlessCurrent)
  }
  /// The translation of a resource in its own locale.
  public init(localized resource: LocalizedStringResource) {
    var source = LocalizationSource.current
    if let locale = resource.ownLocale { source.locale = locale }
    self = source.string(resource.key, resource.defaultValue.arguments, table: resource.table, fallback: resource.defaultValue.key)
  }
}

extension Locale {
  /// The locale, if it is another than the app's.
  fileprivate var unlessCurrent: Locale? { self == .current ? nil : self }
}
