/// Numbers by the names of members. The first matching row is used.
enum GeneratedNumber {
  struct Row {
    var words: Set<String>
    var number: Double
    /// Whether the number has natural bounds, which long states keep.
    var most: Double?

    init(_ words: Set<String>, _ number: Double, most: Double? = nil) {
      self.words = words
      self.number = number
      self.most = most
    }
  }

  /// A fraction from 0 to 1.
  static let shares: Set<String> = [
    "progress", "fraction", "ratio", "completion", "completed", "volume", "opacity", "alpha", "share", "portion",
  ]

  static let rows: [Row] = [
    Row(["index", "idx", "offset"], 0, most: 0),
    edges, Row(["width", "height"], 64, most: 64),
    Row(["red"], 0.18, most: 1), Row(["green"], 0.5, most: 1), Row(["blue"], 0.93, most: 1),
    Row(["latitude", "lat"], 38.72, most: 38.72), Row(["longitude", "lng", "lon"], -9.14, most: -9.14),
    Row(["version", "schema"], 1, most: 1),
    Row(["year"], 2026, most: 2026), Row(["month"], 1, most: 12), Row(["day", "days"], 9, most: 28), Row(["hour", "hours"], 1, most: 23),
    Row(["minute", "minutes", "mins", "eta"], 12, most: 59), Row(["second"], 30, most: 59),
    Row(["percent", "percentage", "pct", "battery", "humidity", "soc"], 62, most: 100),
    Row(nutrients, 45), Row(totals, 12),
    Row(["completed"], 3), Row(["score", "goals"], 2), Row(["wickets"], 3, most: 10),
    Row(["step"], 2, most: 3), Row(["steps"], 4280),
    Row(["elapsed"], 420), Row(["remaining", "left", "countdown"], 900), whole,
    Row(["heart", "bpm", "pulse"], 128, most: 199), Row(["calories", "kcal", "energy"], 240), distances,
    Row(["speed"], 24.5), Row(["pace"], 5.4), Row(["temperature", "temp"], 21), Row(["glucose"], 112, most: 399),
    Row(["price", "cost", "amount", "fare", "balance", "value"], 24.5), Row(["rate"], 1),
    Row(["sequence", "seq", "id", "number"], 1), Row(["level", "stage", "phase"], 2, most: 3),
    Row(["complexity", "rating", "stars"], 3, most: 5),
    Row(["count", "quantity", "items", "num"], 3), Row(["time"], 1500),
  ]

  /// Words for the total of a count or a duration.
  private static let totals: Set<String> = ["total", "max", "maximum", "goal", "target", "capacity", "limit"]

  /// Grams of a meal or a day, also of those that are left.
  private static let nutrients: Set<String> = [
    "protein", "proteins", "carbs", "carbohydrates", "fat", "fats", "fiber", "fibre", "sugar", "sodium",
  ]

  /// Goals of a day, for which the usual 12 would be less than the value reached.
  private static let days: [(words: Set<String>, goal: Double)] = [
    (["calories", "calorie", "kcal", "energy"], 2000), (["steps", "step"], 10_000),
  ]

  private static let distances = Row(["distance", "km", "kilometers", "kilometres", "miles", "mileage", "odometer"], 3.2)

  /// The bounds of the range that a percentage or a distance lies in: `initialCharge`, `endKm`.
  static func end(of row: Row?, for member: MemberWords, _ isWhole: Bool) -> Double? {
    guard let row, row.words.contains("percent") || row.words == distances.words else { return nil }
    let isShare = row.words.contains("percent")
    if member.has(["start", "initial", "begin"]) { return isShare ? (isWhole ? 20 : 0.2) : isWhole ? 1 : 0.8 }
    if member.has(["end", "target", "goal"]) { return isShare ? (isWhole ? 80 : 0.8) : 12 }
    return nil
  }

  /// The seconds of a whole duration; `elapsed` is the part that has passed.
  private static let whole = Row(["duration", "interval", "length", "seconds", "timer"], 1500)

  /// Points around or between views.
  private static let edges = Row(["padding", "margin", "margins", "inset", "insets", "spacing", "gap", "radius"], 12, most: 12)

  /// - Parameter parents: the words of the members that lead to it: `left` of a padding is a length, not what remains.
  static func row(for member: MemberWords, in parents: MemberWords) -> Row? {
    if parents.has(edges.words) { return edges }
    // `totalDuration` and `targetSeconds` are not counts.
    let isDuration = member.has(whole.words)
    if member.has(["goal", "target"]), let day = days.first(where: { member.has($0.words) }) { return Row(totals, day.goal) }
    return rows.first { member.has($0.words) && !(isDuration && $0.words == totals) }
  }
}
