import Foundation
import SkerryPresentation
import SkerryTestSupport
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryCases
@testable import SkerryCLI

/// The rules of pictures, applied to the families of widgets.
@Suite(.serialized) @MainActor struct WidgetLintTests {
  let folder: URL

  init() throws {
    folder = try TemporaryFolder.make()
  }

  /// The findings as `rule picture`, without those about labels for VoiceOver.
  private func findings(_ widget: some Widget, _ words: String...) throws -> Set<String> {
    let out = folder.appendingPathComponent("findings.json")
    _ = CommandLineTool(inventory: { WidgetInventory(widget: widget) }, name: "test")
      .run(["lint", "--format", "json", "--out", out.path, "--locale", "en_US", "PierWidget/*"] + words)
    let root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: out)) as? [String: Any])
    return Set(
      try #require(root["findings"] as? [[String: Any]]).flatMap { found -> [String] in
        let rule = found["rule"] as? String ?? ""
        return ([found["picture"] as? String ?? ""] + (found["alsoIn"] as? [String] ?? [])).map { "\(rule) \($0)" }
      })
  }

  @Test func aFamilyThatIsTooNarrowIsFoundAndAWideOneIsNot() throws {
    let found = try findings(
      PierWidget(text: "A line for the middle family", isOneLine: true), "--dynamic-type", "large", "--color-scheme", "light")
    #expect(found.allSatisfy { $0.hasPrefix("text-truncated ") } && !found.contains { $0.hasSuffix("system-medium") }, "\(found)")
    for state in ["snapshot", "timeline-1"] { #expect(found.contains("text-truncated PierWidget/\(state) system-small")) }
    // A placeholder is redacted.
    #expect(!found.contains { $0.contains("placeholder") })
  }

  @Test func aWidgetWithoutABackgroundIsFound() throws {
    let found = try findings(PierWidget(text: "9", background: nil), "--dynamic-type", "large", "--color-scheme", "light")
    #expect(found.contains("container-background-missing PierWidget/snapshot system-small"))
    // A widget of the Lock Screen has none.
    #expect(!found.contains { $0.hasSuffix("accessory-rectangular") })
  }

  @Test func contrastIsThatWithTheWidgetsBackground() throws {
    #expect(try findings(PierWidget(text: "9", background: .black, color: .white)) == [])
    let found = try findings(PierWidget(text: "9", background: .white, color: .white))
    #expect(found.contains("contrast PierWidget/snapshot system-small") && found.contains("contrast PierWidget/snapshot system-medium"))
  }

  @Test func thePresentationsOfACallAreItsFamilies() throws {
    let pale = PierWidget(text: "9", background: .white, color: .white)
    #expect(try findings(pale, "--presentation", "minimal") == [])
    let found = try findings(pale, "--presentation", "system-medium")
    #expect(!found.isEmpty && found.allSatisfy { $0.contains("system-medium") }, "\(found)")
  }

  @Test func onlyActivitiesLimitTheSizeOfImages() throws {
    let options = try LintOptions(try Arguments(["--ignore", "contrast"], of: .lint), file: try LintFile())
    #expect(options.ignoredInCatalogues(hasActivities: true) == ["contrast"])
    #expect(options.ignoredInCatalogues(hasActivities: false) == ["contrast", "image-too-large"])
  }

  /// A preview may show a view in a family that its widget does not have.
  @Test func anEmptyPreviewOfABareViewIsAWarning() {
    let shows = [WidgetCase(surface: .systemSmall, view: { EmptyView() }, knowsConfiguration: false)]
    let subject = LintSubject(shows)
    #expect(subject.isBare(.widget(.systemSmall)) && !subject.isBare(.widget(.systemMedium)) && !subject.isBare(.activity(.small)))
    #expect(!LintSubject([WidgetCase(surface: .systemSmall, view: { EmptyView() })]).isBare(.widget(.systemSmall)))
  }

  @Test func aCounterInAStaticIsFound() throws {
    let found = try findings(PierWidget(text: "9", counts: true), "--dynamic-type", "large", "--color-scheme", "light")
    #expect(found.contains { $0.hasPrefix("order-dependent PierWidget/") })
  }
}

private struct PierProvider: TimelineProvider {
  func placeholder(in context: Context) -> PierEntry { PierEntry(date: .now) }
  func getSnapshot(in context: Context, completion: @escaping (PierEntry) -> Void) { completion(PierEntry(date: .now)) }
  func getTimeline(in context: Context, completion: @escaping (Timeline<PierEntry>) -> Void) {
    completion(Timeline(entries: [PierEntry(date: .now)], policy: .never))
  }
}

private struct PierEntry: TimelineEntry { var date: Date }

/// Shows a text on a background.
struct PierWidget: Widget {
  var text = ""
  var background: Color? = .black
  var color = Color.white
  /// Whether the text ends with the number of times that it was made.
  var counts = false
  /// Whether the text may not break.
  var isOneLine = false

  @MainActor static var made = 0

  init() {}

  init(text: String, background: Color? = .black, color: Color = .white, counts: Bool = false, isOneLine: Bool = false) {
    (self.text, self.background, self.color, self.counts, self.isOneLine) = (text, background, color, counts, isOneLine)
  }

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "pier", provider: PierProvider()) { _ in PierView(widget: self) }
      .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
  }
}

private struct PierView: View {
  let widget: PierWidget

  var body: some View {
    let label = Text(shown).foregroundStyle(widget.color).lineLimit(widget.isOneLine ? 1 : nil)
    if let background = widget.background { label.containerBackground(background, for: .widget) } else { label }
  }

  private var shown: String {
    guard widget.counts else { return widget.text }
    PierWidget.made += 1
    return "\(widget.text) \(PierWidget.made)"
  }
}
