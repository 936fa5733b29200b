import Foundation
import SkerryFormats
import Testing

@testable import SkerrySetup

/// Places of a declaration where the compiler would report an error again, each in a call of its own.
struct RepeatedErrorsTests {
  /// The lines and columns of the errors, for one that is reported at the first place of a name.
  private func places(_ text: String, _ name: String, _ message: String, isDeclared: Bool = false) throws -> [String]? {
    let outline = SwiftOutline(text)
    let reported = try #require(outline.tokens.first { $0.text == name })
    let place = outline.place(of: reported)
    let error = CompilerMessage(file: "A.swift", line: place.line, column: place.column, text: message)
    let range = try #require(outline.declarations.first?.members.first).range
    return RepeatedErrors(outline, error)?.all(in: range) { _ in isDeclared }.map { "\($0.line):\($0.column)" }
  }

  @Test func theSameExpressionLacksItsMemberEverywhere() throws {
    let text = """
      struct Card: View {
        var body: some View {
          Text(entry.data.current.name)
          Text(other.data.current.name)
          HStack { Text(entry.data?.current.name); Text(entry.data.currently); Text(data.current.name); Text(f().data.current) }
          Text("é \\(entry.data.current)").glow(entry.data.current)
        }
        var other: String { entry.data.current }
      }
      """
    let message = "value of type 'Reading' has no member 'current'"
    #expect(try places(text, "current", message) == ["3:21", "5:31", "6:27", "6:54"])
    #expect(try places(text, "current", message, isDeclared: true) == ["3:21", "5:31", "6:27", "6:54"])
  }

  @Test func aCallOnACallIsMissingEverywhereIfNothingDeclaresIt() throws {
    let text = """
      struct Card: View {
        var body: some View {
          Text("a").glow(3)
          Text("b")
            .bold()
            .glow { 1 }
          Text("c").glow
          VStack {}.glow(5)
          theme.glow(7)
        }
      }
      """
    let message = "value of type 'some View' has no member 'glow'"
    #expect(try places(text, "glow", message) == ["3:15", "6:8", "8:15"])
    #expect(try places(text, "glow", message, isDeclared: true) == ["3:15"])
  }

  private let colours = """
    struct Card: View {
      var body: some View {
        Text("a").tint(isDark ? Color(hex: "#FFFFFF") : Color(hex: code))
        Text("b").tint(Color(hex: 3, alpha: 0.5)).tint(Color("hex"))
        Text("c").tint(UIColor(hex: code))
        Image(hex: code).tint(Color(hex: f(1, 2)))
      }
      var other: Color { Color(hex: code) }
    }
    """

  @Test(arguments: [
    "extraneous argument label 'hex:' in call", "incorrect argument label in call (have 'hex:', expected 'red:')",
  ])
  func anInitializerWithTheSameLabelsIsMissingEverywhere(_ message: String) throws {
    #expect(try places(colours, "hex", message) == ["3:35", "3:53", "6:27"])
  }

  /// The type of one argument may be wrong where others are right.
  @Test(arguments: ["no exact matches in call to initializer", "missing argument label 'red:' in call"])
  func callsWithOtherErrorsStand(_ message: String) throws { #expect(try places(colours, "hex", message) == nil) }

  /// Names that are missing altogether are reported all at once, and what is missing in a type is not an expression.
  @Test(arguments: [
    "cannot find 'current' in scope", "type 'Reading' has no member 'current'", "value of type 'Reading' has no member 'other'",
  ])
  func otherErrorsStand(_ message: String) throws {
    #expect(try places("struct Card { var a: Int { b.current + b.current } }", "current", message) == nil)
  }
}
