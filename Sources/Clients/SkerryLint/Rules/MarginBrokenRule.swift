import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SkerryUI

/// Text, a symbol or a picture that runs into a rounded corner.
package enum MarginBrokenRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "margin-broken", severity: .warning, summary: "Text, a symbol or an image runs into a rounded corner.",
    why: "The corner clips it, or it has no margin to the edge.",
    source: "HIG Live Activities: keep content within the margins and concentric with the corners",
    remedy: "Add padding, or do not ignore the content margins.")

  package static let failing = [
    #Example(.lockScreen) { Text("Into the corner").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) },
    // The island clips its content 13 points within its edge, so a small first line of a leading column loses its first letter.
    #Example(.expanded) {
      VStack(alignment: .leading) {
        Text("Steps").font(.caption2)
        Text("4,280").font(.title2)
        Text("Open: 4,280").font(.caption2)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    },
    #Example(.expanded) { Image(systemName: "timer").font(.caption).frame(maxWidth: .infinity, alignment: .leading).padding(.top, 61) },
  ]
  package static let passing = [
    #Example(.expanded) {
      HStack {
        Text("Steps").font(.title2)
        Spacer()
        Rectangle().frame(width: 30, height: 30)
      }
    },
    #Example(.expanded) {
      Image(systemName: "timer").font(.caption).frame(maxWidth: .infinity, alignment: .leading).padding([.top, .leading], 61)
    },
    // Only the empty corners of these boxes are cut: a digit without a foot, and a timer that is as wide as it may become.
    #Example(.expanded) { Text("7").font(.system(size: 34)).frame(maxWidth: .infinity, alignment: .leading) },
    #Example(.expanded) {
      Text(timerInterval: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)).padding(.leading, 20)
    },
    // Where a Lock Screen cuts the corners of its widgets is not known.
    #Example(.accessoryRectangular) { Text("Into the corner").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) },
    // What is too tall is reported as such.
    #Example(.expanded) { Text("Steps").font(.caption2).frame(maxWidth: .infinity, minHeight: 170, alignment: .topLeading) },
    #Example(.lockScreen) { Text("In its margin").padding().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) },
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    // Content that is too tall reaches the corners for that reason.
    guard !trace.scene.diagnostics.contains(where: { $0.rule == ContentClippedRule.id }) else { return [] }
    return trace.visits.compactMap { visit in
      let seen = visit.visibleFrame
      guard visit.isVisible, !visit.slot.place.isPill, !visit.slot.place.isAccessory, visit.slot.plate.surrounds(seen) else { return nil }
      let isDrawn = visit.text != nil || visit.image?.isSymbol == true
      let frame: CGRect
      if isDrawn {
        frame = seen
      } else if visit.image != nil, !visit.area.isClippedToShape {
        // An island cuts deeper than its visible corner; a little of a picture's own corner, often transparent, does not matter there.
        let slack = visit.slot.clipMargin > 0 ? min(seen.width, seen.height) / 6 : 0
        frame = seen.insetBy(dx: slack, dy: slack)
      } else {
        return nil
      }
      guard !visit.slot.plate.insetBy(dx: 0.5, dy: 0.5).isCovered(by: frame), visit.slot.cuts(frame) else { return nil }
      // The corner of a picture's box is often transparent.
      if visit.lostArea(in: trace, where: visit.slot.cuts) < ClippingAllowance.minimum { return nil }
      let name =
        visit.text.map { "The text \($0.text.string.quoted)" }
        ?? visit.image.map { "The \($0.isSymbol ? "symbol" : "image") \($0.name.quoted)" } ?? "Content"
      var found = finding(visit, "\(name) runs into the rounded corner of \(visit.slot.place.name); add padding.")
      // The padding around all of it helps every corner.
      found?.cause = visit.slot.place.name
      return found
    }
  }
}

extension CGRect {
  /// Whether a background intentionally fills it.
  fileprivate func isCovered(by other: CGRect) -> Bool { other.contains(self) }
}
