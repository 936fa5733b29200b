import SkerryCases
import SkerryFormats

/// The table at the end of a rendering: every activity and widget with its states and pictures, and the left-out items
/// with their reasons.
struct SummaryTable {
  let summaries: [ActivitySummary]
  let report: BuildReport

  /// The maximum number of states that are listed by name, and of the characters of several; the rest is counted.
  private static let maxStates = 4
  private static let maxStateCharacters = 100
  /// The maximum number of reasons that are listed for an activity without pictures.
  private static let maxReasons = 4

  var lines: [String] {
    let drawn = summaries.filter { $0.pictures > 0 }
    var rows = drawn.map { summary in
      [
        summary.name, summary.kind.rawValue, Self.states(summary.states.map(Self.name)),
        ShortNumber.counted(summary.pictures, "picture"),
      ]
    }
    rows += summaries.filter { $0.pictures == 0 }.flatMap { summary in
      Self.reasons(summary.leftOut).map { [summary.name, summary.kind.rawValue, "left out", $0] }
    }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    var result = report.extension.isEmpty ? [] : [report.extension]
    result += rows.map { row in
      "  " + (0..<3).map { row[$0].padded(to: widths[$0]) }.joined(separator: "  ") + "  " + row[3]
    }
    result += report.partLines.map { "  " + $0 }
    return result
  }

  /// The different reasons; the last one counts those that are not listed.
  private static func reasons(_ leftOut: [BuildReport.LeftOut]) -> [String] {
    let all = leftOut.map(\.sentence).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    guard all.count > maxReasons else { return all.isEmpty ? [""] : all }
    return all.prefix(maxReasons - 1) + ["and \(all.count - maxReasons + 1) more reasons, which manifest.json lists"]
  }

  private static func name(_ state: ActivitySummary.State) -> String {
    if case .made = state.origin { return "\(state.name) (generated)" }
    return state.name
  }

  static func states(_ names: [String]) -> String {
    let listed = (1...maxStates).reversed().first { ShortList.text(names, limit: $0).count <= maxStateCharacters }
    return ShortList.text(names, limit: listed ?? 1)
  }
}
