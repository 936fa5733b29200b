import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SkerryWidget

/// The values of an option, each by the name that the command line has for it. Parsing, help and completion read the same list.
package struct NamedChoices<Value: Sendable>: Sendable {
  private var all: [(name: String, value: Value)]

  /// In the order in which help lists them.
  package init(_ all: KeyValuePairs<String, Value>) { self.all = all.map { ($0.key, $0.value) } }

  /// All values of a type, by a name that each has.
  package init(_ values: [Value], name: (Value) -> String) { all = values.map { (name($0), $0) } }

  /// In the order in which help lists them.
  package var names: [String] { all.map(\.name) }

  /// The value of a name; `nil` for an unknown one.
  package subscript(name: String) -> Value? { all.first { $0.name == name }?.value }

  /// The value of a name that the option's declaration has accepted.
  fileprivate func declared(_ name: String) -> Value {
    guard let value = self[name] else { preconditionFailure("\(name) is accepted, but is not among \(names.joined(separator: ", ")).") }
    return value
  }

  /// The value of a name. Throws `CommandError` for an unknown one.
  ///
  /// - Parameter subject: what has the name, as the error begins, such as `--os 9`.
  package func value(_ name: String, _ subject: String) throws(CommandError) -> Value {
    guard let value = self[name] else { throw CommandError.unknown(subject, name, names) }
    return value
  }
}

extension Arguments {
  /// The value of an option with named values; `nil` if it is not given. Only these names are accepted on the command line, so any other
  /// is a programming error: the option declares other choices.
  package func choice<Value>(_ name: String, _ choices: NamedChoices<Value>) -> Value? { value(name).map { choices.declared($0) } }

  /// The values of a list of named values, in order; empty if it is not given.
  package func choices<Value>(_ name: String, _ choices: NamedChoices<Value>) -> [Value] {
    (list(name) ?? []).map { choices.declared($0) }
  }
}

extension NamedChoices<ColorScheme> {
  static var colorSchemes: NamedChoices { NamedChoices(["light": .light, "dark": .dark]) }
}

extension NamedChoices<LayoutDirection> {
  static var layoutDirections: NamedChoices { NamedChoices(["ltr": .leftToRight, "rtl": .rightToLeft]) }
}

extension NamedChoices<WidgetRenderingMode> {
  static var renderingModes: NamedChoices { NamedChoices(["full-color": .fullColor, "accented": .accented, "vibrant": .vibrant]) }
}

extension NamedChoices<RedactionReasons> {
  static var redactions: NamedChoices { NamedChoices(["placeholder": .placeholder, "privacy": .privacy, "invalidated": .invalidated]) }
}

extension NamedChoices<DynamicTypeSize> {
  static var dynamicTypeSizes: NamedChoices { NamedChoices(DynamicTypeSize.allCases) { "\($0)" } }
}

extension NamedChoices<SystemRelease> {
  static var releases: NamedChoices { NamedChoices(SystemRelease.all, name: \.name) }
  /// The values of the older spelling `--palette`.
  static var palettes: NamedChoices { NamedChoices(["ios18": SystemRelease(.iOS18), "ios26": SystemRelease(.iOS26)]) }
}

extension NamedChoices<OversizedImages> {
  static var oversizedImages: NamedChoices { NamedChoices(OversizedImages.allCases, name: \.rawValue) }
}

extension NamedChoices<Int> {
  /// The values of apns-priority.
  package static var pushPriorities: NamedChoices { NamedChoices(["5": 5, "10": 10]) }
}
