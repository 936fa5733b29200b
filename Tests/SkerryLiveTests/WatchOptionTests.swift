import SkerryCases
import Testing

@testable import SkerryLive

/// Options of `watch` that the page has a control for are refused; those about the command's own output are not.
@Suite @MainActor struct WatchOptionTests {
  @Test(
    arguments: [
      (["-v"], nil), (["--verbose"], nil), (["-q"], nil), (["--color", "never"], nil), (["--port", "1"], nil),
      (["--color-scheme", "dark"], "--color-scheme=dark"), (["-v", "--locale", "de"], "--locale=de"),
    ] as [([String], String?)])
  func looksAreChosenOnThePage(_ call: [String], _ refused: String?) throws {
    #expect(WatchCommand.look(try Arguments(call, of: .watch)) == refused)
  }
}
