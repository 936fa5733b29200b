/// Chooses the case of an enum that suits a kind of state, by the words in the cases' names.
enum CaseChoice {
  /// Case names for a running state, and for a finished or future one.
  static let lively: Set<String> = [
    "active", "progress", "running", "playing", "live", "ongoing", "way", "delivering", "started", "delivery", "transit", "boarding",
    "cycling",
    "riding", "driving", "working", "flying", "preparing", "enroute", "route",
  ]
  private static let dull: Set<String> = [
    "unknown", "none", "error", "failed", "cancelled", "canceled", "expired", "ended", "idle", "not", "undefined", "invalid", "other",
    "default",
    "empty", "inactive", "stopped", "pending", "initial", "unspecified", "alert", "alerting", "paused",
  ]
  private static let over: Set<String> = [
    "ended", "end", "delivered", "completed", "complete", "expired", "finished", "done", "late", "delayed", "arrived", "over",
  ]

  // As parts of longer names the two words have no such meaning: `takeOff`, `onHold`.
  private static func isLively(_ name: MemberWords) -> Bool { name.has(lively) || name.words == ["on"] }
  private static func isDull(_ name: MemberWords) -> Bool { name.has(dull) || name.words == ["off"] }

  /// The index of the name chosen for a state of this kind.
  static func index(in names: [String], for kind: StateKind) -> Int {
    let words = names.map { MemberWords($0) }
    switch kind {
    case .empty: return 0
    case .sample: return words.firstIndex { isLively($0) && !isDull($0) } ?? words.firstIndex { !isDull($0) } ?? 0
    case .late: return words.firstIndex { $0.has(over) } ?? names.count - 1
    case .long: return names.indices.max { (names[$0].count, -$0) < (names[$1].count, -$1) } ?? 0
    }
  }
}
