import CSkerryRuntime
import Foundation

/// Whether a `HermeticScope` answers everything that Foundation reads from the process. Much of this depends on symbols
/// that a linker, another toolchain or another C library may leave out; without a check, pictures would then silently
/// depend on the machine.
package enum HermeticCheck {
  /// What depends on the machine, one sentence each; empty if nothing does.
  package static func faults() -> [String] {
    var faults: [String] = []
    func expect(_ holds: Bool, _ fault: String) { if !holds { faults.append(fault) } }
    expect(
      skerry_hashing_is_reached() != 0, "the order of sets and dictionaries depends on the machine: the runtime's hash seeds are not linked"
    )
    expect(skerry_defaults_are_reached() != 0, "UserDefaults is not isolated: the replacements of Foundation's functions are not linked")
    expect(skerry_conformances_are_reached() != 0, "previews cannot be found: the executable's conformance records are not linked")
    let now = Date(timeIntervalSince1970: 86_400), zone = TimeZone(identifier: "Asia/Kathmandu") ?? .gmt
    let (before, locale) = (TimeZone.current.secondsFromGMT(), Locale.current)
    HermeticScope(now: now, locale: Locale(identifier: "ar_EG"), timeZone: zone, release: 17).during {
      expect(Date() == now, "the time depends on the machine: the C library's clock was not replaced")
      expect(Locale.current.identifier == "ar_EG", "the locale is the machine's: Foundation's Locale.current was not replaced")
      expect(Locale.autoupdatingCurrent.identifier == "ar_EG", "the locale is the machine's: Locale.autoupdatingCurrent was not replaced")
      expect(
        TimeZone.current.secondsFromGMT(for: now) == 19_800, "the time zone is the machine's: TZ has no effect, or tzdata is not installed")
      expect(
        [DateFormatter().timeZone.secondsFromGMT(for: now), Calendar.current.timeZone.secondsFromGMT(for: now)] == [19_800, 19_800],
        "the time zone of DateFormatter or Calendar.current is the machine's: Foundation's default was not set")
      expect(
        ProcessInfo.processInfo.systemUptime.rounded() == 60,
        "ProcessInfo.systemUptime is the machine's: the C library's clock was not replaced"
      )
      let info = ProcessInfo.processInfo
      expect(
        info.operatingSystemVersionString == "Version 17.0" && info.operatingSystemVersion.majorVersion == 17
          && !info.isOperatingSystemAtLeast(OperatingSystemVersion(majorVersion: 18, minorVersion: 0, patchVersion: 0)),
        "ProcessInfo's version is the machine's: a getter was not replaced")
    }
    func drawn() -> [String] {
      HermeticScope(now: now).during {
        ["\(UInt64.random(in: 0...UInt64.max))", "\(UUID())", "\([Int](0..<50).shuffled())", "\(arc4random())", "\(drand48())"]
      }
    }
    for (name, values) in zip(["Int.random(in:)", "UUID()", "shuffled()", "arc4random()", "drand48()"], zip(drawn(), drawn())) {
      expect(values.0 == values.1, "the values of \(name) change from run to run: the system's random source was not replaced")
    }
    expect(UUID() != UUID(), "UUIDs outside of pictures are not unique: the system's random source is not reached")
    expect(
      Locale.current == locale && TimeZone.current.secondsFromGMT() == before, "the locale or time zone of one picture is kept for the next"
    )
    return faults
  }
}
