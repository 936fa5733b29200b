import Foundation
import Skerry
import SkerryDiagnostics
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import Testing

@testable import SkerryLint

@Suite @MainActor struct SuppressionTests {
  private func findings(_ rule: any PictureRule.Type, _ view: some View, in presentation: Presentation = .lockScreen) throws -> [Diagnostic]
  {
    let example = RuleExample(presentation, source: "") { view }
    return rule.findings(in: try #require(example.trace(engine: Engine(resourceFolders: []))))
  }

  @Test func aViewSwitchesARuleOffForEverythingInIt() throws {
    let tiny = Text("Tiny").font(.system(size: 9))
    #expect(try findings(FontBelowElevenRule.self, tiny).count == 1)
    #expect(try findings(FontBelowElevenRule.self, HStack { tiny.padding() }.skerryLint(.ignore("font-below-11"))).isEmpty)
    #expect(try findings(FontBelowElevenRule.self, tiny.skerryLint(.ignore("contrast"))).count == 1)
    #expect(try findings(FontBelowElevenRule.self, tiny.skerryLint(.ignoreAll)).isEmpty)
  }

  @Test func onlyTheMarkedViewIsExempt() throws {
    let both = HStack {
      Text("One").font(.system(size: 9)).skerryLint(.ignore("font-below-11"))
      Text("Two").font(.system(size: 9))
    }
    #expect(try findings(FontBelowElevenRule.self, both).map(\.message.count).count == 1)
  }

  /// A name that resembles no known one may be Apple's; one that does is a mistake.
  @Test func onlySymbolsThatResembleOthersAreWarnings() throws {
    #expect(try findings(UnknownSymbolRule.self, Image(systemName: "bicycel")).map(\.severity) == [.warning])
    let unknown = try findings(UnknownSymbolRule.self, Image(systemName: "qqqqqqqqqqqq.zzzzzzzzzzzz"))
    #expect(unknown.map(\.severity) == [.note] && unknown[0].message.hasSuffix("into the folder that --fonts names."))
  }

  /// In a repository without a manifest: code that does not compile here may work on a phone.
  @Test func leftOutViewsAreNotDefectsOfTheApp() throws {
    let left = VStack { LeftOutView("Card.body", "Card.swift:3: cannot find 'x' in scope") }
    let found = try findings(EmptyPresentationRule.self, left, in: .minimal)
    #expect(found.map(\.severity) == [.note] && found[0].message.contains("Card.body is left out here (Card.swift:3: cannot find 'x'"))
    #expect(try findings(EmptyPresentationRule.self, EmptyView(), in: .minimal).map(\.severity) == [.error])
    let wide = Color.red.frame(width: 45, height: 20)
    let both = HStack {
      wide
      left
    }
    #expect(try findings(CompactSidesDisagreeRule.self, wide, in: .compact).count == 1)
    #expect(try findings(CompactSidesDisagreeRule.self, both, in: .compact).isEmpty, "the widths may be others on a phone")
  }

  @Test func timersOfFormatsAreNotWords() throws {
    let stopwatch = Text(.currentDate, format: .stopwatch(startingAt: Date.now.addingTimeInterval(-70)))
    let found = try findings(UnboundedTimerRule.self, stopwatch, in: .compactTrailing)
    #expect(found.count == 1 && found[0].message.contains("The timer ") && !found[0].message.contains("words"), "\(found)")
  }

  @Test func anOversizedImageIsOmittedButNotReported() throws {
    let image = Image(uiImage: .sample(width: 300, height: 300, scale: 3))
    #expect(try findings(ImageTooLargeRule.self, image, in: .minimal).count == 1)
    #expect(try findings(ImageTooLargeRule.self, image.skerryLint(.ignore("image-too-large")), in: .minimal).isEmpty)
  }

  @Test func anAppsOwnFormatStyleIsNamed() throws {
    struct Shout: FormatStyle {
      func format(_ value: Int) -> String { "\(value)!" }
    }
    let found = try findings(UnsupportedRule.self, Text(3, format: Shout()))
    #expect(found.map { $0.message.contains("Shout") } == [true])
    #expect(try findings(UnsupportedRule.self, Text(3, format: .number)).isEmpty)
    #expect(try findings(UnsupportedRule.self, Text(0.5, format: .percent)).isEmpty)
    #expect(try findings(UnsupportedRule.self, Text(Date.now, format: .dateTime.hour().minute())).isEmpty)
    #expect(try findings(UnsupportedRule.self, Text(Date.now, format: .relative(presentation: .named))).isEmpty)
    #expect(try findings(UnsupportedRule.self, Text(["a", "b"], format: .list(type: .and))).isEmpty)
    #expect(try findings(UnsupportedRule.self, Text(Duration.seconds(3), format: .time(pattern: .minuteSecond))).isEmpty)
  }
}
