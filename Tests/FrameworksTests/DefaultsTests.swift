import Defaults
import SwiftUI
import Testing

extension Defaults.Keys {
  fileprivate static let volume = Key<Double>("defaults-tests-volume", default: 0.5)
}

@Suite struct DefaultsTests {
  enum Tone: String, Codable { case calm, loud }
  struct Stop: Codable, Equatable { var name: String }

  @Test func keysHaveTheirDefaultsUntilTheyAreSet() {
    let count = Defaults.Key("defaults-tests-count", default: 3)
    #expect(Defaults[count] == 3 && Defaults[.volume] == 0.5)
    Defaults[count] += 1
    #expect(Defaults[count] == 4 && UserDefaults.standard.integer(forKey: "defaults-tests-count") == 4)
    Defaults.reset(count)
    #expect(Defaults[count] == 3)
  }

  @Test func optionalsRawValuesAndCodableValuesAreKept() {
    let name = Defaults.Key<String?>("defaults-tests-name")
    let tone = Defaults.Key("defaults-tests-tone", default: Tone.calm)
    let stop = Defaults.Key("defaults-tests-stop", default: Stop(name: "A"))
    #expect(Defaults[name] == nil && Defaults[tone] == .calm && Defaults[stop] == Stop(name: "A"))
    Defaults[name] = "x"
    Defaults[tone] = .loud
    Defaults[stop] = Stop(name: "B")
    #expect(Defaults[name] == "x" && Defaults[tone] == .loud && Defaults[stop] == Stop(name: "B"))
    #expect(UserDefaults.standard.string(forKey: "defaults-tests-tone") == "loud")
    Defaults[name] = nil
    #expect(Defaults[name] == nil && UserDefaults.standard.object(forKey: "defaults-tests-name") == nil)
    Defaults.reset(tone, stop)
  }

  /// As the package writes them: an optional as its value, a list as a list of what its elements are.
  @Test func containersAreKeptByTheirElements() {
    let tone = Defaults.Key<Tone?>("defaults-tests-optional-tone")
    let tones = Defaults.Key<[Tone]>("defaults-tests-tones", default: [])
    let stops = Defaults.Key<[String: Stop]>("defaults-tests-stops", default: [:])
    let numbers = Defaults.Key<Set<Int>>("defaults-tests-numbers", default: [])
    defer { Defaults.reset(tone, tones, stops, numbers) }
    Defaults[tone] = .loud
    Defaults[tones] = [.loud, .calm]
    Defaults[stops] = ["a": Stop(name: "A")]
    Defaults[numbers] = [3, 5]
    #expect(Defaults[tone] == .loud && Defaults[tones] == [.loud, .calm] && Defaults[stops] == ["a": Stop(name: "A")])
    #expect(Defaults[numbers] == [3, 5])
    #expect(UserDefaults.standard.string(forKey: tone.name) == "loud")
    #expect(UserDefaults.standard.stringArray(forKey: tones.name) == ["loud", "calm"])
    Defaults[tone] = nil
    #expect(Defaults[tone] == nil)
    UserDefaults.standard.set(["loud", "silent"], forKey: tones.name)
    #expect(Defaults[tones] == [])
  }

  @Test func valuesThatAreStoredOtherwiseAreTheDefault() {
    let count = Defaults.Key("defaults-tests-wrong", default: 3)
    UserDefaults.standard.set("three", forKey: count.name)
    defer { Defaults.reset(count) }
    #expect(Defaults[count] == 3)
  }
}
