import Foundation
import SkerryCLI
import SkerryFormats
import Testing

@testable import SkerrySetup

/// Arguments for stored properties that are removed because their type is missing.
struct RemovedArgumentTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  /// What remains of a file after one error at the first place of some text.
  private func fixed(_ text: String, at place: String, _ message: String) throws -> String {
    try repository.write("Card.swift", text)
    let file = try #require(ReachabilityFile(repository.root.appendingPathComponent("Card.swift").path))
    let graph = ReachabilityGraph([file])
    let planner = RepairPlanner(
      graph: graph, needed: graph.reached(from: graph.nodes { $0.name == "Card" }), index: DeclarationIndex([]), used: [],
      isAppAsset: { _ in false }, additionsLeft: 0)
    let start = try #require(text.range(of: place)).lowerBound
    let before = text[..<start].split(separator: "\n", omittingEmptySubsequences: false)
    let error = CompilerMessage(file: file.path, line: before.count, column: (before.last?.utf8.count ?? 0) + 1, text: message)
    file.replace(
      planner.repairs(for: [error]).compactMap { repair in
        switch repair {
        case .remove(_, let range, _): (range, "")
        case .stub(_, let range, let text, _): (range, text)
        case .drop, .add, .nameAssets: nil
        }
      })
    return file.text
  }

  private static let entry = "struct Entry {\n  let id: Int\n  let theme: Theme\n  let note: String?\n}\n"
  private static func card(_ value: String, own: String = entry) -> String {
    own + "struct Card {\n  static let first = Entry(id: 0, theme: T, note: nil)\n  static var sample: Entry {\n    \(value)\n  }\n}"
  }

  @Test(arguments: [
    ("Entry(id: 1, theme: Theme.of(2, 3), note: nil)", "Entry(id: 1,  note: nil)"),
    ("Entry(id: 1, theme: [Theme.a, .b])", "Entry(id: 1, theme: [Theme.a, .b])"), ("Entry(theme: Theme.a)", "Entry()"),
    ("Entry(id: f(1), theme: .init(a: Theme()))", "Entry(id: f(1), theme: .init(a: Theme()))"),
    ("Entry(id: 1, theme: Theme.a)", "Entry(id: 1)"), ("Entry(id: f(1, [2]), theme: Theme.a)", "Entry(id: f(1, [2]))"),
  ]) func theArgumentIsRemovedWithItsProperty(_ value: String, _ expected: String) throws {
    let whole = Self.card(value)
    let place = try #require(value.range(of: "Theme"))
    let result = try fixed(whole, at: String(value[place.lowerBound...]), "cannot find 'Theme' in scope")
    if expected != value {
      #expect(result == Self.card(expected))
    } else {
      #expect(!result.contains(value), "the whole body is replaced, because another call is nearer")
    }
  }

  /// The property was removed by an earlier call of the compiler.
  @Test func anArgumentOfARemovedPropertyIsRemoved() throws {
    let own = "struct Entry {\n  let id: Int\n}\n"
    let message = "extra argument 'theme' in call"
    let result = try fixed(Self.card("Entry(id: 1, theme: kit.theme)", own: own), at: "kit.theme", message)
    #expect(result == Self.card("Entry(id: 1)", own: own))
    // It was the only one.
    let plain = "struct Entry {\n  var id: Int { 1 }\n}\n"
    for none in ["argument passed to call that takes no arguments", "cannot infer contextual base in reference to member 'dark'"] {
      #expect(try fixed(Self.card("Entry(theme: .dark)", own: plain), at: "dark", none) == Self.card("Entry()", own: plain))
    }
    // The type's own initializer does not take it either.
    let made = "struct Entry {\n  init(id: Int) {}\n}\n"
    #expect(
      try fixed(Self.card("Entry(id: 1, theme: kit.theme)", own: made), at: "kit.theme", message) == Self.card("Entry(id: 1)", own: made))
    // A property that is there, an initializer that takes it, and a type of another module.
    for (own, value) in [
      (Self.entry, "Entry(id: 1, theme: kit.theme)"),
      ("struct Entry {\n  init(id: Int, theme: Theme) {}\n}\n", "Entry(id: 1, theme: kit.theme)"),
      (Self.entry, "Other(id: 1, theme: kit.theme)"),
    ] {
      #expect(try !fixed(Self.card(value, own: own), at: "kit.theme", message).contains("kit.theme"))
      #expect(try !fixed(Self.card(value, own: own), at: "kit.theme", message).contains("Entry(id: 1)\n"))
    }
  }

  /// A value of the missing type for a property of another type is another matter.
  @Test func anArgumentForAnotherPropertyIsNot() throws {
    let result = try fixed(Self.card("Entry(id: Theme.count, note: nil)"), at: "Theme.count", "cannot find 'Theme' in scope")
    #expect(!result.contains("note: nil)\n  }"))
  }

  private static let own = """
    struct Entry {
      let id: Int
      init(id: Int, fails: Bool = false, theme: [Kit.Theme] = []) { self.id = id }
    }

    """

  /// An initializer of the type's own loses the parameter of an unknown type, and its calls the argument.
  @Test func anInitializersParameterOfAnUnknownTypeIsRemoved() throws {
    let text = Self.card("Entry(id: 1)", own: Self.own)
    let fixed = try fixed(text, at: "Kit.Theme", "cannot find type 'Kit' in scope")
    #expect(fixed.contains("init(id: Int, fails: Bool = false) { self.id = id }"))
    // Without its only parameter it would make everything from nothing.
    let only = Self.card("Entry(id: 1)", own: Self.own.replacing("id: Int, fails: Bool = false, theme", with: "theme"))
    #expect(try !self.fixed(only, at: "Kit.Theme", "cannot find type 'Kit' in scope").contains("init("))
    let without = Self.own.replacingOccurrences(of: ", theme: [Kit.Theme] = []", with: "")
    let call = Self.card("Entry(id: 1, theme: [.init(a: 2)])", own: without)
    let message = "incorrect argument label in call (have 'id:theme:', expected 'id:fails:')"
    #expect(try self.fixed(call, at: "Entry(id: 1", message).contains("Entry(id: 1)"))
    #expect(try self.fixed(call, at: "[.init(a: 2)]", "extra argument 'theme' in call").contains("Entry(id: 1)"))
  }

  /// The element that a missing subscript reads is read without it.
  @Test(arguments: [
    ("items[safe: 1]", "items", "items.dropFirst(Swift.max(0, 1)).first"),
    ("items[safe: items.count - f(1, [2])]?.name", "[safe", "items.dropFirst(Swift.max(0, items.count - f(1, [2]))).first?.name"),
    ("a.b(c)[safe: 0]", "a.b", "a.b(c).dropFirst(Swift.max(0, 0)).first"),
    ("items[other: 1]", "items", "items[other: 1]"),
  ]) func elementsAreReadWithoutAMissingSubscript(_ value: String, _ place: String, _ expected: String) throws {
    let card = "struct Card {\n  var item: Item? {\n    \(value)\n  }\n}"
    let errors = ["extraneous argument label 'safe:' in subscript", "incorrect argument label in subscript (have 'safe:', expected 'at:')"]
    for error in errors where value != expected {
      #expect(try fixed(card, at: place, error) == card.replacingOccurrences(of: value, with: expected))
    }
    #expect(try !fixed(card, at: place, "extraneous argument label 'safe:' in call").contains("dropFirst"))
  }
}
