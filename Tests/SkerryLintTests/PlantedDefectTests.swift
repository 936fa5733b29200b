import Foundation
import SkerryDiagnostics
import SkerryFoundation
import SkerryIntents
import SkerryLocalization
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import Testing

@testable import SkerryLint

/// Defects as in real apps, and code that looks like a defect but is not: each view violates exactly the rules that it
/// names.
@Suite @MainActor struct PlantedDefectTests {
  @Test func eachViewBreaksWhatItSays() throws {
    let engine = Engine(resourceFolders: [])
    let views = PlantedViews()
    views.texts()
    views.contrasts()
    views.controls()
    views.places()
    views.times()
    views.pairs()
    #expect(views.all.count > 200)
    for planted in views.all {
      var settings = RenderSettings()
      settings.dynamicType = planted.type
      // Like lint: without marks on images.
      settings.oversizedImages = .draw
      let example = RuleExample(planted.presentation, source: "", view: planted.view)
      let trace = try #require(example.trace(engine: engine, settings: settings))
      let found = BuiltInRules.pictures.flatMap { $0.findings(in: trace) }.filter { $0.rule != TextUncertainRule.id }
      #expect(Set(found.map(\.rule)) == planted.rules, "\(planted.name) in \(planted.presentation.rawValue): \(found.map(\.message))")
      // At the view itself, which may take several lines.
      for site in found.compactMap(\.site) {
        #expect((planted.line...planted.line + 12).contains(site.line), "\(planted.name) is found at \(site)")
      }
    }
  }

  /// Each level of a view is visited once: with two visits, forty levels would take days. On a busy machine the sanitizers need minutes.
  @Test(.timeLimit(.minutes(20))) func deepViewsAreLintedInNoTime() throws {
    let example = RuleExample(.lockScreen, source: "") {
      var view = AnyView(Text(verbatim: "deep").font(.system(size: 8)))
      for _ in 0..<40 { view = AnyView(VStack { [view] in view }) }
      return view
    }
    let trace = try #require(example.trace(engine: Engine(resourceFolders: []), settings: RenderSettings()))
    #expect(BuiltInRules.pictures.flatMap { $0.findings(in: trace) }.contains { $0.rule == "font-below-11" })
  }
}

/// Views with the rules that each violates.
@MainActor final class PlantedViews {
  struct Entry {
    let name: String
    let presentation: Presentation
    let rules: Set<String>
    let type: DynamicTypeSize
    let line: Int
    let view: @MainActor () -> any View
  }

  private(set) var all: [Entry] = []

  /// - Parameter rules: their names, between spaces; none for a view that breaks none.
  func add(
    _ name: String, _ presentation: Presentation, _ rules: String = "", type: DynamicTypeSize = .large, line: Int = #line,
    @ViewBuilder _ view: @escaping @MainActor () -> some View
  ) {
    all.append(
      Entry(
        name: name, presentation: presentation, rules: Set(rules.split(separator: " ").map(String.init)), type: type, line: line,
        view: { view() }))
  }
}

/// A picture of a given size in pixels at 3x, written on demand.
@MainActor func pic(_ width: Int, _ height: Int, line: Int = #line) -> Image {
  Image(uiImage: .sample(width: width, height: height, scale: 3), line: line)
}
let soon = Date.now.addingTimeInterval(600)
let web = URL(string: "https://example.com") ?? URL(fileURLWithPath: "/")
let long = "A title that is a good deal too long for one line of any card there is"

struct PlantedIntent: AppIntent {
  static let title: LocalizedStringResource = "Do"
  func perform() async throws -> some IntentResult { .result() }
}

struct PlantedSwitch: SetValueIntent {
  static let title: LocalizedStringResource = "Switch"
  @Parameter(title: "Value") var value: Bool
  init() {}
  func perform() async throws -> some IntentResult { .result() }
}
