public import Foundation

// Values that are not known when a string is written: `"\(placeholder: .int) stops"`, whose number is in the options of `String(localized:)`.
extension String.LocalizationValue {
  /// The kind of a value that is inserted later.
  public enum Placeholder: Hashable, Codable, Sendable {
    case int, uint, float, double, object

    /// The conversion in the key. Source: Apple's documentation of `String.LocalizationValue.Placeholder`, by the types that it names.
    var specifier: String {
      switch self {
      case .int: "%lld"
      case .uint: "%llu"
      case .float, .double: "%lf"
      case .object: "%@"
      }
    }
  }

  /// The value with replacements in place of its placeholders, in their order.
  fileprivate func replacing(_ options: String.LocalizationOptions) -> String.LocalizationValue {
    var value = self
    var rest = (options.replacements ?? [])[...]
    for index in value.arguments.indices where value.arguments[index] == .placeholder {
      guard let next = rest.popFirst() else { break }
      value.arguments[index] = LocalizedArgument(next)
    }
    return value
  }
}

extension String.LocalizationValue.StringInterpolation {
  public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
    appendInterpolation(placeholder: placeholder, specifier: placeholder.specifier)
  }
  public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder, specifier: String) {
    key += specifier
    arguments.append(.placeholder)
  }
}

extension String {
  /// What is inserted into a localized string when it is looked up.
  public struct LocalizationOptions {
    /// The values of the placeholders, in their order.
    public var replacements: [any CVarArg]?
    public init() {}
  }

  public init(
    localized keyAndValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) { self.init(localized: keyAndValue.replacing(options), table: table, bundle: bundle, locale: locale, comment: comment) }
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, options: LocalizationOptions, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(localized: key, defaultValue: defaultValue.replacing(options), table: table, bundle: bundle, locale: locale, comment: comment)
  }
  public init(localized resource: LocalizedStringResource, options: LocalizationOptions) {
    var resource = resource
    resource.defaultValue = resource.defaultValue.replacing(options)
    self.init(localized: resource)
  }
}
