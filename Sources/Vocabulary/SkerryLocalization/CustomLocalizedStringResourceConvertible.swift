/// A value with a text that is looked up where it is shown; Foundation on Linux has no such protocol.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}
