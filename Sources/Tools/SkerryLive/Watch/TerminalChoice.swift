import SkerryCLI

/// Which pictures `watch --terminal` shows: all below each other, or a single one that keys choose.
struct TerminalChoice: Equatable {
  /// The index of the single picture; `nil` shows all.
  private(set) var single: Int?

  /// What a key asks for.
  enum Answer: Equatable { case quit, draw, show, explain, nothing }

  mutating func answer(to key: KeyReader.Key, count: Int) -> Answer {
    switch key {
    case .character("q"), .character("Q"): return .quit
    case .character("r"), .character("R"): return .draw
    case .next, .character("n"), .character(" "): return step(1, count)
    case .previous, .character("p"): return step(-1, count)
    case .character("?"), .character("h"): return .explain
    case .character("a"), .escape:
      guard single != nil else { return .nothing }
      single = nil
      return .show
    case _: return .nothing
    }
  }

  /// From all pictures to the first or the last one; beyond an end to the other end.
  private mutating func step(_ distance: Int, _ count: Int) -> Answer {
    guard count > 0 else { return .nothing }
    let start = single.map { min($0, count - 1) } ?? (distance > 0 ? -1 : count)
    single = (start + distance + count) % count
    return .show
  }

  /// The indices of the pictures that are shown. After a drawing of fewer pictures the last one is.
  func indices(count: Int) -> Range<Int> {
    guard let single, count > 0 else { return 0..<count }
    let index = min(single, count - 1)
    return index..<index + 1
  }

  /// The line below the pictures.
  func line(count: Int) -> String {
    let keys = "← → one by one   r draw again   q quit   ? keys"
    guard single != nil, count > 0 else { return keys }
    return "\(indices(count: count).lowerBound + 1) of \(count)   a all   \(keys)"
  }

  /// What every key does.
  static let explanation = """
    → ↓ n space   the next picture; beyond the last one the first
    ← ↑ p         the previous picture
    a, escape     all pictures below each other
    r             draws again; a save does so by itself
    q             ends
    """
}
