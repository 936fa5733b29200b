import CSkerryRuntime
package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The one owner of what Foundation asks the process for while views are evaluated and laid out: the time, the time zone and the locale.
///
/// What runs inside sees the scope's values, and what held before holds again at its end, also where an error leaves it. Scopes nest. Time
/// and locale reach no further than the thread and the tasks that it starts, so tests may run beside it; the time zone is the process's,
/// because Foundation knows but one, and is set only where it differs.
package struct HermeticScope: Sendable {
  /// How far the time reaches.
  package enum Reach: Sendable { case thread, process }

  /// `nil` leaves the time as it is.
  private let now: Date?
  private let locale: Locale
  private let timeZone: TimeZone
  private let reach: Reach

  package init(
    now: Date?, locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt, reach: Reach = .thread
  ) {
    self.now = now
    self.locale = locale
    self.timeZone = timeZone
    self.reach = reach
  }

  /// Runs a closure in the scope and restores the previous values, also when it throws.
  package func during<R>(_ body: () throws -> R) rethrows -> R {
    let zone = TimeZone.current
    Self.set(timeZone)
    defer { Self.set(zone) }
    return try ScopedLocale.$current.withValue(locale) { try atItsTime(body) }
  }

  private func atItsTime<R>(_ body: () throws -> R) rethrows -> R {
    guard let now else { return try body() }
    let thread = skerry_clock_set_thread(skerry_moment(now))
    defer { _ = skerry_clock_set_thread(thread) }
    guard reach == .process else { return try body() }
    let process = skerry_clock_process()
    ProcessSettings.fixClock(at: now)
    defer {
      if process.is_fixed != 0 { skerry_clock_set(process.seconds, process.nanoseconds) } else { skerry_clock_clear() }
    }
    return try body()
  }

  private static func set(_ zone: TimeZone) {
    // The same zone has two names.
    func name(_ zone: TimeZone) -> String { zone.identifier == "GMT" ? "UTC" : zone.identifier }
    guard name(.current) != name(zone) else { return }
    setenv("TZ", name(zone), 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
  }
}

extension skerry_moment {
  init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    self.init(is_fixed: 1, seconds: Int64(seconds), nanoseconds: Int64((date.timeIntervalSince1970 - seconds) * 1e9))
  }
}
