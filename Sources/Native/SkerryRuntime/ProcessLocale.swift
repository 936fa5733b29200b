package import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// Foundation on Linux has one current locale, en_001, and nothing changes it; a phone has the user's. As with the
// clock, the executable's own functions take precedence over the library's (`CSkerryRuntime/locale.c` gives them
// Foundation's names), so `Locale.current`, and every format style and formatter that starts from it, returns the
// locale of the current rendering. Where the symbols have other names nothing is replaced.

/// The locale of the process: a phone in the United States, unless a scope sets another.
enum ScopedLocale {
  @TaskLocal static var current = Locale(identifier: "en_US")
}

/// Replaces the getter of Foundation's `Locale.current`; called by C.
@_silgen_name("skerry_locale_current")
package func skerryCurrentLocale() -> Locale { ScopedLocale.current }

/// Replaces the getter of Foundation's `Locale.autoupdatingCurrent`; called by C.
@_silgen_name("skerry_locale_autoupdating")
package func skerryAutoupdatingLocale() -> Locale { ScopedLocale.current }

/// The release of iOS that views see. `ProcessInfo` on Linux answers with the kernel's version, on which a picture must not depend.
enum ScopedRelease {
  @TaskLocal static var major = 26
}

/// Replaces the getter of Foundation's `ProcessInfo.operatingSystemVersion`; called by C.
@_silgen_name("skerry_system_version")
package func skerrySystemVersion() -> OperatingSystemVersion {
  OperatingSystemVersion(majorVersion: ScopedRelease.major, minorVersion: 0, patchVersion: 0)
}

/// Replaces Foundation's `ProcessInfo.isOperatingSystemAtLeast(_:)`; called by C.
@_silgen_name("skerry_system_is_at_least")
package func skerrySystemIsAtLeast(_ version: OperatingSystemVersion) -> Bool {
  let major = ScopedRelease.major
  return version.majorVersion < major || version.majorVersion == major && version.minorVersion <= 0 && version.patchVersion <= 0
}

/// Replaces the getter of Foundation's `ProcessInfo.operatingSystemVersionString`; called by C.
@_silgen_name("skerry_system_version_string")
package func skerrySystemVersionString() -> String { "Version \(ScopedRelease.major).0" }
