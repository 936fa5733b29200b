import SkerryRuntime
import Testing

@testable import SkerrySetup

/// Which edits of a file other files of its module can notice.
@Suite struct SharedInterfaceTests {
  private static func card(_ member: String, in keyword: String = "struct", rest: String = "") -> String {
    "\(keyword) Card {\n  var title: String { \"Ride\" }\n  \(member)\n}\n\(rest)\n"
  }

  private static func isSame(_ one: String, _ other: String) -> Bool {
    SwiftOutline(one).sharedInterface == SwiftOutline(other).sharedInterface
  }

  @Test(arguments: [
    "private func width() -> Int { 42 }", "private var width: Int { 42 }", "@ViewBuilder private var row: some View { Text(title) }",
    "fileprivate static func width() -> Int { 42 }", "private static let width = 42", "private struct Row { var width = 42 }",
    "@available(iOS 16, *) @MainActor private final class Row { var width = 42 }", "private enum Layout { static let width = 42 }",
    "private func width() -> Int { height() }\n  private func height() -> Int { 42 }", "// A comment.", "private mutating func move() {}",
  ]) func ofPrivateMembersNothing(_ member: String) {
    #expect(Self.isSame(Self.card(""), Self.card(member)))
    #expect(Self.isSame(Self.card("", in: "extension"), Self.card(member, in: "extension")))
  }

  @Test(arguments: [
    "func width() -> Int { 42 }", "var width: Int { 42 }", "private var width = 42", "private let width: Int",
    "@State private var width = 42",
    "private var width: Int { didSet { print(width) } }", "private var width: Int = 4 { willSet { print(width) } }",
    "lazy private var width: Int = 42",
    "private(set) var width: Int { get { 42 } set {} }", "private init() {}", "private subscript(index: Int) -> Int { index }",
    "private static func + (a: Card, b: Card) -> Card { a }", "private typealias Width = Int", "@Published private var width: Int { 42 }",
    "private var width: Int { 42 }\n  var height = width", "private func width() -> Int { 42 }\n  private var height = Card.width()",
    "private struct Row {}\n  private let row: Row?", "private func callAsFunction() {}", "private static func buildBlock() {}",
    "private let a = 1, b = 2", "private func appendInterpolation(_ card: Card) {}", "@Entry private var width: Int { 42 }",
  ]) func ofOtherMembersSomething(_ member: String) {
    #expect(!Self.isSame(Self.card(""), Self.card(member)))
  }

  /// The table of a class's methods holds private ones as well; macros and wrappers of a type may read all of its members.
  @Test(arguments: ["class", "final class", "actor", "@Model struct", "@objc extension"]) func thePrivateMembersOfSomeTypesCount(
    _ keyword: String
  ) {
    #expect(!Self.isSame(Self.card("", in: keyword), Self.card("private func width() -> Int { 42 }", in: keyword)))
  }

  @Test(arguments: [
    ("private func width() -> Int { 42 }", true), ("private let width = 42", true),
    ("private struct Row: View { var body: some View { Text(\"\") } }", true),
    ("#Preview(\"One\") { Card() }", true), ("private extension Card { func width() -> Int { 42 } }", true),
    ("private extension Color { static let sea = Color.blue }", true), ("extension Card { private var width: Int { 42 } }", true),
    ("let width = 42", false), ("func width() -> Int { 42 }", false), ("struct Row {}", false),
    ("extension Card { var width: Int { 42 } }", false),
    ("private extension Card { init(width: Int) { self.init() } }", false), ("private extension Card: Sendable {}", false),
    ("private let width = 42\nlet height = width", false),
    ("private struct Row { var width = 42 }\nstruct Cell { private var row = Row() }", false),
    ("private func row() -> Row { Row() }\nprivate struct Row {}\nlet all = [row()]", false),
    ("@Observable private final class Row {}", false),
    ("import UIKit", false), ("struct Row_Previews: PreviewProvider { static var previews: some View { Card() } }", false),
  ]) func ofFiles(_ rest: String, _ isHidden: Bool) {
    #expect(Self.isSame(Self.card(""), Self.card("", rest: rest)) == isHidden)
  }

  /// What is private and mentioned by a declaration that other files see is seen through it.
  @Test func aMentionedDeclarationCountsWithItsSignature() {
    func file(_ type: String, body: String = "42") -> String { "private func width() -> \(type) { \(body) }\nlet height = width()\n" }
    #expect(Self.isSame(file("Int"), file("Int", body: "43")) && !Self.isSame(file("Int"), file("Double")))
    // Bodies mention it without showing it.
    func hidden(_ type: String) -> String { "private func width() -> \(type) { 42 }\nfunc height() -> String { \"\\(width())\" }\n" }
    #expect(Self.isSame(hidden("Int"), hidden("Double")))
  }
}
