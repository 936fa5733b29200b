import Foundation
import SkerryActivity
import Testing

@testable import SkerryStates

private struct Match: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var homeScore: Int
    var awayScore: Int
    var progress: Double
    var percent: Int
    var startDate: Date
    var endDate: Date
    var window: ClosedRange<Date>
    var phase: Phase
    var plain: Plain
    var loaded: Loaded
    var note: String?
    var errorMessage: String?
    var items: [Item]
    var symbolName: String
    var crest: String
    var hex: String
    var url: URL
    var isLive: Bool
    var isFinished: Bool
    var deadlineAt: Double
    var logo: Data
    var table: [String: Int]
    var places: [Int: String]
  }
  enum Phase: String, Codable, CaseIterable { case unknown = "x", notStarted = "y", inProgress = "z", ended = "w" }
  enum Plain: Codable { case first, running }
  enum Loaded: Codable, Hashable { case value(name: String), other(Int) }
  struct Item: Codable, Hashable {
    var title: String
    var nested: [Item]?
  }
  var homeTeam: String
  var awayTeam: String
}

private struct Fussy: Codable {
  var date: Date
  var code: String
  var even: Int

  private enum Keys: String, CodingKey { case date, code, even }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    let text = try container.decode(String.self, forKey: .date)
    guard let date = try? Date(text, strategy: .iso8601) else {
      throw DecodingError.dataCorruptedError(forKey: .date, in: container, debugDescription: "no ISO 8601 date")
    }
    self.date = date
    code = try container.decode(String.self, forKey: .code)
    guard UUID(uuidString: code) != nil else {
      throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "no id"))
    }
    even = try container.decode(Int.self, forKey: .even)
    guard even % 2 == 0 else { throw CocoaError(.coderInvalidValue) }
  }
}

private struct Hopeless: Codable {
  init(from decoder: any Decoder) throws { throw DecodingError.dataCorrupted(.init(codingPath: [], debugDescription: "never")) }
  func encode(to encoder: any Encoder) throws {}
}

private struct Tram: ActivityAttributes {
  struct ContentState: Codable, Hashable { var departureDate: Date }
}
private struct Flight: ActivityAttributes {
  struct ContentState: Codable, Hashable { var departureTime, arrivalTime: Date }
}

private struct Board: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var departureTime: Int
    var isArrival, isBreak: Bool
    var completedSets, completedSteps, completedPercent, progress, totalSets: Int
    var completed: Double
  }
}

private struct Session: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    struct Task: Codable, Hashable { var isDone: Bool }
    var wasSuccessful: Bool?
    var isOn: Bool
    var alarmTime: Double
    var share: Double
    var tasks: [Task]
  }
}

private struct Endless: Codable {
  final class Box: Codable { var inner: Endless }
  var box: Box
}

/// The contents of generated states.
@Suite struct StateGeneratorTests {
  let now = Date(timeIntervalSince1970: 1_767_951_660)

  func maker(_ sources: [(String, String)] = [], images: [String] = []) -> StateGenerator {
    StateGenerator(folder: SourceFolder(sources: sources.map { (path: $0.0, text: $0.1) }), assets: AssetNames(images: images), now: now)
  }

  private func state(_ kind: StateKind, _ sources: [(String, String)] = [], images: [String] = []) throws -> (Match, Match.ContentState) {
    let made = try maker(sources, images: images).state(kind, of: Match.self)
    return try (#require(made.attributes as? Match), #require(made.state as? Match.ContentState))
  }

  /// A running session has not succeeded, and its time is a duration.
  @Test func aRunningSessionHasNotSucceeded() throws {
    let state = try #require(try maker().state(.sample, of: Session.self).state as? Session.ContentState)
    #expect(state.wasSuccessful != true && state.isOn && state.alarmTime == 1500 && state.share == 0.62, "\(state)")
    let end = "Session.ContentState(wasSuccessful: true, isOn: false, tasks: [.init(isDone: true)])"
    let source = ("M.swift", "await activity.end(using: \(end))")
    let ended = try #require(try maker([source]).state(.sample, of: Session.self).state as? Session.ContentState)
    #expect(ended.wasSuccessful == false && !ended.isOn && ended.tasks.first?.isDone == true, "\(ended)")
    let last = try #require(try maker([source]).state(.long, of: Session.self).state as? Session.ContentState)
    #expect(last.wasSuccessful == true)
  }

  /// A number that the sources give is used, but not 42 for a share that views multiply by a hundred.
  @Test func sharesAreAtMostOne() throws {
    let given = ("T.swift", "let state = Match.ContentState(progress: 42)")
    func view(_ text: String) -> (String, String) { ("V.swift", "import WidgetKit\nText(\"\\(\(text))\")") }
    #expect(try state(.sample, [given, view("context.state.progress")]).1.progress == 42)
    let share = try state(.sample, [given, view("Int(context.state.progress * 100)")]).1.progress
    #expect(share > 0 && share < 1)
  }

  @Test func aSampleIsLikely() throws {
    let (attributes, state) = try state(.sample, images: ["awayCrest", "zebra"])
    #expect(attributes.homeTeam != attributes.awayTeam)
    #expect(state.homeScore == 2 && state.awayScore == 1)
    #expect(state.progress > 0 && state.progress < 1)
    #expect(state.percent > 1 && state.percent < 100)
    #expect(state.startDate < now && now < state.endDate)
    #expect(state.window.lowerBound < now && now < state.window.upperBound)
    #expect(state.phase == .inProgress)
    if case .running = state.plain {} else { Issue.record("the lively case") }
    #expect(state.note != nil && state.errorMessage == nil)
    #expect(state.items.count == 3 && state.items.allSatisfy { !$0.title.isEmpty })
    #expect(state.symbolName == "star.fill")
    #expect(state.crest == "Crest")
    #expect(state.hex.hasPrefix("#") && state.url.scheme == "https")
    #expect(state.isLive && !state.isFinished)
    #expect(abs(state.deadlineAt - now.timeIntervalSince1970) < 86_400)
    #expect(state.logo.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(state.table.count == 2)
    #expect(state.places.keys.sorted() == [1, 2] && state.places.values.allSatisfy { !$0.isEmpty })
  }

  /// A tram is awaited; a flight that has an arrival has left.
  @Test func departuresLieAheadWhereNothingArrives() throws {
    let source = ("T.swift", "let state = Tram.ContentState(departureDate: Date.now.addingTimeInterval(TimeInterval(minutes * 60)))")
    for sources in [[], [source]] {
      let tram = try #require(try maker(sources).state(.sample, of: Tram.self).state as? Tram.ContentState)
      #expect(tram.departureDate == now.addingTimeInterval(1500), "\(tram)")
    }
    let flight = try #require(try maker().state(.sample, of: Flight.self).state as? Flight.ContentState)
    #expect(flight.departureTime == now.addingTimeInterval(-900) && flight.arrivalTime > now)
    let board = try #require(try maker().state(.sample, of: Board.self).state as? Board.ContentState)
    #expect(board.departureTime == Int(now.timeIntervalSince1970) + 1500, "a flag is not a time of arrival")
    for (given, expected) in [(1_700_000_100, Int(now.timeIntervalSince1970) + 1500), (12, 12)] {
      let source = ("T.swift", "let state = Board.ContentState(departureTime: \(given), isArrival: true)")
      let board = try #require(try maker([source]).state(.sample, of: Board.self).state as? Board.ContentState)
      #expect(board.departureTime == expected, "a day of long ago is not a time of departure")
    }
  }

  @Test func whatIsCompletedIsCounted() throws {
    let sample = try #require(try maker().state(.sample, of: Board.self).state as? Board.ContentState)
    #expect(sample.isArrival && !sample.isBreak, "a break is an exception")
    #expect(sample.completedSets == 3 && sample.completedSteps == 3 && sample.totalSets == 12, "\(sample)")
    #expect(sample.completedPercent == 62 && sample.progress == 62 && sample.completed == 0.62, "\(sample)")
    let long = try #require(try maker().state(.long, of: Board.self).state as? Board.ContentState)
    #expect(long.completedSets < long.totalSets && long.completedPercent == 100 && long.completed == 1, "\(long)")
  }

  @Test func emptyIsEmpty() throws {
    let (attributes, state) = try state(.empty)
    #expect(attributes.homeTeam.isEmpty && state.homeScore == 0 && state.progress == 0 && state.note == nil && state.items.isEmpty)
    #expect(
      state.startDate == now && state.window == now...now && !state.isLive && state.table.isEmpty && state.places.isEmpty
        && state.logo.isEmpty)
    #expect(state.phase == .unknown)
  }

  @Test func longStatesHaveThreeTimesTheText() throws {
    let (sample, sampleState) = try state(.sample)
    let (attributes, state) = try state(.long)
    #expect(attributes.homeTeam == [sample.homeTeam, sample.homeTeam, sample.homeTeam].joined(separator: " "))
    #expect(state.homeScore > 1000 && state.percent == 100 && state.progress == 1)
    #expect(state.hex == sampleState.hex && state.symbolName == sampleState.symbolName && state.items.count > sampleState.items.count)
    #expect(state.endDate.timeIntervalSince(now) > 6 * 3600)
  }

  /// A generated image is as large as the island allows, and leaves room for the other values of a push.
  @Test func generatedImagesFitTheIslandAndAPush() throws {
    let png = [UInt8](GeneratedPicture.png)
    #expect(png[16..<24].elementsEqual([0, 0, 0, 36, 0, 0, 0, 36]) && Double(GeneratedPicture.edge) <= 36.67)
    #expect(GeneratedPicture.png.base64EncodedString().count < 1500)
  }

  /// A thousand times a number of the sources, with digits after the decimal point.
  @Test func longNumbersHaveMoreDigits() throws {
    struct Trip: ActivityAttributes {
      struct ContentState: Codable, Hashable { var reading: Double }
    }
    let source = ("A.swift", "let state = Trip.ContentState(reading: 4.5)")
    let made = try maker([source]).state(.long, of: Trip.self)
    #expect((made.state as? Trip.ContentState)?.reading == 5388.75)
  }

  @Test func lateIsPastAndStale() throws {
    let made = try maker().state(.late, of: Match.self)
    let state = try #require(made.state as? Match.ContentState)
    #expect(made.isStale)
    #expect(
      state.startDate < state.endDate && state.endDate < now && state.window.upperBound < now
        && state.deadlineAt < now.timeIntervalSince1970)
    #expect(state.phase == .ended)
    #expect(try !maker().state(.sample, of: Match.self).isStale)
  }

  /// `Date()` in the app's source is the time of a call: of the request for a start, of the end for a time ahead.
  @Test func nowIsTheTimeOfTheCall() {
    #expect(GeneratedDate.offset(for: MemberWords("endDate"), given: 0) == GeneratedDate.offset(for: MemberWords("endDate")))
    #expect(GeneratedDate.offset(for: MemberWords("startDate"), given: 0) == -95)
    #expect(GeneratedDate.offset(for: MemberWords("lastUpdate"), given: 0) == -60)
    #expect(GeneratedDate.offset(for: MemberWords("startDate"), given: 30) == 30)
    #expect(GeneratedDate.offset(for: MemberWords("startDate"), given: nil) == -900)
  }

  /// Of two moments the earlier one stays the earlier, however far away they are.
  @Test(arguments: StateKind.allCases) func orderIsKept(_ kind: StateKind) {
    let offsets: [TimeInterval] = [-1e6, -900, -60, 0, 1500, 7199, 7200, 7201, 9000, 1e6]
    let shifted = offsets.map { GeneratedDate.shifted($0, kind) }
    for (a, b) in zip(shifted, shifted.dropFirst()) { #expect(a <= b) }
    if kind == .late { #expect(shifted.allSatisfy { $0 <= -1800 }) }
  }

  @Test func theRepositorysValuesComeFirst() throws {
    let app = """
      import ActivityKit
      let a = Match(homeTeam: "Alpha", awayTeam: "Beta")
      let s = Match.ContentState(homeScore: 7, awayScore: 0, phase: .notStarted, endDate: .now + 120)
      """
    let made = try maker([("App/Start.swift", app)]).state(.sample, of: Match.self)
    let (attributes, state) = try (#require(made.attributes as? Match), #require(made.state as? Match.ContentState))
    #expect(attributes.homeTeam == "Alpha" && attributes.awayTeam == "Beta" && state.homeScore == 7 && state.phase == .notStarted)
    #expect(state.endDate == now.addingTimeInterval(120))
    #expect(made.sources == ["App/Start.swift"])
    #expect(try maker().state(.sample, of: Match.self).sources.isEmpty)
  }

  @Test func aPayloadTakesPrecedence() throws {
    let encoder = JSONEncoder()
    var (attributes, state) = try state(.sample)
    state.homeScore = 41
    attributes.homeTeam = "Payload"
    let (a, s) = try (String(decoding: encoder.encode(attributes), as: UTF8.self), String(decoding: encoder.encode(state), as: UTF8.self))
    let push = "{\"aps\": {\"event\": \"start\", \"attributes-type\": \"Match\", \"attributes\": \(a), \"content-state\": \(s)}}"
    let other = push.replacingOccurrences(of: "\"Match\"", with: "\"Other\"").replacingOccurrences(of: "41", with: "42")
    let made = try maker([("a.json", other), ("b.json", push)]).state(.sample, of: Match.self)
    #expect((made.state as? Match.ContentState)?.homeScore == 41 && (made.attributes as? Match)?.homeTeam == "Payload")
    #expect(made.sources == ["b.json"])
  }

  @Test(arguments: StateKind.allCases) func theSameCallGivesTheSameState(_ kind: StateKind) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(state(kind).1) == encoder.encode(state(kind).1))
  }

  @Test func rejectedValuesAreReplaced() throws {
    var sources: Set<String> = []
    let value = try maker().value(Fussy.self, .sample, &sources)
    #expect(UUID(uuidString: value.code) != nil && value.even % 2 == 0)
  }

  @Test func aTypeThatRejectsEveryValueIsReported() {
    var sources: Set<String> = []
    #expect(throws: GenerationFailure.self) { try maker().value(Hopeless.self, .sample, &sources) }
    do {
      _ = try maker().value(Hopeless.self, .sample, &sources)
    } catch {
      #expect(error.description.contains("Hopeless") && error.description.contains("never"))
    }
    #expect(throws: GenerationFailure.self) { try maker().value(Endless.self, .sample, &sources) }
  }

  @Test(arguments: [
    ("homeTeamName", ["home", "team", "name"]), ("home_team", ["home", "team"]), ("teamAName", ["team", "a", "name"]),
    ("URLPath", ["url", "path"]),
    ("eta2", ["eta", "2"]), ("", []), ("x", ["x"]),
  ])
  func namesAreSplitIntoWords(_ name: String, _ words: [String]) { #expect(MemberWords(name).words == words) }
}
