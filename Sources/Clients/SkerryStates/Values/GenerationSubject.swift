/// What a type is about, according to the names of its members or its own name: the message of a match is not about an arrival.
package enum GenerationSubject: Sendable {
  case match, workout, run, alarm, music, journey

  /// - Parameter members: the names of a type's members.
  init?(_ members: [String]) {
    let members = members.map { MemberWords($0) }
    func any(_ words: Set<String>) -> Bool { members.contains { $0.has(words) } }
    if any(["score", "scores", "goals"]), any(["team", "home", "away", "opponent", "club"]) {
      self = .match
    } else if any(["exercise", "reps"]) {
      self = .workout
    } else if members.contains(where: { $0.words.last == "button" && $0.has(["stop", "pause", "resume"]) }) {
      self = .alarm
    } else if any(["artist", "album", "song", "track"]) {
      self = .music
    } else if any(Self.journeys) {
      self = .journey
    } else {
      return nil
    }
  }

  /// - Parameter type: the name of an activity's attributes.
  init?(type: String) {
    let words = MemberWords(type)
    guard let found = Self.types.first(where: { words.has($0.words) }) else { return nil }
    self = found.subject
  }

  /// Who or what comes, and where it is.
  private static let journeys: Set<String> = .words(
    """
    driver courier rider delivery order eta arrival departure destination origin station flight gate trip ride bus train restaurant
    vehicle pickup dropoff parcel shipment
    """)

  /// Words of types' names; the first matching row is used.
  private static let types: [(words: Set<String>, subject: GenerationSubject)] = [
    (["workout", "exercise", "gym", "training", "fitness"], .workout), (["run", "running", "jog", "jogging"], .run),
    (["match", "scoreboard", "soccer", "football", "basketball", "baseball", "cricket"], .match),
    (["music", "song", "playback", "playing"], .music),
    (["timer", "alarm", "countdown", "stopwatch"], .alarm),
    (journeys.union(["taxi", "transit", "route", "navigation", "package", "journey", "commute"]), .journey),
  ]

  /// A title, a message or a status that fits it; `nil` for other texts.
  func text(insteadOf text: String) -> String? {
    switch (self, text) {
    case (.match, GeneratedText.title): "Cup Final"
    case (.match, GeneratedText.message): "Second half"
    case (.workout, GeneratedText.title): "Push Day"
    case (.workout, GeneratedText.message): "Two more sets"
    case (.run, GeneratedText.title): "Morning Run"
    case (.run, GeneratedText.message): "Two more kilometres"
    case (.alarm, GeneratedText.title): "Tea Timer"
    case (.music, GeneratedText.title): "Slow Tide"
    case (.journey, GeneratedText.title): "Evening Ride"
    case (.journey, GeneratedText.message): "Arriving in a few minutes"
    case (.journey, GeneratedText.status): "On the way"
    case _: nil
    }
  }
}
