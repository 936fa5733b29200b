import AppIntents
import Foundation
import SkerryPipeline
import SkerryUI
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

/// Names of recent releases that apps use.
@Suite @MainActor struct RecentNamesTests {
  private func height(_ view: some View) throws -> Double {
    let tree = try JSONSerialization.jsonObject(with: ImageRenderer(content: view).layoutTree()) as? [String: Any]
    return ((tree?["frame"] as? [Any])?.last as? NSNumber)?.doubleValue ?? 0
  }

  /// Text is as high as its lines times the height, whatever its fonts (Figures §9.32).
  @Test func linesHaveTheHeightThatIsWanted() throws {
    let text = Text(verbatim: "a\nb\nc")
    #expect(try height(text.lineHeight(.exact(points: 15))) == 45)
    #expect(try height(text.lineHeight(.exact(points: 30))) == 90)
    #expect(try height(text.font(.system(size: 20)).lineHeight(.multiple(factor: 1.5))) == 90)
    #expect(try height(text.font(.system(size: 20)).lineHeight(.leading(increase: 4))) == 72)
    #expect(try height(text.lineHeight(.variable)) == height(text) && height(text.lineHeight(nil)) == height(text))
    #expect(try height(text.lineSpacing(5).lineHeight(.exact(points: 15))) == 55)
    #expect(try height(text.lineHeight(.exact(points: .nan))) == 0)
  }

  @Test func fontsAreResolvedAtTheTextSize() throws {
    final class Found { var fonts: [Font.Resolved] = [] }
    struct Resolving: View {
      let found: Found
      @Environment(\.fontResolutionContext) private var context
      var body: some View {
        found.fonts = [
          Font.body.resolve(in: context), Font.title.bold().italic().resolve(in: context),
          Font.system(size: 30, design: .monospaced).smallCaps().resolve(in: context),
        ]
        return Color.clear.frame(width: CTFontGetAscent(found.fonts[2].ctFont), height: CTFontGetSize(found.fonts[2].ctFont))
      }
    }
    let found = Found()
    _ = try ImageRenderer(content: Resolving(found: found).dynamicTypeSize(.xxxLarge)).layoutTree()
    #expect(found.fonts.map(\.pointSize) == [23, 34, 30])
    #expect(found.fonts.map(\.isBold) == [false, true, false] && found.fonts.map(\.isItalic) == [false, true, false])
    #expect(found.fonts[2].isMonospaced && found.fonts[2].isSmallCaps && found.fonts[1].weight == .bold)
  }

  @Test func groupsShowThreeViewsOfTheirContent() throws {
    let group = AccessoryWidgetGroup("Gates") {
      ForEach(0..<5) { Text(verbatim: "\($0)").accessibilityIdentifier("gate") }
    }
    let tree = try String(decoding: ImageRenderer(content: group.frame(width: 160, height: 70)).layoutTree(), as: UTF8.self)
    #expect(tree.components(separatedBy: "\"gate\"").count - 1 == 3)
    let square = group.accessoryWidgetGroupStyle(.roundedSquare).frame(width: 160, height: 70)
    #expect(try ImageRenderer(content: square).pngData() != ImageRenderer(content: group.frame(width: 160, height: 70)).pngData())
  }

  private struct Beach: RelevanceEntry { var name = "Beach" }
  private struct Place: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Place" }
  private struct Beaches: RelevanceEntriesProvider {
    func placeholder(context: Context) -> Beach { Beach() }
    func entry(configuration: Place, context: Context) async throws -> Beach { Beach(name: "\(context.family)") }
    func relevance() async -> WidgetRelevance<Place> { WidgetRelevance([]) }
  }

  @Test func relevantWidgetsAreWidgets() {
    struct BeachWidget: Widget {
      var body: some WidgetConfiguration {
        RelevanceConfiguration(kind: "beach", provider: Beaches()) { Text($0.name) }.widgetTexture(.paper).configurationDisplayName("Beach")
      }
    }
    let found = WidgetInventory(widget: BeachWidget()).entries
    #expect(found.map(\.widgetName) == ["BeachWidget"] && found.map(\.timeline?.source.kind) == ["beach"])
  }

  @Test func picturesSayWhetherTheyHaveTransparency() throws {
    let png = try ImageRenderer(content: Color.red.frame(width: 6, height: 4)).pngData()
    #expect(UIImage(data: png)?.cgImage?.alphaInfo == .last)
  }
}
