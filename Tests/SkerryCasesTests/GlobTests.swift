import SkerryFormats
import SkerryUI
import Testing

@testable import SkerryCases

@MainActor struct GlobTests {
  static func entry(_ activity: String, _ state: String) -> PreviewCase {
    PreviewCase(activity: activity, state: state, content: .view({ EmptyView() }, size: .sizeThatFits), fileID: "", line: 1)
  }
  let cases = [entry("Extra", "Lvl"), entry("Extra", "Lvl-2"), entry("ExtraLate", "start"), entry("Order", "Extra")]

  @Test(arguments: [
    ("Lvl*", ["Extra/Lvl", "Extra/Lvl-2"]), ("lvl", ["Extra/Lvl"]), ("Extra", ["Extra/Lvl", "Extra/Lvl-2", "Order/Extra"]),
    ("Extra/*", ["Extra/Lvl", "Extra/Lvl-2"]), ("Extra*", ["Extra/Lvl", "Extra/Lvl-2", "ExtraLate/start", "Order/Extra"]),
    ("*/Extra", ["Order/Extra"]), ("Lvl-?", ["Extra/Lvl-2"]), ("*vl", ["Extra/Lvl"]), ("xtraL", ["ExtraLate/start"]), ("vl*", []),
    ("Extra/Lvl", ["Extra/Lvl"]), ("*", ["Extra/Lvl", "Extra/Lvl-2", "ExtraLate/start", "Order/Extra"]), ("", []),
  ]) func patternsCoverIdsActivitiesOrStates(_ pattern: String, _ expected: [String]) {
    #expect(Glob(pattern).chosen(of: cases).map(\.id) == expected)
  }
}
