public import Foundation

/// A text that is looked up where it is shown. Foundation on Linux has no such type; Apple's spelling is kept.
public struct LocalizedStringResource: Equatable, Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
  public var key: String
  public var table: String?
  public var locale: Locale
  /// What is shown when no table has the key.
  public var defaultValue: String

  /// Which bundle's tables are meant.
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
    self.defaultValue = defaultValue.text
    self.table = table
    self.locale = locale
  }
  public init(
    _ value: String.LocalizationValue, table: String? = nil, locale: Locale = .current, bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    key = value.text
    defaultValue = value.text
    self.table = table
    self.locale = locale
  }
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension String {
  /// The key of a text with its values written in.
  public struct LocalizationValue: Equatable, Hashable, Codable, Sendable, ExpressibleByStringInterpolation {
    package var text: String
    public init(_ value: String) { text = value }
    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// Gathers the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      package var text = ""
      public init(literalCapacity: Int, interpolationCount: Int) {}
      public mutating func appendLiteral(_ literal: String) { text += literal }
      public mutating func appendInterpolation<T>(_ value: T) { text += "\(value)" }
      public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) { text += String(format: specifier, value) }
      public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
        text += format.format(input)
      }
    }
  }

  /// The text of a key in the main bundle's tables, or the key itself.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    self = (bundle ?? .main).localizedString(forKey: keyAndValue.text, value: keyAndValue.text, table: table)
  }
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self = (bundle ?? .main).localizedString(forKey: "\(key)", value: defaultValue.text, table: table) }
  public init(localized resource: LocalizedStringResource) {
    self = Bundle.main.localizedString(forKey: resource.key, value: resource.defaultValue, table: resource.table)
  }
}
