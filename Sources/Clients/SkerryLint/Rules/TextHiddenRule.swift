import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryFindings
import SkerryGeometry
import SkerryGraph
import SkerryUI

/// Text that is drawn under something opaque.
package enum TextHiddenRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "text-hidden", severity: .warning, summary: "Text is covered by something opaque.",
    why: "Nobody can read it: an overlay or a later view of a ZStack is drawn over all of its letters.",
    source: "SwiftUI draws an overlay and the later views of a ZStack above the earlier ones",
    remedy: "Use background(_:) instead of overlay(_:), change the order of the ZStack, or make the upper view translucent.")

  package static let failing = [
    #Example(.lockScreen) { Text("Behind a sheet").padding().overlay { Color.blue } },
    // No pile: the card does not stick out, or what covers it is not a card like it.
    #Example(.lockScreen) { Text("Earlier").frame(width: 200, height: 50).background(.gray).overlay { Color.black }.padding() },
    #Example(.lockScreen) {
      Text("Earlier").frame(width: 100, height: 30).background(.gray).overlay { Color.black.frame(width: 220, height: 28) }.padding()
    },
    #Example(.expanded) {
      ZStack {
        Text("Below")
        Rectangle().fill(.red).frame(width: 200, height: 40)
      }
    },
  ]
  package static let passing = [
    #Example(.lockScreen) { Text("Before a sheet").foregroundStyle(.white).padding().background { Color.black } },
    #Example(.lockScreen) { Text("Tinted").foregroundStyle(.white).padding().background(.black).overlay { Color.blue.opacity(0.1) } },
    // A part of the letters is visible.
    #Example(.lockScreen) {
      Text("Half of it").foregroundStyle(.white).padding().background(.black).overlay(alignment: .leading) { Color.cyan.frame(width: 50) }
    },
    // The text below has the same string and only reserves the space of the one above.
    #Example(.expanded) {
      Text("42 %").overlay {
        ZStack {
          Color.blue; Text("42 %")
        }
      }
    },
    // A pile of cards, of which the lower ones show their edges.
    #Example(.lockScreen) {
      Text("Earlier").frame(width: 200, height: 50).background(.gray).overlay { Color.black.frame(width: 200, height: 50).offset(y: 8) }
        .padding()
    },
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    let texts = trace.visits.indices.filter { trace.visits[$0].isReadable && !trace.itemsAbove($0).isEmpty }
    guard !texts.isEmpty else { return [] }
    let contrast = trace.textContrast(isCovered: true)
    return texts.compactMap { index in
      let visit = trace.visits[index]
      guard let (text, layout) = visit.text else { return nil }
      guard !trace.isOfLowerCard(index) else { return nil }
      let covers = trace.itemsAbove(index)
      let letters = layout.runs.filter { !$0.paint.isClear }
      guard !letters.isEmpty, letters.allSatisfy({ contrast.isCovered($0, in: visit, covers: covers) }),
        !trace.visits[(index + 1)...].contains(where: {
          $0.text?.text.string == text.string && $0.visibleFrame.intersects(visit.visibleFrame)
        })
      else { return nil }
      return finding(
        visit,
        "\(text.string.quoted) is covered by something opaque that is drawn above it; put that behind the text, or remove one of them.")
    }
  }
}

extension VisitedItem {
  /// Whether it is text that a user should be able to read.
  @MainActor fileprivate var isReadable: Bool {
    guard let text, !text.text.isRedacted else { return false }
    return isVisible && !ignores(TextHiddenRule.id) && !text.text.string.allSatisfy(\.isWhitespace)
  }
}

extension RenderTrace {
  /// Points by which a card shows beside the one that covers it.
  private static let edge: CGFloat = 2
  /// How much smaller or larger than the upper card a lower one is at most, as a share. Assumed.
  private static let likeness: CGFloat = 0.3

  /// Whether text lies on a card of a pile: a shape below it sticks out from under a similar one that covers the text.
  fileprivate func isOfLowerCard(_ index: Int) -> Bool {
    let text = visits[index].visibleFrame
    func shapes(_ range: Range<Int>) -> [CGRect] {
      visits[range].filter { $0.isVisible && $0.text == nil && $0.image == nil && $0.visibleFrame.contains(text) }.map(\.visibleFrame)
    }
    func isLike(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= Self.likeness * max(one, other) }
    let upper = shapes(index..<visits.count)
    return shapes(0..<index).contains { card in
      upper.contains { cover in
        isLike(card.width, cover.width) && isLike(card.height, cover.height)
          && !cover.insetBy(dx: -Self.edge, dy: -Self.edge).contains(card)
      }
    }
  }
}
