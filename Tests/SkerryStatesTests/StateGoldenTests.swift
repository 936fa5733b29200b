import Foundation
import SkerryActivity
import SkerryTestSupport
import Testing

@testable import SkerryStates

/// Members as apps call them, each with the types that it is declared with.
private struct Named: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var whole: Whole
    var real: Real
    var text: Texts
    var moment: Moments
    var flag: Flags
  }
  struct Whole: Codable, Hashable {
    var score, homeScore, awayScore, count, total, minutes, minutesRemaining, seconds, hours, eta, temperature, speed, distance, steps: Int
    var calories, heartRate, percent, battery, progress, level, rank, gate, platform, seat, price, currentStep, totalSteps, year, floor: Int
    var startTimestamp, endMs, quantity, index, stops, lap, round, period, quarter: Int
  }
  struct Real: Codable, Hashable {
    var progress, fraction, percentage, speed, distance, temperature, price, latitude, longitude, pace, weight, elapsed, duration: Double
    var altitude, amount, startTime, endTime, ratio, volume, value, rating, bearing: Double
  }
  struct Texts: Codable, Hashable {
    var title, subtitle, name, homeTeam, awayTeam, status, message, driverName, restaurant, address, destination, origin, gate,
      flightNumber: String
    var airline, orderNumber, emoji, symbol, iconName, imageName, colorHex, url, id, code, currency, city, airport, station, artist,
      song: String
    var team, player, phase, type, category, unit, time, date, eta, price, description, note, label, stopName, vehicle, plate, phone,
      language: String
  }
  struct Moments: Codable, Hashable {
    var startDate, endDate, lastUpdate, eta, departure, arrival, deadline, createdAt, kickoff, nextStop, pausedAt, estimatedDelivery: Date
  }
  struct Flags: Codable, Hashable {
    var isLive, isPaused, isFinished, isLoading, hasError, isDelayed, isRunning, isActive, isCancelled, isHome, showsMap, completed: Bool
  }
  var orderID: UUID
  var website: URL
  var seconds: [Int]
  var names: [String: String]
}

/// The generated values of a hundred and fifty members in every kind of state.
@Suite struct StateGoldenTests {
  @Test func valuesAreUnchanged() throws {
    let now = Date(timeIntervalSince1970: 1_767_951_660)
    let maker = StateGenerator(folder: SourceFolder(sources: []), assets: AssetNames(images: ["avatar", "homeLogo"]), now: now)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    encoder.dateEncodingStrategy = .custom { date, encoder in
      var container = encoder.singleValueContainer()
      try container.encode("\(Int(date.timeIntervalSince(now))) s")
    }
    var lines: [String] = []
    for kind in StateKind.allCases {
      let made = try maker.state(kind, of: Named.self)
      let state = try #require(made.state as? Named.ContentState)
      let attributes = try #require(made.attributes as? Named)
      lines.append("# \(kind), stale: \(made.isStale)")
      lines.append(String(decoding: try encoder.encode(state), as: UTF8.self))
      lines.append(String(decoding: try encoder.encode(attributes), as: UTF8.self))
    }
    try RecordedText.check("states", lines)
  }

  @Test(arguments: [
    ("homeTeamName", ["home", "team", "name"]), ("URLString", ["url", "string"]), ("teamA", ["team", "a"]), ("ETA", ["eta"]),
    ("etaHHMM", ["eta", "hhmm"]),
    ("item2Name", ["item", "2", "name"]), ("_private_name", ["private", "name"]), ("x", ["x"]), ("", []), ("aURLOf", ["a", "url", "of"]),
    ("V2", ["v", "2"]),
    ("Name", ["name"]), ("12a", ["12", "a"]),
  ]) func namesAreWords(_ name: String, _ words: [String]) {
    #expect(MemberWords(name).words == words)
  }

  @Test func wordsMakeSentences() {
    #expect(MemberWords("homeTeamName").sentence == "Home team name" && MemberWords("").sentence == "")
    #expect(MemberWords("awayTeam").isSecond && MemberWords("teamB").isSecond && !MemberWords("homeTeam").isSecond)
    #expect(MemberWords("homeTeam").has(["team"]) && !MemberWords("homeTeam").has(["tea"]))
  }

  /// Colours of text and of backgrounds differ, so that the text can be read.
  @Test(arguments: [
    ("backgroundColor", "#1C2433"), ("cardTint", "#1C2433"), ("textBackgroundHex", "#1C2433"), ("titleColor", "#FFFFFF"),
    ("progressViewLabelColor", "#FFFFFF"), ("fontColour", "#FFFFFF"), ("tint", "#2F80ED"), ("awayColor", "#EB5757"),
  ]) func coloursFitTheirNames(_ name: String, _ colour: String) {
    #expect(GeneratedColor.hex(for: MemberWords(name), marked: true) == colour)
    #expect("#" + GeneratedColor.hex(for: MemberWords(name), marked: false) == colour)
  }

  @Test(arguments: [
    ("left", "left", 900), ("left", "paddingDetails.left", 12), ("left", "insets", 12),
    ("imageWidthPercent", "style.imageWidthPercent", 64),
    ("score", "home.score", 2),
  ]) func edgesOfAPaddingAreLengths(_ name: String, _ path: String, _ number: Double) {
    #expect(GeneratedNumber.row(for: MemberWords(name), in: MemberWords(path))?.number == number)
  }

  /// A goal is more than what has been reached, and what is left of a nutrient is not a time.
  @Test(arguments: [
    ("caloriesGoal", 2000), ("targetSteps", 10_000), ("goal", 12), ("totalSteps", 12), ("caloriesLeft", 900), ("proteinLeft", 45),
  ]) func goalsFitWhatTheyAreOf(_ name: String, _ number: Double) {
    #expect(GeneratedNumber.row(for: MemberWords(name), in: MemberWords(name))?.number == number)
  }

  /// A switch is on; as a part of another name the word says nothing.
  @Test(arguments: [
    (["off", "connecting", "on", "failed"], 2), (["off", "connecting"], 1), (["takeOff", "landing"], 0), (["first", "onHold"], 0),
    (["off", "running", "on"], 1),
  ]) func aSwitchIsOn(_ names: [String], _ index: Int) {
    let folder = SourceFolder(URL(fileURLWithPath: "/nowhere"))
    let session = GenerationSession(
      kind: .sample, now: Date(timeIntervalSince1970: 0), calls: SourceCalls(folder), uses: SourceUses(folder),
      assets: AssetNames(images: [], colors: []))
    #expect(session.chosen(names) == index)
  }

  @Test(arguments: [
    ("elapsedTimerStartDateInMilliseconds", true), ("timerEndDateInMilliseconds", true), ("startDateOffset", false),
    ("elapsedSeconds", false),
    ("workingSince", true), ("since", true), ("daysSince", false), ("secondsSince", false),
    ("endDateInterval", false), ("startedAt", true), ("remainingDates", false),
  ]) func datesAreKnownByTheirNames(_ name: String, _ isMoment: Bool) { #expect(GeneratedDate.isMoment(MemberWords(name)) == isMoment) }
}
