import Foundation
import SkerryGeometry
import SkerryGraph

/// Every glyph is one em wide and high, so that expected numbers are easy to compute.
struct SquareFont: TextMeasuring {
  func layout(_ text: ResolvedText, proposal: ProposedViewSize) -> TextLayout {
    let em = text.runs.first?.font.size ?? 10
    let count = text.string.count
    let perLine = max(1, proposal.width.map { $0.isFinite ? Int($0 / em) : count } ?? count)
    let lines = max(1, (count + perLine - 1) / perLine)
    let width = min(count, perLine)
    return TextLayout(
      size: CGSize(width: CGFloat(width) * em, height: CGFloat(lines) * em), firstBaseline: em * 0.8,
      lastBaseline: em * (CGFloat(lines) - 0.2))
  }
  func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(ascent: font.size * 0.8, descent: font.size * 0.2, capHeight: font.size * 0.7, xHeight: font.size * 0.5, leading: 0)
  }
}
