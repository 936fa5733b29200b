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
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    let texts = trace.visits.indices.filter { trace.visits[$0].isReadable && !trace.itemsAbove($0).isEmpty }
    guard !texts.isEmpty else { return [] }
    let contrast = trace.textContrast(isCovered: true)
    return texts.compactMap { index in
      let visit = trace.visits[index]
      guard let (text, layout) = visit.text else { return nil }
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
