import Foundation
import SkerryFormats
import Testing

@testable import SkerrySetup

/// Statements of initializers that do not compile.
struct InitializerStatementTests {
  /// What is removed, and what takes the place of the property, for an error at the first `gone`.
  private func changed(_ text: String) throws -> [String] {
    let plan = try FixturePlan(FixtureRepository(), "Card.swift", text)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("gone") })
    let column = try #require(lines[line].range(of: "gone")).lowerBound
    let place = lines[line].utf8.distance(from: lines[line].startIndex, to: column) + 1
    return plan.repairs([(line + 1, place, "cannot find 'gone' in scope")]).map { repair in
      switch repair {
      case .remove(let file, let range, _): String(decoding: file.outline.bytes[range], as: UTF8.self)
      case .stub(_, _, let text, _): String(text.prefix { $0 != "{" })
      default: "other"
      }
    }.sorted()
  }

  @Test func theStatementAndItsPropertyGo() throws {
    let text = "struct Card {\n  let a: Int\n  let b: Int\n  init() {\n    a = gone.c\n    b = 1\n  }\n}"
    #expect(try changed(text) == ["a = gone.c", "var a: Int "])
  }

  /// A property with a setter cannot be set before all others have values.
  @Test func otherInitializersDoNotSetItEither() throws {
    let others = [
      "  init(a: Int) {", "    self.a = a", "    b = a == 1 ? 2 : 3", "  }",
      "  init(b: Int) {", "    if b > 1 { a = 2 } else { a = 3 }", "    self.b = b", "  }\n",
    ].joined(separator: "\n")
    let text = "struct Card {\n  let a: Int\n  let b: Int\n  init() {\n    self.a = gone.c\n    b = 1\n  }\n\(others)}"
    #expect(try changed(text) == ["a = 2", "a = 3", "self.a = a", "self.a = gone.c", "var a: Int "])
  }
}
