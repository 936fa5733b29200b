import Foundation
import SkerryFormats
import Testing

@testable import SkerrySetup

/// What is read from a Swift file's text.
struct OutlineTests {
  private func names(_ text: String) -> [String] { SwiftOutline(text).declarations.map { "\($0.keyword) \($0.name)" } }

  @Test(arguments: [
    ("struct A: View { var body: some View { Text(\"}\") } }\nlet b = 1", ["struct A", "let b"]),
    ("/* struct No {} /* nested */ */ // struct No {}\n@main struct B: WidgetBundle {}", ["struct B"]),
    ("let text = \"\"\"\n  struct No { \"\n  \"\"\"\nenum C { case a, b }", ["let text", "enum C"]),
    ("let raw = #\"\\(no) \" struct No {\"#\nclass D {}", ["let raw", "class D"]),
    ("let r = /struct [\\/{] No/\nvar half = 4 / 2\nfunc e() {}", ["let r", "var half", "func e"]),
    ("#if os(iOS)\nstruct F {}\n#else\nstruct G {}\n#endif", ["struct F", "struct G"]),
    ("#Preview(\"x\", as: .content, using: A()) {\n  W()\n} contentStates: {\n  S()\n}\nstruct H {}", ["#Preview #Preview", "struct H"]),
    ("extension Outer.Inner: P {}\nfunc == (a: A, b: A) -> Bool { true }", ["extension Inner", "func =="]),
    ("struct Open {\n  func f() {\n", ["struct Open"]), ("} } )", []), ("", []),
  ]) func declarationsAreFound(_ text: String, _ expected: [String]) { #expect(names(text) == expected) }

  @Test func membersHaveTheirBodies() throws {
    let outline = SwiftOutline(
      """
      struct A: View, Sendable {
        @State private var count = 0 { didSet { print(count) } }
        let make: () -> Int = { 1 }
        var body: some View {
          Text("a \\(b(c: { 1 }))")
        }
        static func d() async throws -> Int { 2 }
        init(x: Int) {}
      }
      """)
    let type = try #require(outline.declarations.first)
    #expect(type.inherited == ["View", "Sendable"])
    #expect(type.members.map(\.name) == ["count", "make", "body", "d", "init"])
    #expect(type.members.map { $0.body != nil } == [false, false, true, true, true])
    let offset = try #require(outline.offset(line: 5, column: 6))
    #expect(outline.path(to: offset).map(\.name) == ["A", "body"])
    #expect(outline.words(of: type).contains("b"), "what a string interpolates is used")
  }

  /// Without them the condition would stay open when the declaration is removed, as in what UniFFI generates.
  @Test func conditionalAttributesBelongToTheirDeclaration() throws {
    let attributes = "#if swift(>=5.8)\n@_documentation(visibility: private)\n#else\n@available(iOS 16, *)\n#endif\n"
    let text = "struct A {}\n" + attributes + "public func b() {}\n#if DEBUG\nlet c = 1\n#endif\n" + attributes + "struct D {}"
    let outline = SwiftOutline(text)
    #expect(outline.declarations.map(\.name) == ["A", "b", "c", "D"])
    let ranges = outline.declarations.map { String(decoding: outline.bytes[$0.range], as: UTF8.self) }
    #expect(ranges == ["struct A {}", attributes + "public func b() {}", "let c = 1", attributes + "struct D {}"])
    #expect(outline.declarations[3].modifiers.isEmpty, "an attribute under a condition may not hold")
    let member = SwiftOutline("extension A {\n" + attributes + "static func e() {}\n}").declarations.first?.members.first
    #expect(member?.name == "e" && member?.modifiers == ["static"])
  }

  @Test func performBodiesAreNotUses() {
    let text = "struct Stop: LiveActivityIntent { var id: ID\n func perform() async throws -> some IntentResult { Engine.stop() } }"
    let outline = SwiftOutline(text)
    let words = outline.words(of: outline.declarations[0])
    #expect(words.contains("ID") && !words.contains("Engine"))
    let other = SwiftOutline(text.replacingOccurrences(of: "LiveActivityIntent", with: "Runner"))
    #expect(other.words(of: other.declarations[0]).contains("Engine"))
  }

  @Test func placesAreThoseOfLinesAndTokens() {
    let outline = SwiftOutline("let a = 1\n\n  let b = \"\\(c)\"\n")
    #expect([outline.offset(line: 1, column: 1), outline.offset(line: 2, column: 1), outline.offset(line: 3, column: 3)] == [0, 10, 13])
    #expect([outline.offset(line: 4, column: 1), outline.offset(line: 4, column: 9), outline.offset(line: 5, column: 1)] == [28, 28, nil])
    #expect(SwiftOutline("").offset(line: 1, column: 1) == 0 && SwiftOutline("").token(from: 0) == 0)
    for offset in 0...28 {
      let first = outline.tokens.firstIndex { $0.range.lowerBound >= offset } ?? outline.tokens.count
      #expect(outline.token(from: offset) == first, "\(offset)")
    }
  }

  @Test func namesAreReadFromTokens() {
    let names = SwiftNames(
      SwiftOutline(
        "// class Old\nenum Row { struct Cell {} }\nextension Color { static let brand = a, b = c\nvar top: T? }\nenum Theme { static var gold: Int }\nprivate final class Own {}\nfileprivate enum Kind {}"
      ))
    #expect(names.types == ["Row", "Cell", "Theme"] && names.assetMembers == ["brand", "b"] && names.styleMembers.isEmpty)
    #expect(SwiftNames(SwiftOutline("extension ShapeStyle where Self == Color { static var ink: Color { .red } }")).styleMembers == ["ink"])
    #expect(names.words.isSuperset(of: ["Color", "top", "T", "b", "static"]) && !names.words.contains("Old"))
  }
}
