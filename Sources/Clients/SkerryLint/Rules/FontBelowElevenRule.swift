import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryGeometry
import SkerryGraph
import SkerryUI

/// Text smaller than people can read at arm's length.
package enum FontBelowElevenRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "font-below-11", severity: .warning, summary: "Text is smaller than 11 points.",
    why: "Below 11 points text cannot be read on a phone at arm's length.",
    source: "HIG Typography: the minimum size on iOS is 11 points", remedy: "Use .caption2 or a larger style.")

  package static let failing = [
    #Example(.lockScreen) { Text("Tiny").font(.system(size: 10.9)) },
    #Example(.lockScreen) { Text("Tiny").font(.system(size: 14)).scaleEffect(0.7) },
    #Example(.lockScreen) { Text("Tiny and cut").font(.system(size: 10)).minimumScaleFactor(0.5).lineLimit(1).frame(width: 20) },
    #Example(.lockScreen) { Text("Shrunk").font(.system(size: 12)).minimumScaleFactor(0.5).lineLimit(1).frame(width: 30) },
    #Example(.lockScreen) { Text("Tiny").font(.system(size: 14)).transformEffect(CGAffineTransform(scaleX: 0.7, y: 0.7)) },
  ]
  package static let passing = [
    #Example(.lockScreen) { Text("Small").font(.system(size: 11)) },
    #Example(.lockScreen) { Text("Small").font(.system(size: 14)).scaleEffect(0.8) },
    // StandBy doubles the size.
    #Example(.standby) { Text("Small").font(.system(size: 6)).padding() },
  ]

  /// A size in points as the message says it. Text that shrinks to fit has any size; below a twentieth nobody sees a difference.
  private static func rounded(_ size: CGFloat) -> CGFloat { (size * 10).rounded() / 10 }

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.visits.compactMap { visit in
      guard let (text, layout) = visit.text, visit.isVisible else { return nil }
      let magnification = visit.area.magnification * trace.scene.magnification
      let words = text.runs.filter { !$0.string.allSatisfy(\.isWhitespace) && $0.image == nil }
      guard let minimum = words.map({ $0.font.size * layout.scaleFactor * magnification }).min(), rounded(minimum) < 11 else { return nil }
      // Text that has shrunk and is cut nevertheless lacks space, not size.
      if layout.isTruncated, layout.scaleFactor < 1, minimum >= (11 - 0.01) * layout.scaleFactor { return nil }
      let size = rounded(minimum)
      // A style, such as a gauge's, may have chosen a size that is large enough, and shrinks the text to fit.
      let isShrunk = layout.scaleFactor < 1 && rounded(minimum / layout.scaleFactor) >= 11
      let (verb, remedy) = isShrunk ? ("shrinks to", "give it more space or shorten it") : ("is set in", "use .caption2 or larger")
      var found = finding(
        visit, "\(text.string.quoted) \(verb) \(size) pt, smaller than the 11 pt that can be read on a phone; \(remedy).")
      found?.cause = "\(size)"
      return found
    }
  }
}
