import Foundation
import SkerryPipeline
import SwiftUI
import Testing

/// UIKit's measuring of strings, as widgets use it to size a timer's frame.
@Suite @MainActor struct MeasuringTests {
  struct Sized: View {
    let font: UIFont
    var body: some View {
      let width = ("00:00" as NSString).size(withAttributes: [.font: font]).width
      VStack {
        Color.red.frame(width: width, height: 1).accessibilityIdentifier("measured")
        Text(verbatim: "00:00").font(Font(font)).accessibilityIdentifier("text")
      }
    }
  }

  @Test(arguments: [UIFont.systemFont(ofSize: 14), .boldSystemFont(ofSize: 30), .monospacedDigitSystemFont(ofSize: 22, weight: .bold)])
  func aTextIsAsWideAsItIsDrawn(_ font: UIFont) throws {
    let found = try frames(Sized(font: font))
    // A text ends at a whole pixel of the picture, at one pixel per point here; a measured string where its last advance ends.
    let (measured, text) = (try #require(found["measured"])[2], try #require(found["text"])[2])
    #expect(measured > 20 && measured <= text && text < measured + 1)
  }

  /// A configuration's closures run before there is a view.
  @Test func closuresAreMeasuredToo() throws {
    let font = UIFont.systemFont(ofSize: 17)
    let inside = Engine.shared.evaluating(RenderSettings()) { "Skerryvore".size(withAttributes: [.font: font]) }
    let drawn = try frames(Text(verbatim: "Skerryvore").font(Font(font)).accessibilityIdentifier("text"))
    // One is not rounded, the other to pixels of the picture.
    let frame = try #require(drawn["text"])
    #expect(abs(Double(inside.width) - frame[2]) < 1 && abs(Double(inside.height) - frame[3]) < 1)
    let outside = "Skerryvore".size(withAttributes: [.font: font])
    #expect(outside.width > 0.7 * inside.width && outside.width < 1.4 * inside.width)
  }

  /// A system font of 17 points has lines of 20.287, as `lineHeight` says; a text's frame is rounded up to pixels. Six chips of 24 and their word
  /// of 14 points fit into 371 in a recording (R100), which they would not if each word ended at a pixel.
  @Test func measuredSizesAreFractional() {
    let sizes = Engine.shared.evaluating(RenderSettings()) {
      [14, 17].map { "Label".size(withAttributes: [.font: UIFont.systemFont(ofSize: $0)]) }
    }
    #expect(abs(sizes[1].height - 20.287) < 0.001, "\(sizes[1])")
    for size in sizes { #expect(abs(size.width * 3 - (size.width * 3).rounded()) > 0.01, "\(size)") }
  }

  /// Views with the width of a measured string, and of the screen, wherever the builder runs.
  private struct Later: View {
    let font: UIFont
    @State private var appeared = CGSize.zero
    private var measured: CGSize {
      CGSize(width: "Skerryvore".size(withAttributes: [.font: font]).width, height: 10)
    }
    private func bar(_ size: CGSize, _ name: String) -> some View {
      Color.red.frame(width: size.width, height: size.height).accessibilityIdentifier(name)
    }
    var body: some View {
      VStack {
        bar(measured, "body")
        GeometryReader { _ in bar(measured, "reader") }
        GeometryReader { _ in GeometryReader { _ in bar(measured, "inner") } }
        Color.clear.preference(key: Named.self, value: "a").overlayPreferenceValue(Named.self) { _ in bar(measured, "layer") }
        bar(appeared, "appeared").onAppear { appeared = measured }
      }
    }
  }
  private struct Named: PreferenceKey {
    static let defaultValue = ""
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  /// Chips that a geometry reader divides into rows by their measured width were four in a row where the recordings have five (Figures §9.85,
  /// R100): what ran during the layout and after it had an estimated width.
  @Test func buildersThatRunLaterMeasureAsABody() throws {
    let found = try frames(Later(font: .systemFont(ofSize: 17)).frame(width: 300, height: 300))
    let expected = try #require(found["body"])
    #expect(expected[2] > 60 && expected[2] < 95)
    for name in ["reader", "inner", "layer", "appeared"] {
      #expect(found[name].map { [$0[2], $0[3]] } == [expected[2], expected[3]], "\(name): \(found[name] ?? [])")
    }
  }

  /// A layout of an app's own, as wide as a measured string.
  private struct Measuring: Layout {
    let measured: () -> CGSize
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { measured() }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(measured())) }
    }
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGFloat? { guide == .trailing ? measured().width : nil }
  }
  /// Views that measure a string while the layout calls them, and record what they measured.
  private struct Called: View {
    let font: UIFont
    let found: (String, CGSize) -> Void
    private func measured(_ name: String) -> CGSize {
      let size = "Skerryvore".size(withAttributes: [.font: font])
      found(name, size)
      return size
    }
    private func arranged(_ name: String, erased: Bool = false) -> some View {
      let layout = Measuring { measured(name) }
      return Group { if erased { AnyLayout(layout) { Color.red } } else { layout { Color.red } } }
    }
    var body: some View {
      let _ = measured("body")
      VStack(alignment: .trailing) {
        Color.red.frame(width: 10, height: 10).alignmentGuide(.trailing) { _ in measured("guide").width }
        arranged("layout")
        arranged("erased", erased: true)
        GeometryReader { _ in arranged("in a reader") }.frame(height: 10)
        Canvas { _, _ in _ = measured("canvas") }.frame(width: 10, height: 10)
        Canvas { context, _ in
          context.draw(context.resolveSymbol(id: 1)!, at: .zero)
        } symbols: {
          arranged("symbol").tag(1)
        }
      }
    }
  }

  /// An alignment guide, a layout of the app's own and a canvas run while the views are laid out; they had an estimated width.
  @Test func whatTheLayoutCallsMeasuresAsABody() throws {
    var sizes: [String: Set<CGFloat>] = [:]
    let view = Called(font: .systemFont(ofSize: 17)) { sizes[$0, default: []].insert($1.width) }
    _ = try frames(HStack(alignment: .top) { view }.frame(width: 300, height: 300))
    let expected = try #require(sizes["body"])
    #expect(expected.count == 1 && expected.first! > 60)
    for name in ["guide", "layout", "erased", "in a reader", "canvas", "symbol"] { #expect(sizes[name] == expected, "\(name): \(sizes)") }
    // Outside of a picture a string has an estimated width.
    #expect(Set(["Skerryvore".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width]) != expected)
  }

  @Test func boxesBreakLines() {
    let text = NSAttributedString(string: "one two three four five six", attributes: [.font: UIFont.systemFont(ofSize: 17)])
    let (line, box) = Engine.shared.evaluating(RenderSettings()) {
      (text.size(), text.boundingRect(with: CGSize(width: 80, height: 1e7), options: .usesLineFragmentOrigin, context: nil))
    }
    #expect(box.width <= 80 && box.height > 2 * line.height && line.width > 80)
  }
}
