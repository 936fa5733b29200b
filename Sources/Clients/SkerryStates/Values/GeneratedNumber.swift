/// Numbers by the names of members. The first matching row is used.
package enum GeneratedNumber {
  struct Row {
    var words: Set<String>
    var number: Double
    /// The natural upper bound of the number, which long states keep; `nil` if it has none.
    var maximum: Double?

    /// Whether the number counts parts of a whole, so that it must not exceed a total beside it.
    var isPart: Bool { !words.isDisjoint(with: ["index", "value", "completed", "step", "count", "number"]) }

    init(_ words: Set<String>, _ number: Double, maximum: Double? = nil) {
      self.words = words
      self.number = number
      self.maximum = maximum
    }
  }

  /// A fraction from 0 to 1.
  static let shares: Set<String> = .words("progress fraction ratio completion completed volume opacity alpha share portion")

  static let rows: [Row] =
    table("uv uvi = 6 11\naqi = 42 500\nindex idx offset = 0 0") + [pauses, edges]
    + table(
      """
      width height = 64 64
      red = 0.18 1
      green = 0.5 1
      blue = 0.93 1
      latitude lat = 38.72 38.72
      longitude lng lon = -9.14 -9.14
      version schema = 1 1
      year = 2026 2026
      month = 1 12
      day days = 9 28
      hour hours = 1 23
      minute minutes mins eta = 12 59
      second = 30 59
      percent percentage pct battery humidity soc = 62 100
      """)
    + [Row(nutrients, 45), Row(totals, 12)]
    + table("completed = 3\nscore goals = 2\nwickets = 3 10\nstep = 2 3\nsteps = 4280\nelapsed = 420") + [Row(left, 900), whole]
    + table("heart bpm pulse = 128 199\ncalories kcal energy = 240") + [distances]
    + table(
      """
      watt watts = 180 1200
      cadence rpm spm = 85 199
      altitude elevation ascent = 120
      weight weights = 60
      speed = 24.5
      pace = 5.4
      temperature temp = 21
      glucose sgv = 112 399
      iob = 1.2 20
      cob = 24 200
      price cost amount fare balance value = 24.5
      rate = 1
      sequence seq id number = 1
      level stage phase = 2 3
      complexity rating stars = 3 5
      count quantity items num = 3
      time = 1500
      """)

  /// Rows as a table writes them, a line each: the words, the number, and its maximum if it has one.
  private static func table(_ lines: String) -> [Row] {
    lines.split(separator: "\n").map { line in
      let sides = line.split(separator: "=").map { $0.split(separator: " ").map(String.init) }
      return Row(Set(sides[0]), Double(sides[1][0]) ?? 0, maximum: sides[1].count > 1 ? Double(sides[1][1]) : nil)
    }
  }

  /// Words for the total of a count or a duration.
  private static let totals: Set<String> = ["total", "max", "maximum", "goal", "target", "capacity", "limit"]

  /// Grams of a meal or a day, and the remaining ones.
  private static let nutrients: Set<String> = .words("protein proteins carbs carbohydrates fat fats fiber fibre sugar sodium")

  /// Goals of a day, for which the usual 12 would be less than the value reached.
  private static let days: [(words: Set<String>, goal: Double)] = [
    (["calories", "calorie", "kcal", "energy"], 2000), (["steps", "step"], 10_000),
  ]

  /// Seconds during which it stood still; what had elapsed or remained then is a time of its own.
  private static let pauses = Row(["paused", "pause", "pauses"], 120)

  private static let distances = Row(["distance", "km", "kilometers", "kilometres", "miles", "mileage", "odometer"], 3.2)

  /// The bounds of the range of a percentage or a distance: `initialCharge`, `endKm`.
  static func end(of row: Row?, for member: MemberWords, _ isWhole: Bool) -> Double? {
    guard let row, row.words.contains("percent") || row.words == distances.words else { return nil }
    let isShare = row.words.contains("percent")
    if member.has(["start", "initial", "begin"]) { return isShare ? (isWhole ? 20 : 0.2) : isWhole ? 1 : 0.8 }
    if member.has(["end", "target", "goal"]) { return isShare ? (isWhole ? 80 : 0.8) : 12 }
    return nil
  }

  /// A total duration in seconds; `elapsed` is the part of it that has passed.
  private static let whole = Row(["duration", "interval", "length", "seconds", "timer"], 1500)

  /// Points around or between views.
  private static let edges = Row(["padding", "margin", "margins", "inset", "insets", "spacing", "gap", "radius"], 12, maximum: 12)

  /// The words that say that a number is in milliseconds.
  static let millisecondWords: Set = ["ms", "millis", "milliseconds"]

  /// A duration in milliseconds, of `accumulatedMs` as of `remainingMillis`; `nil` for other names, and for how long something small takes.
  static func milliseconds(_ member: MemberWords, _ row: Row?) -> Double? {
    guard let last = member.words.last, millisecondWords.contains(last) else { return nil }
    if member.has(["latency", "ping", "delay", "animation", "lag", "jitter", "response"]) { return 24 }
    return 1000 * max(row?.number ?? 0, 420)
  }

  /// The number for a name of which nothing else is known.
  package static func number(named name: String) -> Double {
    let member = MemberWords(name)
    return member.has(shares) ? 0.62 : row(for: member, in: member)?.number ?? 24
  }

  /// - Parameter parents: the words of the members that lead to it: `left` of a padding is a length, not what remains.
  static func row(for member: MemberWords, in parents: MemberWords) -> Row? {
    if parents.has(edges.words) { return edges }
    // `totalDuration` and `targetSeconds` are not counts.
    let isDuration = member.has(whole.words)
    if member.has(["goal", "target"]), let day = days.first(where: { member.has($0.words) }) { return Row(totals, day.goal) }
    if member.has(distances.words), member.has(metres) || member.words.last == "m" { return Row(distances.words, distances.number * 1000) }
    if member.has(GeneratedDate.rests), isDuration || member.has(left) || member.has(["time"]) {
      return Row(whole.words, member.has(left) ? 90 : 120)
    }
    if isRemainingCount(member) { return Row(["count"], 3) }
    return rows.first { row in
      if row.words == pauses.words, !isDuration && !member.has(["time"]) || member.has(["elapsed", "remaining", "left", "count"]) {
        return false
      }
      return member.has(row.words) && !(isDuration && row.words == totals)
    }
  }

  private static let left: Set<String> = ["remaining", "left", "countdown"]

  /// Whether a number counts the things that remain: `setsRemaining` and `remainingPauses`, but not `remainingSeconds` or `milesLeft`.
  private static func isRemainingCount(_ member: MemberWords) -> Bool {
    guard member.has(["remaining", "left"]) else { return false }
    let measured = whole.words.union(nutrients).union(distances.words).union(metres)
      .union(["days", "hours", "minutes", "mins", "secs", "calories", "steps"]).union(millisecondWords)
    let others = member.words.filter { !left.contains($0) }
    return others.last.map { $0.hasSuffix("s") && !$0.hasSuffix("ss") && !measured.contains($0) } ?? false
  }

  private static let metres: Set<String> = ["metres", "meters", "metre", "meter"]

  // MARK: Parts of a whole

  /// Words of a part that belongs to any whole.
  private static let parts: Set<String> = .words("current completed done finished index value count step")

  /// The member beside a count that holds its total: `totalSets` for `completedSets` and `setNumber`, `goal` for `value`.
  static func whole(of member: MemberWords, among members: [MemberWords]) -> MemberWords? {
    guard !member.has(totals), !member.has(whole.words), !member.has(nutrients), !member.isFlag else { return nil }
    let wholes = members.filter { $0.has(totals) && !$0.has(whole.words) && !$0.has(nutrients) && $0.name != member.name }
    let own = Set(member.words.map(singular))
    return wholes.first { !own.isDisjoint(with: $0.words.filter { !totals.contains($0) }.map(singular)) }
      ?? (member.has(parts) ? wholes.first { totals.isSuperset(of: $0.words) || member.words.count == 1 } : nil)
  }

  private static func singular(_ word: String) -> String { word.count > 3 && word.hasSuffix("s") ? String(word.dropLast()) : word }

  /// A count below a total: unchanged if it is less, otherwise about a third of the total; an index is that of the second part.
  static func part(_ number: Double, of total: Double) -> Double {
    if number == 0 { return total >= 2 ? 1 : 0 }
    return number <= total ? number : max(1, (total / 3).rounded())
  }
}
