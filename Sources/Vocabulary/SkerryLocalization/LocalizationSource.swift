package import Foundation
import Synchronization

/// The string tables used by `String(localized:)` and `NSLocalizedString`, which have no access to a view's environment.
///
/// These functions take no tables as an argument, so a task-local value holds them; a rendering sets it while it evaluates views.
package struct LocalizationSource: Sendable {
  /// The tables of the current task; on a thread that no task started, as a queue's, those that a command set.
  package static var current: LocalizationSource { bound ?? elsewhere }

  /// The tables that a rendering sets for the current task.
  @TaskLocal package static var bound: LocalizationSource?

  /// Those of a command that reads its cases; before that, no tables and the locale en_US.
  package static var elsewhere: LocalizationSource {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
  private static let stored = Mutex(LocalizationSource(locale: Locale(identifier: "en_US"), pseudo: nil) { _, _, _ in nil })

  /// Key, table and language to a translation.
  package typealias Lookup = @Sendable (String, String?, String) -> LocalizedFormat?

  /// The language of translations, which also writes numbers.
  var locale: Locale
  private let pseudo: PseudoLocale?
  private let lookup: Lookup

  package init(locale: Locale, pseudo: PseudoLocale?, lookup: @escaping Lookup) {
    self.locale = locale
    self.pseudo = pseudo
    self.lookup = lookup
  }

  /// The localized string of a key with its arguments; without a translation, the fallback.
  package func string(_ key: String, _ arguments: [LocalizedArgument], table: String?, fallback: String? = nil, locale: Locale? = nil)
    -> String
  {
    let found = lookup(key, table, self.locale.identifier)
    let format = found ?? LocalizedFormat(fallback ?? key, language: self.locale.identifier)
    var text = Inflection.applied(format.resolved { arguments.indices.contains($0) ? arguments[$0].operand : nil }, format.language) {
      arguments.indices.contains($0) ? arguments[$0].operand : nil
    }
    if let pseudo = pseudo { text = pseudo.changed(text) }
    // A string without arguments is not a format: its percent signs are literal.
    return arguments.isEmpty ? text : Self.write(text, arguments, locale ?? self.locale)
  }

  /// The unformatted string of a key, for callers that insert the arguments themselves.
  package func raw(_ key: String, table: String?, fallback: String?) -> String {
    let found = lookup(key, table, self.locale.identifier)
    if let found, !found.variables.isEmpty { return PluralReference.text(of: found, key: key, table: table) }
    let text = found?.text ?? fallback ?? key
    return pseudo?.changed(text) ?? text
  }

  /// An unformatted string of a plural table with its arguments; `nil` if it is another format.
  /// - Parameter locale: writes the numbers; `nil` for plain digits.
  package func formatted(_ text: String, _ arguments: [LocalizedArgument], _ locale: Locale?) -> String? {
    guard let format = PluralReference.format(text, lookup: { lookup($0, $1, self.locale.identifier) }) else { return nil }
    var resolved = format.resolved { arguments.indices.contains($0) ? arguments[$0].operand : nil }
    if let pseudo { resolved = pseudo.changed(resolved) }
    return Self.write(resolved, arguments, locale == nil ? Locale(identifier: "en_US_POSIX") : self.locale)
  }

  private static func write(_ format: String, _ arguments: [LocalizedArgument], _ locale: Locale) -> String {
    var next = 0
    return FormatToken.tokens(of: format).map { token in
      switch token {
      case .literal(let text): return text
      case .own, .variable: return ""
      case .argument(let position, let specifier):
        let index = position ?? next
        if position == nil { next += 1 }
        return arguments.indices.contains(index) ? arguments[index].written("%" + specifier, locale) : ""
      }
    }.joined()
  }
}

/// A value that is inserted into a localized string.
package enum LocalizedArgument: Hashable, Codable, Sendable {
  case string(String)
  case number(_LocalizedNumber)
  /// A value that is inserted later.
  case placeholder

  /// The number as plural rules read it: plain digits; `nil` when it is not a number.
  package var operand: String? {
    switch self {
    case .string, .placeholder: nil
    case .number(let number): number.operand
    }
  }

  fileprivate func written(_ specifier: String, _ locale: Locale) -> String {
    switch self {
    case .string(let text): text
    case .placeholder: ""
    case .number(let number): number.written(in: locale, specifier: specifier)
    }
  }
}
