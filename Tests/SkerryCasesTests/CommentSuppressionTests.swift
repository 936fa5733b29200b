import SkerryDiagnostics
import SkerryFindings
import Testing

@testable import SkerryCases

@Suite @MainActor struct CommentSuppressionTests {
  /// The lines of the findings that remain. `lint:` stands for the prefix of such comments: `lint` also reads this file.
  private func lines(_ source: String, rule: String = "contrast") throws -> [Int] {
    let text = source.replacing("lint:", with: "skerry" + ":")
    let count = text.split(separator: "\n", omittingEmptySubsequences: false).count
    let findings = (1...count).map { Finding(rule, .warning, "m", file: "Card.swift", line: $0) }
    var comments = CommentSuppression { _ in text }
    let remaining = try comments.remaining(of: findings).map(\.line)
    var windows = CommentSuppression { _ in text.replacing("\n", with: "\r\n") }
    #expect(try windows.remaining(of: findings).map(\.line) == remaining)
    return remaining
  }

  @Test func commentsForTheNextAndTheSameLine() throws {
    #expect(try lines("a\n// lint:disable:next contrast\nb\nc") == [1, 2, 4])
    #expect(try lines("a\nb // lint:disable:this contrast, text-truncated -- the brand wants it\nc") == [1, 3])
    #expect(try lines("a\nb // lint:disable:this contrast", rule: "text-truncated") == [1, 2])
  }

  @Test func commentsAfterStringsAndBetweenSlashes() throws {
    for text in [#""https://a.example""#, #""a \" b""#, ##"#"\"#"##, #""\(b("c"))""#, "1 /* half */ / 2"] {
      #expect(try lines("a = \(text) // lint:disable:this contrast\nb") == [2], "\(text)")
    }
    #expect(try lines("a\n/* lint:disable:next contrast, text-truncated -- why */\nb\nc") == [1, 2, 4])
    #expect(try lines("a /* lint:disable:this contrast */ + 1\nb") == [2])
    #expect(try lines("/* lint:disable contrast\n*/ a\nb") == [])
  }

  /// In a string of several lines.
  @Test func aLineThatEndsInABackslash() throws {
    #expect(try lines("a = \"\"\"\n  b \\\n  c\n  \"\"\" // lint:disable:this contrast\nd") == [1, 2, 3, 5])
    #expect(try lines("\"\\\n// lint:disable:next contrast\nb") == [1, 2])
  }

  @Test func aPartOfAFile() throws {
    #expect(try lines("a\n// lint:disable contrast\nb\n// lint:enable contrast\nc") == [1, 4, 5])
    #expect(try lines("a\n// lint:disable all\nb\nc") == [1])
    #expect(try lines("a\n// lint:disable contrast\nb\n// lint:enable all\nc") == [1, 4, 5])
  }

  @Test func anUnknownRuleIsReportedWithItsPosition() {
    let error = #expect(throws: CommandError.self) { try lines("a\n// lint:disable:next contrats\nb") }
    #expect(error.map { "\($0)" }?.hasPrefix("Card.swift:2: there is no rule \"contrats\". Did you mean contrast?") == true)
    #expect(throws: CommandError.self) { try lines("// lint:disable:next") }
    #expect(throws: CommandError.self) { try lines("// lint:disable:nxt contrast") }
  }

  @Test func otherFilesAndStringsAreUnchanged() throws {
    #expect(try lines("let text = \"lint:disable contrast\"\nb") == [1, 2])
    #expect(try lines("// lint: a word about lint:tides\nb") == [1, 2])
    #expect(try lines("/// lint:disable contrast\n/** lint:disable contrast */\nb") == [1, 2, 3])
    for text in [#""// lint:disable contrast""#, #""a \" // lint:disable contrast""#, ##"#"\"# + "// lint:disable contrast""##] {
      #expect(try lines("let text = \(text)\nb") == [1, 2], "\(text)")
    }
  }
}
