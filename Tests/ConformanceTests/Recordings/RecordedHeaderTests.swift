import Foundation
import SkerryUI
import SwiftUI
import Testing

/// Headers of a health framework, drawn again (Figures §9.24, R31). Positions in points from the corner of a screen of 390 × 763.
@Suite @MainActor struct RecordedHeaderTests {
  private func frames(_ view: some View) throws -> Frames {
    try Frames(view.frame(width: 390, height: 763).dynamicTypeSize(.medium))
  }

  private func frame(_ name: String, _ view: some View) throws -> CGRect { try #require(try frames(view)[name], "\(name)") }

  @Test func labeledContentFillsTheRow() throws {
    let content = LabeledContent {
      Text(verbatim: "Code").accessibilityIdentifier("content")
    } label: {
      Text(verbatim: "Clean").accessibilityIdentifier("label")
    }
    let (label, value) = (try frame("label", content), try frame("content", content))
    #expect(label.minX == 0 && value.maxX == 390, "\(label) \(value)")
    #expect(label.midY == value.midY)
  }

  /// A symbol with a badge above a line of title and two of body, centred.
  private var header: some View {
    VStack {
      VStack {
        Image(systemName: "person.fill.badge.plus").font(.custom("XXL", size: 50, relativeTo: .title)).accessibilityIdentifier("symbol")
        Text(verbatim: "Create a new Account").font(.title).bold().padding(.bottom, 4).accessibilityIdentifier("title")
      }
      Text(verbatim: "Please fill out the details below to create your new account.").padding([.leading, .trailing], 25)
        .accessibilityIdentifier("text")
    }
    .multilineTextAlignment(.center).frame(maxWidth: .infinity)
  }

  @Test func aBadgeHangsOverTheSymbolsFrame() throws {
    let symbol = try frame("symbol", header), title = try frame("title", header), text = try frame("text", header)
    #expect(abs(symbol.height - 61.889) < 0.01, "\(symbol)")
    #expect(abs(symbol.midX - 195) < 0.01, "\(symbol)")
    // The recorded baselines of the title and of the last line of text; 47 points of the screen's safe area are above them.
    #expect(abs(title.maxY - 4 - 0.2412 * 27 - (1332.0 / 3 - 47)) < 0.7, "\(title)")
    #expect(abs(text.maxY - 0.2412 * 16 - (1491.0 / 3 - 47)) < 0.7, "\(text)")
  }

  @Test func recordedFrameOfPages() throws {
    let pages = Image(systemName: "book.pages.fill").font(.custom("Task Icon", size: 30, relativeTo: .headline))
    let found = try frame("pages", pages.accessibilityIdentifier("pages"))
    #expect(abs(found.height - 40.333) < 0.01, "\(found)")
  }
}
