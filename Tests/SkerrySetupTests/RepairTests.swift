import Foundation
import SkerryCLI
import SkerryFormats
import Testing

@testable import SkerrySetup

/// What is removed or replaced after the compiler's errors.
struct RepairTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  /// What remains of a file after one error in it.
  private func fixed(
    _ text: String, _ line: Int, _ column: Int, _ message: String
  ) throws -> (text: String, dropped: [String], parts: [String]) {
    let name = "File\(line)-\(column)-\(message.count).swift"
    try repository.write(name, text)
    let file = try #require(ReachabilityFile(repository.root.appendingPathComponent(name).path))
    let graph = ReachabilityGraph([file])
    let planner = RepairPlanner(
      graph: graph, needed: graph.reached(from: graph.nodes { $0.isWidget || $0.name == "Card" }), index: DeclarationIndex([]), used: [],
      isAppAsset: { _ in false }, additionsLeft: 0)
    var (dropped, parts): ([String], [String]) = ([], [])
    var changes: [(range: Range<Int>, by: String)] = []
    for repair in planner.repairs(for: [CompilerMessage(file: file.path, line: line, column: column, text: message)]) {
      switch repair {
      case .remove(_, let range, let part):
        changes.append((range, ""))
        parts.append(part.name)
      case .stub(_, let range, let text, let part):
        changes.append((range, text))
        parts.append(part.name)
      case .drop(let name, _): dropped.append(name)
      case .add, .nameAssets: Issue.record("nothing can be added")
      }
    }
    if !changes.isEmpty { file.replace(changes) }
    return (file.text, dropped, parts)
  }

  /// An object whose dependency is missing can still be created; what reads the dependency stops.
  @Test func anInitializerLosesTheStatementThatDoesNotCompile() throws {
    func fixed(_ members: String, _ initializer: String, _ line: Int, _ column: Int, _ message: String) throws -> String {
      let text = "struct Card: View {\n  \(members)\n  init() {\n\(initializer)\n  }\n}"
      return try self.fixed(text, line, column, message).text
    }
    let trap = "{ get \(PlaceholderBody.trap) set {} }"
    let missing = "cannot find 'Container' in scope"
    #expect(
      try fixed("private let service: Service", "Setup().run()\nself.service = Container.shared.service()", 5, 16, missing)
        == "struct Card: View {\n  private var service: Service \(trap)\n  init() {\nSetup().run()\n\n  }\n}")
    #expect(
      try fixed("let a: Int", "a = 1\nContainer.shared.run()", 5, 1, missing)
        == "struct Card: View {\n  let a: Int\n  init() {\na = 1\n\n  }\n}")
    #expect(
      try fixed("let a: Int", "a = 1\nself.b = Kit.b", 5, 6, "value of type 'Card' has no member 'b'")
        == "struct Card: View {\n  let a: Int\n  init() {\na = 1\n\n  }\n}")
    // A wrapper, a guard and an error of another kind need the whole body.
    for (members, body, column) in [
      ("@State var service: Service", "service = Container.service()", 11), ("let a: Int", "guard let a = Container.a else { return }", 15),
    ] {
      let result = try fixed(members, body, 4, column, missing)
      #expect(result.hasPrefix("struct Card: View {\n  \(members)\n  init() \(PlaceholderBody.trap)") && !result.contains("Container"))
    }
    let other = try fixed("let a: Int", "a = Other()", 4, 5, "cannot convert value of type 'Other' to specified type 'Int'")
    #expect(other.hasPrefix("struct Card: View {\n  let a: Int\n  init() \(PlaceholderBody.trap)"))
  }

  /// Where a provider's own code makes no entry, one is made up, so that the widget is drawn.
  @Test func aProviderGivesAMadeUpEntry() throws {
    let text = "struct Card: View { let p = P() }\nstruct Ride: TimelineEntry {}\nstruct P {\n  func a() -> Ride {\n    Kit.a()\n  }\n}"
    let result = try fixed(text, 5, 5, "cannot find 'Kit' in scope")
    #expect(result.text.contains("-> Ride { Ride() }") && !result.text.contains("Kit"))
  }

  /// A value that does not compile becomes an empty one of its type, and a widget keeps its kind.
  @Test(arguments: [
    ("let days: Int = Kit.days", 21, "let days: Int = 0"),
    ("static var store: UserDefaults = Kit.store", 38, "static var store: UserDefaults = .standard"),
    ("private let kind = Kit.kind", 24, "private let kind = \"Card\""), ("let kind: String = Kit.kind", 24, "let kind: String = \"Card\""),
    ("let days = Kit.days", 16, ""), ("let day: Day = Kit.day", 20, ""), ("let day: Kit.Day = 1", 14, ""),
  ]) func valuesBecomeEmpty(_ member: String, _ column: Int, _ expected: String) throws {
    let text = "struct Card: Widget {\n    \(member)\n  var body: some WidgetConfiguration { A() }\n}"
    let result = try fixed(text, 2, column, "cannot find 'Kit' in scope")
    #expect(result.text == text.replacingOccurrences(of: member, with: expected) && result.dropped.isEmpty)
  }

  /// A function of a missing package that prepares something for a closure.
  @Test func anOperationIsCalledWithoutItsFunction() throws {
    func body(_ call: String) -> String { "struct Card: View {\n  let provider = \(call)\n}" }
    let missing = "cannot find 'withDependencies' in scope"
    #expect(
      try fixed(body("withDependencies { $0.store = .shared } operation: { Provider(1) }"), 2, 18, missing).text
        == body("{ Provider(1) }()"))
    #expect(
      try fixed(body("withDependencies(from: self) {\n$0.a = 1\n} operation: {\nProvider(1)\n}"), 2, 18, missing).text.contains(
        "let provider = {\nProvider(1)\n}()"))
    #expect(
      try fixed(body("withDependencies { $0.store = .shared }"), 2, 18, missing).text
        == body("").replacingOccurrences(of: "let provider = ", with: ""))
    #expect(
      try !fixed(body("inDependencies { $0.a = 1 } operation: { Provider(1) }"), 2, 18, "cannot find 'inDependencies' in scope").text
        .contains(
          "Provider"))
  }

  /// Elements that lose a conformance with a missing package cost the list, not the view around it.
  @Test func aListOfElementsThatDoNotFitIsEmpty() throws {
    let text =
      "struct Card: View {\n  var body: some View {\n    VStack {\n      Text(a)\n      ForEach(days) { Text($0.name) }\n    }\n  }\n}"
    let message = "cannot convert value of type '[Day]' to expected argument type 'Binding<C>'"
    let result = try fixed(text, 5, 15, message).text
    #expect(result.contains("Text(a)") && !result.contains("ForEach(") && result.contains("LeftOutView"))
    let other = try fixed(text, 5, 15, "cannot convert value of type '[Day]' to expected argument type 'Int'").text
    #expect(!other.contains("Text(a)"))
  }

  /// A modifier that another body lacks is looked for in a body of which the compiler does not say what is wrong.
  @Test(arguments: ["if", "glow"]) func vagueErrorsAreThoseOfMissingModifiers(_ name: String) throws {
    try repository.write(
      "Cards.swift",
      """
      struct Card: View {
        var body: some View {
          Group { Text(a).\(name)(b) { $0 } }
        }
        var other: some View { Text(c).if(d) { $0 } }
      }
      """)
    let file = try #require(ReachabilityFile(repository.root.appendingPathComponent("Cards.swift").path))
    let graph = ReachabilityGraph([file])
    let planner = RepairPlanner(
      graph: graph, needed: graph.reached(from: graph.nodes { $0.name == "Card" }), index: DeclarationIndex([]), used: [],
      isAppAsset: { _ in false }, additionsLeft: 0)
    let vague = CompilerMessage(
      file: file.path, line: 3, column: 5, text: "static method 'buildExpression' requires that 'Text' conform to 'ChartContent'")
    let missing = CompilerMessage(file: file.path, line: 5, column: 34, text: "value of type 'some View' has no member 'if'")
    let found = planner.withRepeated([vague, missing]).map { "\($0.line):\($0.column)" }
    #expect(found == (name == "if" ? ["3:5", "5:34", "3:21"] : ["3:5", "5:34"]))
    #expect(planner.withRepeated([vague]) == [vague])
  }

  /// A missing subscript is looked for by its label.
  @Test func aMissingSubscriptsFileIsAdded() throws {
    try repository.write("Tools.swift", "extension Collection { subscript(safe index: Index) -> Element? { nil } }")
    try repository.write("Card.swift", "struct Card: View {\n  var body: some View { Text(all[safe: 0]) }\n}")
    let tools = repository.root.appendingPathComponent("Tools.swift").path
    let file = try #require(ReachabilityFile(repository.root.appendingPathComponent("Card.swift").path))
    let graph = ReachabilityGraph([file])
    func added(_ message: String, left: Int = 1) -> [String] {
      let planner = RepairPlanner(
        graph: graph, needed: graph.reached(from: graph.nodes { $0.name == "Card" }), index: DeclarationIndex([tools]), used: [],
        isAppAsset: { _ in false }, additionsLeft: left)
      return planner.repairs(for: [CompilerMessage(file: file.path, line: 2, column: 35, text: message)]).compactMap {
        if case .add(let path, _) = $0 { path } else { nil }
      }
    }
    #expect(added("extraneous argument label 'safe:' in subscript") == [tools])
    #expect(added("incorrect argument label in subscript (have 'safe:', expected 'bounds:')") == [tools])
    #expect(added("extraneous argument label 'safe:' in subscript", left: 0).isEmpty)
    #expect(added("extraneous argument label 'other:' in subscript").isEmpty && added("extraneous argument label 'safe:' in call").isEmpty)
  }

  /// Databases begin empty, so a predicate that the compiler gives up can be any.
  @Test func predicatesBecomeAlwaysTrue() throws {
    let message = "the compiler is unable to type-check this expression in reasonable time"
    func fixed(_ predicate: String, by text: String) throws {
      let whole = "struct Card: View {\n  let all = Query(\n    filter: \(predicate), order: 1)\n}"
      #expect(try self.fixed(whole, 3, 13, message).text == whole.replacingOccurrences(of: predicate, with: text))
    }
    try fixed("#Predicate<Item> { item in item.isOn }", by: "Foundation.Predicate<Item>.true")
    try fixed("#Predicate<[Item], A<B>> { $0.isOn && $1.isOn }", by: "Foundation.Predicate<[Item], A<B>>.true")
    try fixed("#Predicate { (item: Item, other: B.C) in item.isOn }", by: "Foundation.Predicate<Item, B.C>.true")
    try fixed("#Predicate { item in item.isOn }", by: ".true")
    try fixed("#Predicate({ item in item.isOn })", by: ".true")
  }

  /// It sets up services that no picture needs.
  @Test func aTypeDoesWithoutItsInitializerIfItHasValues() throws {
    func fixed(_ type: String, _ property: String = "", _ parameters: String = "", _ keyword: String = "struct") throws -> String {
      let text = "\(keyword) Card: \(type) {\n  \(property)\n  init(\(parameters)) {\n    do {\n      try a(b) + Auth.run()\n    }\n  }\n}"
      return try self.fixed(text, 5, 18, "cannot find 'Auth' in scope").text
    }
    #expect(try fixed("Widget").contains("init() {}") && fixed("WidgetBundle", "let a = 1").contains("init() {}"))
    #expect(try fixed("Widget", "let a: Int").contains("init() \(PlaceholderBody.trap)"))
    #expect(try fixed("Widget", "", "a: Int").contains("init(a: Int) \(PlaceholderBody.trap)"))
    #expect(try fixed("View").contains("init() {}") && fixed("NSObject", "var a = 1", "", "class").contains("init() {}"))
    // Another class may need arguments.
    #expect(try fixed("Base", "", "", "class").contains("init() \(PlaceholderBody.trap)"))
    // An enumeration's must choose a case.
    #expect(try fixed("Codable", "case a", "", "enum").contains("init() \(PlaceholderBody.trap)"))
  }

  /// Otherwise the same error would be repaired in the same way for ever.
  @Test func aReplacementThatDoesNotCompileIsRemoved() throws {
    let text = "struct Card: View {\n  let a: Int\n  func b() -> Int { 0 }\n}"
    #expect(try fixed(text, 3, 21, "cannot find 'c' in scope").text == "struct Card: View {\n  let a: Int\n  \n}")
    let other = text.replacing("{ 0 }", with: "{ c }")
    #expect(try fixed(other, 3, 21, "cannot find 'c' in scope").text == text)
  }

  /// A log's package is missing; the function still has its result.
  @Test func aCallWhoseResultIsNotUsedIsRemovedAlone() throws {
    func fixed(_ header: String, _ body: String) throws -> String {
      let text = "struct Card: View {\n\(header) {\nLog.a()\n\(body)\n}\n}"
      let file = try self.fixed(text, 3, 1, "cannot find 'Log' in scope")
      #expect(file.parts.count == 1)
      return file.text
    }
    #expect(try fixed("func b() -> Int", "return 2") == "struct Card: View {\nfunc b() -> Int {\n\nreturn 2\n}\n}")
    #expect(try fixed("var b: Int", "return 2") == "struct Card: View {\nvar b: Int {\n\nreturn 2\n}\n}")
    #expect(try fixed("func b()", "") == "struct Card: View {\nfunc b() {\n\n\n}\n}")
    #expect(try fixed("var body: some View", "Text(\"\")").contains("LeftOutView"))
    #expect(try fixed("@ViewBuilder func b() -> Text", "Text(\"\")").contains("LeftOutView"))
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
    // An argument is not a view, but the statement around it is.
    let shown = try fixed(views, 6, 12, "cannot find 'Dots' in scope").text
    #expect(shown.contains(".bold()\n      SwiftUI.LeftOutView(\"Text\", \"") && shown.contains("Dots(3) { 1 } label: { 2 }"))
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
    // What is left out is named: the attribute, whose declaration stays, or the declaration.
    #expect(try fixed(wrapped, 3, 4, "unknown attribute 'Default'").parts == ["@Default of Card.b"])
    let untyped = "struct Card: View {\n  @Dependency(\\.client) private var client\n  let a: Int\n}"
    #expect(try fixed(untyped, 2, 4, "unknown attribute 'Dependency'").parts == ["Card.client"])
    #expect(try fixed(untyped, 2, 4, "unknown attribute 'Dependency'").text == "struct Card: View {\n  \n  let a: Int\n}")
    let regions = "struct Card: Widget {\n  var regions: DynamicIslandExpandedContent<some View> { x }\n}"
    let region = try fixed(regions, 2, 58, "cannot find 'x' in scope").text
    #expect(region.contains("<some View> { WidgetKit.DynamicIslandExpandedRegion(.center) { SwiftUI.LeftOutView(\"Card.regions\", \""))
    let idle = "struct Card: View {}\nclass Other { let a = B() }\n"
    #expect(try fixed(idle, 2, 23, "cannot find 'B' in scope").text == "struct Card: View {}\n\n")
  }

  /// Errors in the closures of a widget's configuration, whose own statements cannot be left out.
  @Test func aWidgetStaysWithoutThePartThatDoesNotCompile() throws {
    func ride(_ compact: String, _ expanded: String = "Text(\"a\")") -> String {
      """
      struct Ride: Widget {
        var body: some WidgetConfiguration {
          ActivityConfiguration(for: A.self) { context in
            Card()
          } dynamicIsland: { context in
            DynamicIsland {
              DynamicIslandExpandedRegion(.center) { \(expanded) }
            } compactLeading: {
              \(compact)
            }
          }
        }
      }
      """
    }
    func check(_ compact: String, _ part: String, _ message: String, _ rest: String) throws {
      let text = ride(compact)
      let place = try #require(compact.range(of: part))
      let lines = compact[..<place.lowerBound].split(separator: "\n", omittingEmptySubsequences: false)
      let column = (lines.last?.count ?? 0) + (lines.count == 1 ? 9 : 1)
      let found = try fixed(text, 8 + lines.count, column, message)
      #expect(found.dropped.isEmpty)
      // What is removed leaves its line ends.
      let remaining = found.text.replacing(#/\n+/#, with: "\n")
      let start = rest.prefix { $0 != "…" }, end = rest.drop { $0 != "…" }.dropFirst()
      #expect(remaining.contains("compactLeading: {\n        \(start)") && remaining.contains("\(end)\n      }\n"), "\(found.text)")
      #expect(rest.contains("…") || found.text == ride(rest))
    }
    let label = "extraneous argument label 'hex:' in call"
    try check(
      "Text(\"a\").background(Color(hex: code), in: .capsule)", "(hex", label,
      "Text(\"a\").background(SwiftUI.LeftOutColor.color(hex: code), in: .capsule)")
    try check(
      "Text(\"a\").tint(UIColor(hex: 0xFF, alpha: f(1, 2)))", "(hex", label,
      "Text(\"a\").tint(UIColor(SwiftUI.LeftOutColor.color(hex: 0xFF, opacity: f(1, 2))))")
    try check(
      "Text(\"a\").tint(Color(theme: .dark))", "(theme", "no exact matches in call to initializer", "Text(\"a\").tint(SwiftUI.Color.gray)")
    let member = "type 'Color' has no member 'brand'"
    try check("Text(\"a\").tint(Color.brand.light)", "Color", member, "Text(\"a\").tint(SwiftUI.Color.gray)")
    try check("Text(\"a\").tint(Color.brand.opacity(2))", "Color", member, "Text(\"a\").tint(SwiftUI.Color.gray.opacity(2))")
    try check("Text(\"a\").tint(.brand)", "brand", "type 'ShapeStyle' has no member 'brand'", "Text(\"a\").tint(SwiftUI.Color.gray)")
    let theme = "cannot find 'Theme' in scope"
    try check("Text(\"a\").tint(Theme.color).bold()", "Theme", theme, "Text(\"a\").bold()")
    try check("Text(\"a\")\n  .font(.custom(Theme.name, size: 3))\n  .bold()", "Theme", theme, "Text(\"a\")\n  \n  .bold()")
    try check("Text(\"a \\(Theme.name)\")\n.bold()\nText(\"b\")", "Theme", theme, "SwiftUI.LeftOutView(\"Text\", \"…\")\nText(\"b\")")
    try check("Theme.icon", "Theme", theme, "SwiftUI.LeftOutView(\"Theme\", \"…\")")
    try check(
      "if Theme.isOn { Text(\"a\") } else {\nText(\"b\")\n}\nText(\"c\")", "Theme", theme,
      "if false { Text(\"a\") } else {\nText(\"b\")\n}\nText(\"c\")")
    try check(
      "if Theme.isOn {\nText(\"a\")\n}\nText(\"c\")", "Theme", theme, "SwiftUI.LeftOutView(\"if\", \"…\")\nText(\"c\")")
    try check("VStack {\nlet a = Theme.a\nText(a)\n}", "Theme", theme, "SwiftUI.LeftOutView(\"VStack\", \"…\")")
    // What a missing type makes of one value is that value.
    try check("let a = Theme.text(of: b.c)\nText(a)", "Theme", theme, "let a = b.c\nText(a)")
    try check("VStack {\nlet a = Theme.text(b, c)\nText(a)\n}", "Theme", theme, "SwiftUI.LeftOutView(\"VStack\", \"…\")")
    try check("VStack {\nlet a = Theme.text(b)\n.first\nText(a)\n}", "Theme", theme, "SwiftUI.LeftOutView(\"VStack\", \"…\")")
    try check("VStack {\nlet a: B = Theme.text(b)\nText(a)\n}", "Theme", theme, "SwiftUI.LeftOutView(\"VStack\", \"…\")")
    // A name among the regions is a configuration's, and so is one that other statements use.
    let region = ride("Text(\"a\")").replacingOccurrences(of: "(.center)", with: "(Theme.x)")
    #expect(try fixed(region, 7, 37, theme).dropped == ["Ride"])
    let constant = ride("let a = Theme.a")
    #expect(try fixed(constant, 9, 17, theme).dropped == ["Ride"])
  }

  /// What is not declared is replaced in a member that is made of no views, too.
  @Test func coloursOfMissingPackagesKeepTheirMembers() throws {
    let card = "struct Card: View {\n  let tint = Color(hex: \"#FF0000\")\n  let size = Theme.size\n}"
    #expect(
      try fixed(card, 2, 20, "extraneous argument label 'hex:' in call").text
        == card.replacingOccurrences(of: "Color(hex: ", with: "SwiftUI.LeftOutColor.color(hex: "))
    #expect(try fixed(card, 3, 14, "cannot find 'Theme' in scope").text == card.replacingOccurrences(of: "let size = Theme.size", with: ""))
  }

  /// What cannot be inferred is left alone while another error in the same member may be its cause.
  /// A view that lost its properties takes no arguments any more: it alone is empty, not the body around it.
  @Test func aViewWithoutInitializerForItsArgumentsIsEmpty() throws {
    let card = "struct Card: View {\n  var body: some View {\n    Text(\"a\")\n    Gate(feature: .all)\n  }\n}"
    let text = try fixed(card, 4, 19, "argument passed to call that takes no arguments").text
    #expect(text.contains("    Text(\"a\")\n    SwiftUI.LeftOutView(\"Gate\"") && !text.contains("feature:"))
  }

  /// The rest of a file with a conflict marker cannot be read, so the marker is the reason.
  @Test func aConflictMarkerIsTheCauseOfItsFilesErrors() {
    func error(_ file: String, _ line: Int, _ text: String) -> CompilerMessage {
      CompilerMessage(file: file, line: line, column: 1, text: text)
    }
    let marker = error("/a/A.swift", 3, "source control conflict marker in source file")
    let brace = error("/a/A.swift", 112, "extraneous '}' at top level"), other = error("/a/B.swift", 112, "extraneous '}' at top level")
    #expect(brace.cause(among: [brace, marker]) == marker && other.cause(among: [brace, marker]) == other)
    #expect(brace.cause(among: [brace, other]) == brace)
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
    ("func a(b: () -> Int) -> String? { x }", "{ nil }"), ("var a: Bool { x }", "{ false }"),
    ("func a() -> Thing { x }", PlaceholderBody.trap),
    ("init() { x }", "{ self = SwiftUI.Image(systemName: \"square.dashed\") }"), ("func a() -> (Int, Int) { x }", PlaceholderBody.trap),
    ("func a() -> () { x }", "{}"), ("func a() -> Void { x }", "{}"), ("var a: String { x }", "{ \"\" }"),
    ("var a: CGFloat { x }", "{ 0 }"),
    ("var a: Date { x }", "{ Date() }"), ("var a: CGRect { x }", "{ .zero }"), ("var a: Color { x }", "{ .clear }"),
    ("var a: Image { x }", "{ Image(systemName: \"square.dashed\") }"), ("var a: Font { x }", "{ .system(.body) }"),
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
    #expect(PlaceholderBody.text(member, header: header, own: outline.declarations.first?.name) == expected)
  }

  @Test func aWidgetWhoseConfigurationDoesNotCompileIsDropped() throws {
    let text = "struct Ride: Widget {\n  var body: some WidgetConfiguration {\n    Unknown()\n  }\n}"
    let found = try fixed(text, 3, 5, "cannot find 'Unknown' in scope")
    #expect(found.dropped == ["Ride"] && found.text == text)
    let inside = text.replacingOccurrences(of: "Unknown()", with: "ActivityConfiguration {\n      Unknown()\n    }")
    let rest = try fixed(inside, 4, 7, "cannot find 'Unknown' in scope")
    #expect(rest.dropped.isEmpty && rest.text.contains("ActivityConfiguration {\n      SwiftUI.LeftOutView(\"Unknown\", "))
  }

  @Test func errorsAreReadWithTheirPlaces() {
    let output = """
      /a/b:c.swift:3:7: error: cannot find 'x' in scope
      macro expansion #Preview:2:1: error: missing argument
      /a/d.swift:9:1: note: in expansion of macro 'Preview' here
      /a/e.swift:1:1: warning: unused
      """
    let again =
      "macro expansion #Preview:2:1: error: missing argument\n/a/d.swift:9:1: note: in expansion of macro 'Preview' here\n/a/b:c.swift:3:7: error: cannot find 'x' in scope\n"
    #expect(CompilerMessage.errors(in: again) == CompilerMessage.errors(in: output), "the compiler changes their order")
    #expect(
      CompilerMessage.errors(in: output) == [
        CompilerMessage(file: "/a/b:c.swift", line: 3, column: 7, text: "cannot find 'x' in scope"),
        CompilerMessage(file: "/a/d.swift", line: 9, column: 1, text: "missing argument", macro: "Preview"),
      ])
    // In newer releases an expansion is a file of the compiler's.
    let file = "/tmp/swift-generated-sources/@__swiftmacro_1W4Card9PredicatefMf1_.swift"
    let written = output.replacingOccurrences(of: "macro expansion #Preview", with: file)
    #expect(CompilerMessage.errors(in: written) == CompilerMessage.errors(in: output))
    // Code that a macro copies keeps its place, with the name of the module and the file alone.
    let copied =
      "Card/Store.swift:30:22: error: cannot find 'y' in scope\n\(file):1:1: note: in expansion of macro 'ObservationTracked' here\n"
    #expect(CompilerMessage.errors(in: copied).isEmpty && CompilerMessage.errors(in: copied) { _ in nil }.isEmpty)
    #expect(
      CompilerMessage.errors(in: copied) { $0 == "Store.swift" ? "/a/Store.swift" : nil } == [
        CompilerMessage(file: "/a/Store.swift", line: 30, column: 22, text: "cannot find 'y' in scope")
      ])
  }

  @Test(arguments: [
    ("sending 'self' risks causing data races [#SendingRisksDataRace]", true),
    ("main actor-isolated property 'now' can not be referenced from a nonisolated context", true),
    ("static property 'all' is not concurrency-safe because it is nonisolated global shared mutable state", true),
    ("type 'Ride' does not conform to protocol 'Sendable'", true), ("capture of non-Sendable type 'Ride' in an isolated closure", true),
    ("type 'Ride' does not conform to protocol 'Decodable'", false), ("cannot find 'racetrack' in scope", false),
  ])
  func isolationIsNoErrorInSwift5(_ text: String, _ isOnlyInSix: Bool) {
    #expect(CompilerMessage(file: "/a.swift", line: 1, column: 1, text: text).isAboutConcurrency == isOnlyInSix)
  }

  @Test func filesThatDeclareANameAreFoundNearestFirst() throws {
    let repository = try FixtureRepository()
    let texts = [
      "A/Row.swift": "struct Row {}", "B/C/Row.swift": "enum Row {}",
      "B/List.swift": "let Rows = Row()\nextension Row { func tick() {} }",
    ]
    let paths = try ["A/Row.swift", "B/List.swift", "B/C/Row.swift"].map { name in
      try repository.write(name, texts[name] ?? "")
      return repository.root.appendingPathComponent(name).path
    }
    let index = DeclarationIndex(paths)
    let place = paths[1]
    for _ in 0..<2 {
      #expect(index.owners(of: "Row", near: place, except: []) == [paths[2], paths[0]])
      #expect(index.owners(of: "Row", near: place, except: [paths[2]]) == [paths[0]], "what is used is left out of what is known, too")
      #expect(index.owners(of: "Rows", near: place, except: []) == [paths[1]] && index.owners(of: "Rowse", near: place, except: []).isEmpty)
      #expect(index.extenders(of: "Row", member: "tick", near: place, except: []) == [paths[1]])
      #expect(index.extenders(of: nil, member: "tick", near: place, except: []) == [paths[1]])
      #expect(index.extenders(of: "Cell", member: "tick", near: place, except: []).isEmpty)
      #expect(index.owners(of: "", near: place, except: []).isEmpty)
    }
  }

  /// A part that lacks what another one lacks, or names one that is left out, belongs to the same missing module.
  @Test func consequencesBelongToTheModuleOfTheirCause() {
    func part(_ name: String, _ reason: String, _ module: String? = nil) -> LeftOut {
      LeftOut(kind: .part, name: name, reason: "A.swift:1: " + reason, module: module)
    }
    func modules(_ parts: LeftOut...) -> [String?] { LeftOut.attributed(parts).map(\.module) }
    let cause = part("Net.client", "cannot find type 'Client' in scope", "Kit")
    let follower = part("Store.load", "type 'Net' has no member 'client'")
    let second = part("Card.body", "value of type 'Store' has no member 'load'")
    #expect(modules(second, follower, cause) == ["Kit", "Kit", "Kit"])
    #expect(modules(part("Other", "cannot find type 'Client' in scope"), cause) == ["Kit", "Kit"])
    #expect(modules(follower, part("Net.client", "cannot find type 'Client' in scope")) == [nil, nil], "nothing is known of a module")
    #expect(modules(part("Row", "cannot find 'Cell' in scope"), cause) == [nil, "Kit"])
    let needing = part("Row", "cannot find 'Cell' in scope").needing(["Kit", "Other"])
    #expect(needing.module == "Kit")
    #expect(part("Row", "redundant conformance of 'Row' to 'View'").needing(["Kit"]).module == nil)
    #expect(part("Row", "cannot find 'Cell' in scope").needing([]).module == nil)
  }
}
