import Foundation
import SkerryCLI
import Testing

@testable import SkerrySetup

/// The declarations that a widget needs, and how their files are prepared for the compiler.
struct ReachTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  private func file(_ name: String, _ text: String) throws -> ReachabilityFile {
    try repository.write(name, text)
    return try #require(ReachabilityFile(repository.root.appendingPathComponent(name).path))
  }

  private func reached(_ files: [ReachabilityFile]) -> Set<String> {
    let graph = ReachabilityGraph(files)
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
    let graph = ReachabilityGraph([widget, views, models])
    let extended = graph.reached(from: graph.nodes { $0.isWidget }).filter { graph.declaration($0).name == "View" }
    #expect(extended.count == 1, "glow is called, shine is not")
  }

  /// An extension of an alias of a system's type is reached by its members, as nothing else names the alias.
  @Test func extensionsOfAliasesAreReachedByTheirMembers() throws {
    let widget = try file("W.swift", "struct Ride: Widget { var body: some WidgetConfiguration { Card().opacity(.semi) } }")
    let tools = try file(
      "T.swift",
      "typealias Opacity = Double\nextension Opacity { static let semi: Opacity = 0.65 }\nextension Opacity { static let full = 1.0 }")
    #expect(reached([widget, tools]) == ["Ride", "Opacity", "+Opacity"])
  }

  /// A subscript is used by its label, and one without a label by brackets alone; neither names the extended type.
  @Test func subscriptsAreReachedByTheirLabels() throws {
    let widget = try file("W.swift", "struct Ride: Widget { var body: some WidgetConfiguration { Card(first: all[safe: 0]) } }")
    let tools = try file(
      "T.swift",
      """
      extension Collection { subscript(safe index: Index) -> Element? { nil } }
      extension Collection { subscript(cyclic index: Index) -> Element? { nil } }
      extension StringProtocol { subscript(_ place: Int) -> Character { self.first! } }
      extension Card { subscript<T>(dynamicMember path: KeyPath<Int, T>) -> T { 1[keyPath: path] } }
      extension Other { subscript(place: Int) -> Int { 0 } }
      struct Card {}
      struct Other {}
      """)
    let graph = ReachabilityGraph([widget, tools])
    let found = graph.reached(from: graph.nodes { $0.isWidget }).map { graph.declaration($0) }.filter { $0.kind == .extension }
    #expect(
      found.map { $0.members[0].names.joined(separator: " ") }.sorted() == ["subscript", "subscript dynamicMember", "subscript safe"])
    #expect(Set(found.map(\.name)) == ["Collection", "StringProtocol", "Card"])
  }

  /// A call may leave out the type of an initializer (`.init(hex: "fff")`), but not its label.
  @Test func initializersAreReachedByTheirLabels() throws {
    let widget = try file(
      "W.swift",
      "struct Ride: Widget { var body: some WidgetConfiguration { tint(.init(hex: \"fff\"), hue: 1); super.init(); f(name: 2) } }")
    let tools = try file(
      "T.swift",
      """
      extension Color { init(hex: String) {} }
      extension Edge { init(_ hex: Int) {} }
      extension UIColor { convenience init?<T>(hex code: T) {} }
      extension Font { init(name: String) {} }
      extension Font { init(hue: Int) {} }
      extension Text { init() {} }
      """)
    let graph = ReachabilityGraph([widget, tools])
    let found = graph.reached(from: graph.nodes { $0.isWidget }).map { graph.declaration($0) }.filter { $0.kind == .extension }
    #expect(found.map { "\($0.name) \($0.members[0].label ?? "-")" }.sorted() == ["Color hex", "UIColor hex"])
  }

  /// Property wrappers and result builders are named as attributes only.
  @Test func attributesReachTheirTypes() throws {
    let widget = try file(
      "W.swift", "struct Ride: Widget { @Clock var time: Int\n@CardBuilder var body: some WidgetConfiguration { Card() } }")
    let types = try file(
      "T.swift",
      "@propertyWrapper struct Clock { var wrappedValue = 1 }\n@resultBuilder enum CardBuilder {}\nstruct Card {}\nstruct main {}")
    #expect(reached([widget, types]) == ["Ride", "Clock", "CardBuilder", "Card"])
  }

  @Test func filesThatAreNotUsedHaveAReason() throws {
    let text = "struct Card {}\n"
    let place = repository.root.appendingPathComponent("Card.swift")
    for encoding in [String.Encoding.utf16LittleEndian, .utf16BigEndian, .utf16, .utf32] {
      try #require(text.data(using: encoding)).write(to: place)
      #expect(ReachabilityFile(place.path) == nil)
      #expect(ReachabilityFile.reasonUnused(place.path)?.remedy == "save it as UTF-8")
    }
    try Data((String(repeating: " ", count: 3_999_985) + text).utf8).write(to: place)
    #expect(ReachabilityFile(place.path) == nil && ReachabilityFile.reasonUnused(place.path)?.reason == "it is larger than 4 MB")
    try Data((String(repeating: " ", count: 3_999_984) + text).utf8).write(to: place)
    #expect(ReachabilityFile(place.path) != nil && ReachabilityFile.reasonUnused(place.path) == nil)
    try FileManager.default.removeItem(at: place)
    #expect(ReachabilityFile.reasonUnused(place.path)?.reason == "it does not exist or is a link to nothing")
  }

  /// A preview counts where it stands beside something needed, or names a widget; what it alone needs is kept apart.
  @Test func previewsOfARound() throws {
    let widget = try file("R.swift", "struct Ride: Widget { let a = Card() }\n#Preview(\"beside\") { Frame() }")
    let views = try file("C.swift", "struct Card: View {}\nstruct Frame: View {}\nstruct Other: View {}\nstruct Third: View {}")
    let naming = try file("P.swift", "struct Samples {}\n#Preview(\"naming\") { Ride() ; Samples() }")
    let elsewhere = try file("E.swift", "struct Else {}\n#Preview(\"elsewhere\") { Else() }")
    let graph = ReachabilityGraph([widget, views, naming, elsewhere])
    let node = try #require(graph.nodes { $0.isWidget }.first)
    let round = CompilerInput(
      graph,
      [WidgetChoice.Entry(node: node, name: "Ride", path: "Ride", isActivity: false, isControl: false, isListed: true, isInBundle: true)])
    func names(_ nodes: Set<ReachabilityGraph.Node>) -> Set<String> {
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
    let graph = ReachabilityGraph([file])
    #expect(graph.reached(from: graph.nodes { $0.isWidget }).count == 3, "unused is named nowhere")
  }

  @Test func operatorsAreDeclaredWhoeverUsesThem() throws {
    let widget = try file("W2.swift", "struct W: Widget { let a = 1 |+| 2 }\nfunc |+| (a: Int, b: Int) -> Int { a }\n")
    let other = try file("O.swift", "precedencegroup Sums {}\ninfix operator |+|: Sums\nstruct Unused {}\n")
    let graph = ReachabilityGraph([widget, other])
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
    // So do frameworks with views.
    ("import Foundation\nimport MapKit\nlet a: UIColor", "import Foundation; import UIKit\nimport MapKit\nlet a: UIColor"),
    ("import Charts\nlet a: UIColor", "import Charts\nlet a: UIColor"),
    ("import AppIntents\nlet a: UI, b: UInt, c: UID", "import AppIntents\nlet a: UI, b: UInt, c: UID"),
    // Apple's Foundation imports Security.
    ("import Foundation\nlet a = kSecClass", "import Foundation; import Security\nlet a = kSecClass"),
    ("import SwiftUI\nlet a = SecItemDelete(b)", "import SwiftUI; import Security\nlet a = SecItemDelete(b)"),
    ("import Security\nlet a = kSecClass", "import Security\nlet a = kSecClass"),
    ("import SwiftUI\nlet a = CIColor.red", "import SwiftUI; import CoreImage\nlet a = CIColor.red"),
    ("import UIKit\nlet a = kCGImageSourceShouldCache", "import UIKit; import ImageIO\nlet a = kCGImageSourceShouldCache"),
    ("import Foundation\nlet a = Darwin.round(2.5)", "import Foundation\nlet a = Foundation.round(2.5)"),
    // Networking and the parser of XML are not in Foundation on Linux, but in a stand-in.
    (
      "import Foundation\nlet a = Foundation.URLSession.shared, b: Foundation.URL, c: Foundation.HTTPCookie, d: Foundation.XMLParser",
      "import Foundation\nlet a = URLSession.shared, b: Foundation.URL, c: HTTPCookie, d: XMLParser"
    ),
    ("#if os(iOS)", "#if true"),
  ])
  func importsAndCastsImpliedOnIOSAreWritten(_ text: String, _ prepared: String) throws {
    let file = try file("A.swift", text)
    SourcePreparation(program: "Ride", merged: [], has: { _ in true }).prepare(file)
    #expect(file.text == prepared)
  }

  /// What Xcode's template makes for a target called Widget is an error on a Mac as well; the message says what to do.
  @Test func aTypeThatHidesTheSystemsHasARemedy() {
    func remedy(_ text: String) -> String? { CompilerMessage(file: "/a/W.swift", line: 1, column: 1, text: text).remedy }
    #expect(remedy("inheritance from non-protocol type 'Widget'") == "rename the target's own type Widget, which hides the system's")
    #expect(remedy("inheritance from non-protocol type 'Ride'") == nil && remedy("cannot find 'Widget' in scope") == nil)
  }

  /// The type gets another name where it is declared and called; the protocol keeps its own.
  @Test func aTypeWithTheNameOfItsProtocolIsRenamed() throws {
    let own = try file("H.swift", "struct Widget: Widget {\n  let kind = \"Widget\"\n}\n#Preview { Widget() }\nstruct Ride: Widget {}\n")
    let bundle = try file("HB.swift", "struct WidgetBundle: WidgetBundle { var body: some Widget { Widget(); Ride() } }")
    #expect(HidingProtocol.rename(in: [own, bundle], module: "App").map(\.name) == ["Widget", "WidgetBundle"])
    #expect(
      own.text == "struct Widget_App: Widget {\n  let kind = \"Widget\"\n}\n#Preview { Widget_App() }\nstruct Ride: Widget {}\n")
    #expect(bundle.text == "struct WidgetBundle_App: WidgetBundle { var body: some Widget { Widget_App(); Ride() } }")
    let plain = try file("HP.swift", "struct Ride: Widget { let a = Kit.Widget() }")
    let text = plain.text
    #expect(HidingProtocol.rename(in: [plain], module: "App").isEmpty && plain.text == text)
    // With the protocol's module Xcode compiles it.
    let whole = try self.file("Q.swift", "@main struct WidgetBundle: SwiftUI.WidgetBundle {}\n")
    #expect(HidingProtocol.rename(in: [whole], module: "App").isEmpty)
    #expect(whole.text == "@main struct WidgetBundle_App: SwiftUI.WidgetBundle {}\n")
  }

  @Test func theCLibraryIsFoundations() throws {
    let file = try file("D.swift", "import Darwin\nlet a = Darwin.floor(1.5)\n")
    let preparation = SourcePreparation(program: "Ride", merged: [], has: { $0 == "Foundation" })
    #expect(preparation.missing(in: file).isEmpty)
    preparation.prepare(file)
    #expect(file.text == "import Foundation\nlet a = Foundation.floor(1.5)\n")
  }

  /// Darwin notifications are in the stand-in of Foundation.
  @Test func coreFoundationIsFoundations() throws {
    let file = try file("CF.swift", "import CoreFoundation\nlet a = CFNotificationCenterGetDarwinNotifyCenter()\n")
    let preparation = SourcePreparation(program: "Ride", merged: [], has: { $0 == "Foundation" })
    #expect(preparation.missing(in: file).isEmpty)
    preparation.prepare(file)
    #expect(file.text == "import Foundation\nlet a = CFNotificationCenterGetDarwinNotifyCenter()\n")
  }

  /// Packages for several systems import Linux's modules under a condition, which does not hold on a phone.
  @Test func modulesOfLinuxAreNotThere() throws {
    let text =
      "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\n#if canImport(Glibc)\nimport Glibc\n#else\n"
      + "import Darwin\n#endif\n"
    let file = try file("L.swift", text)
    let preparation = SourcePreparation(program: "Ride", merged: [], has: ProvidedModules.contains)
    #expect(preparation.missing(in: file).isEmpty)
    preparation.prepare(file)
    #expect(
      file.text
        == "import Foundation\n#if false\nimport FoundationNetworking\n#endif\n#if false\nimport Glibc\n#else\nimport Foundation\n#endif\n")
  }

  /// The class of Foundation that has the module's name is one, with and without the import.
  @Test(arguments: ["NotificationCenter", "Foundation"]) func notificationCentersAreFoundations(_ module: String) throws {
    let code = "let a = NotificationCenter.default\nfunc b() { NotificationCenter.default.post(name: .init(\"c\"), object: nil) }\n"
    let file = try file("N.swift", "import \(module)\n\(code)")
    let preparation = SourcePreparation(program: "Ride", merged: [], has: { $0 == "Foundation" })
    #expect(preparation.missing(in: file).isEmpty)
    preparation.prepare(file)
    #expect(file.text == "import Foundation\n\(code)")
  }

  /// Nearly every file that imports one of these uses none of its names, so nothing is missing.
  @Test(arguments: ["MobileCoreServices", "CoreServices", "IntentsUI"]) func modulesThatFilesHardlyUseAreNotMissing(_ module: String) throws
  {
    let file = try file("M.swift", "import \(module)\nimport UIKit\nlet a = UIColor.red\n")
    let preparation = SourcePreparation(program: "Ride", merged: [], has: { $0 == "Foundation" || $0 == "UIKit" })
    #expect(preparation.missing(in: file).isEmpty)
    preparation.prepare(file)
    #expect(file.text == "import Foundation\nimport UIKit\nlet a = UIColor.red\n")
  }

  @Test(arguments: [
    ("@Dependency(\\.date) var date", "import Dependencies; import DependenciesMacros"), ("struct Ride {}", "import Foundation"),
  ])
  func aMissingPackageExportsTheModulesThatAreThere(_ code: String, _ imports: String) throws {
    let file = try file("C.swift", "import ComposableArchitecture\n\(code)\n")
    let preparation = SourcePreparation(program: "Ride", merged: [], has: ProvidedModules.contains)
    preparation.prepare(file)
    #expect(file.text == "\(imports)\n\(code)\n")
  }

  @Test func aBundleThatDoesNotCompileStillListsItsWidgets() throws {
    let text =
      "@main struct B: WidgetBundle { var body: some Widget { Ride() } }\nstruct Ride: Widget { let a = 1 }\nstruct Walk: Widget {}\n"
    let listed = WidgetChoice(ReachabilityGraph([try file("B.swift", text)])) { _ in true }.listed
    #expect(listed == ["Ride"])
    let rest = try file("B.swift", "struct Ride: Widget { let a = 1 }\nstruct Walk: Widget {}\n")
    let choice = WidgetChoice(ReachabilityGraph([rest]), listed: listed) { _ in true }
    #expect(choice.entries.filter(\.isListed).map(\.name) == ["Ride"] && choice.unlisted.map(\.name) == ["Walk"])
    #expect(choice.entries.allSatisfy { !$0.isInBundle }, "the repository's bundle cannot be the program's")
  }

  /// A bundle may name a list of widgets that is declared elsewhere, and that list others.
  @Test func aListOutsideOfTheBundleCounts() throws {
    let text =
      "@main struct B: WidgetBundle { var body: some Widget { Lists.all } }\nextension Lists {\n"
      + "  @WidgetBundleBuilder static var all: some Widget {\n    Ride()\n    more\n  }\n"
      + "  @WidgetBundleBuilder static var more: some Widget { Walk() }\n  @WidgetBundleBuilder static var old: some Widget { Swim() }\n}\n"
      + "struct Ride: Widget {}\nstruct Walk: Widget {}\nstruct Swim: Widget {}\n"
    let choice = WidgetChoice(ReachabilityGraph([try file("B.swift", text)])) { _ in true }
    #expect(choice.listed == ["Ride", "Walk"] && choice.unlisted.map(\.name) == ["Swim"])
  }

  /// Widgets may be made by functions, as where dependencies are injected.
  @Test func aWidgetThatAFunctionMakesIsListed() throws {
    let text =
      "@main struct B: WidgetBundle { var body: some Widget { Root().makeWidget() } }\n"
      + "final class Root {\n  @WidgetBundleBuilder func makeWidget() -> some Widget { meal.makeWidget() }\n  var meal: Meal { Meal() }\n}\n"
      + "final class Meal { func makeWidget() -> some Widget { Lunch(provider: provider) } }\n"
      + "struct Lunch: Widget {}\nstruct Other: Widget {}\n"
    let choice = WidgetChoice(ReachabilityGraph([try file("B.swift", text)])) { _ in true }
    #expect(choice.listed == ["Lunch"] && choice.unlisted.map(\.name) == ["Other"] && !choice.hasNoStart)
  }

  /// A brace too late puts a widget with `@main` into another type; it starts there as well, and other files name it with that type.
  @Test func theFirstWidgetMayBeInsideAnotherType() throws {
    let nested = try file(
      "N.swift",
      "struct Provider {\n  struct Card: View {}\n  @main struct Ride: Widget { var body: some WidgetConfiguration { Card() } }\n}\n")
    let choice = WidgetChoice(ReachabilityGraph([nested])) { _ in true }
    #expect(choice.main == "Ride" && choice.listed == ["Ride"] && !choice.hasNoStart && choice.unlisted.isEmpty)
    #expect(choice.entries.map(\.path) == ["Provider.Ride"] && choice.entries.allSatisfy(\.isInBundle))
  }

  /// Without `@main` an extension cannot start on a phone; what it would show is drawn.
  @Test func anExtensionWithoutAStartIsDrawn() throws {
    let text = "struct Ride: Widget {}\nstruct Trip: Widget { let body = ActivityConfiguration() }\n"
    let choice = WidgetChoice(ReachabilityGraph([try file("B.swift", text)])) { _ in true }
    #expect(choice.listed == ["Ride", "Trip"] && choice.hasNoStart && choice.main == nil)
    #expect(choice.unlisted.map(\.name) == ["@main"] && choice.unlisted[0].remedy == "write it before Ride or before a WidgetBundle")
  }

  @Test func whatNoBundleListsKeepsItsKind() throws {
    let text =
      "@main struct B: WidgetBundle { var body: some Widget { Ride() } }\nstruct Ride: Widget {}\nstruct Walk: Widget {}\n"
      + "struct Start: ControlWidget {}\nstruct Trip: Widget { let body = ActivityConfiguration() }\n"
    let unlisted = WidgetChoice(ReachabilityGraph([try file("B.swift", text)])) { _ in true }.unlisted
    #expect(unlisted.map(\.name) == ["Walk", "Start", "Trip"] && unlisted.map(\.kind) == [.widget, .control, .part])
  }

  /// Declarations before a widget are not written for the compiler if nothing needs them; its errors are read in what is left.
  @Test func widgetsAreFoundAgainAfterRemovals() throws {
    let file = try file("T.swift", "struct Hidden {}\nstruct Other: Widget {}\nstruct Ride: Widget { let a = Card() }\nstruct Card {}\n")
    let before = ReachabilityGraph([file])
    let entries = WidgetChoice(before) { _ in true }.entries.filter { $0.name == "Ride" }
    file.replace(before.nodes { ["Hidden", "Other"].contains($0.name) }.map { (before.declaration($0).range, "") })
    let after = ReachabilityGraph([file])
    #expect(entries.map(\.node.declaration) == [2])
    let found = WidgetChoice.found(entries, in: after, listed: []) { _ in true }
    #expect(found.map { after.declaration($0.node).name } == ["Ride"])
    #expect(Set(CompilerInput(after, found).needed.map { after.declaration($0).name }) == ["Ride", "Card"])
  }

  /// Before a full stop the name of a module is removed, unless it is that of a type in it.
  @Test func aModuleWithATypeOfItsNameIsTheType() throws {
    let text = "import Kit\nlet a = Kit.State.self\nlet b = Kit.self\n"
    let plain = try file("P1.swift", text), named = try file("P2.swift", text)
    SourcePreparation(program: "Ride", merged: ["Kit"], has: { _ in true }).prepare(plain)
    #expect(plain.text == "import Foundation\nlet a = State.self\nlet b = self\n")
    SourcePreparation(program: "Ride", merged: ["Kit"], named: ["Kit"], has: { _ in true }).prepare(named)
    #expect(named.text == "import Foundation\nlet a = Kit.State.self\nlet b = Kit.self\n")
  }

  /// A package of views exports SwiftUI to the files that import only it; if it is missing, they still need SwiftUI.
  @Test(arguments: [
    ("import Glow\nstruct Card: View {}\n", "import Foundation; import SwiftUI\nstruct Card: View {}\n"),
    ("import Glow\nstruct Card { let size = 3 }\n", "import Foundation\nstruct Card { let size = 3 }\n"),
    ("import SwiftUI\nimport Glow\nstruct Card: View {}\n", "import SwiftUI\n\nstruct Card: View {}\n"),
    ("import Kit\nstruct Card: View {}\n", "import Foundation\nstruct Card: View {}\n"),
  ]) func aMissingPackageOfViewsBringsSwiftUI(_ text: String, _ prepared: String) throws {
    let file = try file("Card.swift", text)
    SourcePreparation(program: "W", merged: ["Kit"]) { $0 == "SwiftUI" || $0 == "Foundation" }.prepare(file)
    #expect(file.text == prepared)
  }

  /// A package compiles whole files: what an unneeded declaration of a needed file names is needed as well.
  @Test func filesThatNoWidgetNeedsAreFound() throws {
    let own = [
      try file("N/Ride.swift", "struct Ride: Widget { let a = Card(); let b = ActivityConfiguration(for: A.self) }"),
      try file("N/Card.swift", "struct Card: View {}\nstruct Settings: View { let player = Player() }"),
      try file("N/Player.swift", "class Player { let skip = Skip() }"),
      try file("N/Skip.swift", "struct Skip: AppIntent { func perform() async throws -> some IntentResult { Deck.skip() } }"),
      try file("N/Deck.swift", "enum Deck {}"), try file("N/Store.swift", "import Realm\nclass Store {}"),
      try file("N/Bundle.swift", "@main struct All: WidgetBundle { var body: some Widget { Ride() } }\nstruct Beside { let a = Aside() }"),
      try file("N/Aside.swift", "struct Aside {}"), try file("N/Empty.swift", "// nothing\n"),
    ]
    let modules = [try file("M/A.swift", "public struct A: ActivityAttributes {}"), try file("M/Rest.swift", "public struct Rest {}")]
    func names(_ own: [ReachabilityFile], _ modules: [ReachabilityFile]) -> [String] {
      NeededFiles(own: own.map(\.path), modules: modules.map(\.path)).unneeded.map { ($0 as NSString).lastPathComponent }.sorted()
    }
    #expect(names(own, modules) == ["Rest.swift", "Store.swift"])
    #expect(names(Array(own.dropFirst()), modules).isEmpty, "without a widget nothing is known")
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

  /// What is compiled for another system alone is not missing.
  @Test(arguments: [
    ("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\n", []),
    ("#if os(iOS)\nimport Kit\n#else\nimport AppKit\n#endif\n", ["Kit"]),
    ("#if DEBUG\nimport Kit\n#endif\n", ["Kit"]), ("#if !os(iOS)\nimport Kit\n#endif\n", []),
    ("#if DEBUG\nimport Kit\n#elseif canImport(Map)\nimport Map\n#endif\n", ["Kit"]),
    ("#if DEBUG || canImport(Map)\nimport Map\n#else\nimport Kit\n#endif\nimport Glow\n", ["Glow"]),
    ("#if canImport(Map)\nimport Map\n#elseif canImport(UIKit)\nimport Kit\n#endif\n", ["Kit"]),
    ("#if os(iOS)\n#if os(macOS)\nimport AppKit\n#endif\nimport Kit\n#endif\n", ["Kit"]), ("#if os(macOS)\nimport AppKit\n", []),
  ])
  func importsForOtherSystemsAreNotMissing(_ text: String, _ missing: [String]) throws {
    let preparation = SourcePreparation(program: "Ride", merged: [], has: { $0 == "UIKit" })
    #expect(preparation.missing(in: try file("I.swift", text)) == missing)
  }

  @Test(arguments: [
    ("typealias Row = Kit.Row", "typealias Row = Ride.Row"), ("associatedtype Row: Kit.Row", "associatedtype Row: Ride.Row"),
    ("struct Row: Kit.Row {}", "struct Row: Ride.Row {}"), ("struct Line: Kit.Row {}", "struct Line: Row {}"),
    ("typealias Line = Kit.Row", "typealias Line = Row"), ("let row: Kit.Row", "let row: Row"),
    // A type inside another hides that of the module.
    ("enum Own { enum Row {}; static let a = Kit.Row.a }", "enum Own { enum Row {}; static let a = Ride.Row.a }"),
    ("let color: SwiftUICore.Color", "let color: SwiftUI.Color"), ("let core = a.SwiftUICore", "let core = a.SwiftUICore"),
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
    ("#if os(macOS) || os(tvOS)", "#if os(macOS) || os(tvOS)", [], false), ("#if os(iOS)", "#if true", ["Lottie"], true),
    ("#if os(iOS)\nimport UIKit\n#else", "#if true\nimport UIKit\n#else", [], false),
    ("#if os(macOS)\nimport AppKit\n#else", "#if os(macOS)\nimport AppKit\n#else", ["Lottie"], true),
  ]) func importsWithinAConditionThatHolds(_ condition: String, _ prepared: String, _ missing: [String], _ areRemoved: Bool) throws {
    let file = try file("C.swift", condition + "\nimport Kit\nimport Lottie\n#endif\n")
    let preparation = SourcePreparation(program: "Ride", merged: ["Kit"], has: { ["SwiftUI", "UIKit"].contains($0) })
    #expect(preparation.missing(in: file) == missing)
    preparation.prepare(file)
    #expect(file.text == prepared + (areRemoved ? "\n\n\n#endif\n" : "\nimport Kit\nimport Lottie\n#endif\n"))
  }

  @Test func bundlesListTheShownWidgets() throws {
    let file = try file(
      "B.swift",
      "struct A: Widget {}\nstruct B: Widget { let c = ActivityConfiguration() }\nstruct C: ControlWidget {}\n@main struct All: WidgetBundle { var body: some Widget { A(); C() } }"
    )
    let choice = WidgetChoice(ReachabilityGraph([file])) { _ in true }
    #expect(choice.main == "All")
    #expect(choice.entries.map(\.isListed) == [true, false, true])
    #expect(choice.entries.map(\.isActivity) == [false, true, false])
    #expect(choice.entries.map(\.isControl) == [false, false, true])
  }
}
