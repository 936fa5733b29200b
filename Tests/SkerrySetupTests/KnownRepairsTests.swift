import Foundation
import SkerryFormats
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// When the repairs of an edited extension are used again.
struct KnownRepairsTests {
  private static let view =
    "struct Card: View {\n  var title: String\n  var body: some View { Text(title).padding(3) }\n  func a() -> Int { 1 }\n}\n"

  private func file(_ text: String, compiled: String? = nil) -> KnownRepairs.File {
    KnownRepairs.File(content: ContentHash(of: Data(text.utf8)), outline: SwiftOutline(text), text: compiled)
  }

  private func known(_ files: [String: KnownRepairs.File], additions: [String] = [], previewed: [String] = []) -> KnownRepairs {
    KnownRepairs(
      surroundings: "", files: files, additions: additions, leftOut: [], namesAppAssets: false, languageMode: .five, removalErrors: [],
      previewed: previewed, rounds: 2, listed: ["Ride"])
  }

  @Test(arguments: [
    ("padding(3)", "padding(4).bold()", true), ("{ 1 }", "{\n    2\n  }", true), ("  func", "  // A note.\n  func", true),
    ("title: String", "title: Substring", false), ("func a()", "func b()", false), ("-> Int", "-> Double", false),
    ("struct Card: View", "struct Card: View, Equatable", false), ("  func", "  var b: Int { 2 }\n  func", false),
    ("var title: String", "var title = \"a\"", false), ("}\n}", "}\n}\n#Preview { Card(title: \"a\") }", true),
    ("}\n}", "}\n}\nstruct Other {}", false), ("}\n}", "}\n}\n#Other { Card() }", false),
  ]) func bodiesMayChange(_ part: String, _ change: String, _ applies: Bool) {
    let edited = Self.view.replacingOccurrences(of: part, with: change)
    #expect(edited != Self.view)
    #expect(known(["a": file(Self.view)]).apply(to: ["a": file(edited)], additions: [:]) == applies)
  }

  /// What may change a type or a constant is not taken over: literals of another kind, expressions, default arguments, raw values.
  @Test func initialValuesMayNotChange() {
    for (before, after) in [
      ("let a = 1\n", "let a = 2.5\n"), ("let a: Int = { 1 }()\n", "let a: Int = { b }()\n"), ("let a = 1\n", "let a = 1e3\n"),
      ("let a = 1\n", "let a = \"1\"\n"), ("let a = true\n", "let a = b\n"), ("let a = 1\n", "let a = -1\n"),
      ("@available(iOS 17, *) let a = 1\n", "@available(iOS 18, *) let a = 1\n"),
      ("let a: Int = {\n  #if swift(>=5)\n  1\n  #endif\n}()\n", "let a: Int = {\n  #if swift(>=6)\n  1\n  #endif\n}()\n"),
      ("func a(b: Int = 1) {}\n", "func a(b: Int = 2) {}\n"), ("enum A: Int { case b = 1 }\n", "enum A: Int { case b = 2 }\n"),
    ] {
      #expect(!known(["a": file(before)]).apply(to: ["a": file(after)], additions: [:]), "\(after)")
    }
  }

  /// A literal of another value has the same type.
  @Test(arguments: [
    ("let a = 1", "let a = 22"), ("let a = 1.5", "let a = 2e3"), ("let a = 0x1e", "let a = 3"), ("let a = true", "let a = false"),
    ("let a = \"b\"", "let a = \"c\""), ("struct A {\n  var b: CGFloat = 8\n}", "struct A {\n  var b: CGFloat = 9\n}"),
    ("let a = [B(c: 1), B(c: 2)]", "let a = [B(c: 3), B(c: 4)]"),
  ]) func valuesOfLiteralsMayChange(_ before: String, _ after: String) {
    #expect(known(["a": file(before)]).apply(to: ["a": file(after)], additions: [:]))
  }

  /// Repairs that errors in previews have asked for depend on the previews.
  @Test func repairsOfPreviewsNeedTheSamePreviews() {
    let (before, after) = ("enum A {}\n#Preview { b() }\n", "enum A {}\n#Preview { c() }\n")
    #expect(known(["a": file(before)]).apply(to: ["a": file(after)], additions: [:]))
    #expect(!known(["a": file(before)], previewed: ["a"]).apply(to: ["a": file(after)], additions: [:]))
    let others = known(["a": file(before), "b": file(before)], previewed: ["b"])
    #expect(others.apply(to: ["a": file(after), "b": file(before)], additions: [:]))
    #expect(!others.apply(to: ["a": file(before), "b": file(after)], additions: [:]))
    #expect(known(["a": file(before)], previewed: ["a"]).apply(to: ["a": file("// A note.\n" + before)], additions: [:]))
  }

  @Test func repairedFilesMayNotChange() {
    let edited = Self.view.replacingOccurrences(of: "3", with: "4")
    let repaired = known(["a": file(Self.view, compiled: "struct Card {}"), "b": file("enum B {}")])
    #expect(repaired.apply(to: ["a": file(Self.view), "b": file("enum B {}")], additions: [:]))
    #expect(!repaired.apply(to: ["a": file(edited), "b": file("enum B {}")], additions: [:]))
  }

  private static let whole =
    "struct Card: View {\n  var body: some View { Text(title).padding(3) }\n  func a() -> Int { b() }\n  func c() -> Int { 1 }\n}\nfunc d() -> Int { 1 }\n"

  /// An edit of a declaration that was not repaired is carried over into the repaired text.
  @Test(arguments: [
    ("padding(3)", "padding(4)", true), ("Text(title)", "Text(title)\n      .bold()", true), ("{ b() }", "{ b() + 1 }", false),
    ("func c() -> Int { 1 }", "func c() -> Int { 12 }", true), ("func d() -> Int { 1 }", "func d() -> Int { 2 }", true),
    ("struct Card", "// A note.\nstruct Card", true), ("{ 1 }\n}\n", "{ 1 }\n}\n\n#Preview { Card() }\n", true),
    ("  func a", "  // A note.\n  func a", false),
    ("{ 1 }\n}\nfunc d() -> Int { 1 }", "{ 2 }\n}\nfunc d() -> Int { 3 }", false),
  ]) func repairedFilesMayChangeElsewhere(_ part: String, _ change: String, _ applies: Bool) {
    let edited = Self.whole.replacingOccurrences(of: part, with: change)
    #expect(edited != Self.whole)
    func repaired(_ text: String) -> String { text.replacingOccurrences(of: "{ b() }", with: "{ fatalError() }") }
    var before = file(Self.whole, compiled: repaired(Self.whole))
    before.original = Self.whole
    let after = file(edited)
    #expect(known(["a": before]).apply(to: ["a": after], additions: [:]))
    #expect(known(["a": before]).compiled("a", content: after.content, text: edited) == (applies ? repaired(edited) : nil))
  }

  /// Text that occurs twice does not tell which declaration was edited; the type around it does.
  @Test func equalMembersAreDistinguishedByTheirType() throws {
    let before = "struct A { func a() { b() } }\nstruct C { func a() { b() } }\nstruct D { func e() { f() } }\n"
    let after = before.replacingOccurrences(of: "struct C { func a() { b() } }", with: "struct C { func a() { c() } }")
    let other = before.replacingOccurrences(of: "f()", with: "")
    #expect(DeclarationEdit(from: before, to: after)?.applied(to: other) == after.replacingOccurrences(of: "f()", with: ""))
    #expect(DeclarationEdit(from: before, to: after)?.applied(to: other.replacingOccurrences(of: "C", with: "A")) == nil)
  }

  /// Previews are added, changed and removed in a file from which something else was removed; its line numbers stay.
  @Test func previewsChangeBesideRepairs() {
    func text(_ body: String, _ preview: String) -> String { "struct A {\n  var b: C {\(body)}\n}\n\(preview)\nenum D {}\n" }
    let (none, one, other) = ("", "#Preview { A() }", "#Preview(\"a\") {\n  A()\n}")
    for (before, after) in [(none, one), (one, other), (other, none), (one, none)] {
      let edit = DeclarationEdit(from: text(" c() ", before), to: text(" c() ", after))
      #expect(edit?.applied(to: text("", before)) == text("", after))
    }
    // The preview itself was removed, or the lines are others.
    #expect(DeclarationEdit(from: text(" c() ", one), to: text(" c() ", other))?.applied(to: text(" c() ", none)) == nil)
    #expect(DeclarationEdit(from: text("", none), to: text("", one))?.applied(to: text("\n", none)) == nil)
    // Something else has changed with it.
    #expect(DeclarationEdit(from: text(" c() ", one), to: text(" d() ", other)) == nil)
    #expect(DeclarationEdit(from: text("", none), to: text("", "enum E {}")) == nil)
  }

  @Test func filesMayNotComeOrGo() {
    let own = ["a": file("enum A {}")]
    let added = known(own.merging(["b": file("enum B {}", compiled: "enum B {}")]) { $1 }, additions: ["b"])
    #expect(added.apply(to: own, additions: ["b": file("enum B {}")]))
    #expect(!added.apply(to: own, additions: [:]))
    #expect(!added.apply(to: own, additions: ["b": file("enum B { case c }")]))
    #expect(!added.apply(to: own.merging(["c": file("enum C {}")]) { $1 }, additions: ["b": file("enum B {}")]))
    #expect(!added.apply(to: own.merging(["b": file("enum B {}")]) { $1 }, additions: [:]))
  }

  @Test func theyAreReadAsWritten() throws {
    let folder = try TemporaryFolder.make()
    #expect(KnownRepairs(in: folder) == nil)
    let written = known(["a": file(Self.view, compiled: "x")])
    try written.write(in: folder)
    let read = try #require(KnownRepairs(in: folder))
    #expect(read.files == written.files && read.languageMode == .five && read.listed == ["Ride"])
    KnownRepairs.forget(in: folder)
    #expect(KnownRepairs(in: folder) == nil)
  }
}
