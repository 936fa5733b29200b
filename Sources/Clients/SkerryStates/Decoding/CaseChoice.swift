/// Chooses the case of an enum that suits a kind of state, by the words in the cases' names.
enum CaseChoice {
  /// Case names for a running state, and for a finished or future one.
  static let lively: Set<String> = .words(
    """
    active progress running playing live ongoing way delivering started delivery transit boarding cycling riding driving working flying
    preparing enroute route
    """)
  private static let dull: Set<String> = .words(
    """
    unknown none error failed cancelled canceled expired ended idle not undefined invalid other default empty inactive stopped pending
    initial unspecified alert alerting paused
    """)
  private static let over: Set<String> = .words(
    """
    ended end delivered completed complete expired finished done late delayed arrived over
    """)

  // As parts of longer names the two words have no such meaning: `takeOff`, `onHold`.
  private static func isLively(_ name: MemberWords) -> Bool { name.has(lively) || name.words == ["on"] }
  private static func isDull(_ name: MemberWords) -> Bool { name.has(dull) || name.words == ["off"] }

  /// Whether a case that the sources name is of what is over or did not work, where another of the type is of what is running: apps often name the last
  /// state of an activity in the call that ends it.
  static func isPassed(_ name: String, among names: [String]) -> Bool {
    let own = MemberWords(name)
    return !isLively(own) && (own.has(over) || isDull(own)) && names.contains { isLively(MemberWords($0)) && !isDull(MemberWords($0)) }
  }

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
