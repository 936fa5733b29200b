import Testing

@testable import SkerryLive

/// What a live session finds out about an edit of literals.
@Suite struct LiteralPlanTests {
  private func read(_ text: String, at place: Int = 0) -> String? {
    LiteralReader(Array(text.utf8), at: place).map { "\($0.kind) \($0.value) \($0.end - place)" }
  }

  @Test(arguments: [
    ("16)", "integer 16 2"), ("1_000", "integer 1000 5"), ("007", "integer 7 3"), ("0xFF80", "integer 65408 6"), ("-3,", "integer -3 2"),
    ("2.50 ", "fraction 2.50 4"), ("-0.5)", "fraction -0.5 4"), ("3.rounded()", "integer 3 1"), ("true)", "flag true 4"),
    ("false", "flag false 5"), ("\"a b\"", "text a b 5"), ("\"\"", "text  2"), ("\"\\u{e9}\\n\\\"\\\\\"", "text é\n\"\\ 14"),
    ("\"Größe\" ", "text Größe 9"),
  ]) func literalsAreRead(_ text: String, _ expected: String) { #expect(read(text) == expected) }

  @Test(arguments: [
    "", "x", "1e5", "1.5e3", "0b12", "0x1.8p3", "99999999999999999999", "\"a \\(b)\"", "\"\"\"", "\"open", "\"a\nb\"",
    "\"\\q\"", "\"\\u{110000}\"",
    "trueish", "- 3", "-", ".5", "1.5.2",
  ]) func othersAreNot(_ text: String) { #expect(read(text) == nil) }

  @Test func aMinusBehindAnOperandIsNotPartOfANumber() {
    #expect(read("x-3", at: 1) == nil)
    #expect(read("x -3", at: 2) == "integer -3 2")
    #expect(read("(-3)", at: 1) == "integer -3 2")
  }

  private static let content = "Text(\"Order\").padding(16).opacity(0.5).bold(true) // 16"
  private let plan = LiteralPlan(
    file: "/a/Card.swift", content: content,
    literals: [
      .init(kind: .text, start: 5, end: 12, number: 0), .init(kind: .integer, start: 22, end: 24, number: 1),
      .init(kind: .fraction, start: 34, end: 37, number: 3), .init(kind: .flag, start: 44, end: 48, number: 4),
    ], name: nil, program: "/a/Card-literals", arguments: ["/a/Card"], environment: [:])

  private func changes(_ old: String, _ new: String) -> [Int: String]? {
    guard case .values(let values) = plan.compare(Array(Self.content.replacing(old, with: new).utf8)) else { return nil }
    return values
  }

  @Test func theSameTextChangesNothing() { #expect(changes("", "") == [:]) }

  @Test func changedLiteralsHaveTheirNumbers() {
    #expect(changes("Order", "Bestellung") == [0: "Bestellung"])
    #expect(changes("(16)", "(-8)") == [1: "-8"])
    #expect(changes("(16)", "(16.5)") == [1: "16.5"])
    #expect(changes("0.5", "1") == [3: "1"])
    #expect(changes("true", "false") == [4: "false"])
    let several = plan.compare(Array("Text(\"\").padding(7).opacity(0.25).bold(true) // 16".utf8))
    #expect(several == .values([0: "", 1: "7", 3: "0.25"]))
  }

  @Test(arguments: [
    ("// 16", "// 17"), ("// 16", ""), ("padding", "paddin"), ("(16)", "(x)"), ("(16)", "(16, 2)"), ("(16)", "(\"16\")"), ("(16)", "()"),
    ("Order", "Order \\(1)"), ("true", "!true"), ("bold(true)", "bold()"), ("(16)", "( 16)"), ("Text", " Text"), ("0.5", "true"),
  ]) func anythingElseIsCompiled(_ old: String, _ new: String) { #expect(changes(old, new) == nil) }

  @Test(arguments: [
    (" min\")", "part  min 4"), ("a\\n\\(b)", "part a\n 3"), ("\\(b) c\"", "part  0"), ("\"", "part  0"), ("open", nil), ("\\q\"", nil),
    ("a\nb\"", nil),
  ]) func partsOfStringsAreRead(_ text: String, _ expected: String?) {
    let read = LiteralReader(part: Array(text.utf8), at: 0)
    #expect(read.map { "\($0.kind) \($0.value) \($0.end)" } == expected)
  }

  @Test func partsOfInterpolatedStringsHaveTheirValues() {
    let content = "let a = 1\nText(\"in \\(n + 2) min\")"
    let plan = LiteralPlan(
      file: "/a/Card.swift", content: content,
      literals: [
        .init(kind: .part, start: 16, end: 19, number: 1), .init(kind: .integer, start: 25, end: 26, number: 2),
        .init(kind: .part, start: 27, end: 31, number: 3),
      ], name: nil, program: "", arguments: [], environment: [:])
    func compared(_ old: String, _ new: String) -> LiteralPlan.Comparison { plan.compare(Array(content.replacing(old, with: new).utf8)) }
    #expect(compared("in ", "after ") == .values([1: "after "]))
    #expect(compared("+ 2) min", "+ 30) \\u{B7} h") == .values([2: "30", 3: " \u{B7} h"]))
    #expect(compared(" min", "") == .values([3: ""]))
    #expect(compared(" min", " \\(m)") == .differs(line: 2))
    #expect(compared("let a = 1", "let a = 3") == .differs(line: 1))
    #expect(compared("Text(", "\n\nLabel(") == .differs(line: 2))
    #expect(compared("min\")", "min\")\n") == .differs(line: 2))
  }

  @Test func valuesAreOneLine() {
    #expect(LiteralPlan.line([12: "Hello", 3: "-1", 4: ""]) == "3:2d31;4:;12:48656c6c6f")
    #expect(LiteralPlan.line([:]) == "")
    #expect(LiteralPlan.line([0: String(repeating: "a", count: 49_999)]) != nil)
    #expect(LiteralPlan.line([0: String(repeating: "a", count: 50_000)]) == nil)
    #expect(LiteralPlan.line(Dictionary(uniqueKeysWithValues: (0..<200).map { ($0, "1") })) != nil)
    #expect(LiteralPlan.line(Dictionary(uniqueKeysWithValues: (0..<201).map { ($0, "1") })) == nil)
  }
}
