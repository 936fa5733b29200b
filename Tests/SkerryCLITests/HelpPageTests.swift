import SkerryCases
import Testing

@testable import SkerryCLI

@Suite @MainActor struct HelpPageTests {
  /// A terminal breaks longer lines in the middle of a word. Examples are commands to copy, and stay whole.
  @Test(arguments: [76, 75, 60, 50])
  func linesFitTheTerminal(columns: Int) {
    let page = HelpPage(command: "skerry", isStandAlone: true, columns: columns)
    var lines = page.overview.split(separator: "\n")
    for verb in page.verbs {
      lines += page.text(of: verb).split(separator: "\n").filter { !$0.hasPrefix("  skerry ") && !$0.hasPrefix("skerry ") }
    }
    // A term and a single word may be longer than a very narrow terminal.
    for line in lines where line.count > columns {
      #expect(line.hasPrefix("  ") && !line.hasPrefix("   ") || !line.dropFirst(6).contains(" "), "\(line)")
    }
  }

  @Test func aWideTerminalOrNoneHasLinesOfAHundred() {
    func overview(_ columns: Int?) -> String { HelpPage(command: "skerry", isStandAlone: true, columns: columns).overview }
    #expect(overview(nil) == overview(100) && overview(nil) == overview(240))
    #expect(overview(99) != overview(100) && overview(30) == overview(20))
  }
}
