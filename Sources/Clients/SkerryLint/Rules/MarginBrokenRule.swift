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
    id: "margin-broken", severity: .warning, summary: "A text, a symbol or a picture runs into a rounded corner.",
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
    #Example(.lockScreen) { Text("In its margin").padding().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading) },
  ]

  /// How far the largest rectangle inside an ellipse is from the ellipse's own frame, as a share of its side: (1 − √½) / 2.
  private static let ellipseInset = (1 - 0.5.squareRoot()) / 2

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.visits.compactMap { visit in
      let seen = visit.seenFrame
      guard visit.isInk, !visit.slot.presentation.isPill, visit.slot.plate.surrounds(seen) else { return nil }
      let frame: CGRect
      if let text = visit.text {
        // The letters, not the line's box: the upper fifth and the lower fifth of the box seldom contain ink.
        // Beside the first and the last letter there is a side bearing.
        frame = seen.insetBy(dx: min(1, seen.width / 2), dy: seen.height / CGFloat(max(1, text.layout.lines.count)) / 5)
      } else if let image = visit.image, image.isSymbol {
        // The ink of most symbols lies within the ellipse that their frame holds.
        frame = seen.insetBy(dx: seen.width * ellipseInset, dy: seen.height * ellipseInset)
      } else if visit.image != nil, !visit.isClippedToShape {
        // An island cuts deeper than its visible corner; a little of a picture's own corner, often transparent, does not matter there.
        let slack = visit.slot.clipMargin > 0 ? min(seen.width, seen.height) / 6 : 0
        frame = seen.insetBy(dx: slack, dy: slack)
      } else {
        return nil
      }
      guard !visit.slot.plate.insetBy(dx: 0.5, dy: 0.5).isCovered(by: frame), visit.slot.cuts(frame) else { return nil }
      let name = visit.text.map { "The text \"\($0.text.string)\"" } ?? visit.image.map { "The \($0.isSymbol ? "symbol" : "picture") \"\($0.name)\"" } ?? "Content"
      return finding(visit, "\(name) runs into the rounded corner of \(visit.slot.presentation.rawValue); add padding.")
    }
  }
}

extension Presentation {
  /// Whether its surface is a pill, whose round ends content may fill.
  var isPill: Bool {
    switch self {
    case .compact, .compactLeading, .compactTrailing, .minimal, .minimalAttached, .minimalDetached, .standbyMinimal: true
    case .expanded, .lockScreen, .banner, .standby, .small, .alwaysOn: false
    }
  }
}

extension CGRect {
  /// Whether a background intentionally fills it.
  fileprivate func isCovered(by other: CGRect) -> Bool { other.contains(self) }
}

extension SceneSlot {
  /// Whether a rounded corner of the shape that clips the content cuts off a corner of a frame.
  fileprivate func cuts(_ frame: CGRect) -> Bool {
    let plate = plate.insetBy(dx: clipMargin, dy: clipMargin)
    let radius = min(cornerRadius - clipMargin, plate.height / 2)
    for x in [frame.minX, frame.maxX] {
      for y in [frame.minY, frame.maxY] {
        let dx = max(plate.minX + radius - x, x - (plate.maxX - radius), 0)
        let dy = max(plate.minY + radius - y, y - (plate.maxY - radius), 0)
        if dx > 0, dy > 0, dx * dx + dy * dy > radius * radius { return true }
      }
    }
    return false
  }
}
