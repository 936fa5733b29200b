import Foundation

/// Strings by the names of members. The first matching row is used; its second string is for the second of two sides, and elements of a list use
/// its strings in turn.
package enum GeneratedText {
  struct Row {
    var words: Set<String>
    /// One of these words must also occur; empty requires none.
    var besides: Set<String> = []
    var texts: [String]

    init(_ words: Set<String>, and besides: Set<String> = [], texts: [String]) {
      self.words = words
      self.besides = besides
      self.texts = texts
    }

    func matches(_ member: MemberWords) -> Bool { member.has(words) && (besides.isEmpty || member.has(besides)) }
  }

  static let codes: Set<String> = .words("code short abbr abbreviation abbrev initials tla tricode")
  static let names: Set<String> = ["name", "title", "label"]

  /// A title, a message and a status of which nothing is known.
  static let title = "My Activity", message = "Everything is on track", status = "In progress"

  /// What an activity is about, if a member names it.
  private static let subjects = table(
    """
    exercise = Bench Press | Deadlift | Squat
    workout routine training = Push Day
    recipe dish meal food = Tomato Soup
    task todo habit chore = Water the plants | Write a letter | Tidy the desk
    medication medicine drug = Ibuprofen
    device appliance machine = Washing Machine
    channel = Channel 4
    session focus = Deep Work
    """)

  private static let particular = table(
    """
    error failure exception =
    uuid guid = 6F1C2A34-0B5D-4E77-9A10-2C3D4E5F6A7B
    deeplink url link uri href website = https://example.com/item
    email mail = alex@example.com
    phone mobile telephone = +1 555 010 0199
    otp pin passcode verification = 482913
    cta = Open
    emoji = 🚲 | ⛵️
    flag = 🇵🇹 | 🇳🇴
    airport iata origin dest destination departure arrival & code short abbr abbreviation abbrev initials tla tricode iata = LIS | OSL
    team club opponent home away side & code short abbr abbreviation abbrev initials tla tricode = HBR | NOR
    score points goals = 2 | 1
    opponent away & total = 1
    team club opponent side = Harbour | North End
    home away & name title label = Harbour | North End
    artist singer band musician = The Lanterns
    lyric lyrics = Carry me home on a slow tide
    song track music = Slow Tide
    album = Low Water
    episode podcast book movie film = The Long Way Round
    gate = B12
    seat = 14C
    terminal platform dock bay lane table floor = 4
    flight & number no id code = SK 482
    country & code short abbr abbreviation iso = PT | NO
    pickup order booking reservation ticket coupon voucher promo discount access entry door & code = 4821
    number no num = 4821
    driver courier rider caller user customer player host contact patient instructor barber agent person sender recipient friend author runner \
    doctor trainer teacher username nickname chef peer member participant passenger guest child attendee talker speaker = Alex Morgan | Robin \
    Hale | Sam Rivera
    restaurant shop store merchant brand company vendor kitchen cafe = Harbour Kitchen
    airline carrier operator = Northern Air
    bus line route train tram = Blue Line
    city town origin destination departure arrival country & city town name country place = Lisbon | Oslo
    station stop location place venue stadium origin destination city = Central Station | Harbour Pier | Mill Street
    address street = 12 Harbour Street
    currency = USD
    price cost fare balance amount payment earnings earned revenue income = $24.50
    percent percentage pct progress battery = 62%
    period quarter half inning = Q2
    speed = 24 km/h
    pace = 5'24"
    distance = 3.2 km
    temperature temp = 21°
    calories kcal energy = 240 kcal
    heart bpm pulse = 128
    unit units & weight mass load = kg
    unit units = km
    arrow = ↗
    glucose sgv = 112
    iob = 1.2
    cob = 24
    weight = 60
    reps repetitions = 8
    sets = 3
    language locale = en
    timestamp = 2026-01-09T09:41:00Z
    rest resting & remaining left countdown time timer clock formatted = 1:30
    remaining eta left until countdown minutes mins wait = 12 min
    elapsed duration length timer = 25:00
    date day = 9 January
    time clock hour = 9:53 | 10:06
    status state phase stage = In progress
    message detail details description subtitle body text content note info summary comment hint instruction instructions event reason caption \
    question = Everything is on track
    """)

  /// Names that say little; those of a subject count before them.
  private static let general = table(
    """
    title headline heading header = My Activity
    id identifier key token ref reference = item-1
    type kind mode category style = standard
    value = 24
    difficulty intensity = Medium
    rarity = Rare
    grade = A
    level = Level 2
    roman = III
    """)

  static let rows = particular + subjects.map { Row($0.words, and: names, texts: $0.texts) } + general + subjects

  /// Rows as a table writes them, a line each: the words, after `&` those of which one must also occur, and after `=` the texts between bars. As
  /// array literals they take seven times the room in every program.
  private static func table(_ lines: String) -> [Row] {
    lines.split(separator: "\n").map { line in
      let sides = line.split(separator: "=", maxSplits: 1)
      let words = sides[0].split(separator: "&").map { Set($0.split(separator: " ").map(String.init)) }
      let texts = sides.count < 2 ? [""] : sides[1].split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      return Row(words[0], and: words.count > 1 ? words[1] : [], texts: texts)
    }
  }

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
  private static let forms: Set<String> = .words("display short long full custom localized current next first last")

  /// The string for a name of which nothing else is known.
  package static func text(named name: String) -> String { text(for: MemberWords(name)) }

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
