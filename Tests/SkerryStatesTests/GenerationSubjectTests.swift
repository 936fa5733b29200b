import Foundation
import SkerryActivity
import Testing

@testable import SkerryStates

private struct Day: Codable { var completedTasks: Int, totalTasks: Int }
private struct Alarm: Codable { var title: String, mode: String }

/// What an activity is about, and counts of a whole.
@Suite struct GenerationSubjectTests {
  private func maker(_ sources: [(path: String, text: String)] = []) -> StateGenerator {
    StateGenerator(
      folder: SourceFolder(sources: sources), assets: AssetNames(images: [], colors: []), now: Date(timeIntervalSince1970: 1_767_951_660))
  }

  @Test(arguments: [
    ("WorkoutAttributes", GenerationSubject.workout), ("MorningRunActivityAttributes", .run), ("MatchAttributes", .match),
    ("NowPlayingActivityAttributes", .music), ("TeaTimerAttributes", .alarm), ("DeliveryAttributes", .journey),
    ("FlightAttributes", .journey),
    ("LiveActivityAttributes", nil), ("TruncationAttributes", nil), ("", nil),
  ]) func typesNamesTell(_ name: String, _ subject: GenerationSubject?) { #expect(GenerationSubject(type: name) == subject) }

  @Test(arguments: [
    (["title", "artist"], GenerationSubject.music), (["status", "driverName"], .journey), (["title", "message"], nil),
    (["exercise", "track"], .workout), (["score", "title"], nil),
  ]) func membersTell(_ members: [String], _ subject: GenerationSubject?) { #expect(GenerationSubject(members) == subject) }

  private struct RunAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable { var title: String, message: String }
    var title: String
  }

  /// The type's name tells of the attributes and of the state.
  @Test func bothPartsOfAnActivity() throws {
    let made = try maker().state(.sample, of: RunAttributes.self)
    let state = try #require(made.state as? RunAttributes.ContentState)
    #expect(state.title == "Morning Run" && state.message == "Two more kilometres")
    #expect((made.attributes as? RunAttributes)?.title == "Morning Run")
  }

  @Test func textsFitTheirSubject() throws {
    struct Song: Codable { var title: String, artist: String }
    struct Ride: Codable { var title: String, status: String, note: String, driver: String }
    struct Other: Codable { var title: String, status: String, note: String }
    var sources: Set<String> = []
    #expect(try maker().value(Song.self, .sample, &sources).title == "Slow Tide")
    let ride = try maker().value(Ride.self, .sample, &sources)
    #expect(ride.title == "Evening Ride" && ride.status == "On the way" && ride.note == "Arriving in a few minutes")
    let other = try maker().value(Other.self, .sample, &sources)
    #expect(other.title == "My Activity" && other.status == "In progress" && other.note == "Everything is on track")
  }

  /// A name that no table has is of what stands before it.
  @Test(arguments: [
    ("liftName", "My Lift"), ("fastingPlanName", "My Fasting Plan"), ("roomTitle", "My Activity"), ("workoutName", "Push Day"),
    ("doneLabel", "Done"), ("displayName", "Display name"), ("name", "Name"), ("nameOfLift", "Name of lift"),
  ]) func namesAreOfThings(_ member: String, _ text: String) { #expect(GeneratedText.text(for: MemberWords(member)) == text) }

  // MARK: Counts

  /// A count is not above its whole: that of the sources, or the generated one.
  @Test(arguments: [(1, 1), (2, 1), (3, 3), (30, 3)]) func countsOfAWhole(total: Int, completed: Int) throws {
    var sources: Set<String> = []
    let made = try maker([("A.swift", "let day = Day(completedTasks: 0, totalTasks: \(total))")]).value(Day.self, .sample, &sources)
    #expect(made.totalTasks == total && made.completedTasks == completed)
  }

  @Test func indicesAndValues() throws {
    struct Sets: Codable { var exerciseIndex: Int, totalExercises: Int, setNumber: Int, totalSets: Int, reps: Int }
    struct Goal: Codable { var value: Double, goal: Double, heartRate: Int, maxHeartRate: Int }
    struct Plain: Codable { var colorIndex: Int, value: Double }
    var sources: Set<String> = []
    let sets = try maker().value(Sets.self, .sample, &sources)
    #expect(sets.exerciseIndex == 1 && sets.totalExercises == 12 && sets.setNumber == 1 && sets.reps == 3)
    let goal = try maker().value(Goal.self, .sample, &sources)
    #expect(goal.value == 4 && goal.goal == 12 && goal.heartRate == 128)
    let plain = try maker().value(Plain.self, .sample, &sources)
    #expect(plain.colorIndex == 0 && plain.value == 24.5)
  }

  @Test(arguments: [(0.0, 1.0, 0.0), (0, 2, 1), (3, 3, 3), (3, 2.9, 1), (24.5, 100, 24.5)])
  func parts(_ number: Double, _ total: Double, _ part: Double) { #expect(GeneratedNumber.part(number, of: total) == part) }

  @Test(arguments: [
    ("weight", 60.0), ("setWeight", 60), ("distanceMetres", 3200), ("distanceM", 3200), ("distanceKm", 3.2), ("distance", 3.2),
    ("elevationGain", 120), ("totalPausedSeconds", 120), ("pausedTime", 120), ("pausedElapsedSeconds", 420), ("pauseCount", 3),
  ]) func numbersByName(_ name: String, _ number: Double) throws {
    #expect(GeneratedNumber.row(for: MemberWords(name), in: MemberWords(name))?.number == number)
  }

  /// A pause began after the activity did, also where the app's source starts it with `Date()`.
  @Test func pausesAreShort() {
    #expect(GeneratedDate.offset(for: MemberWords("pausedAt")) == -30 && GeneratedDate.offset(for: MemberWords("pausedSince")) == -30)
    let pause = GeneratedDate.offset(for: MemberWords("pausedAt"), given: 0)
    #expect(GeneratedDate.offset(for: MemberWords("startedAt"), given: 0) < pause && pause < 0)
    #expect(GeneratedDate.offset(for: MemberWords("since")) == -900)
  }

  // MARK: Values of the sources

  @Test(arguments: [("$0.00", 0), ("0 km", 0), ("€0", 0), ("0.0 mi", 0), ("$0.50", 2), ("0 left", 2), ("km", 2), ("A0", 2)])
  func initialStrings(_ text: String, _ weight: Int) { #expect(SourceValue.text(text).weight == weight) }

  /// A name that is not declared takes an argument of the same label, but not one of an intent's parameter, an alert or a description.
  @Test(arguments: [
    ("@Parameter(title: \"Alarm ID\") var id: String", "My Activity"), ("UIAlertAction(title: \"OK\", style: .default)", "My Activity"),
    ("UNNotificationAction(identifier: \"a\", title: \"Stop\")", "My Activity"), ("IntentDescription(title: \"Stops\")", "My Activity"),
    ("UIcon(title: \"Fajr\")", "Fajr"), ("show(title: \"Fajr\")", "Fajr"),
  ]) func whichArgumentsTell(_ line: String, _ title: String) throws {
    let call = "func start(_ title: String) { use(Alarm(title: title, mode: \"x\")) }\n\(line)"
    var sources: Set<String> = []
    #expect(try maker([("A.swift", call)]).value(Alarm.self, .sample, &sources).title == title)
  }
}
