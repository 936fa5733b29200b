extension DependencyValues {
  private enum ContextKey: DependencyKey { static let liveValue = DependencyContext.preview }
  private enum DateKey: DependencyKey { static let liveValue = DateGenerator { Date() } }
  private enum CalendarKey: DependencyKey { static var liveValue: Calendar { .autoupdatingCurrent } }
  private enum LocaleKey: DependencyKey { static var liveValue: Locale { .autoupdatingCurrent } }
  private enum TimeZoneKey: DependencyKey { static var liveValue: TimeZone { .autoupdatingCurrent } }
  private enum UUIDKey: DependencyKey { static let liveValue = UUIDGenerator { UUID() } }
  private enum SessionKey: DependencyKey { static var liveValue: URLSession { .shared } }
  private enum ContinuousClockKey: DependencyKey { static let liveValue: any Clock<Duration> = ContinuousClock() }
  private enum SuspendingClockKey: DependencyKey { static let liveValue: any Clock<Duration> = SuspendingClock() }
  private enum RandomKey: DependencyKey {
    static var liveValue: WithRandomNumberGenerator { WithRandomNumberGenerator(SystemRandomNumberGenerator()) }
  }

  public var context: DependencyContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
  public var date: DateGenerator {
    get { self[DateKey.self] }
    set { self[DateKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var uuid: UUIDGenerator {
    get { self[UUIDKey.self] }
    set { self[UUIDKey.self] = newValue }
  }
  public var urlSession: URLSession {
    get { self[SessionKey.self] }
    set { self[SessionKey.self] = newValue }
  }
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { self[RandomKey.self] }
    set { self[RandomKey.self] = newValue }
  }
}
