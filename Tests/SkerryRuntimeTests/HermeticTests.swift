import Foundation
import SkerryDiagnostics
import SkerryPipeline
import SkerryRuntime
import SwiftUI
import Testing

/// The values that Foundation reads from the process belong to a scope, and only apply inside it.
@MainActor @Suite struct HermeticTests {
  /// Symbols that are not linked fail silently; here they are a failure.
  @Test func everySymbolIsLinked() { #expect(HermeticCheck.faults() == []) }

  @Test func scopesNestAndEndWithAnError() {
    struct Stop: Error {}
    let outside = (Locale.current, TimeZone.current.secondsFromGMT())
    let noon = Date(timeIntervalSince1970: 43_200)
    HermeticScope(now: noon, locale: Locale(identifier: "de_DE"), timeZone: TimeZone(secondsFromGMT: 3600) ?? .gmt).during {
      #expect(throws: Stop.self) {
        try HermeticScope(now: noon + 60, locale: Locale(identifier: "ja_JP")).during {
          #expect(Date() == noon + 60 && Locale.current.identifier == "ja_JP" && TimeZone.current.secondsFromGMT() == 0)
          throw Stop()
        }
      }
      #expect(Date() == noon && Locale.current.identifier == "de_DE")
    }
    #expect((Locale.current, TimeZone.current.secondsFromGMT()) == outside)
    #expect(Date() > Date(timeIntervalSince1970: 1_700_000_000))
  }

  /// The variable is restored as it was, whichever name it has for its zone, and formatters follow.
  @Test func theTimeZoneIsRestored() {
    let before = getenv("TZ").map { String(cString: $0) }
    let now = Date(timeIntervalSince1970: 86_400)
    func offsets() -> [Int] {
      [TimeZone.current, Calendar.current.timeZone, DateFormatter().timeZone].map { $0.secondsFromGMT(for: now) }
    }
    HermeticScope(now: now, timeZone: TimeZone(identifier: "Asia/Kathmandu") ?? .gmt).during {
      #expect(offsets() == [19_800, 19_800, 19_800])
      HermeticScope(now: now).during { #expect(offsets() == [0, 0, 0]) }
      #expect(offsets() == [19_800, 19_800, 19_800])
    }
    #expect(offsets() == [0, 0, 0] && getenv("TZ").map { String(cString: $0) } == before)
  }

  /// How long something takes is the same in every picture, and passes, so that a loop that waits for it ends.
  @Test func clocksOfDurationsBeginWithTheScope() {
    func read() -> [String] {
      HermeticScope(now: Date(timeIntervalSince1970: 0)).during {
        let start = ContinuousClock.now
        while ContinuousClock.now - start < .milliseconds(5) {}
        return [
          "\(start)", "\(SuspendingClock.now)", "\(DispatchTime.now().uptimeNanoseconds)", "\(ProcessInfo.processInfo.systemUptime)",
          "\(clock())",
        ]
      }
    }
    #expect(read() == read())
    let start = ContinuousClock.now
    usleep(2000)
    #expect(ContinuousClock.now - start > .milliseconds(1))
  }

  /// A test on another thread has its own time.
  @Test func otherThreadsKeepTheirTime() async {
    let other = await HermeticScope(now: Date(timeIntervalSince1970: 0)).during { Thread.dateElsewhere }()
    #expect(other > Date(timeIntervalSince1970: 1_700_000_000))
  }

  /// The closures of a configuration are evaluated under the settings of their picture, whatever was drawn before.
  @Test func configurationsSeeTheirOwnSettings() {
    for identifier in ["de_DE", "en_US", "ar_EG", "de_DE"] {
      var settings = RenderSettings()
      settings.locale = Locale(identifier: identifier)
      let (locale, number) = Engine.shared.evaluating(settings) { (Locale.current.identifier, 1234.5.formatted()) }
      #expect(locale == identifier && number == 1234.5.formatted(.number.locale(settings.locale)))
    }
    #expect(Locale.current.identifier == "en_US")
  }

  /// Asking for an environment changes nothing.
  @Test func environmentsHaveNoEffect() {
    var settings = RenderSettings()
    settings.locale = Locale(identifier: "fr_FR")
    settings.timeZone = TimeZone(identifier: "Asia/Tokyo") ?? .gmt
    _ = Engine.shared.environment(settings, log: DiagnosticLog())
    #expect(Locale.current.identifier == "en_US" && TimeZone.current.secondsFromGMT() == 0)
  }
}

extension Thread {
  /// Asks for the time on a new thread while the caller waits.
  fileprivate static var dateElsewhere: @Sendable () async -> Date {
    let (stream, continuation) = AsyncStream.makeStream(of: Date.self)
    let done = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      continuation.yield(Date())
      continuation.finish()
      done.signal()
    }
    done.wait()
    return { await stream.first { _ in true } ?? .distantPast }
  }
}
