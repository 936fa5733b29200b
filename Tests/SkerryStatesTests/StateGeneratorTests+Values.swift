import Foundation
import SkerryActivity
import SkerryLocalization
import Testing

@testable import SkerryStates

/// What members of certain names and types become.
extension StateGeneratorTests {
  /// An alarm's state, with AlarmKit's names: the countdown is drawn, not the alert that the system shows itself.
  @Test func alarmsCountDown() throws {
    enum Mode: Codable { case alert(time: Int), paused(elapsed: Double), countdown(fireDate: Date) }
    struct Button: Codable { var text: LocalizedStringResource }
    struct Alarm: Codable {
      var mode: Mode
      var title: LocalizedStringResource
      var stopButton: Button
    }
    var sources: Set<String> = []
    let sample = try maker([]).value(Alarm.self, .sample, &sources)
    guard case .countdown = sample.mode else {
      Issue.record("\(sample.mode) is drawn")
      return
    }
    #expect(sample.title.key == "Tea Timer" && sample.stopButton.text.key == "Stop")
    #expect(try maker([]).value(Alarm.self, .empty, &sources).title.key == "")
    #expect(try maker([]).value(Alarm.self, .long, &sources).title.key == "Tea Timer Tea Timer Tea Timer")
  }

  /// A ride's power and cadence are those of a rider.
  @Test func ridesHavePowerAndCadence() throws {
    struct Ride: Codable { var powerWatts, cadenceRpm: Int }
    var sources: Set<String> = []
    let sample = try maker().value(Ride.self, .sample, &sources), long = try maker().value(Ride.self, .long, &sources)
    #expect(sample.powerWatts == 180 && sample.cadenceRpm == 85 && long.powerWatts == 1200 && long.cadenceRpm == 199)
  }

  /// A whole number from which views make a colour, or whose name says so, is one that can be seen.
  @Test func wholeNumbersMayBeColours() throws {
    struct Tints: Codable {
      var accentHex: UInt32
      var shade: Int
      var hexes: Int
    }
    var sources: Set<String> = []
    let views = [("V.swift", "import SwiftUI\nCircle().fill(Color(hex: context.state.shade))")]
    let sample = try maker(views).value(Tints.self, .sample, &sources)
    #expect(sample.accentHex == 0x2F80ED && sample.shade == 0x2F80ED && sample.hexes < 1000)
    #expect(try maker(views).value(Tints.self, .long, &sources).shade == 0x2F80ED)
  }

  /// A countdown with AlarmKit's names fires when its duration has elapsed, and is neither over nor about to start.
  @Test func anAlarmFiresWhenItsDurationHasElapsed() throws {
    struct Countdown: Codable { var totalCountdownDuration, previouslyElapsedDuration: Double, startDate, fireDate: Date }
    enum Mode: Codable { case alert(time: Int), countdown(Countdown) }
    struct Alarm: Codable { var mode: Mode }
    var sources: Set<String> = []
    guard case .countdown(let made) = try maker([]).value(Alarm.self, .sample, &sources).mode else {
      Issue.record("no countdown is drawn")
      return
    }
    #expect(made.startDate.addingTimeInterval(made.totalCountdownDuration - made.previouslyElapsedDuration) == made.fireDate)
    #expect(made.previouslyElapsedDuration > 0 && made.startDate < made.fireDate)
    // Other values with some of the names stay as they are.
    struct Lap: Codable { var totalCountdownDuration, previouslyElapsedDuration: Double }
    let lap = try maker([]).value(Lap.self, .sample, &sources)
    #expect(lap.totalCountdownDuration > lap.previouslyElapsedDuration)
  }

  /// A generated title or message is about the same subject as the other members of its type.
  @Test func titlesAndMessagesFitTheirType() throws {
    struct Match: Codable { var title: String, subtitle: String, teamScoreLeft: Int }
    struct Workout: Codable { var title: String, lastSetSummary: String, exerciseName: String }
    struct Ride: Codable { var title: String, message: String, score: Double }
    var sources: Set<String> = []
    let match = try maker([]).value(Match.self, .sample, &sources)
    #expect(match.title == "Cup Final" && match.subtitle == "Second half")
    let workout = try maker([]).value(Workout.self, .sample, &sources)
    #expect(workout.title == "Push Day" && workout.lastSetSummary == "Two more sets" && workout.exerciseName == "Bench Press")
    let ride = try maker([]).value(Ride.self, .sample, &sources)
    #expect(ride.title == "My Activity" && ride.message == "Everything is on track")
  }

  /// The components of a colour make one that is visible; a letter is one only beside a word for colour.
  @Test func componentsOfColorsAreVisible() throws {
    struct Tint: Codable { var glucoseRed: Double, glucoseGreen: Double, glucoseBlue: Double, tintA: Double, b: Double }
    var sources: Set<String> = []
    let made = try maker([]).value(Tint.self, .sample, &sources)
    #expect([made.glucoseRed, made.glucoseGreen, made.glucoseBlue, made.tintA] == [0.2, 0.55, 1, 1])
    #expect(made.b != 1)
    #expect(try maker([]).value(Tint.self, .empty, &sources).glucoseBlue == 0)
  }

  /// Components in the sources may be of several colours, and dashes hold the place of a value that is not known yet.
  @Test func placeholdersOfTheSourcesAreNotUsed() throws {
    struct Reading: Codable {
      struct Value: Codable {
        var glucose, trendArrow, note: String
        var sgv: Int
        var tintRed, tintGreen, tintBlue: Double
      }
      var value: Value
    }
    let call = """
      let red = 0.0, green = 0.1
      let reading = Reading(value: Value(glucose: "---", trendArrow: "–", note: "Fasting", tintRed: red, tintGreen: green, tintBlue: 0.1))
      """
    var sources: Set<String> = []
    let made = try maker([("A.swift", call)]).value(Reading.self, .sample, &sources).value
    #expect([made.tintRed, made.tintGreen, made.tintBlue] == [0.2, 0.55, 1])
    #expect(made.glucose == "112" && made.trendArrow == "↗" && made.note == "Fasting" && made.sgv == 112)
  }

  /// An index of the sun or the air is a measure, and what is graded has a grade.
  @Test func measuresAndGrades() throws {
    struct Reading: Codable {
      var currentUVIndex: Double, aqi: Int, stepIndex: Int, isAwaitingStart: Bool, resumedAt: Date
      var difficulty, lastDJLevel, batteryLevel, skinRoman, ctaText: String
    }
    var sources: Set<String> = []
    let made = try maker([]).value(Reading.self, .sample, &sources)
    #expect(made.currentUVIndex == 6 && made.aqi == 42 && made.stepIndex == 0)
    #expect(
      [made.difficulty, made.lastDJLevel, made.batteryLevel, made.skinRoman, made.ctaText] == ["Medium", "Level 2", "62%", "III", "Open"])
    #expect(!made.isAwaitingStart && made.resumedAt < now)
  }

  /// A view that compares a value with dashes asks whether it is known.
  @Test func placeholdersInComparisonsAreNotUsed() throws {
    struct Reading: Codable { var glucose, stage: String }
    let view = """
      import WidgetKit
      if state.glucose == "---" || state.glucose == "?" || state.stage == "--" || state.stage == "calm" { Text(state.glucose) }
      """
    var sources: Set<String> = []
    let made = try maker([("A.swift", view)]).value(Reading.self, .sample, &sources)
    #expect(made.glucose == "112" && made.stage == "calm")
  }

  /// A sample runs, though the sources name the case of its end, and no flag of an exception is set.
  @Test func samplesRunWithoutExceptions() throws {
    enum Phase: String, Codable, CaseIterable { case active, paused, finished }
    enum Sky: String, Codable, CaseIterable { case clear, over }
    struct Walk: Codable {
      struct Leg: Codable { var phase: Phase, sky: Sky, isOffRoute: Bool, signalLost: Bool, isNear: Bool }
      var leg: Leg
    }
    let call = "let walk = Walk(leg: Leg(phase: .finished, sky: .over, isOffRoute: off, signalLost: lost, isNear: near))"
    var sources: Set<String> = []
    let leg = try maker([("A.swift", call)]).value(Walk.self, .sample, &sources).leg
    #expect(leg.phase == .active && leg.sky == .over && !leg.isOffRoute && !leg.signalLost && leg.isNear)
  }

  /// A level with a fraction is the part of a bar that is filled; a whole one is a game's.
  @Test func levelsWithFractionsAreShares() throws {
    struct Hero: Codable {
      var currentHealthLevel: Double, level: Int
    }
    var sources: Set<String> = []
    let made = try maker([]).value(Hero.self, .sample, &sources)
    let long = try maker([]).value(Hero.self, .long, &sources)
    #expect(made.currentHealthLevel == 0.62 && made.level == 2)
    #expect(long.currentHealthLevel == 1 && long.level == 3)
  }

  /// Where views show a level as a whole number, it is in per cent.
  @Test func levelsInPerCent() throws {
    struct Charge: Codable { var pct: Double, level: Double }
    let views = "import SwiftUI\nText(\"\\(Int(state.pct.rounded())) %\"); Gauge(value: state.level) {}"
    var sources: Set<String> = []
    let made = try maker([("V.swift", views)]).value(Charge.self, .sample, &sources)
    #expect(made.pct == 62 && made.level == 0.62)
    #expect(try maker([("V.swift", views)]).value(Charge.self, .long, &sources).pct == 100)
  }

  /// What an app shows before it knows anything says nothing about a running activity, in a call of nothing else.
  @Test func initialStringsAreNotUsed() throws {
    struct Run: Codable {
      struct Inner: Codable { var pace: String, lastEvent: String, score: Int }
      var inner: Inner
    }
    func made(_ call: String) throws -> Run.Inner {
      var sources: Set<String> = []
      let run = try maker([("A.swift", "let run = Run(inner: Inner(\(call)))")]).value(Run.self, .sample, &sources)
      return run.inner
    }
    for (pace, event) in [("--", ""), ("0:00", "0%"), ("0'00\\\"", "–:–")] {
      let run = try made("pace: \"\(pace)\", lastEvent: \"\(event)\", score: 0")
      #expect(run.pace == "5'24\"" && run.lastEvent == "Everything is on track" && run.score == 2, "\(pace)")
    }
    #expect(try made("pace: \"0:01\", lastEvent: \"\", score: 0").pace == "0:01")
    #expect(try made("pace: \"--\", lastEvent: \"x\", score: 0").lastEvent == "x")
  }

  /// A duration may be that of an animation elsewhere, after which no timer runs.
  @Test(arguments: ["0.3", "9", "10", "90"]) func datesAFewSecondsAwayAreTheCalls(duration: String) throws {
    struct Gym: Codable {
      struct Rest: Codable { var endDate: Date }
      var rest: Rest
    }
    let call = """
      let end = Date.now.addingTimeInterval(TimeInterval(duration))
      let gym = Gym(rest: Rest(endDate: end))
      withAnimation(.easeOut(duration: \(duration))) {}
      """
    var sources: Set<String> = []
    let made = try maker([("A.swift", call)]).value(Gym.self, .sample, &sources)
    let seconds = try #require(Double(duration))
    #expect(made.rest.endDate.timeIntervalSince(now) == (seconds < 10 ? 1500 : seconds))
  }

  /// What an activity is about has a name of its own, a sum is money, and an asset is a picture's name.
  @Test func subjectsSumsAndAssets() throws {
    struct State: Codable {
      var exerciseName: String, nextExerciseName: String, recipe: String, currentTask: String, deviceTitle: String
      var exerciseStatus: String, workoutType: String, total: String, orderTotal: String, totalLaps: String, flagAsset: String
      var lyricLine: String, busLine: String
    }
    var sources: Set<String> = []
    let made = try maker([]).value(State.self, .sample, &sources)
    #expect(made.exerciseName == "Bench Press" && made.nextExerciseName == "Deadlift" && made.recipe == "Tomato Soup")
    #expect(made.currentTask == "Water the plants" && made.deviceTitle == "Washing Machine")
    #expect(made.exerciseStatus == "In progress" && made.workoutType == "standard")
    #expect(made.total == "$24.50" && made.orderTotal == "$24.50" && made.totalLaps == "Total laps" && made.flagAsset != "🇵🇹")
    #expect(made.lyricLine == "Carry me home on a slow tide" && made.busLine == "Blue Line")
  }

  /// A total duration is not a count, and is longer than its elapsed part.
  @Test func wholeDurationsAreLongerThanWhatHasPassed() throws {
    struct Countdown: Codable {
      var totalDuration: Double, totalCountdownDuration: Double, previouslyElapsedDuration: Double, targetSeconds: Int, total: Int
    }
    var sources: Set<String> = []
    let made = try maker([]).value(Countdown.self, .sample, &sources)
    #expect(made.totalDuration == 1500 && made.totalCountdownDuration == 900 && made.previouslyElapsedDuration == 420)
    #expect(made.targetSeconds == 1500 && made.total == 12)
  }
}

private struct ListedStop: Codable { var name: String }

extension StateGeneratorTests {
  /// The elements of a list differ in their names and identifiers, and a bare name is that of what the list has.
  @Test func elementsOfListsDiffer() throws {
    struct Todo: Codable, Identifiable { var id: String, title: String, detail: String, done: Bool }
    struct Player: Codable, Identifiable { var id: UUID, name: String, score: String }
    struct Leg: Codable { var origin: String, destination: String }
    struct State: Codable {
      var todos: [Todo], players: [Player], legs: [Leg]
      var steps: [String], peerNames: [String], exercises: [String], scores: [Row]
      struct Row: Codable { var label: String }
    }
    var sources: Set<String> = []
    let made = try maker([]).value(State.self, .sample, &sources)
    #expect(made.todos.map(\.title) == ["Water the plants", "Write a letter", "Tidy the desk"])
    #expect(made.todos.map(\.id) == ["item-1", "item-2", "item-3"])
    #expect(Set(made.todos.map(\.detail)).count == 1, "only names and identifiers differ")
    #expect(made.players.map(\.name) == ["Alex Morgan", "Robin Hale", "Sam Rivera"])
    #expect(Set(made.players.map(\.id)).count == 3)
    #expect(made.legs.allSatisfy { $0.origin != $0.destination })
    #expect(made.steps == ["Step 1", "Step 2", "Step 3"])
    #expect(made.peerNames == ["Alex Morgan", "Robin Hale", "Sam Rivera"])
    #expect(made.exercises == ["Bench Press", "Deadlift", "Squat"])
    #expect(made.scores.map(\.label) == ["Score 1", "Score 2", "Score 3"], "a score's name is not a score")
    let long = try maker([]).value(State.self, .long, &sources)
    #expect(Set(long.todos.map(\.title)).count == long.todos.count)
  }

  /// Elements of which the sources have two calls take them in turn.
  @Test func elementsOfListsTakeTheValuesOfSeveralCalls() throws {
    struct Line: Codable { var stops: [ListedStop] }
    var sources: Set<String> = []
    let calls = [("Stops.swift", #"let stops = [ListedStop(name: "Baker Street"), ListedStop(name: "Old Mill")]"#)]
    let made = try maker(calls).value(Line.self, .sample, &sources)
    #expect(Set(made.stops.map(\.name)) == ["Baker Street", "Old Mill"])
  }

  /// A rest lasts a minute or two, and what remains of things is a count.
  @Test func restsAreShortAndThingsAreFew() throws {
    struct Set: Codable {
      var restEndDate: Date, restStartDate: Date, restSeconds: Int, remainingRestTime: Int, restRemaining: String
      var remainingPauses: Int, setsLeft: Int, remainingSeconds: Int, timeRemaining: Double
    }
    var sources: Swift.Set<String> = []
    let made = try maker([]).value(Set.self, .sample, &sources)
    #expect(made.restEndDate == now.addingTimeInterval(90) && made.restStartDate < now)
    #expect(made.restSeconds == 120 && made.remainingRestTime == 90 && made.restRemaining == "1:30")
    #expect(made.remainingPauses == 3 && made.setsLeft == 3)
    #expect(made.remainingSeconds == 900 && made.timeRemaining == 900)
  }

  /// Strings that an app reads as dates are tried in one form after another, and what one member rejects is not tried at the others.
  @Test(.serialized, arguments: [true, false]) func datesAsStringsHaveTheFormThatTheAppReads(_ hasFractions: Bool) throws {
    Log.Stamp.hasFractions = hasFractions
    let log = try #require(try maker().state(.sample, of: Log.self).state as? Log.ContentState)
    #expect(log.entries.count == 3 && log.entries.allSatisfy { $0.createdAt.date < now && $0.endsAt.date > now }, "\(log)")
  }
}

/// An activity whose dates are strings, with a formatter of its own.
private struct Log: ActivityAttributes {
  struct ContentState: Codable, Hashable { var entries: [Entry] }
  struct Entry: Codable, Hashable {
    var createdAt: Stamp
    var startedAt: Stamp
    var endsAt: Stamp
  }
  struct Stamp: Codable, Hashable {
    nonisolated(unsafe) static var hasFractions = false
    var date: Date
    init(from decoder: any Decoder) throws {
      let text = try decoder.singleValueContainer().decode(String.self)
      let formatter = ISO8601DateFormatter()
      formatter.formatOptions = Self.hasFractions ? [.withInternetDateTime, .withFractionalSeconds] : .withInternetDateTime
      guard let date = formatter.date(from: text) else {
        // As apps do that decode with a function: the position lacks the number of the element.
        throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "Date string does not match the formatter."))
      }
      self.date = date
    }
  }
}
