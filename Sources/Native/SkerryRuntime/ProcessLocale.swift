package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Foundation on Linux knows one current locale, en_001, and nothing changes it; a phone's is the person's. As with the clock,
// the executable's own functions come before the library's (`CSkerryRuntime/locale.c` gives them Foundation's names), so `Locale.current`, and every format style and formatter that starts
// from it, answers with the locale that a rendering is drawn in. Where the symbols have other names nothing is replaced.

/// The locale that the process answers with: a phone in the United States, unless a scope says otherwise.
enum ScopedLocale {
  @TaskLocal static var current = Locale(identifier: "en_US")
}

/// Replaces the getter of Foundation's `Locale.current`; called by C.
@_silgen_name("skerry_locale_current")
package func skerryCurrentLocale() -> Locale { ScopedLocale.current }

/// Replaces the getter of Foundation's `Locale.autoupdatingCurrent`; called by C.
@_silgen_name("skerry_locale_autoupdating")
package func skerryAutoupdatingLocale() -> Locale { ScopedLocale.current }
