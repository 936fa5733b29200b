/// A value with a localized string, looked up when it is shown; Foundation on Linux has no such protocol.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
