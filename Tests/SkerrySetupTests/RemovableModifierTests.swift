import Foundation
import SkerryCLI
import SkerryFormats
import Testing

@testable import SkerrySetup

/// Calls of a missing package's methods that can be removed.
struct RemovableModifierTests {
  private func rest(_ text: String, _ name: String, _ message: String) throws -> String? {
    let offset = try #require(text.range(of: name)).lowerBound.utf16Offset(in: text)
    let error = CompilerMessage(file: "A.swift", line: 1, column: 1, text: message)
    guard let found = RemovableModifier(SwiftOutline(text), at: offset, error: error) else { return nil }
    var bytes = Array(text.utf8)
    bytes.removeSubrange(found.range)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("tint = base.level(.dark, 2)", "tint = base"), ("a.tint(base.level(2).opacity(3))", "a.tint(base.opacity(3))"),
    ("a = f(x).level(2)", "a = f(x)"), ("a = base.level", nil),
  ]) func colorsOfColors(_ text: String, _ expected: String?) throws {
    #expect(try rest(text, "level", "value of type 'Color' has no member 'level'") == expected)
  }

  /// A method of another type may give anything, and a static one is the value itself.
  @Test(arguments: ["value of type 'Theme' has no member 'level'", "type 'Color' has no member 'level'", "cannot find 'level' in scope"])
  func othersStay(_ message: String) throws { #expect(try rest("a = base.level(2)", "level", message) == nil) }

  @Test func viewsInChains() throws {
    #expect(
      try rest("Text(a)\n  .glow(3) { 1 }\n  .bold()", "glow", "value of type 'some View' has no member 'glow'") == "Text(a)\n  \n  .bold()"
    )
  }
}
