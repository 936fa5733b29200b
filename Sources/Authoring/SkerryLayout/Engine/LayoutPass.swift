import Foundation
import SkerryGeometry
import SkerryGraph

/// The shared state of one layout pass.
final class LayoutPass {
  let text: any TextMeasuring
  // A pass belongs to one thread, and no access to the counters overlaps another.
  @exclusivity(unchecked) var counts = LayoutCounts()

  init(text: any TextMeasuring) { self.text = text }

  /// The spacing that a text view prefers above and below, in points.
  ///
  /// With L the line height and d a tenth of it, rounded up to device pixels: L + d − ascent above, L + d − cap height below.
  /// Before iOS 17 d was rounded up to a multiple of 4, and two text views had no distance between them.
  /// Source: Figures §9.1; between text views Figures rule 13a.
  func spacing(of text: ResolvedText) -> ViewSpacing {
    guard let font = text.runs.first?.font else { return ViewSpacing() }
    let metrics = self.text.metrics(of: font)
    let height = metrics.lineHeight
    let isOld = text.version < .iOS17
    let tenth = isOld ? (0.1 * height / 4).rounded(.up) * 4 : text.scale.roundedUp(0.1 * height)
    // A tight leading can bring two texts of a style nearer than directly below each other (Figures §9.144).
    let leading = isOld || font.styleLeading == 0 ? 0 : text.scale.roundedUp(max(0, font.styleLeading) + font.leadingAdjustment)
    var spacing = ViewSpacing()
    spacing.top = .text(EdgeSpacing.TextEdge(toOther: height + tenth - metrics.ascent, leading: leading))
    spacing.bottom = .text(EdgeSpacing.TextEdge(toOther: height + tenth - metrics.capHeight, leading: leading))
    return spacing
  }
}

/// Work counters of a layout, limited in tests; never part of a picture.
package struct LayoutCounts: Sendable, Equatable {
  /// Measurements that were not cached.
  package var measures = 0
  /// Nodes of the view graph that were laid out.
  package var nodes = 0
  package init() {}
}
