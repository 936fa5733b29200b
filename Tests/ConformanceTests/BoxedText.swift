import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// Measures text by the boxes that were recorded with SF, because SF may not be shipped.
struct BoxedText: TextMeasuring {
  let base: any TextMeasuring
  let boxes: [String: (width: CGFloat?, height: CGFloat?)]

  func layout(_ text: ResolvedText, proposal: ProposedViewSize) -> TextLayout {
    let layout = base.layout(text, proposal: proposal)
    guard let box = boxes[text.string], layout.size.height > 0 else { return layout }
    // Boxes are whole pixels, written down to a thousandth of a point.
    var size = layout.size
    if let width = box.width, size.width > 0 { size.width = min(text.scale.snapped(width), max(0, proposal.width ?? .infinity)) }
    if let height = box.height { size.height = text.scale.snapped(height) }
    return layout.with(size: size)
  }

  func metrics(of font: FontDescription) -> FontMetrics { base.metrics(of: font) }
}
