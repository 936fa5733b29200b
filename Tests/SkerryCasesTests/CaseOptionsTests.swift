import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryCases

/// What each option changes: the members of the options and of the settings that differ from those of a call without options.
@MainActor @Suite struct CaseOptionsTests {
  /// The members that differ, by name.
  private func changes(_ value: Any, _ plain: Any) -> [String] {
    zip(Mirror(reflecting: value).children, Mirror(reflecting: plain).children).flatMap { child, other -> [String] in
      guard "\(child.value)" != "\(other.value)" else { return [] }
      if child.label == "settings" || child.label == "states" { return changes(child.value, other.value) }
      return ["\(child.label ?? "") = \("\(child.value)".prefix(90))"]
    }
  }

  private static let calls = [
    "Ride* Match/kickoff", "--presentation minimal,expanded", "--presentation system-small,lock-screen", "--device iphone-air",
    "--scale 1,2.5",
    "--scale 0.25", "--scale 8", "--scale 0.2", "--scale 8.1", "--scale x", "--presentation minimul", "--device iphone-ai",
    "--attributes a.json",
    "--state s.json", "--activity Ride", "--color-scheme dark", "--color-scheme light", "--color-scheme grey", "--dynamic-type xLarge",
    "--dynamic-type large", "--dynamic-type huge", "--locale de_DE", "--locale pseudo", "--locale pseudo-rtl", "--locale ar", "--locale .",
    "--locale en_GB+hi+ur", "--locale en+", "--locale pseudo+hi",
    "--redact placeholder,privacy", "--redact invalidated", "--redact all", "--time-zone Europe/Berlin", "--time-zone Mars",
    "--layout-direction ltr",
    "--layout-direction rtl", "--layout-direction up", "--luminance-reduced", "--increased-contrast", "--mark-stand-ins", "--stale",
    "--os 16",
    "--os 26", "--os 15", "--palette ios18", "--palette ios26", "--palette ios17", "--wallpaper light", "--wallpaper dark", "--camera",
    "--night",
    "--rendering-mode accented", "--rendering-mode vibrant", "--rendering-mode full-color", "--rendering-mode grey", "--later 90s",
    "--later 1h30m",
    "--later x", "--now 2026-05-01T10:00:00Z", "--now 2026-05-01T12:00:00+02:00",
    "--now noon", "--now 2026-02-30T10:00:00Z", "--oversized omit", "--oversized draw", "--oversized mark", "--oversized hide",
    "--states sample,long", "--states none", "--states auto", "--states some", "--states all", "--fonts /nowhere",
    "--color-scheme dark --os 18 --locale de --stale --night --camera --wallpaper light --luminance-reduced",
  ]

  @Test func optionsChangeWhatTheyName() throws {
    let plain = try CaseOptions(Arguments([], of: .render))
    var lines: [String] = []
    for call in Self.calls {
      do {
        let options = try CaseOptions(Arguments(call.split(separator: " ").map(String.init), of: .render))
        lines.append("\(call): \(changes(options, plain).joined(separator: "; "))")
      } catch {
        lines.append("\(call): error: \(error)")
      }
    }
    try RecordedText.check("options", lines)
  }
}
