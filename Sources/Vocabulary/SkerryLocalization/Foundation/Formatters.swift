public import Foundation

// Formatters that Foundation on Linux lacks or declares without an implementation. Apple's spelling is kept; only
// formatting is implemented, not parsing.

/// Writes a time by its distance: `in 5 minutes`, `2 hours ago`.
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  public enum DateTimeStyle: Int, Sendable { case numeric, named }
  public enum UnitsStyle: Int, Sendable { case full, spellOut, short, abbreviated }
  open var dateTimeStyle = DateTimeStyle.numeric
  open var unitsStyle = UnitsStyle.full
  open var formattingContext = Formatter.Context.unknown
  open var calendar: Calendar! = Calendar.current
  open var locale: Locale! = Locale.current

  open func localizedString(for date: Date, relativeTo reference: Date) -> String {
    var style = Date.AnchoredRelativeFormatStyle(
      anchor: date, presentation: dateTimeStyle == .named ? .named : .numeric,
      unitsStyle: unitsStyle == .full ? .wide : unitsStyle == .spellOut ? .spellOut : unitsStyle == .short ? .abbreviated : .narrow)
    style.locale = locale ?? .current
    return style.format(reference)
  }
  open func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let now = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: now.addingTimeInterval(interval), relativeTo: now)
  }
  open override func string(for object: Any?) -> String? { (object as? Date).map { localizedString(for: $0, relativeTo: Date()) } }
}

/// Writes lists: `a, b and c`.
open class ListFormatter: Formatter, @unchecked Sendable {
  open var locale: Locale! = Locale.current
  open var itemFormatter: Formatter?

  open class func localizedString(byJoining strings: [String]) -> String { strings.formatted(.list(type: .and)) }
  open func string(from items: [Any]) -> String? {
    items.map { itemFormatter?.string(for: $0) ?? "\($0)" }.formatted(.list(type: .and).locale(locale ?? .current))
  }
  open override func string(for object: Any?) -> String? { (object as? [Any]).flatMap(string) }
}

/// Writes measurements.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let providedUnit = UnitOptions(rawValue: 1)
    public static let naturalScale = UnitOptions(rawValue: 2)
    public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
  }
  open var unitOptions: UnitOptions = []
  open var unitStyle = Formatter.UnitStyle.medium
  open var locale: Locale! = Locale.current
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let width = unitStyle == .long ? "unit-width-full-name" : unitStyle == .short ? "unit-width-narrow" : "unit-width-short"
    guard let unit = UnitNames.identifier(of: measurement.unit) else {
      return "\(NumberSkeleton.written(".###", locale, measurement.value) ?? "\(measurement.value)") \(measurement.unit.symbol)"
    }
    let digits = numberFormatter.maximumFractionDigits
    let precision = digits <= 0 ? "." : "." + String(repeating: "#", count: digits > 0 && digits < 10 ? digits : 3)
    let usage = unitOptions.contains(.providedUnit) ? precision : "usage/default"
    let text =
      NumberSkeleton.written("unit/\(unit) \(width) \(usage)", locale, measurement.value)
      ?? "\(measurement.value) \(measurement.unit.symbol)"
    return unitOptions.contains(.temperatureWithoutUnit) ? text.replacing(#/(°)\s?[CFK]\b/#) { "\($0.output.1)" } : text
  }
  open func string(from unit: Unit) -> String { unit.symbol }
  open override func string(for object: Any?) -> String? { nil }
}

extension PersonNameComponents {
  /// Writes names.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: String, Codable, Hashable, Sendable { case short, medium, long, abbreviated }
    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) { (self.style, self.locale) = (style, locale) }
    public func locale(_ locale: Locale) -> FormatStyle { FormatStyle(style: style, locale: locale) }
    public func format(_ name: PersonNameComponents) -> String {
      // Chinese, Japanese, Korean and Hungarian names begin with the family's.
      let familyFirst = ["zh", "ja", "ko", "hu"].contains(locale.language.languageCode?.identifier ?? "")
      let separator = ["zh", "ja", "ko"].contains(locale.language.languageCode?.identifier ?? "") ? "" : " "
      func joined(_ parts: [String?]) -> String { parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: separator) }
      let initials = [name.givenName, name.familyName].compactMap { $0?.first.map(String.init) }
      switch style {
      case .short: return name.nickname ?? name.givenName ?? name.familyName ?? ""
      case .medium: return joined(familyFirst ? [name.familyName, name.givenName] : [name.givenName, name.familyName])
      case .long:
        let core = [name.givenName, name.middleName]
        return joined([name.namePrefix] + (familyFirst ? [name.familyName] + core : core + [name.familyName]) + [name.nameSuffix])
      case .abbreviated: return (familyFirst ? initials.reversed() : initials).joined()
      }
    }
  }
  public func formatted() -> String { FormatStyle().format(self) }
  public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == PersonNameComponents {
    style.format(self)
  }
}
extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { .init(style: style) }
}

extension DateFormatter {
  /// No-op: dates are written as for the middle of a sentence, which in English is the same.
  public var formattingContext: Formatter.Context {
    get { .unknown }
    set {}
  }
}
