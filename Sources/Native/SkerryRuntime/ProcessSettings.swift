import CSkerryRuntime
package import Foundation

/// What a process is told so that its pictures do not depend on where and when it runs.
package enum ProcessSettings {
  /// To be called first in `main`: one hash order, one time zone, one locale; and memory is kept between pictures.
  package static func makeDeterministic() {
    skerry_hashing_fix()
    skerry_memory_keep()
    setenv("TZ", "UTC", 1)
    setenv("LC_ALL", "en_US.UTF-8", 1)
    setenv("LANG", "en_US.UTF-8", 1)
  }

  /// Gives the real time back.
  package static func freeClock() { skerry_clock_clear() }

  /// What `Date()` answers from now on, anywhere in the process.
  package static func fixClock(at date: Date) {
    let seconds = date.timeIntervalSince1970.rounded(.down)
    skerry_clock_set(Int64(seconds), Int64((date.timeIntervalSince1970 - seconds) * 1e9))
  }

  /// `Date()` answers the real time again.
  package static func releaseClock() { skerry_clock_clear() }
}
