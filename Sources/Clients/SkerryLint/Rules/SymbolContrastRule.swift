import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryFindings
import SkerryGeometry
import SkerryGraph
import SkerryImage
import SkerryLayout
import SkerryPipeline
import SkerryPresentation
import SkerryUI

/// A symbol that cannot be distinguished from its background.
package enum SymbolContrastRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "symbol-contrast", severity: .warning, summary: "A symbol has too little contrast with its background.",
    why: "A symbol that stands alone is all that its presentation says, and one in the colour of its background is not there at all.",
    source: "WCAG 2.2, success criterion 1.4.11: 3 : 1 for graphics that are needed; beside text 1.5 : 1, our choice",
    remedy: "Use a lighter or darker colour, put a background behind the symbol, or hide a decoration with accessibilityHidden(true).")

  package static let failing = [
    #Example(.minimal) { Image(systemName: "bolt.fill").foregroundStyle(Color(white: 0.34)).accessibilityLabel("Power") },
    #Example(.lockScreen) {
      HStack {
        Image(systemName: "heart.fill").foregroundStyle(Color(white: 0.9))
        Text("Love").foregroundStyle(.black)
      }
      .padding().background(.white)
    },
    // The box of the text below overlaps that of the symbol by a few points.
    #Example(.lockScreen) {
      VStack(spacing: -3) {
        Image(systemName: "heart.fill").foregroundStyle(Color(white: 0.9))
        Text("Love").foregroundStyle(.black)
      }
      .padding().background(.white)
    },
  ]
  package static let passing = [
    #Example(.minimal) { Image(systemName: "bolt.fill").foregroundStyle(Color(white: 0.38)).accessibilityLabel("Power") },
    #Example(.lockScreen) {
      HStack {
        Image(systemName: "heart.fill").foregroundStyle(Color(white: 0.8))
        Text("Love").foregroundStyle(.black)
      }
      .padding().background(.white)
    },
    #Example(.accessoryCircular) { Image(systemName: "bolt.fill").foregroundStyle(.black).accessibilityLabel("Power") },
    // A decoration, and the background of text.
    #Example(.lockScreen) {
      HStack {
        Image(systemName: "heart.fill").foregroundStyle(Color(white: 0.9)).accessibilityHidden(true)
        Text("Love").foregroundStyle(.black)
      }
      .padding().background(.white)
    },
    #Example(.lockScreen) {
      ZStack {
        Image(systemName: "heart.fill").font(.largeTitle).foregroundStyle(Color(white: 0.9))
        Text("Love").foregroundStyle(.black)
      }
      .padding().background(.white)
    },
    // One of a row is shown, the others keep its place.
    #Example(.lockScreen) {
      HStack {
        Image(systemName: "figure.run").foregroundStyle(.clear)
        Text("Run").foregroundStyle(.black)
      }
      .padding().background(.white)
    },
    // A clip leaves only the empty corner of the symbol's box.
    #Example(.lockScreen) {
      HStack {
        Image(systemName: "circle.fill").foregroundStyle(.white).frame(width: 60, height: 60).offset(x: 36, y: 36)
          .frame(width: 30, height: 30).clipped()
        Text("Love").foregroundStyle(.black)
      }
      .padding().background(.white)
    },
    // The island cuts it off, some points inside its own edge.
    #Example(.expanded) {
      ZStack {
        Text("Steps")
        Image(systemName: "circle.fill").font(.system(size: 12)).foregroundStyle(.white).position(x: 6, y: 4)
      }.frame(width: 370, height: 150)
    },
    // Content that is too tall loses its symbol altogether.
    #Example(.expanded) {
      VStack(spacing: 150) {
        Text("Steps")
        Image(systemName: "pause.fill").foregroundStyle(.white)
      }
    },
  ]

  /// Without text in the same presentation, and with it.
  private static let needed = (alone: 3.0, accompanied: 1.5)
  /// The share of the smaller of two frames that both cover if one lies on the other; neighbours share less, at the edges of their boxes. Our choice.
  fileprivate static let sharedPart: CGFloat = 0.25

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    // With larger text the colours are the same.
    guard trace.isStandardText else { return [] }
    let symbols = trace.visits.indices.filter { trace.visits[$0].isJudgedSymbol && !trace.isDecoration($0) }
    guard !symbols.isEmpty else { return [] }
    let contrast = ItemContrast(in: trace) { if case .leaf(.image(let image)) = $0.content { image.isSymbol } else { false } }
    return symbols.compactMap { index -> Diagnostic? in
      let visit = trace.visits[index]
      guard let image = visit.image, let seen = ItemContrast.visible(visit) else { return nil }
      // Only the empty edge of its box is left: that it is cut off is not a matter of colours.
      if !seen.contains(visit.node.frame.applying(visit.area.transform)) || visit.slot.cuts(seen) {
        let ink = InkMask(of: visit, in: trace)
        // A faint symbol has no ink to be counted.
        if ink.area(where: { _ in true }) > ClippingAllowance.minimum,
          ink.area(where: { seen.contains($0) && !visit.slot.cuts($0) }) < ClippingAllowance.minimum
        {
          return nil
        }
      }
      let minimum = trace.hasText(in: visit.slot) ? needed.accompanied : needed.alone
      guard let best = contrast.strongest(in: seen), best.ratio < minimum else { return nil }
      let ratio = OpaqueColor.contrastText(best.ratio)
      var found = finding(
        visit,
        "The symbol \(image.name.quoted) has a contrast of \(ratio) with its background (\(best.color.text)); it needs \(tenths(minimum)) : 1."
      )
      found?.cause = "\(image.name) \(ratio)"
      return found
    }
  }
}

extension VisitedItem {
  /// Whether it is a symbol that a user should see. How far an always-on screen is dimmed is assumed.
  @MainActor fileprivate var isJudgedSymbol: Bool {
    image?.isSymbol == true && isVisible && !surroundings.isInactive && !surroundings.isAccessibilityHidden
      && !ignores(SymbolContrastRule.id)
      && slot.place != .activity(.alwaysOn) && !slot.place.isAccessory
  }
}

extension RenderTrace {
  /// Whether text or another picture is drawn over or under a symbol, or anything covers it.
  fileprivate func isDecoration(_ index: Int) -> Bool {
    let frame = visits[index].visibleFrame
    return visits.indices.contains { other in
      guard other != index, visits[other].isVisible else { return false }
      let own = visits[other].visibleFrame
      let shared = own.intersection(frame)
      let smaller = min(own.width * own.height, frame.width * frame.height)
      guard shared.width * shared.height >= SymbolContrastRule.sharedPart * smaller, !shared.isNull else { return false }
      return other > index || visits[other].text != nil || visits[other].image != nil
    }
  }

  /// Whether a slot contains text.
  fileprivate func hasText(in slot: SceneSlot) -> Bool {
    visits.contains {
      $0.slot.place == slot.place && $0.isVisible && $0.text?.text.string.contains { !$0.isWhitespace } == true
    }
  }
}
