import Foundation
import SkerryGeometry
import SkerryLayout

/// Views in lines that wrap.
struct FlowLayout: Layout {
  var spacing: CGFloat
  var lineSpacing: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let places = places(proposal.width ?? .infinity, subviews)
    return CGSize(width: places.map(\.maxX).max() ?? 0, height: places.map(\.maxY).max() ?? 0)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, frame) in zip(subviews, places(bounds.width, subviews)) {
      view.place(at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY), proposal: ProposedViewSize(frame.size))
    }
  }

  private func places(_ width: CGFloat, _ subviews: Subviews) -> [CGRect] {
    var pen = CGPoint.zero
    var lineHeight: CGFloat = 0
    return subviews.map { view in
      let size = view.sizeThatFits(.unspecified)
      if pen.x > 0, pen.x + size.width > width + 0.01 {
        pen = CGPoint(x: 0, y: pen.y + lineHeight + lineSpacing)
        lineHeight = 0
      }
      let frame = CGRect(origin: pen, size: size)
      pen.x += size.width + spacing
      lineHeight = max(lineHeight, size.height)
      return frame
    }
  }
}
