import CSkerryRuntime
package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The settings of a process that keep its pictures independent of where and when it runs.
package enum ProcessSettings {
  /// To be called first in `main`: one hash order, one time zone, one locale; and memory is kept between pictures.
  package static func makeDeterministic() {
    skerry_hashing_fix()
    skerry_memory_keep()
    setenv("TZ", "UTC", 1)
    setenv("LC_ALL", "en_US.UTF-8", 1)
    setenv("LANG", "en_US.UTF-8", 1)
    setFormatters(to: .gmt)
  }

  /// Sets the time zone of `DateFormatter` and `Calendar.current`. CoreFoundation reads `TZ` once, before `main`, so that it would be
  /// the machine's; and `NSTimeZone.resetSystemTimeZone` may forget the default.
  static func setFormatters(to zone: TimeZone) { NSTimeZone.default = zone.identifier == "UTC" ? .gmt : zone }

  /// Waits for the values of replaceable literals, if `watch` has started the process ahead of the next save. To be called before any of the
  /// app's code runs. Returns `false` if there is nothing to draw because the session ended.
  package static func awaitLiterals() -> Bool { skerry_literals_await() != 0 }

  /// From now on a write beyond the process's limit on file sizes (`ulimit -f`) fails, so that the file can be named in a message; by default the
  /// system ends the process. Programs that are started inherit this.
  package static func failWritesBeyondFileSizeLimit() { _ = signal(SIGXFSZ, SIG_IGN) }

  /// Raises the limit of open files to what starting other programs needs, as far as the system allows it: Foundation ends a process that has
  /// none left. Returns the limit if it is still lower than `needed`, otherwise `nil`.
  package static func tooFewOpenFiles(needed: Int = 64) -> Int? {
    var limit = rlimit()
    guard getrlimit(openFiles, &limit) == 0 else { return nil }
    if limit.rlim_cur < needed, limit.rlim_cur < limit.rlim_max {
      limit.rlim_cur = min(limit.rlim_max, rlim_t(needed))
      _ = setrlimit(openFiles, &limit)
    }
    return limit.rlim_cur < needed ? Int(limit.rlim_cur) : nil
  }

  #if canImport(Glibc)
    private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #else
    private static let openFiles = RLIMIT_NOFILE
  #endif

  /// Sets what `Date()` returns from now on, anywhere in the process: for commands, which own their process to its end.
  /// Other code uses a `HermeticScope`, which restores the clock.
  package static func fixClock(at date: Date) {
    let moment = skerry_moment(date)
    skerry_clock_set(moment.seconds, moment.nanoseconds)
  }
}
