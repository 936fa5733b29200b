import Foundation
import Testing

@testable import SkerrySetup

/// The declarations that a widget needs, and the removals after the compiler's errors.
struct ReachTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  private func file(_ name: String, _ text: String) throws -> ReachFile {
    try repository.write(name, text)
    return try #require(ReachFile(repository.root.appendingPathComponent(name).path))
  }

  private func reached(_ files: [ReachFile]) -> Set<String> {
    let graph = ReachGraph(files)
    let nodes = graph.reached(from: graph.nodes { $0.isWidget })
    return Set(nodes.map { graph.declaration($0) }.map { $0.kind == .extension ? "+" + $0.name : $0.name })
  }

  @Test func onlyWhatAWidgetNamesIsReached() throws {
    let widget = try file(
      "W.swift", "struct Ride: Widget { var body: some WidgetConfiguration { ActivityConfiguration(for: A.self) { _ in Card().glow() } } }")
    let views = try file("V.swift", "struct Card: View { let tint = Tint.red }\nstruct Settings: View { let player = AVPlayer() }")
    let models = try file(
      "M.swift",
      "struct A: ActivityAttributes {}\nextension A: Hidden {}\nenum Tint { case red }\nextension View { func glow() {} }\nextension View { func shine() {} }\nclass Store {}\nextension Store { func glow() {} }"
    )
    #expect(reached([widget, views, models]) == ["Ride", "Card", "A", "+A", "Tint", "+View"])
    let graph = ReachGraph([widget, views, models])
    let extended = graph.reached(from: graph.nodes { $0.isWidget }).filter { graph.declaration($0).name == "View" }
    #expect(extended.count == 1, "glow is called, shine is not")
  }

  @Test func filesThatAreNotUsedHaveAReason() throws {
    let text = "struct Card {}\n"
    let place = repository.root.appendingPathComponent("Card.swift")
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16, .utf32] {
      try #require(text.data(using: encoding)).write(to: place)
      #expect(ReachFile(place.path) == nil)
      #expect(ReachFile.hindrance(place.path)?.remedy == "save it as UTF-8")
    }
    try Data((String(repeating: " ", count: 3_999_985) + text).utf8).write(to: place)
    #expect(ReachFile(place.path) == nil && ReachFile.hindrance(place.path)?.reason == "it is larger than 4 MB")
    try Data((String(repeating: " ", count: 3_999_984) + text).utf8).write(to: place)
    #expect(ReachFile(place.path) != nil && ReachFile.hindrance(place.path) == nil)
    try FileManager.default.removeItem(at: place)
    #expect(ReachFile.hindrance(place.path)?.reason == "it cannot be read")
  }

  /// A preview counts where it stands beside something needed, or names a widget; what it alone needs is kept apart.
  @Test func previewsOfARound() throws {
    let widget = try file("R.swift", "struct Ride: Widget { let a = Card() }\n#Preview(\"beside\") { Frame() }")
    let views = try file("C.swift", "struct Card: View {}\nstruct Frame: View {}\nstruct Other: View {}\nstruct Third: View {}")
    let naming = try file("P.swift", "struct Samples {}\n#Preview(\"naming\") { Ride() ; Samples() }")
    let elsewhere = try file("E.swift", "struct Else {}\n#Preview(\"elsewhere\") { Else() }")
    let graph = ReachGraph([widget, views, naming, elsewhere])
    let node = try #require(graph.nodes { $0.isWidget }.first)
    let round = CompileRound(
      graph, [WidgetChoice.Entry(node: node, name: "Ride", isActivity: false, isControl: false, isListed: true, isInBundle: true)])
    func names(_ nodes: Set<ReachGraph.Node>) -> Set<String> {
      Set(nodes.map { graph.declaration($0) }.filter { !$0.isPreview }.map(\.name))
    }
    #expect(names(round.needed) == ["Ride", "Card"])
    #expect(names(round.previewed) == ["Frame", "Samples"] && round.previewed.isDisjoint(with: round.needed))
    #expect(round.previewed.filter { graph.declaration($0).isPreview }.count == 2)
    #expect(round.files.map { URL(fileURLWithPath: $0.path).lastPathComponent } == ["R.swift", "C.swift", "P.swift"])
  }

  @Test func extensionsOfAnAliasBelongToItsType() throws {
    let file = try file(
      "Alias.swift",
      "struct W: Widget { let a = Gram.of(3) }\ntypealias Gram = UInt64\nextension Gram { static func of(_ x: Gram) -> Gram { x } }\nextension Gram { func unused() {} }\n"
    )
    #expect(reached([file]) == ["W", "Gram", "+Gram"])
    let graph = ReachGraph([file])
    #expect(graph.reached(from: graph.nodes { $0.isWidget }).count == 3, "unused is named nowhere")
  }

  @Test func operatorsAreDeclaredWhoeverUsesThem() throws {
    let widget = try file("W2.swift", "struct W: Widget { let a = 1 |+| 2 }\nfunc |+| (a: Int, b: Int) -> Int { a }\n")
    let other = try file("O.swift", "precedencegroup Sums {}\ninfix operator |+|: Sums\nstruct Unused {}\n")
    let graph = ReachGraph([widget, other])
    let found = graph.reached(from: graph.nodes { $0.isWidget }).map { graph.declaration($0).keyword }
    #expect(found.filter { $0 == "operator" || $0 == "precedencegroup" }.count == 2 && !found.contains("Unused"))
  }

  @Test(arguments: [
    (
      "import SwiftUI\n@FetchRequest var items: FetchedResults<Item>",
      "import SwiftUI; import CoreData\n@FetchRequest var items: FetchedResults<Item>"
    ),
    ("import SwiftUI\nimport CoreData\nlet a: FetchedResults<Item>", "import SwiftUI\nimport CoreData\nlet a: FetchedResults<Item>"),
    ("import SwiftUI\nlet items = 1", "import SwiftUI\nlet items = 1"),
    (
      "import UIKit\nlet a = [kCTFontVariationAttribute as UIFontDescriptor.AttributeName: 1]",
      "import UIKit\nlet a = [UIFontDescriptor.AttributeName(rawValue: kCTFontVariationAttribute): 1]"
    ),
    (
      "import SwiftUI\nlet a = String(localized: \"b\", bundle: #bundle)",
      "import SwiftUI\nlet a = String(localized: \"b\", bundle: Foundation.Bundle.main)"
    ),
    ("import UIKit\nlet a = kCTFontVariationAttribute as String", "import UIKit\nlet a = kCTFontVariationAttribute as String"),
    // An umbrella or bridging header brings Foundation and UIKit into every file of its module.
    ("struct Alert { var language: Locale }", "import Foundation; struct Alert { var language: Locale }"),
    ("// Alerts.\nstruct Alert { var language: Locale }", "import Foundation; // Alerts.\nstruct Alert { var language: Locale }"),
    ("\nlet a: Date", "import Foundation; \nlet a: Date"),
    ("let a = 1", "let a = 1"),
    ("import Foundation\nlet a: UIColor", "import Foundation; import UIKit\nlet a: UIColor"),
    ("let a: UIImage", "import Foundation; import UIKit; let a: UIImage"),
    ("import SwiftUI\nlet a: UIColor", "import SwiftUI\nlet a: UIColor"),
    ("import AppIntents\nlet a: UI, b: UInt, c: UID", "import AppIntents\nlet a: UI, b: UInt, c: UID"),
    // Apple's Foundation imports Security.
    ("import Foundation\nlet a = kSecClass", "import Foundation; import Security\nlet a = kSecClass"),
    ("import SwiftUI\nlet a = SecItemDelete(b)", "import SwiftUI; import Security\nlet a = SecItemDelete(b)"),
    ("import Security\nlet a = kSecClass", "import Security\nlet a = kSecClass"),
    ("import Foundation\nlet a = Darwin.round(2.5)", "import Foundation\nlet a = Foundation.round(2.5)"),
  ])
  func importsAndCastsImpliedOnIOSAreWritten(_ text: String, _ prepared: String) throws {
    let file = try file("A.swift", text)
    SourcePreparation(program: "Ride", merged: [], has: { _ in true }).prepare(file)
    #expect(file.text == prepared)
  }

  @Test func theCLibraryIsFoundations() throws {
    let file = try file("D.swift", "import Darwin\nlet a = Darwin.floor(1.5)\n")
    let preparation = SourcePreparation(program: "Ride", merged: [], has: { $0 == "Foundation" })
    #expect(preparation.missing(in: file).isEmpty)
    preparation.prepare(file)
    #expect(file.text == "import Foundation\nlet a = Foundation.floor(1.5)\n")
  }

  @Test func aBundleThatDoesNotCompileStillListsItsWidgets() throws {
    let text =
      "@main struct B: WidgetBundle { var body: some Widget { Ride() } }\nstruct Ride: Widget { let a = 1 }\nstruct Walk: Widget {}\n"
    let listed = WidgetChoice(ReachGraph([try file("B.swift", text)])) { _ in true }.listed
    #expect(listed == ["Ride"])
    let rest = try file("B.swift", "struct Ride: Widget { let a = 1 }\nstruct Walk: Widget {}\n")
    let choice = WidgetChoice(ReachGraph([rest]), listed: listed) { _ in true }
    #expect(choice.entries.filter(\.isListed).map(\.name) == ["Ride"] && choice.unlisted.map(\.name) == ["Walk"])
    #expect(choice.entries.allSatisfy { !$0.isInBundle }, "the repository's bundle cannot be the program's")
  }

  @Test func importsOfMissingModulesAreRemoved() throws {
    let file = try file(
      "I.swift",
      "import SwiftUI\nimport Lottie\n#if canImport(Firebase)\nimport Firebase\n#endif\n#if os(iOS)\nimport Kit\nlet x = Kit.Thing()\n#endif\n"
    )
    let preparation = SourcePreparation(program: "Ride", merged: ["Kit"], has: { $0 == "SwiftUI" })
    #expect(preparation.missing(in: file) == ["Lottie"])
    preparation.prepare(file)
    #expect(file.text == "import SwiftUI\n\n#if canImport(Firebase)\nimport Firebase\n#endif\n#if true\n\nlet x = Thing()\n#endif\n")
  }

  @Test(arguments: [
    ("typealias Row = Kit.Row", "typealias Row = Ride.Row"), ("associatedtype Row: Kit.Row", "associatedtype Row: Ride.Row"),
    ("struct Row: Kit.Row {}", "struct Row: Ride.Row {}"), ("struct Line: Kit.Row {}", "struct Line: Row {}"),
    ("typealias Line = Kit.Row", "typealias Line = Row"), ("let row: Kit.Row", "let row: Row"),
  ])
  func declarationsOfTheSameNameDoNotNameThemselves(_ text: String, _ prepared: String) throws {
    let file = try file("Q.swift", "import SwiftUI\n" + text)
    SourcePreparation(program: "Ride", merged: ["Kit"], has: { _ in true }).prepare(file)
    #expect(file.text == "import SwiftUI\n" + prepared)
  }

  @Test(
    arguments: [
      ("os(iOS)", true), ("!os(iOS)", false), ("os(iOS) && DEBUG", nil), ("os(macOS) && DEBUG", false), ("os(iOS) || DEBUG", true),
      ("!(os(macOS) || canImport(AppKit))", true), ("canImport(UIKit, _version: 2) && true", true), ("false || swift(>=6)", nil), ("", nil),
      ("(os(iOS)", true), (String(repeating: "(", count: 199) + "true", true), (String(repeating: "(", count: 100_000) + "true", nil),
    ] as [(String, Bool?)])
  func conditionsAreThoseOfAPhone(_ text: String, _ holds: Bool?) {
    #expect(CompilationCondition(SwiftOutline(text).tokens[...]) { $0 == "UIKit" }.holds == holds)
  }

  @Test func exportedModulesAreThoseThatAreThere() throws {
    let file = try file("E.swift", "@_exported import Defaults\n@_exported import Kit\n@_exported public import Lottie\nimport SwiftUI\n")
    let preparation = SourcePreparation(program: "Ride", merged: ["Kit"], has: { $0 == "Defaults" || $0 == "SwiftUI" })
    preparation.prepare(file)
    #expect(preparation.exportedModules(of: file) == ["Defaults"])
  }

  /// Inside a condition that holds, an import is one like others.
  @Test(arguments: [
    ("#if canImport(SwiftUI)", "#if canImport(SwiftUI)", ["Lottie"], true),
    ("#if os(iOS) && canImport(SwiftUI)", "#if true && canImport(SwiftUI)", ["Lottie"], true),
    ("#if canImport(Kit)", "#if true", ["Lottie"], true),
    ("#if canImport(SwiftUI) && canImport(Lottie)", "#if canImport(SwiftUI) && canImport(Lottie)", [], false),
    ("#if !canImport(SwiftUI)", "#if !canImport(SwiftUI)", [], false),
    ("#if os(macOS) && canImport(SwiftUI)", "#if os(macOS) && canImport(SwiftUI)", [], false),
    ("#if canImport(SwiftUI)\n#else", "#if canImport(SwiftUI)\n#else", [], false),
    ("#if !canImport(SwiftUI)\n#else", "#if !canImport(SwiftUI)\n#else", ["Lottie"], true),
    (
      "#if canImport(SwiftUI) && !targetEnvironment(macCatalyst)", "#if canImport(SwiftUI) && !targetEnvironment(macCatalyst)", ["Lottie"],
      true
    ),
    (
      "#if canImport(AppKit) || (canImport(SwiftUI) && !os(macOS))", "#if canImport(AppKit) || (canImport(SwiftUI) && !os(macOS))",
      ["Lottie"], true
    ),
    ("#if canImport(SwiftUI) && DEBUG", "#if canImport(SwiftUI) && DEBUG", [], false),
    ("#if canImport(SwiftUI) && swift(>=5.9)", "#if canImport(SwiftUI) && swift(>=5.9)", [], false),
    ("#if canImport(SwiftUI) || DEBUG", "#if canImport(SwiftUI) || DEBUG", ["Lottie"], true),
  ]) func importsWithinAConditionThatHolds(_ condition: String, _ prepared: String, _ missing: [String], _ areRemoved: Bool) throws {
    let file = try file("C.swift", condition + "\nimport Kit\nimport Lottie\n#endif\n")
    let preparation = SourcePreparation(program: "Ride", merged: ["Kit"], has: { $0 == "SwiftUI" })
    #expect(preparation.missing(in: file) == missing)
    preparation.prepare(file)
    #expect(file.text == prepared + (areRemoved ? "\n\n\n#endif\n" : "\nimport Kit\nimport Lottie\n#endif\n"))
  }

  /// What remains of a file after one error in it.
  private func fixed(_ text: String, _ line: Int, _ column: Int, _ message: String) throws -> (text: String, dropped: [String]) {
    let file = try file("File\(line)-\(column)-\(message.count).swift", text)
    let graph = ReachGraph([file])
    let planner = RepairPlanner(
      graph: graph, needed: graph.reached(from: graph.nodes { $0.isWidget || $0.name == "Card" }), index: DeclarationIndex([]), used: [],
      isAppAsset: { _ in false }, additionsLeft: 0)
    var dropped: [String] = []
    for repair in planner.repairs(for: [CompilerMessage(file: file.path, line: line, column: column, text: message)]) {
      switch repair {
      case .remove(let file, let range, _): file.replace([(range, "")])
      case .stub(let file, let range, let text, _): file.replace([(range, text)])
      case .drop(let name, _): dropped.append(name)
      case .add, .nameAssets: Issue.record("nothing can be added")
      }
    }
    return (file.text, dropped)
  }

  @Test func asLittleAsPossibleIsRemoved() throws {
    let card =
      "struct Card: View {\n  var body: some View {\n    Text(x)\n      .glow(3) { 1 }\n      .bold()\n  }\n  func play() { AVPlayer() }\n}"
    let modifier = try fixed(card, 4, 8, "value of type 'some View' has no member 'glow'").text
    #expect(modifier == card.replacingOccurrences(of: ".glow(3) { 1 }", with: ""))
    let labelled = card.replacingOccurrences(of: ".glow(3) { 1 }", with: ".glow { 1 } label: { 2 }")
    let whole = try fixed(labelled, 4, 8, "value of type 'some View' has no member 'glow'").text
    #expect(whole == labelled.replacingOccurrences(of: ".glow { 1 } label: { 2 }", with: ""))
    let body = try fixed(card, 7, 17, "cannot find 'AVPlayer' in scope").text
    #expect(body == card.replacingOccurrences(of: "{ AVPlayer() }", with: "{}"))
    let view = try fixed(card, 3, 10, "cannot find 'x' in scope").text
    #expect(view.contains("var body: some View { SwiftUI.LeftOutView(\"Card.body\", \""))
    #expect(view.contains(".swift:3: cannot find 'x' in scope\") }\n\n\n\n\n  func play"))
    let header = "struct Card: View, CBCentralDelegate {\n  let a: Int\n}"
    #expect(try fixed(header, 1, 20, "cannot find type 'CBCentralDelegate' in scope").text == "struct Card: View {\n  let a: Int\n}")
    for (conformances, rest) in [
      ("String, Defaults.Serializable", ": String"), ("Defaults.Serializable, Codable", ": Codable"), ("Defaults.Serializable", ""),
    ] {
      let text = try fixed("struct Card: \(conformances) {}", 1, 14, "cannot find type 'Defaults' in scope, \(rest)").text
      #expect(text.replacingOccurrences(of: ":  ", with: ": ") == "struct Card\(rest) {}")
    }
    let member = "struct Card: View {\n  let p: AVPlayer\n  let q: Int\n}"
    #expect(try fixed(member, 2, 10, "cannot find type 'AVPlayer' in scope").text == "struct Card: View {\n  \n  let q: Int\n}")
    let views =
      "struct Card: View {\n  var body: some View {\n    VStack {\n      Dots(3) { 1 } label: { 2 }\n        .bold()\n      Text(Dots.name)\n    }\n  }\n}"
    let rest = try fixed(views, 4, 7, "cannot find 'Dots' in scope").text
    #expect(rest.contains("VStack {\n      SwiftUI.LeftOutView(\"Dots\", \""))
    #expect(rest.contains(".swift:4: cannot find 'Dots' in scope\")\n        .bold()\n      Text(Dots.name)\n    }"))
    // An argument is no view, so the whole body is left out.
    #expect(try fixed(views, 6, 12, "cannot find 'Dots' in scope").text.contains("var body: some View { SwiftUI.LeftOutView(\"Card.body\""))
    let icons =
      "struct Card: View {\n  var body: some View {\n    VStack {\n      Image(systemSymbol: .star)\n        .bold()\n    }\n  }\n}"
    for (column, text) in [
      (7, "no exact matches in call to initializer"), (12, "incorrect argument label in call"),
      (28, "cannot infer contextual base in reference"),
    ] {
      let icon = try fixed(icons, 4, column, text).text
      #expect(icon.contains("VStack {\n      SwiftUI.LeftOutView(\"Image\", \""))
      #expect(icon.contains(".swift:4: \(text)\")\n        .bold()\n    }"))
    }
    let wrapped = "struct Card: View {\n  @Default(.isPlain, in: a) private var isPlain: Bool\n  @Default(.b) var b: Thing\n}"
    #expect(
      try fixed(wrapped, 2, 4, "unknown attribute 'Default'").text
        == wrapped.replacingOccurrences(
          of: "@Default(.isPlain, in: a) private var isPlain: Bool", with: " private var isPlain: Bool = false"))
    #expect(try fixed(wrapped, 3, 4, "unknown attribute 'Default'").text == wrapped.replacingOccurrences(of: "@Default(.b)", with: ""))
    let regions = "struct Card: Widget {\n  var regions: DynamicIslandExpandedContent<some View> { x }\n}"
    let region = try fixed(regions, 2, 58, "cannot find 'x' in scope").text
    #expect(region.contains("<some View> { WidgetKit.DynamicIslandExpandedRegion(.center) { SwiftUI.LeftOutView(\"Card.regions\", \""))
    let idle = "struct Card: View {}\nclass Other { let a = B() }\n"
    #expect(try fixed(idle, 2, 23, "cannot find 'B' in scope").text == "struct Card: View {}\n\n")
  }

  /// A public intent's requirement has to be public too.
  @Test func anIntentThatDoesNothingIsAsVisibleAsBefore() throws {
    func intent(_ access: String) -> String {
      "\(access)struct Card: AppIntent {\n  \(access)func perform() async throws -> some IntentResult {\n    bus.send()\n  }\n}"
    }
    for access in ["", "public "] {
      let text = try fixed(intent(access), 3, 5, "cannot find 'bus' in scope, \(access)").text
      #expect(text.contains("\n  \(access)func perform() async throws -> some IntentResult { .result() }"))
    }
  }

  @Test(arguments: [
    ("func a() { x }", "{}"), ("func a() async throws -> [String: Int] { x }", "{ [:] }"), ("func a() -> [A] where A: B { x }", "{ [] }"),
    ("func a(b: () -> Int) -> String? { x }", "{ nil }"), ("var a: Bool { x }", "{ false }"), ("func a() -> Thing { x }", NeutralBody.trap),
    ("init() { x }", NeutralBody.trap), ("func a() -> (Int, Int) { x }", NeutralBody.trap),
    ("func a() -> () { x }", "{}"), ("func a() -> Void { x }", "{}"), ("var a: String { x }", "{ \"\" }"),
    ("var a: CGFloat { x }", "{ 0 }"),
    ("var a: Date { x }", "{ Date() }"), ("var a: CGRect { x }", "{ .zero }"), ("var a: Color { x }", "{ .clear }"),
    ("var a: Image { x }", "{ Image(systemName: \"square.dashed\") }"), ("var a: Font { x }", "{ .body }"),
    ("var a: UIFont { x }", "{ .systemFont(ofSize: 17) }"), ("var a: Text { x }", "{ Text(verbatim: \"\") }"),
    ("var a: AnyView { x }", "{ AnyView(EmptyView()) }"), ("var a: some View { x }", "{ SwiftUI.EmptyView() }"),
    ("static var a: Bundle { x }", "{ .main }"), ("var a: Data { x }", "{ Data() }"), ("var a: UUID { x }", "{ UUID() }"),
    ("var a: Set<Int> { x }", "{ [] }"),
    ("var a: Array<Int> { x }", "{ [] }"), ("var a: Dictionary<Int, Int> { x }", "{ [:] }"), ("var a: Optional<Int> { x }", "{ nil }"),
    ("var a: [[Int: Int]] { x }", "{ [] }"), ("var a: [Int: [Int]] { x }", "{ [:] }"), ("var a: [(a: Int, b: Int)] { x }", "{ [] }"),
    ("func a(_ b: [Int: (Int) -> Int] = [:]) -> Bool { x }", "{ false }"), ("func a<B>(_ b: B) -> Int where B: P { x }", "{ 0 }"),
    ("static func a(_ b: Int) -> Self { x }", "{ Image(systemName: \"square.dashed\") }"),
  ]) func bodiesGiveTheEmptiestValue(_ text: String, _ expected: String) throws {
    let outline = SwiftOutline("extension Image {\n\(text)\n}")
    let member = try #require(outline.declarations.first?.members.first)
    let body = try #require(member.body)
    let header = outline.tokens[member.tokens].filter { $0.range.lowerBound < body.lowerBound }
    #expect(NeutralBody.text(member, header: header, own: outline.declarations.first?.name) == expected)
  }

  @Test func aWidgetWhoseConfigurationDoesNotCompileIsDropped() throws {
    let text = "struct Ride: Widget {\n  var body: some WidgetConfiguration {\n    Unknown()\n  }\n}"
    let found = try fixed(text, 3, 5, "cannot find 'Unknown' in scope")
    #expect(found.dropped == ["Ride"] && found.text == text)
    let inside = text.replacingOccurrences(of: "Unknown()", with: "ActivityConfiguration {\n      Unknown()\n    }")
    let rest = try fixed(inside, 4, 7, "cannot find 'Unknown' in scope")
    #expect(rest.dropped.isEmpty && rest.text.contains("ActivityConfiguration {\n      SwiftUI.LeftOutView(\"Unknown\", "))
  }

  @Test func bundlesListTheShownWidgets() throws {
    let file = try file(
      "B.swift",
      "struct A: Widget {}\nstruct B: Widget { let c = ActivityConfiguration() }\nstruct C: ControlWidget {}\n@main struct All: WidgetBundle { var body: some Widget { A(); C() } }"
    )
    let choice = WidgetChoice(ReachGraph([file])) { _ in true }
    #expect(choice.main == "All")
    #expect(choice.entries.map(\.isListed) == [true, false, true])
    #expect(choice.entries.map(\.isActivity) == [false, true, false])
    #expect(choice.entries.map(\.isControl) == [false, false, true])
  }

  @Test func errorsAreReadWithTheirPlaces() {
    let output = """
      /a/b:c.swift:3:7: error: cannot find 'x' in scope
      macro expansion #Preview:2:1: error: missing argument
      /a/d.swift:9:1: note: in expansion of macro 'Preview' here
      /a/e.swift:1:1: warning: unused
      """
    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(file: "/a/b:c.swift", line: 3, column: 7, text: "cannot find 'x' in scope"),
        CompilerMessage(file: "/a/d.swift", line: 9, column: 1, text: "missing argument"),
      ])
  }
}
