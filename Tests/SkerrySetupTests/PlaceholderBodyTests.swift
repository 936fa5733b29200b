import SkerryFormats
import Testing

@testable import SkerrySetup

/// What takes the place of a body whose type has no empty value.
@Suite struct PlaceholderBodyTests {
  private func body(_ text: String, in type: String = "Settings") throws -> String {
    let outline = SwiftOutline("extension \(type) {\n\(text)\n}")
    let member = try #require(outline.declarations.first?.members.first)
    let body = try #require(member.body)
    let tokens = outline.tokens[member.tokens]
    return PlaceholderBody.text(
      member, header: tokens.filter { $0.range.lowerBound < body.lowerBound }, body: tokens.filter { body.contains($0.range.lowerBound) },
      own: outline.declarations.first?.name)
  }

  /// What the body itself returns where it has nothing better.
  @Test(arguments: [
    ("func load() -> Self {\nguard let data = read() else { return Self() }\nreturn decode(data)\n}", "{ Self() }"),
    ("static func load() -> Settings {\nguard let data else {\nreturn .init()\n}\nreturn decode(data)\n}", "{ .init() }"),
    ("static var current: Settings {\ndo { return try decode() } catch { return .standard }\n}", "{ .standard }"),
    ("static var current: Settings {\nif let saved { return saved } else { return Settings.standard }\n}", "{ Settings.standard }"),
    ("func other() -> Entry {\nguard isOn else { return Entry() }\nreturn decode()\n}", "{ Entry() }"),
    ("func other() -> Entry {\nguard isOn else { return .current; }\nreturn decode()\n}", "{ .current }"),
    ("func other() -> Entry {\nlet entry = Entry()\nif isOn { entry.name = read() }\nreturn entry\n}", "{ Entry() }"),
  ]) func bodiesGiveTheirOwnFallback(_ text: String, _ expected: String) throws {
    #expect(try body(text) == expected)
  }

  /// An initializer fails in the way that its callers expect, and a value of SwiftUI's is drawn.
  @Test(arguments: [
    ("Text", "init(html status: String, size: Int) {\nself = make(status)\n}", "{ self = SwiftUI.Text(verbatim: status) }"),
    ("Text", "init(_ status: String?) {\nself = make(status)\n}", "{ self = SwiftUI.Text(verbatim: \"\") }"),
    ("Color", "init(token: Token) {\nself = make()\n}", "{ self = SwiftUI.Color.gray }"),
    ("Image", "init(token: Token) {\nself = make()\n}", "{ self = SwiftUI.Image(systemName: \"square.dashed\") }"),
    ("Font", "init(token: Token) {\nself = make()\n}", "{ self = SwiftUI.Font.system(.body) }"),
    ("Color", "init?(token: Token) {\nself = make()\n}", "{ return nil }"),
    ("Store", "init?(a: Int) {\nself = make()\n}", "{ return nil }"),
    ("Store", "init(a: Int) throws {\nself = make()\n}", "{ throw _Concurrency.CancellationError() }"),
    ("Store", "init(a: () throws -> Void) {\nself = make()\n}", PlaceholderBody.trap),
    ("Store", "init() throws(Fault) {\nself = make()\n}", PlaceholderBody.trap),
    ("Store", "func entry() async throws -> Entry {\nmake()\n}", "{ throw _Concurrency.CancellationError() }"),
    ("Store", "func entry() throws -> String {\nmake()\n}", "{ \"\" }"),
    ("Store", "func entry() -> Entry {\nmake()\n}", PlaceholderBody.trap),
    ("Store", "func chart() -> SwiftUI.Image {\nmake()\n}", "{ Image(systemName: \"square.dashed\") }"),
    ("Store", "func chart() -> UIImage {\nmake()\n}", "{ UIImage() }"),
    ("Store", "func chart() -> Other.Image {\nmake()\n}", PlaceholderBody.trap),
    ("Store", "@ArrayBuilder<Entry?>\nprivate func entries() -> [Entry?] {\nmake()\n}", "{ return [] }"),
  ]) func initializersFailAsTheirCallersExpect(_ type: String, _ text: String, _ expected: String) throws {
    #expect(try body(text, in: type) == expected)
  }

  /// A function that ignores its arguments, where its result has an empty value or it may throw.
  @Test(arguments: [
    ("() -> String?", "{ nil }"), ("() -> Void", "{ }"), ("(Int) -> Bool", "{ _ in false }"),
    ("(Metric, [Int: Date], (Int, Int) -> Void) async throws -> Double?", "{ _, _, _ in nil }"),
    ("@Sendable (Result<Int, Error>) async -> ()", "{ _ in }"), ("(Int) -> () -> Int", "{ _ in { 0 } }"),
    ("(Key) throws -> Session", "{ _ in throw _Concurrency.CancellationError() }"), ("(Key) -> Session", nil),
    ("((Key) -> Session)?", "nil"), ("(Int, Int)", nil), ("[(Int) -> Bool]", "[]"),
  ]) func functionsIgnoreTheirArguments(_ type: String, _ expected: String?) throws {
    let tokens = SwiftOutline("var a: \(type)").tokens
    #expect(PlaceholderBody.initialValue(tokens) == expected)
  }

  /// The value of `Void` has no words, but the equals sign needs some.
  @Test(arguments: [
    ("static let token: Void = { register() }()", "()"), ("let a: Int = load()", "0"), ("let b: String? = load()", "nil"),
  ]) func valuesOfVariables(_ text: String, _ expected: String) throws {
    let outline = SwiftOutline(text)
    #expect(PlaceholderBody.value(of: try #require(outline.declarations.first), in: outline, widget: nil)?.text == expected)
  }

  /// A result that is computed, that is not in an `else` or `catch`, or that is the declaration itself is none, and an empty value comes first.
  @Test(arguments: [
    ("func load() -> Self {\nguard let data = read() else { return Self(old: legacy()) }\nreturn decode(data)\n}", PlaceholderBody.trap),
    ("func load() -> Self {\nguard let data = read() else { return legacy() }\nreturn decode(data)\n}", PlaceholderBody.trap),
    ("func load() -> Self {\nguard let data = read() else { return Other() }\nreturn decode(data)\n}", PlaceholderBody.trap),
    ("func load() -> Self {\nif isOff { return Self() }\nreturn decode()\n}", PlaceholderBody.trap),
    ("func other() -> Entry {\nif isOn { let entry = Entry()\nkeep(entry) }\nreturn entry\n}", PlaceholderBody.trap),
    ("func other() -> Entry {\nvar entry = Other()\nentry.name = read()\nreturn entry\n}", PlaceholderBody.trap),
    ("func other() -> Entry {\nvar entry = Entry(1)\nentry.name = read()\nreturn entry\n}", PlaceholderBody.trap),
    ("func load() -> Self {\nreturn Self()\n}", PlaceholderBody.trap), ("func load() -> Self { Self() }", PlaceholderBody.trap),
    ("static var current: Settings {\nguard isOn else { return .current }\nreturn decode()\n}", PlaceholderBody.trap),
    ("func load() -> Settings? {\nguard isOn else { return Settings() }\nreturn decode()\n}", "{ nil }"),
    ("init() {\nguard isOn else { return Self() }\n}", PlaceholderBody.trap),
  ]) func whatIsNoFallback(_ text: String, _ expected: String) throws {
    #expect(try body(text) == expected)
  }

  /// A variable that other code may set keeps a setter.
  @Test(arguments: [
    ("var a: Int { get { x } set { y = newValue } }", "{ get { 0 } set {} }"),
    ("private(set) var a: Int { get { x } nonmutating set(v) { y = v } }", "{ get { 0 } nonmutating set {} }"),
    ("var a: Int { x.set { y } }", "{ 0 }"), ("var a: Int { if b { set { 1 } } else { 2 } }", "{ 0 }"),
  ])
  func settersStay(_ text: String, _ expected: String) throws {
    let outline = SwiftOutline("struct S {\n\(text)\n}")
    let member = try #require(outline.declarations.first?.members.first)
    let body = try #require(member.body)
    let inner = outline.tokens[member.tokens].filter { body.contains($0.range.lowerBound) }
    #expect(PlaceholderBody.withSetter("{ 0 }", member, inner) == expected)
  }
}
