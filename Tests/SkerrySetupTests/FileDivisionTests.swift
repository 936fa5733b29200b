import SkerryRuntime
import SkerryTestSupport
import Testing

@testable import SkerrySetup

@Suite struct FileDivisionTests {
  /// Tokens enough for a file to be worth dividing.
  private static let filler = "let numbers = [\(Array(repeating: "1", count: 300).joined(separator: ", "))]\n"

  /// The parts of a file with a long declaration of its own at the end, each with what it declares: `["A B", "numbers"]`.
  private func parts(_ text: String) -> [String]? {
    let outline = SwiftOutline(text + Self.filler)
    return FileDivision(outline, path: "/app/Card.swift", isCopy: false)?.parts.map { part in
      SwiftOutline(part.text).declarations.filter { $0.kind != .import }.map(\.name).joined(separator: " ")
    }
  }

  @Test func eachDeclarationIsAPart() {
    #expect(parts("import SwiftUI\nstruct A: View { var body: some View { B() } }\nstruct B {}\n") == ["A", "B", "numbers"])
    #expect(parts("struct A {}\n#Preview { A() }\n") == ["A", "#Preview", "numbers"])
    // Previews are named after their file, which one part can have the name of.
    let previews = "struct A {}\n#Preview { A() }\nstruct B {}\n#if DEBUG\n#Preview { B() }\n#endif\n"
    #expect(parts(previews) == ["A", "#Preview #Preview", "B", "numbers"])
    let division = FileDivision(SwiftOutline(previews + Self.filler), path: "/app/Card.swift", isCopy: false)
    #expect(division?.parts.map(\.hasPreviews) == [false, true, false, false])
    // A declaration alone.
    #expect(parts("import SwiftUI\n") == nil)
  }

  @Test func smallFilesAreNotDivided() {
    // `let numbers = [` and `]` are five tokens, a number with its comma two, the structure four.
    func division(_ count: Int) -> FileDivision? {
      let text = "let numbers = [\(Array(repeating: "1", count: count).joined(separator: ", "))]\nstruct A {}\n"
      return FileDivision(SwiftOutline(text), path: "/app/Card.swift", isCopy: false)
    }
    #expect(division(295) == nil)
    #expect(division(296)?.parts.count == 2)
    #expect(division(296)?.parts.map(\.hasPreviews) == [false, false])
  }

  @Test func whatOnlyTheFileSeesStaysWithItsUses() {
    #expect(parts("struct A { let b = B() }\nprivate struct B {}\nstruct C {}\n") == ["A B", "C", "numbers"])
    #expect(parts("struct A { let b = B.one }\nstruct B { fileprivate static let one = 1 }\nstruct C {}\n") == ["A B", "C", "numbers"])
    #expect(parts("struct A { let b = one() }\nstruct C {}\nfileprivate func one() -> Int { 1 }\n") == ["A one", "C", "numbers"])
    #expect(parts("struct A { let b = \"\\(one)\" }\nstruct C {}\nprivate let one = 1\n") == ["A one", "C", "numbers"])
    #expect(parts("private extension Int { var half: Int { self / 2 } }\nlet one = 2.half\nstruct C {}\n") == ["Int one", "C", "numbers"])
    #expect(parts("struct A { let b = $one }\nstruct C {}\n@Wrapper private var one = 1\n") == ["A one", "C", "numbers"])
    // Private to its type: another type cannot use it.
    #expect(parts("struct A { private let title = 1 }\nstruct B { private let title = 2; let other = title }\n") == ["A", "B", "numbers"])
  }

  @Test func extensionsStayWithTheirType() {
    #expect(parts("struct A { private let x = 1 }\nstruct C {}\nextension A { var y: Int { x } }\n") == ["A A", "C", "numbers"])
    #expect(parts("struct A { struct B {} }\nstruct C {}\nextension A.B { var y: Int { 1 } }\n") == ["A B", "C", "numbers"])
    let two = "extension Int { private var x: Int { 1 } }\nstruct C {}\nextension Int { var y: Int { x } }\n"
    #expect(parts(two) == ["Int Int", "C", "numbers"])
  }

  /// An initializer is used by its type's name, or without one.
  @Test func hiddenInitializersStayWithTheirUses() {
    #expect(parts("struct A { fileprivate init(x: Int) {} }\nlet a = A(x: 1)\nstruct C {}\n") == ["A a", "C", "numbers"])
    #expect(parts("struct A { fileprivate init(x: Int) {} }\nlet a: Z = .init(x: 1)\nstruct C {}\n") == ["A a", "C", "numbers"])
    #expect(parts("private extension Color { init(hex: Int) {} }\nlet a = Color(hex: 1)\nstruct C {}\n") == ["Color a", "C", "numbers"])
    // The structure's initializer for its properties is private to the file.
    #expect(parts("struct A { fileprivate let x: Int }\nlet a = A(x: 1)\nstruct C {}\n") == ["A a", "C", "numbers"])
    #expect(parts("struct A { fileprivate let x: Int; init() { x = 1 } }\nlet a = A()\nstruct C {}\n") == ["A", "a", "C", "numbers"])
  }

  @Test func whatIsUsedWithoutItsNameIsNotDivided() {
    #expect(parts("struct A {}\nprivate func == (a: A, b: A) -> Bool { true }\n") == nil)
    #expect(parts("struct A {}\nprivate extension Array { subscript(safe index: Int) -> Element? { nil } }\n") == nil)
    #expect(parts("struct A {}\nprivate extension A { func callAsFunction() {} }\n") == nil)
    #expect(parts("struct A {}\ninfix operator +++\n") == nil)
    #expect(parts("struct A {}\nprint(A())\n") == nil)
    #expect(parts("struct A {}\n#sourceLocation(file: \"/app/Grammar.y\", line: 7)\nstruct B {}\n") == nil)
  }

  @Test func conditionsStayWhole() throws {
    #expect(parts("#if DEBUG\nstruct A {}\nstruct B {}\n#else\nstruct A {}\n#endif\nstruct C {}\n") == ["A B A", "C", "numbers"])
    #expect(parts("#if DEBUG\nstruct A {}\n") == nil)
    // Imports are in each part, also conditional ones.
    let text = "import SwiftUI\n#if os(iOS)\nimport ActivityKit\n#endif\nstruct A {}\n" + Self.filler
    let division = try #require(FileDivision(SwiftOutline(text), path: "/app/Card.swift", isCopy: false))
    #expect(division.parts.count == 2)
    for part in division.parts {
      #expect(part.text.contains("import SwiftUI") && part.text.contains("#if os(iOS)\nimport ActivityKit\n#endif"))
    }
  }

  @Test func linesAndColumnsAreTheOriginals() throws {
    let text = "import A; import B\n\n// A comment.\nstruct A {\n  let x = \"\\(1)\"\n}; struct C {}\nextension A {}\n"
    let start = "#sourceLocation(file: \"/app/Card.swift\", line: 1)\nimport A; import B\n\n\n"
    let division = try #require(FileDivision(SwiftOutline(text + Self.filler), path: "/app/Card.swift", isCopy: false))
    #expect(division.parts.count == 3)
    #expect(division.parts[0].text == start + "struct A {\n  let x = \"\\(1)\"\n}\nextension A {}\n")
    #expect(division.parts[1].text == start + "\n\n   struct C {}\n")
    let copy = SwiftOutline("#sourceLocation(file: \"/app/Card.swift\", line: 1)\n" + text + Self.filler)
    #expect(FileDivision(copy, path: "/app/Card.swift", isCopy: true)?.parts == division.parts)
  }
}
