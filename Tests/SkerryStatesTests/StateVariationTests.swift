import Foundation
import SkerryActivity
import SkerryRuntime
import Testing

@testable import SkerryStates

private struct Parcel: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var stage: Stage
    var weather: String
    var delay: Delay
    var mode: Mode
    var stops: [Stage]
    var owner: Owner
    var hidden: Stage
    var count: Int
    var isLate: Bool
  }
  enum Stage: String, Codable { case packed, onTheWay, delivered }
  enum Delay: Codable, Hashable { case minutes(Int), hours(count: Int) }
  enum Mode: Codable, Hashable { case only }
  struct Owner: Codable, Hashable { var stage: Stage }
}

private struct WorkoutParcel: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var title: String
    var isPaused: Bool
  }
}

/// States of the other cases of an activity's members.
@Suite struct StateVariationTests {
  private let views = """
    import WidgetKit
    let a = state.stage, b = state.delay, c = state.mode, d = state.stops, e = state.owner, f = state.count, g = state.isLate
    if state.weather == "rain" { } else if state.weather == "snow" { }
    """

  private func maker(_ more: String = "") -> StateGenerator {
    StateGenerator(
      folder: SourceFolder(sources: [("Views.swift", views + more)]), assets: AssetNames(images: []), now: Date(timeIntervalSince1970: 0))
  }

  @Test func everyOtherCaseOfAMemberThatIsRead() throws {
    let names = try maker().variations(of: Parcel.self).map(\.stateName)
    #expect(names == ["stage-packed", "stage-delivered", "weather-snow", "delay-hours", "isLate-true"])
  }

  /// What the app begins with need not be among the strings of the views' cases; a title beside one compared string is only a title.
  @Test func whatTheAppBeginsWithIsBesideTheCases() throws {
    struct Run: ActivityAttributes {
      struct ContentState: Codable, Hashable { var phaseName: String, title: String }
    }
    let sources = """
      import WidgetKit
      let start = Run.ContentState(phaseName: "IDLE", title: "Brake")
      let a = tint(state.phaseName), b = state.title == "Done"
      func tint(_ phaseName: String) -> Color { switch phaseName { case "UP": .green case "DOWN": .red default: .gray } }
      """
    let maker = StateGenerator(
      folder: SourceFolder(sources: [("V.swift", sources)]), assets: AssetNames(images: []), now: Date(timeIntervalSince1970: 0))
    let sample = try #require(try maker.state(.sample, of: Run.self).state as? Run.ContentState)
    #expect(sample.phaseName == "IDLE")
    #expect(try maker.variations(of: Run.self).map(\.stateName) == ["phaseName-UP", "phaseName-DOWN"])
  }

  /// Durations and moments in the forms that their names say.
  @Test func millisecondsAndISODates() throws {
    struct Watch: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var accumulatedMs: Double, remainingMillis: Int, pingMs: Int, startTimeISO: String, startedAtMs: Double, startedAt: Double
      }
    }
    let now = Date(timeIntervalSince1970: 1_700_000_000)
    let later = StateGenerator(folder: SourceFolder(sources: [("Views.swift", views)]), assets: AssetNames(images: []), now: now)
    let made = try #require(try later.state(.sample, of: Watch.self).state as? Watch.ContentState)
    #expect(made.startedAt > 1_690_000_000 && made.startedAt < 1_700_000_000 && made.startedAtMs == made.startedAt * 1000)
    let state = try #require(try maker().state(.sample, of: Watch.self).state as? Watch.ContentState)
    #expect(state.accumulatedMs == 420_000 && state.remainingMillis == 900_000 && state.pingMs == 24)
    #expect(state.startTimeISO == "1969-12-31T23:45:00Z")
  }

  /// A recorded request has its payload beside its headers; a service's own body is read where there is no payload.
  @Test(arguments: [
    ("{\"payload\": {\"aps\": {\"content-state\": {\"left\": 1}}}, \"body\": {\"aps\": {\"content-state\": {\"left\": 2}}}}", 1),
    ("{\"payload\": \"text\", \"body\": {\"aps\": {\"content-state\": {\"left\": 2}}}}", 2),
  ]) func wherePayloadsAre(_ file: String, _ left: Int) throws {
    struct Watch: ActivityAttributes { struct ContentState: Codable, Hashable { var left: Int } }
    let folder = SourceFolder(sources: [("V.swift", "import WidgetKit"), ("push.json", file)])
    let own = StateGenerator(folder: folder, assets: AssetNames(images: []), now: Date(timeIntervalSince1970: 0))
    #expect(own.fixture(of: Watch.self)?.state.left == left)
  }

  /// AlarmKit's alert is drawn by the system; a case of that name elsewhere counts.
  @Test(arguments: [
    (["alert", "countdown", "paused"], true), (["paused", "countdown", "alert"], true), (["alert", "countdown"], false),
    (["alert", "countdown", "paused", "done"], false),
  ]) func modesOfAnAlarm(_ names: [String], _ isAlarm: Bool) { #expect(GenerationSession.isAlarmMode(names) == isAlarm) }

  /// A sample runs, so that it has no optional values of a pause; a paused state has them, and is there even without a flag.
  @Test func pausesAreStatesOfTheirOwn() throws {
    struct Timer: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var pausedRemaining: Double?
        var left: Int
      }
    }
    struct Walk: ActivityAttributes {
      struct ContentState: Codable, Hashable {
        var isPaused: Bool
        var wasPaused: Bool?
        var pausedAt: Date?
      }
    }
    let own = maker("let h = state.pausedRemaining, i = state.isPaused, j = state.pausedAt")
    #expect(try (own.state(.sample, of: Timer.self).state as? Timer.ContentState)?.pausedRemaining == nil)
    let paused = try own.variations(of: Timer.self)
    #expect(paused.map(\.stateName) == ["pausedRemaining-set"])
    #expect(try (own.state(paused[0], of: Timer.self).state as? Timer.ContentState)?.pausedRemaining == 900)
    let walk = try #require(try own.state(.sample, of: Walk.self).state as? Walk.ContentState)
    #expect(walk.pausedAt == nil && walk.wasPaused == false && !walk.isPaused)
    let others = try own.variations(of: Walk.self)
    #expect(others.map(\.stateName) == ["isPaused-true"])
    #expect(try (own.state(others[0], of: Walk.self).state as? Walk.ContentState)?.pausedAt != nil)
  }

  @Test func anAlarmsAlertIsNoState() throws {
    struct Alarm: ActivityAttributes {
      struct ContentState: Codable, Hashable { var mode: Mode }
      enum Mode: Codable, Hashable { case alert(at: Int), countdown(left: Int), paused(left: Int) }
    }
    #expect(try maker().variations(of: Alarm.self).map(\.stateName) == ["mode-paused"])
  }

  /// The value that the sources give is the sample's, but for one of what is over.
  @Test(arguments: [
    ("packed", ["stage-onTheWay", "stage-delivered"]), ("onTheWay", ["stage-packed", "stage-delivered"]),
    ("delivered", ["stage-packed", "stage-delivered"]),
  ]) func theSampleKeepsItsCase(_ stage: String, _ others: [String]) throws {
    let own = maker("\nlet s = Parcel.ContentState(stage: .\(stage), weather: \"snow\", delay: .hours(count: 2), count: 7, isLate: true)")
    let names = try own.variations(of: Parcel.self).map(\.stateName)
    #expect(names == others + ["weather-rain", "delay-minutes", "isLate-false"])
  }

  @Test func aVariationChangesItsMemberOnly() throws {
    let own = maker()
    let sample = try #require(own.state(.sample, of: Parcel.self).state as? Parcel.ContentState)
    for variation in try own.variations(of: Parcel.self) {
      let made = try own.state(variation, of: Parcel.self)
      let state = try #require(made.state as? Parcel.ContentState)
      #expect(made.kind == .sample && !made.isStale && state != sample)
      var expected = sample
      switch variation.stateName {
      case "stage-packed": expected.stage = .packed
      case "stage-delivered": expected.stage = .delivered
      case "weather-snow": expected.weather = "snow"
      case "isLate-true": expected.isLate = true
      default:
        guard case .hours = state.delay else { return #expect(Bool(false), "\(state.delay)") }
        expected.delay = state.delay
      }
      #expect(state == expected)
    }
  }

  /// Its other members say the same: what the activity's name says it is about is known to variations, too.
  @Test func aVariationIsAboutTheSame() throws {
    let own = maker("\nlet h = state.isPaused")
    let sample = try #require(own.state(.sample, of: WorkoutParcel.self).state as? WorkoutParcel.ContentState)
    let variation = try #require(try own.variations(of: WorkoutParcel.self).first)
    let state = try #require(own.state(variation, of: WorkoutParcel.self).state as? WorkoutParcel.ContentState)
    #expect(sample.title == "Push Day" && state.title == sample.title && state.isPaused != sample.isPaused)
  }

  /// Where the sample is a payload of the repository, its variations are that payload with another value.
  @Test func aVariationOfAPayload() throws {
    let push = "{\"aps\": {\"content-state\": {\"title\": \"Leg Day\", \"isPaused\": true}}}"
    let own = StateGenerator(
      folder: SourceFolder(sources: [("Views.swift", "import WidgetKit\nlet h = state.isPaused"), ("push.json", push)]),
      assets: AssetNames(images: []), now: Date(timeIntervalSince1970: 0))
    let variations = try own.variations(of: WorkoutParcel.self)
    #expect(variations.map(\.stateName) == ["isPaused-false"])
    let made = try own.state(variations[0], of: WorkoutParcel.self)
    #expect(made.state as? WorkoutParcel.ContentState == .init(title: "Leg Day", isPaused: false) && made.sources == ["push.json"])
  }

  @Test func namesOfCases() throws {
    let (stage, delay) = (try #require(EnumMetadata(Parcel.Stage.self)), try #require(EnumMetadata(Parcel.Delay.self)))
    #expect([Parcel.Stage.packed, .onTheWay, .delivered].map { stage.name(of: $0) } == ["packed", "onTheWay", "delivered"])
    #expect([Parcel.Delay.minutes(3), .hours(count: 0)].map { delay.name(of: $0) } == ["minutes", "hours"])
    #expect(stage.name(of: 3) == nil)
  }

  @Test func choices() {
    #expect(StateChoice(["each"]) == .kinds([], each: true))
    #expect(StateChoice(["late", "each", "sample"]) == .kinds([.sample, .late], each: true))
    #expect(StateChoice(["all"]) == .kinds(StateKind.allCases, each: true) && StateChoice(["long"]) == .kinds([.long], each: false))
    #expect(StateChoice([]) == nil && StateChoice(["each", "every"]) == nil && StateChoice(["auto", "each"]) == nil)
  }
}
