import Testing

@testable import SkerryCases

/// Which words of a command's lines are coloured on a terminal.
@Suite struct ConsoleColourTests {
  @Test(arguments: [
    ("✗ Ride/kickoff/minimal@3x", "\u{1B}[31m✗ \u{1B}[0mRide/kickoff/minimal@3x"),
    ("+ Ride — golden written", "\u{1B}[32m+ \u{1B}[0mRide — golden written"),
    ("~ Ride", "\u{1B}[33m~ \u{1B}[0mRide"), ("! Ride — unreferenced", "\u{1B}[33m! \u{1B}[0mRide — unreferenced"),
    ("A.swift:3:1: warning: 1 + 1 ~ 2", "A.swift:3:1:\u{1B}[33m warning: \u{1B}[0m1 + 1 ~ 2"),
    ("A.swift:3:1: error: an error: here", "A.swift:3:1:\u{1B}[31m error: \u{1B}[0man error: here"),
    ("  layout  a + b ~ c ✗ d", "  layout  a + b ~ c ✗ d"), ("4 passed", "4 passed"),
  ]) func marksAtTheBeginningAndSeverities(_ line: String, _ coloured: String) {
    #expect(Console.coloured(lines: line + "\n\n" + line) == coloured + "\n\n" + coloured)
  }

  /// A message about a folder is one line whatever the folder's name is.
  @Test func aLineBreakInTheFoldersNameIsWritten() {
    #expect(Console.inWholeLines("warning: /a\nb/c is old; see\n/a\nb/d", folder: "/a\nb") == "warning: /a\\nb/c is old; see\n/a\\nb/d")
    #expect(Console.inWholeLines("/a/c\n", folder: "/a") == "/a/c\n")
  }
}
