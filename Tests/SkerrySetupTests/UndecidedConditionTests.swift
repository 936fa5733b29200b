import Foundation
import SkerryCLI
import SkerryFormats
import Testing

@testable import SkerrySetup

/// Conditions and conditional values with a missing name: the `else` branch is drawn.
struct UndecidedConditionTests {
  private func error(_ text: String) -> CompilerMessage { CompilerMessage(file: "A.swift", line: 1, column: 1, text: text) }

  /// The text with the condition replaced; `nil` if it is not.
  private func replaced(_ text: String, _ name: String = "Store", _ message: String = "cannot find 'Store' in scope") throws -> String? {
    let text = "{ \(text) }"
    let offset = try #require(text.range(of: name)).lowerBound.utf16Offset(in: text)
    guard let found = UndecidedCondition(SwiftOutline(text), at: offset, error: error(message), within: 0..<text.utf8.count) else {
      return nil
    }
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(found.range, with: found.replacement.utf8)
    return String(String(decoding: bytes, as: UTF8.self).dropFirst(2).dropLast(2))
  }

  @Test(arguments: [
    ("if Store.isPro { A() } else { B() }", "if false { A() } else { B() }"),
    ("if a && !Store.has(b, { $0 }) { A() } else if c { B() }", "if false { A() } else if c { B() }"),
    ("if a { A() } else if Store.isPro { B() } else { C() }", "if a { A() } else if false { B() } else { C() }"),
    ("if list.contains(where: { $0 == Store.a }) { A() } else { B() }", "if false { A() } else { B() }"),
    ("if #available(iOS 17, *), Store.isPro { A() } else { B() }", "if false { A() } else { B() }"),
    ("if let a = Store.a { A(a) } else { B() }", "if false {} else { B() }"),
    ("if case .a(let b) = Store.b, b { A(b) } else if c { B() }", "if false {} else if c { B() }"),
  ]) func theElseBranchIsDrawn(_ text: String, _ expected: String) throws { #expect(try replaced(text) == expected) }

  /// Without `else` there is nothing to draw.
  @Test(arguments: [
    "if Store.isPro { A() }", "if let a = Store.a { A(a) }",
    "if a { Store.view } else { B() }", "if a { A() } else { Store.view }", "if a { A() } else { B() }; Store.c", "Store.view",
    "guard Store.a else { return }",
  ]) func othersStay(_ text: String) throws { #expect(try replaced(text) == nil) }

  /// A branch for earlier releases never runs, whatever does not compile in it.
  @Test(arguments: [
    (
      "if #available(iOS 17.0, *) { return a } else { return Store }", "if #available(iOS 17.0, *) { return a } else { Swift.fatalError() }"
    ),
    ("if #available(iOS 17, *) { A() } else { B { Store } }; C()", "if #available(iOS 17, *) { A() } else { Swift.fatalError() }; C()"),
    ("guard #available(iOS 17, *) else { Store.a(); return }; b()", "guard #available(iOS 17, *) else { Swift.fatalError() }; b()"),
    ("if #available(iOS 17, *) { Store } else { b }", nil), ("if a { b } else { Store }", nil),
    ("if #available(iOS 17, *), a { b } else { Store }", nil), ("if #available(iOS 17, *) { a } else { b }; Store", nil),
    ("if #available(iOS 17, *) { a } else if c { Store }", nil),
  ]) func branchesForEarlierReleases(_ text: String, _ expected: String?) throws {
    let text = "{ \(text) }"
    let offset = try #require(text.range(of: "Store")).lowerBound.utf16Offset(in: text)
    let found = OlderBranch(SwiftOutline(text), at: offset, within: 0..<text.utf8.count)
    var bytes = Array(text.utf8)
    if let found { bytes.replaceSubrange(found.range, with: OlderBranch.replacement.utf8) }
    #expect(found.map { _ in String(String(decoding: bytes, as: UTF8.self).dropFirst(2).dropLast(2)) } == expected)
  }

  @Test func onlyMissingNamesCount() throws {
    #expect(try replaced("if a.pro { A() } else { B() }", "a.", "value of type 'A' has no member 'pro'") != nil)
    #expect(try replaced("if a.pro { A() } else { B() }", "a.", "cannot convert value of type 'A' to expected argument type 'B'") == nil)
  }

  @Test(arguments: [
    ("VStack(alignment: .leading, spacing: Store.small) { A() }", "VStack(alignment: .leading, spacing: nil) { A() }"),
    ("Grid(horizontalSpacing: Store.a(1, 2).b, verticalSpacing: 3) {}", "Grid(horizontalSpacing: nil, verticalSpacing: 3) {}"),
    ("HStack(spacing: Store.small * 2) {}", "HStack(spacing: nil) {}"), ("A(width: Store.small)", nil), ("grid(spacing: Store.a)", nil),
    ("VStack(spacing: f(1, spacing: Store.a)) {}", nil), ("A(spacing: 2 * Store.a)", nil),
    ("VStack(spacing: Store) {}", "VStack(spacing: nil) {}"),
  ]) func spacingsOfStacks(_ text: String, _ expected: String?) throws {
    let offset = try #require(text.range(of: "Store")).lowerBound.utf16Offset(in: text)
    let found = ReplacedValue(SwiftOutline(text), at: offset, error: error("cannot find 'Store' in scope"))
    var bytes = Array(text.utf8)
    if let found { bytes.replaceSubrange(found.range, with: found.text.utf8) }
    #expect(found.map { _ in String(decoding: bytes, as: UTF8.self) } == expected)
  }

  /// The package's initializers give optionals there.
  @Test(arguments: [
    ("if let color = UIColor(string: code) { A() }", "if let color = UIColor?.none { A() }", "nil takes its place"),
    ("guard let color = Color(string: code) else { A() }", "guard let color = Color?.none else { A() }", "nil takes its place"),
    (
      "if let color = UIColor(hex: code) { A() }", "if let color = Optional(UIColor(SwiftUI.LeftOutColor.color(hex: code))) { A() }",
      "drawn in the colour that its digits mean"
    ),
    ("\nlet color = UIColor(string: code)", "\nlet color = UIColor.gray", "drawn in grey"),
  ]) func colorsOfConditionalBindings(_ text: String, _ expected: String, _ note: String) throws {
    let offset = try #require(text.firstRange(of: "(")).lowerBound.utf16Offset(in: text) + 1
    let found = try #require(ReplacedValue(SwiftOutline(text), at: offset, error: error("incorrect argument label in call")))
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(found.range, with: found.text.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == expected && found.note == note)
  }
}
