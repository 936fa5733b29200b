public import Foundation

/// Writes lengths of time: `1:05:20`, `1h 5m`, `1 hour, 5 minutes`.
///
/// Approximated: the phrases "About …" and "… remaining" exist in English only, and `collapsesLargestUnit` is not followed.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  public enum UnitsStyle: Int, Sendable { case positional, abbreviated, short, full, spellOut, brief }
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    public static let pad = ZeroFormattingBehavior(rawValue: 65_536)
  }
  open var unitsStyle = UnitsStyle.positional
  open var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var maximumUnitCount = 0
  /// How long months and years are.
  open var calendar: Calendar? = Calendar.current
  /// The start of an interval that is given by its length; `nil` for 1 January 2001.
  open var referenceDate: Date?
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  /// Has no effect on Apple's systems either.
  open var allowsFractionalUnits = false
  open var collapsesLargestUnit = false

  /// A unit with its name in CLDR and its length in seconds; `nil` where the calendar decides.
  private struct TimeUnit {
    let flag: NSCalendar.Unit
    let component: Calendar.Component
    let name: String
    var seconds: Int?

    static let all = [
      TimeUnit(flag: .year, component: .year, name: "year"),
      TimeUnit(flag: .month, component: .month, name: "month"),
      TimeUnit(flag: .weekOfMonth, component: .weekOfMonth, name: "week", seconds: 604_800),
      TimeUnit(flag: .day, component: .day, name: "day", seconds: 86_400),
      TimeUnit(flag: .hour, component: .hour, name: "hour", seconds: 3600),
      TimeUnit(flag: .minute, component: .minute, name: "minute", seconds: 60),
      TimeUnit(flag: .second, component: .second, name: "second", seconds: 1),
    ]
  }
  /// How many of a unit.
  private typealias Part = (count: Int, unit: TimeUnit)

  open func string(from interval: TimeInterval) -> String? { text(of: interval, from: usualStart) }
  open func string(from start: Date, to end: Date) -> String? { text(of: end.timeIntervalSince(start), from: min(start, end)) }
  open func string(from components: DateComponents) -> String? {
    let counts = TimeUnit.all.compactMap { components.value(for: $0.component) }
    guard counts.allSatisfy({ abs($0) < 1_000_000_000 }), let end = usualCalendar.date(byAdding: components, to: usualStart) else {
      return nil
    }
    return string(from: usualStart, to: end)
  }
  open override func string(for object: Any?) -> String? {
    switch object {
    case let components as DateComponents: string(from: components)
    case let interval as TimeInterval: string(from: interval)
    default: nil
    }
  }
  open class func localizedString(from components: DateComponents, unitsStyle: UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var usualStart: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }
  private var usualCalendar: Calendar { calendar ?? .current }

  /// A length in seconds in words; `nil` if it is not finite or longer than 30,000 years.
  private func text(of interval: TimeInterval, from start: Date) -> String? {
    guard interval.isFinite, abs(interval) < 1e12 else { return nil }
    return text(of: parts(of: abs(interval).rounded(.down), from: start), interval < 0)
  }

  /// A length in seconds in the allowed units, the largest first: years and months by the calendar, the rest by their lengths.
  private func parts(of interval: TimeInterval, from start: Date) -> [Part] {
    let allowed = TimeUnit.all.filter { allowedUnits.contains($0.flag) }
    let byCalendar = allowed.filter { $0.seconds == nil }
    var rest = Int(interval)
    var found: [Part] = []
    if !byCalendar.isEmpty {
      let end = start.addingTimeInterval(interval)
      let counts = usualCalendar.dateComponents(Set(byCalendar.map(\.component)), from: start, to: end)
      found = byCalendar.map { (counts.value(for: $0.component) ?? 0, $0) }
      if let reached = usualCalendar.date(byAdding: counts, to: start) { rest = max(0, Int(end.timeIntervalSince(reached))) }
    }
    for unit in allowed {
      guard let seconds = unit.seconds else { continue }
      found.append((rest / seconds, unit))
      rest %= seconds
    }
    return found
  }

  private func text(of parts: [Part], _ isNegative: Bool) -> String? {
    guard !parts.isEmpty else { return nil }
    let shown = withoutZeroes(parts)
    let sign = isNegative ? "-" : ""
    let separator =
      switch unitsStyle {
      case .positional: ":"
      case .abbreviated, .brief: " "
      case .short, .full, .spellOut: ", "
      }
    return phrased(sign + shown.enumerated().map { written($1, isFirst: $0 == 0) }.joined(separator: separator))
  }

  /// The parts that are shown: without the zeroes that the style leaves out, and not more than the maximum.
  private func withoutZeroes(_ parts: [Part]) -> [Part] {
    var parts = parts
    let isPositional = unitsStyle == .positional
    let zeroes = zeroFormattingBehavior
    let isDefault = zeroes == .default
    if zeroes.contains(.dropLeading) || isDefault {
      // Positional times keep their minutes: 0:05.
      while parts.count > 1, parts[0].count == 0,
        !(isPositional && isDefault && parts.count == 2 && parts[0].unit.component == .minute)
      {
        parts.removeFirst()
      }
    }
    if zeroes.contains(.dropTrailing) || isDefault && !isPositional {
      while parts.count > 1, parts.last?.count == 0 { parts.removeLast() }
    }
    if zeroes.contains(.dropMiddle) || isDefault && !isPositional {
      parts = parts.enumerated().filter { $0.offset == 0 || $0.offset == parts.count - 1 || $0.element.count != 0 }.map(\.element)
    }
    return maximumUnitCount > 0 ? Array(parts.prefix(maximumUnitCount)) : parts
  }

  private func written(_ part: Part, isFirst: Bool) -> String {
    let locale = Locale.current
    func named(_ width: String) -> String {
      NumberSkeleton.written("unit/\(part.unit.name) \(width)", locale, Double(part.count)) ?? "\(part.count) \(part.unit.name)"
    }
    switch unitsStyle {
    case .positional:
      let digits = "\(part.count)"
      return (!isFirst || zeroFormattingBehavior.contains(.pad)) && digits.count < 2 ? "0" + digits : digits
    case .abbreviated: return named("unit-width-narrow")
    case .short: return named("unit-width-short")
    // As `short`, without spaces: 9hr 41min.
    case .brief: return String(named("unit-width-short").filter { !$0.isWhitespace })
    case .full: return named("unit-width-full-name")
    case .spellOut:
      let numbers = NumberFormatter()
      (numbers.locale, numbers.numberStyle) = (locale, .spellOut)
      let digits = NumberSkeleton.written("", locale, Double(part.count)) ?? "\(part.count)"
      return named("unit-width-full-name").replacingOccurrences(of: digits, with: numbers.string(from: part.count as NSNumber) ?? digits)
    }
  }

  private func phrased(_ text: String) -> String {
    guard Locale.current.language.languageCode?.identifier == "en" else { return text }
    return (includesApproximationPhrase ? "About " : "") + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }
}
