/// Strings by the names of members. The first matching row is used; its second string is for the second of two sides, and elements of a list use
/// its strings in turn.
enum GeneratedText {
  struct Row {
    var words: Set<String>
    /// One of these words must also occur; empty requires none.
    var besides: Set<String> = []
    var texts: [String]

    init(_ words: Set<String>, and besides: Set<String> = [], _ texts: String...) {
      self.init(words, and: besides, texts: texts)
    }

    init(_ words: Set<String>, and besides: Set<String> = [], texts: [String]) {
      self.words = words
      self.besides = besides
      self.texts = texts
    }

    func matches(_ member: MemberWords) -> Bool { member.has(words) && (besides.isEmpty || member.has(besides)) }
  }

  static let codes: Set<String> = ["code", "short", "abbr", "abbreviation", "abbrev", "initials", "tla", "tricode"]
  static let names: Set<String> = ["name", "title", "label"]

  /// A title, a message and a status of which nothing is known.
  static let title = "My Activity", message = "Everything is on track", status = "In progress"

  /// Names of people.
  private static let people: Set<String> = [
    "driver", "courier", "rider", "caller", "user", "customer", "player", "host", "contact", "patient", "instructor", "barber", "agent",
    "person", "sender", "recipient", "friend", "author", "runner", "doctor", "trainer", "teacher", "username", "nickname", "chef",
    "peer", "member", "participant", "passenger", "guest", "child", "attendee", "talker", "speaker",
  ]

  /// What an activity is about, if a member names it.
  private static let subjects: [Row] = [
    Row(["exercise"], "Bench Press", "Deadlift", "Squat"), Row(["workout", "routine", "training"], "Push Day"),
    Row(["recipe", "dish", "meal", "food"], "Tomato Soup"),
    Row(["task", "todo", "habit", "chore"], "Water the plants", "Write a letter", "Tidy the desk"),
    Row(["medication", "medicine", "drug"], "Ibuprofen"), Row(["device", "appliance", "machine"], "Washing Machine"),
    Row(["channel"], "Channel 4"), Row(["session", "focus"], "Deep Work"),
  ]

  private static let particular: [Row] = [
    Row(["error", "failure", "exception"], ""),
    Row(["uuid", "guid"], uuid(0)),
    Row(["deeplink", "url", "link", "uri", "href", "website"], "https://example.com/item"),
    Row(["email", "mail"], "alex@example.com"),
    Row(["phone", "mobile", "telephone"], "+1 555 010 0199"),
    Row(["otp", "pin", "passcode", "verification"], "482913"),
    Row(["cta"], "Open"),
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
    Row(people, "Alex Morgan", "Robin Hale", "Sam Rivera"),
    Row(["restaurant", "shop", "store", "merchant", "brand", "company", "vendor", "kitchen", "cafe"], "Harbour Kitchen"),
    Row(["airline", "carrier", "operator"], "Northern Air"),
    Row(["bus", "line", "route", "train", "tram"], "Blue Line"),
    Row(
      ["city", "town", "origin", "destination", "departure", "arrival", "country"], and: ["city", "town", "name", "country", "place"],
      "Lisbon", "Oslo"),
    Row(
      ["station", "stop", "location", "place", "venue", "stadium", "origin", "destination", "city"], "Central Station", "Harbour Pier",
      "Mill Street"),
    Row(["address", "street"], "12 Harbour Street"),
    Row(["currency"], "USD"),
    Row(["price", "cost", "fare", "balance", "amount", "payment", "earnings", "earned", "revenue", "income"], "$24.50"),
    Row(["percent", "percentage", "pct", "progress", "battery"], "62%"),
    Row(["period", "quarter", "half", "inning"], "Q2"),
    Row(["speed"], "24 km/h"),
    Row(["pace"], "5'24\""),
    Row(["distance"], "3.2 km"),
    Row(["temperature", "temp"], "21°"),
    Row(["calories", "kcal", "energy"], "240 kcal"),
    Row(["heart", "bpm", "pulse"], "128"),
    Row(["unit", "units"], and: ["weight", "mass", "load"], "kg"),
    Row(["unit", "units"], "km"),
    Row(["arrow"], "↗"),
    Row(["glucose", "sgv"], "112"), Row(["iob"], "1.2"), Row(["cob"], "24"),
    Row(["weight"], "60"),
    Row(["reps", "repetitions"], "8"),
    Row(["sets"], "3"),
    Row(["language", "locale"], "en"),
    Row(["timestamp"], "2026-01-09T09:41:00Z"),
    Row(GeneratedDate.rests, and: ["remaining", "left", "countdown", "time", "timer", "clock", "formatted"], "1:30"),
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
    Row(["difficulty", "intensity"], "Medium"), Row(["rarity"], "Rare"), Row(["grade"], "A"), Row(["level"], "Level 2"),
    Row(["roman"], "III"),
  ]

  static let rows = particular + subjects.map { Row($0.words, and: names, texts: $0.texts) } + general + subjects

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
    if let row = rows.first(where: { $0.matches(member) }) {
      return subject?.text(insteadOf: row.texts[0]) ?? row.texts[member.isSecond && row.texts.count > 1 ? 1 : 0]
    }
    if let last = member.words.last, sums.contains(last) { return "$24.50" }
    if let owner = named(by: member) { return "My \(owner)" }
    return member.words.isEmpty ? "Sample" : said(member).sentence
  }

  // MARK: Elements of lists

  static func uuid(_ index: Int) -> String {
    "6F1C2A34-0B5D-4E77-9A10-2C3D4E5F6A" + String(0x7B + index % 0x80, radix: 16).uppercased()
  }

  /// Names that identify an element for the app's code.
  private static let identifiers: Set<String> = ["id", "identifier", "uuid", "guid"]

  /// The text of an element of a list, or of its identifier or name; `nil` for members that are the same in every element.
  /// - Parameter member: `nil` if the element is a string itself.
  static func text(of item: GeneratedItem, for member: MemberWords?) -> String? {
    guard let member else { return text(of: item, named: [item.name, named(item)]) }
    if member.has(identifiers) { return member.has(["uuid", "guid"]) ? uuid(item.index) : "item-\(item.index + 1)" }
    if member.words.count == 1, member.has(names) { return text(of: item, named: [named(item)]) }
    guard let row = rows.first(where: { $0.matches(member) }), row.texts.count > 1 else { return nil }
    return row.texts[(item.index + (member.isSecond ? 1 : 0)) % row.texts.count]
  }

  /// `players[].name` is the name of a player.
  private static func named(_ item: GeneratedItem) -> MemberWords { MemberWords((owner(of: item) + ["name"]).joined(separator: " ")) }

  private static func owner(of item: GeneratedItem) -> [String] { item.name.words.filter { !names.contains($0) } }

  /// The first row's text, otherwise the list's name for an element with a number.
  private static func text(of item: GeneratedItem, named candidates: [MemberWords]) -> String {
    for words in candidates {
      guard let row = rows.first(where: { $0.matches(words) }), let first = row.texts.first, !first.isEmpty else { continue }
      let isName = row.texts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isWhitespace } }
      // A score's name is not a score.
      if [title, message, status].contains(first) || words.words.last == "name" && !isName { continue }
      let text = row.texts[item.index % row.texts.count]
      return isName && item.index >= row.texts.count ? "\(text) \(item.index + 1)" : text
    }
    let owner = owner(of: item)
    return "\(owner.isEmpty ? "Item" : MemberWords(owner.joined(separator: " ")).sentence) \(item.index + 1)"
  }
}
