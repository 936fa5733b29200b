import CSkerryRuntime
package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The only place that sets what Foundation reads from the process while views are evaluated and laid out: the time,
/// the time zone, the locale, the system's version and random values.
///
/// Code inside sees the scope's values; the previous values are restored at its end, even when an error is thrown.
/// Scopes nest. Time, locale, version and random values apply to the current thread and the tasks it starts, so other tests may
/// run in parallel; the time zone applies to the whole process, because Foundation has only one, and is set only where it
/// differs.
package struct HermeticScope: Sendable {
  /// Where the time applies.
  package enum Reach: Sendable { case thread, process }

  /// `nil` leaves the time as it is.
  private let now: Date?
  private let locale: Locale
  private let timeZone: TimeZone
  private let reach: Reach
  private let purpose: RandomPurpose
  /// The major version of iOS.
  private let release: Int

  package init(
    now: Date?, locale: Locale = Locale(identifier: "en_US"), timeZone: TimeZone = .gmt, reach: Reach = .thread,
    purpose: RandomPurpose = .views, release: Int = 26
  ) {
    self.now = now
    self.locale = locale
    self.timeZone = timeZone
    self.reach = reach
    self.purpose = purpose
    self.release = release
  }

  /// Runs a closure in the scope and restores the previous values, even when it throws.
  package func during<R>(_ body: () throws -> R) rethrows -> R {
    let outer = Self.zoneName
    Self.set(timeZone)
    defer { Self.restore(outer, after: timeZone) }
    return try ScopedLocale.$current.withValue(locale) {
      try ScopedRelease.$major.withValue(release) { try ScopedRandom.during(purpose) { try atItsTime(body) } }
    }
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

  /// The name of the process's time zone: the variable from which Foundation takes it, or the machine's where that is not set. `TimeZone.current`
  /// would copy all environment variables for every picture, which took a sixth of the time to verify a small one.
  private static var zoneName: String { getenv("TZ").map { String(cString: $0) } ?? TimeZone.current.identifier }

  private static func set(_ zone: TimeZone) {
    setProcess(to: name(of: zone))
    ProcessSettings.setFormatters(to: zone)
  }

  private static func restore(_ outer: String, after zone: TimeZone) {
    setProcess(to: outer)
    ProcessSettings.setFormatters(to: outer == name(of: zone) ? zone : .current)
  }

  private static func setProcess(to name: String) {
    if zoneName == name { return }
    setenv("TZ", name, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
  }

  /// The same zone has two names.
  private static func name(of zone: TimeZone) -> String { zone.identifier == "GMT" ? "UTC" : zone.identifier }
}

extension skerry_moment {
  init(_ date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    self.init(is_fixed: 1, seconds: Int64(seconds), nanoseconds: Int64((date.timeIntervalSince1970 - seconds) * 1e9), readings: 0)
  }
}
