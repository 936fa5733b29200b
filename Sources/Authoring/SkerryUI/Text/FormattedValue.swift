import Foundation

/// A value with the style that writes it.
///
/// `@unchecked Sendable`: format styles and their inputs are values, which Foundation does not always mark so.
struct FormattedValue: Equatable, @unchecked Sendable {
  private let input: any Equatable
  /// With the environment's locale, calendar and time zone where the style left them open, at an instant.
  private let write: (EnvironmentValues, Date) -> AttributedString
  /// The style's name if it is the app's own: the system archives the views of an activity and cannot archive such a style.
  let customStyle: String?
  /// Whether the system keeps it up to date as time passes.
  private(set) var ticks = false

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.input = input
    write = { environment, _ in AttributedString(format.settled(in: environment).format(input)) }
    customStyle = Self.customName(F.self)
  }

  init<F: FormatStyle>(_ input: F.FormatInput, _ format: F) where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.input = input
    write = { environment, _ in format.settled(in: environment).format(input) }
    customStyle = Self.customName(F.self)
  }

  /// The value of a time data source at the instant of drawing.
  init<V, F: FormatStyle>(_ source: TimeDataSource<V>, _ format: F) where F.FormatInput == V, F.FormatOutput == String {
    input = source.name
    ticks = true
    write = { environment, now in AttributedString(format.settled(in: environment).running(in: environment).format(source.value(now))) }
    customStyle = Self.customName(F.self)
  }

  /// The value of a time data source at the instant of drawing.
  init<V, F: FormatStyle>(_ source: TimeDataSource<V>, _ format: F) where F.FormatInput == V, F.FormatOutput == AttributedString {
    input = source.name
    ticks = true
    write = { environment, now in format.settled(in: environment).running(in: environment).format(source.value(now)) }
    customStyle = Self.customName(F.self)
  }

  private static func customName<F>(_ style: F.Type) -> String? {
    // Foundation's styles are partly declared in extensions of its other modules.
    let name = String(reflecting: style)
    let known = ["Foundation", "(extension in Foundation", "SkerryUI.", "(extension in Skerry", "SkerryLocalization."]
    return known.contains { name.hasPrefix($0) } ? nil : String(describing: style)
  }

  func text(in environment: EnvironmentValues, at now: Date) -> AttributedString { write(environment, now) }

  static func == (a: FormattedValue, b: FormattedValue) -> Bool {
    func same<T: Equatable>(_ x: T) -> Bool { (b.input as? T) == x }
    return same(a.input)
  }
}

extension FormatStyle {
  /// The style of text that the system keeps up to date: without seconds where the display is always on (Figures §8.7).
  fileprivate func running(in environment: EnvironmentValues) -> Self {
    guard environment.system.isLuminanceReduced else { return self }
    if var timer = self as? SystemFormatStyle.Timer {
      timer.hidesSeconds = true
      return timer as? Self ?? self
    }
    if var stopwatch = self as? SystemFormatStyle.Stopwatch {
      stopwatch.hidesSeconds = true
      return stopwatch as? Self ?? self
    }
    return self
  }

  /// The style in the environment's locale; a date's also in its calendar and time zone, where the style follows the system's.
  fileprivate func settled(in environment: EnvironmentValues) -> Self {
    var style = locale(environment.locale)
    if var date = style as? Date.FormatStyle {
      if date.timeZone == .autoupdatingCurrent { date.timeZone = environment.timeZone }
      if date.calendar == .autoupdatingCurrent { date.calendar = environment.calendar }
      style = date as? Self ?? style
    } else if var interval = style as? Date.IntervalFormatStyle {
      if interval.timeZone == .autoupdatingCurrent { interval.timeZone = environment.timeZone }
      if interval.calendar == .autoupdatingCurrent { interval.calendar = environment.calendar }
      style = interval as? Self ?? style
    }
    return style
  }
}
