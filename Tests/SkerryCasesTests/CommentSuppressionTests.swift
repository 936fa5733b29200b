import SkerryDiagnostics
import SkerryFindings
import Testing

@testable import SkerryCases

@Suite @MainActor struct CommentSuppressionTests {
  private func lines(_ text: String, rule: String = "contrast") throws -> [Int] {
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let findings = (1...count).map { Finding(rule, .warning, "m", file: "Card.swift", line: $0) }
    var comments = CommentSuppression { _ in text }
    return try comments.remaining(of: findings).map(\.line)
  }

  @Test func commentsForTheNextAndTheSameLine() throws {
    #expect(try lines("a\n// skerry:disable:next contrast\nb\nc") == [1, 2, 4])
    #expect(try lines("a\nb // skerry:disable:this contrast, text-truncated -- the brand wants it\nc") == [1, 3])
    #expect(try lines("a\nb // skerry:disable:this contrast", rule: "text-truncated") == [1, 2])
  }

  @Test func aPartOfAFile() throws {
    #expect(try lines("a\n// skerry:disable contrast\nb\n// skerry:enable contrast\nc") == [1, 4, 5])
    #expect(try lines("a\n// skerry:disable all\nb\nc") == [1])
    #expect(try lines("a\n// skerry:disable contrast\nb\n// skerry:enable all\nc") == [1, 4, 5])
  }

  @Test func anUnknownRuleIsReportedWithItsPosition() {
    let error = #expect(throws: CommandError.self) { try lines("a\n// skerry:disable:next contrats\nb") }
    #expect(error.map { "\($0)" }?.hasPrefix("Card.swift:2: there is no rule \"contrats\". Did you mean contrast?") == true)
    #expect(throws: CommandError.self) { try lines("// skerry:disable:next") }
    #expect(throws: CommandError.self) { try lines("// skerry:disable:nxt contrast") }
  }

  @Test func otherFilesAndStringsAreUnchanged() throws {
    #expect(try lines("let text = \"skerry:disable contrast\"\nb") == [1, 2])
    #expect(try lines("// skerry: a word about skerry:tides\nb") == [1, 2])
  }
}
