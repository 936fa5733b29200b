package import Foundation
private import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Foundation on Linux knows one current locale, en_001, and nothing changes it; a phone's is the person's. As with the clock,
// the executable's own functions come before the library's (`CSkerryRuntime/locale.c` gives them Foundation's names), so `Locale.current`, and every format style and formatter that starts
// from it, answers with the locale that a rendering is drawn in. Where the symbols have other names nothing is replaced.

private let fixedLocale = Mutex(Locale(identifier: "en_US"))

@_silgen_name("skerry_locale_current")
package func skerryCurrentLocale() -> Locale { fixedLocale.withLock { $0 } }

@_silgen_name("skerry_locale_autoupdating")
package func skerryAutoupdatingLocale() -> Locale { fixedLocale.withLock { $0 } }

extension ProcessSettings {
  /// What `TimeZone.current` answers from now on, anywhere in the process.
  package static func fixTimeZone(_ zone: TimeZone) {
    guard TimeZone.current.identifier != zone.identifier else { return }
    setenv("TZ", zone.identifier == "GMT" ? "UTC" : zone.identifier, 1)
    tzset()
    NSTimeZone.resetSystemTimeZone()
  }

  /// What `Locale.current` answers from now on, anywhere in the process; en_US before the first call.
  package static func fixLocale(_ locale: Locale) { fixedLocale.withLock { $0 = locale } }
}
