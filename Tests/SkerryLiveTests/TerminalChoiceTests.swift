import SkerryCLI
import Testing

@testable import SkerryLive

/// The keys of `watch --terminal`.
struct TerminalChoiceTests {
  @Test func arrowsGoRound() {
    var choice = TerminalChoice()
    #expect(choice.indices(count: 3) == 0..<3)
    #expect(choice.answer(to: .next, count: 3) == .show && choice.indices(count: 3) == 0..<1)
    #expect(choice.answer(to: .character("n"), count: 3) == .show && choice.answer(to: .character(" "), count: 3) == .show)
    #expect(choice.indices(count: 3) == 2..<3 && choice.line(count: 3).hasPrefix("3 of 3 "))
    #expect(choice.answer(to: .next, count: 3) == .show && choice.indices(count: 3) == 0..<1)
    #expect(choice.answer(to: .previous, count: 3) == .show && choice.indices(count: 3) == 2..<3)
    // After an edit there may be fewer pictures, or none.
    #expect(choice.indices(count: 2) == 1..<2 && choice.line(count: 2).hasPrefix("2 of 2 "))
    #expect(choice.indices(count: 0).isEmpty && choice.answer(to: .next, count: 0) == .nothing)
    #expect(choice.answer(to: .escape, count: 3) == .show && choice.indices(count: 3) == 0..<3)
    #expect(choice.answer(to: .escape, count: 3) == .nothing)
    #expect(choice.answer(to: .character("p"), count: 3) == .show && choice.indices(count: 3) == 2..<3)
  }

  @Test func lettersAsk() {
    var choice = TerminalChoice()
    #expect(choice.answer(to: .character("q"), count: 1) == .quit && choice.answer(to: .character("r"), count: 1) == .draw)
    #expect(choice.answer(to: .character("?"), count: 1) == .explain && choice.line(count: 1).hasSuffix("? keys"))
    #expect(choice.answer(to: .character("x"), count: 1) == .nothing && choice.answer(to: .other, count: 1) == .nothing)
    #expect(choice == TerminalChoice())
  }
}
