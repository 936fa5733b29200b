/// Strings by the names of members. The first matching row is used; the second string is for the second of two sides.
enum GeneratedText {
  struct Row {
    var words: Set<String>
    /// One of these words must also occur; empty requires none.
    var besides: Set<String> = []
    var text: String
    var second: String?

    init(_ words: Set<String>, and besides: Set<String> = [], _ text: String, _ second: String? = nil) {
      self.words = words
      self.besides = besides
      self.text = text
      self.second = second
    }
  }

  static let codes: Set<String> = ["code", "short", "abbr", "abbreviation", "abbrev", "initials", "tla", "tricode"]
  static let names: Set<String> = ["name", "title", "label"]

  /// A title, a message and a status of which nothing is known.
  static let title = "My Activity", message = "Everything is on track", status = "In progress"

  /// Names of people.
  private static let people: Set<String> = [
    "driver", "courier", "rider", "caller", "user", "customer", "player", "host", "contact", "patient", "instructor", "barber", "agent",
    "person", "sender", "recipient", "friend", "author", "runner", "doctor", "trainer", "teacher", "username", "nickname", "chef",
  ]

  /// What an activity is about, if a member names it.
  private static let subjects: [Row] = [
    Row(["exercise"], "Bench Press", "Deadlift"), Row(["workout", "routine", "training"], "Push Day"),
    Row(["recipe", "dish", "meal", "food"], "Tomato Soup"),
    Row(["task", "todo", "habit", "chore"], "Water the plants", "Write a letter"),
    Row(["medication", "medicine", "drug"], "Ibuprofen"), Row(["device", "appliance", "machine"], "Washing Machine"),
    Row(["channel"], "Channel 4"), Row(["session", "focus"], "Deep Work"),
  ]

  private static let particular: [Row] = [
    Row(["error", "failure", "exception"], ""),
    Row(["uuid", "guid"], "6F1C2A34-0B5D-4E77-9A10-2C3D4E5F6A7B"),
    Row(["deeplink", "url", "link", "uri", "href", "website"], "https://example.com/item"),
    Row(["email", "mail"], "alex@example.com"),
    Row(["phone", "mobile", "telephone"], "+1 555 010 0199"),
    Row(["otp", "pin", "passcode", "verification"], "482913"),
    Row(["emoji"], "🚲", "⛵️"),
    Row(["flag"], "🇵🇹", "🇳🇴"),
    Row(["airport", "iata", "origin", "dest", "destination", "departure", "arrival"], and: codes.union(["iata"]), "LIS", "OSL"),
    Row(["team", "club", "opponent", "home", "away", "side"], and: codes, "HBR", "NOR"),
    Row(["score", "points", "goals"], "2", "1"),
    Row(["opponent", "away"], and: ["total"], "1"),
    Row(["team", "club", "opponent", "side"], "Harbour", "North End"),
    Row(["home", "away"], and: names, "Harbour", "North End"),
    Row(["artist", "singer", "band", "musician"], "The Lanterns"),
    Row(["lyric", "lyrics"], "Carry me home on a slow tide"),
    Row(["song", "track", "music"], "Slow Tide"),
    Row(["album"], "Low Water"),
    Row(["episode", "podcast", "book", "movie", "film"], "The Long Way Round"),
    Row(["gate"], "B12"),
    Row(["seat"], "14C"),
    Row(["terminal", "platform", "dock", "bay", "lane", "table", "floor"], "4"),
    Row(["flight"], and: ["number", "no", "id", "code"], "SK 482"),
    Row(["number", "no", "num"], "4821"),
    Row(people, "Alex Morgan", "Robin Hale"),
    Row(["restaurant", "shop", "store", "merchant", "brand", "company", "vendor", "kitchen", "cafe"], "Harbour Kitchen"),
    Row(["airline", "carrier", "operator"], "Northern Air"),
    Row(["bus", "line", "route", "train", "tram"], "Blue Line"),
    Row(
      ["city", "town", "origin", "destination", "departure", "arrival", "country"], and: ["city", "town", "name", "country", "place"],
      "Lisbon", "Oslo"),
    Row(["station", "stop", "location", "place", "venue", "stadium", "origin", "destination", "city"], "Central Station", "Harbour Pier"),
    Row(["address", "street"], "12 Harbour Street"),
    Row(["currency"], "USD"),
    Row(["price", "cost", "fare", "balance", "amount", "payment", "earnings", "earned", "revenue", "income"], "$24.50"),
    Row(["percent", "percentage", "pct", "progress"], "62%"),
    Row(["period", "quarter", "half", "inning"], "Q2"),
    Row(["speed"], "24 km/h"),
    Row(["pace"], "5'24\""),
    Row(["distance"], "3.2 km"),
    Row(["temperature", "temp"], "21°"),
    Row(["calories", "kcal", "energy"], "240 kcal"),
    Row(["heart", "bpm", "pulse"], "128"),
    Row(["unit", "units"], and: ["weight", "mass", "load"], "kg"),
    Row(["unit", "units"], "km"),
    Row(["weight"], "60"),
    Row(["reps", "repetitions"], "8"),
    Row(["sets"], "3"),
    Row(["language", "locale"], "en"),
    Row(["timestamp"], "2026-01-09T09:41:00Z"),
    Row(["remaining", "eta", "left", "until", "countdown", "minutes", "mins", "wait"], "12 min"),
    Row(["elapsed", "duration", "length", "timer"], "25:00"),
    Row(["date", "day"], "9 January"),
    Row(["time", "clock", "hour"], "9:53", "10:06"),
    Row(["status", "state", "phase", "stage"], status),
    Row(
      [
        "message", "detail", "details", "description", "subtitle", "body", "text", "content", "note", "info", "summary", "comment", "hint",
        "instruction", "instructions", "event", "reason", "caption", "question",
      ], message),
  ]

  /// Names that say little; those of a subject count before them.
  private static let general: [Row] = [
    Row(["title", "headline", "heading", "header"], title),
    Row(["id", "identifier", "key", "token", "ref", "reference"], "item-1"),
    Row(["type", "kind", "mode", "category", "style"], "standard"),
    Row(["value"], "24"),
  ]

  static let rows = particular + subjects.map { Row($0.words, and: names, $0.text, $0.second) } + general + subjects

  /// A sum of money, where nothing else is counted: `total`, but not `totalDistance` or `totalSets`.
  private static let sums: Set<String> = ["total", "subtotal", "tip", "tax"]

  /// What a name says without the words for text on a view: `doneLabel` says Done.
  private static func said(_ member: MemberWords) -> MemberWords {
    var words = member.words
    while words.count > 1, let last = words.last, ["label", "string", "caption", "txt", "str"].contains(last) { words.removeLast() }
    return MemberWords(words.joined(separator: " "))
  }

  /// What a member names: `liftName` names a lift. `nil` for `name` alone and for words that name nothing.
  private static func named(by member: MemberWords) -> String? {
    guard member.words.last == "name" else { return nil }
    let words = member.words.dropLast().filter { !forms.contains($0) }
    return words.isEmpty ? nil : words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
  }
  private static let forms: Set<String> = ["display", "short", "long", "full", "custom", "localized", "current", "next", "first", "last"]

  /// - Parameter subject: what the other members of its type are about.
  static func text(for member: MemberWords, about subject: GenerationSubject? = nil) -> String {
    for row in rows where member.has(row.words) && (row.besides.isEmpty || member.has(row.besides)) {
      if let other = subject?.text(insteadOf: row.text) { return other }
      return member.isSecond ? row.second ?? row.text : row.text
    }
    if let last = member.words.last, sums.contains(last) { return "$24.50" }
    if let owner = named(by: member) { return "My \(owner)" }
    return member.words.isEmpty ? "Sample" : said(member).sentence
  }
}
