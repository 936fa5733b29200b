import Foundation

/// Redraws its content on a schedule; here with the time of the picture.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  public typealias Context = TimelineViewDefaultContext
  private let schedule: Schedule
  private let content: (Context) -> Content
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
    (self.schedule, self.content) = (schedule, content)
  }
  public var body: some View {
    let view = content(Context(date: schedule.shown(at: Date()), cadence: schedule.cadence))
    // A Live Activity is redrawn when its state changes, so scheduled content stands still on a phone, too.
    if let name = schedule.running {
      view.unsupported(
        "TimelineView(\(name)) stands still in a Live Activity or a widget, which is drawn again only at its next update; "
          + "use Text(timerInterval:) or a ProgressView with an interval.",
        schedule.cadence == .live ? .note : .warning)
    } else {
      view
    }
  }
}

/// The context in which a timeline view's content is drawn.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content is redrawn, most often first.
  public enum Cadence: Comparable, Sendable { case live, seconds, minutes }
  public let date: Date
  public let cadence: Cadence
  public func invalidateTimelineContent() {}
}

/// When a timeline view is redrawn.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  func entries(from startDate: Date, mode: Mode) -> Entries
}
/// How often a schedule is asked for dates: normally, or seldom while the display is dimmed.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

extension TimelineSchedule {
  /// The latest of the schedule's dates that is not after a moment; the moment itself if there is none.
  fileprivate func shown(at now: Date) -> Date {
    switch self {
    case let explicit as ExplicitTimelineSchedule: explicit.dates.filter { $0 <= now }.max() ?? now
    case let periodic as PeriodicTimelineSchedule: periodic.latest(at: now)
    case is EveryMinuteTimelineSchedule: Date(timeIntervalSinceReferenceDate: (now.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60)
    default: now
    }
  }
  /// The schedule as it is written, for messages; `nil` for one that is paused.
  fileprivate var running: String? {
    switch self {
    case let animation as AnimationTimelineSchedule: animation.isPaused ? nil : ".animation"
    case is PeriodicTimelineSchedule: ".periodic"
    case is EveryMinuteTimelineSchedule: ".everyMinute"
    case is ExplicitTimelineSchedule: ".explicit"
    default: "\(Self.self)"
    }
  }
  fileprivate var cadence: TimelineViewDefaultContext.Cadence {
    switch self {
    case is AnimationTimelineSchedule: .live
    case is EveryMinuteTimelineSchedule: .minutes
    default: .seconds
    }
  }
}

/// A redraw at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval
  /// - Parameter interval: seconds.
  public init(from start: Date, by interval: TimeInterval) { (self.start, self.interval) = (start, interval) }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [latest(at: startDate)] }
  fileprivate func latest(at now: Date) -> Date {
    guard interval > 0, now > start else { return now }
    return start.addingTimeInterval((now.timeIntervalSince(start) / interval).rounded(.down) * interval)
  }
}
/// A redraw at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { [startDate] }
}
/// A redraw at given moments.
public struct ExplicitTimelineSchedule: TimelineSchedule, Sendable {
  fileprivate let dates: [Date]
  public init<S: Sequence>(_ dates: S) where S.Element == Date { self.dates = Array(dates) }
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> [Date] { dates }
}
/// A redraw as often as the screen does.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  fileprivate let isPaused: Bool
  public init(minimumInterval: Double? = nil, paused: Bool = false) { isPaused = paused }
  public func entries(from start: Date, mode: TimelineScheduleMode) -> [Date] { [start] }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from start: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: start, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule where S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}
