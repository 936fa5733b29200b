import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryFindings
import SkerryGraph
import SkerryImage
import SkerryLayout
import SkerryUI

/// Text with too little contrast to its background.
package enum ContrastRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "contrast", severity: .warning, summary: "A text stands out too little from its background.",
    why: "It cannot be read in sunlight, on a dimmed always-on screen or by people with low vision.",
    source: "WCAG 2.2, success criterion 1.4.3: 4.5 : 1, and 3 : 1 from 18 points or from 14 points bold",
    remedy: "Use a lighter or darker colour, or put a plate behind the text.")

  package static let failing = [
    #Example(.lockScreen) { Text("Grey on white").foregroundStyle(Color(white: 119 / 255)).padding().background(.white) },
    #Example(.lockScreen) { Text("Faded").foregroundStyle(.black).opacity(0.5).padding().background(.white) },
  ]
  package static let passing = [
    #Example(.lockScreen) { Text("Grey on white").foregroundStyle(Color(white: 118 / 255)).padding().background(.white) },
    #Example(.lockScreen) { Text("Faded").foregroundStyle(.black).opacity(0.6).padding().background(.white) },
    #Example(.lockScreen) { Text("Large").font(.system(size: 18)).foregroundStyle(Color(white: 119 / 255)).padding().background(.white) },
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    let texts = trace.visits.filter { $0.text != nil && $0.isInk && !$0.ignores(id) }
    guard !texts.isEmpty else { return [] }
    let behind = trace.pixels(of: trace.scene.tree.withoutTexts)
    return texts.compactMap { visit in
      guard let (text, layout) = visit.text, !text.isRedacted,
        let run = text.runs.first(where: { $0.image == nil && !$0.string.allSatisfy(\.isWhitespace) }),
        let ground = Backdrop(visit.node.frame, of: behind, scale: trace.settings.scale)
      else { return nil }
      let full = run.paint.representativeColor
      let ink = full.opacity(visit.opacity)
      // On clear glass the system adapts its label colours to the wallpaper.
      if trace.scene.isOnClearGlass, full.isSystemLabel || full == .white { return nil }
      let ratio = ground.ratio(to: ink)
      let size = run.font.size * layout.scaleFactor
      let isLarge = size >= 18 - 0.01 || (size >= 14 - 0.01 && run.font.weight >= 700)
      // The system's own secondary label is meant to recede; it is held to the lower bound.
      let needed = isLarge || full.isSystemLabel && visit.opacity >= 1 ? 3.0 : 4.5
      guard ratio < needed else { return nil }
      return finding(
        visit,
        "\"\(text.string)\" has a contrast of \(hundredths(ratio)) : 1 on \(trace.ground(under: visit)) (\(ground.color(under: ink))); text of \(tenths(size)) pt needs \(tenths(needed)) : 1."
      )
    }
  }

  private static func hundredths(_ value: Double) -> String { "\((value * 100).rounded(.down) / 100)" }
}

extension RenderTrace {
  /// A description of a text's background: the last item drawn below it that overlaps it.
  fileprivate func ground(under text: Visit) -> String {
    let frame = text.node.frame
    var below: Visit?
    for visit in visits {
      if visit.node.frame == frame, visit.text?.text == text.text?.text { break }
      guard visit.isInk, visit.text == nil, visit.node.frame.intersects(frame) else { continue }
      below = visit
    }
    switch below?.node.content {
    case .leaf(.image(let image)): return image.isSymbol ? "the symbol \"\(image.name)\"" : "the picture \"\(image.name)\""
    case .leaf, .container, .effect, .annotation, .text: return "a shape of its own"
    case nil:
      return text.slot.presentation.isPill || text.slot.presentation == .expanded
        ? "the black of the island" : "the card of \(text.slot.presentation.rawValue)"
    }
  }
}

extension PlacedNode {
  /// The same picture without its letters.
  fileprivate var withoutTexts: PlacedNode {
    if case .text = content { return PlacedNode(.leaf(.blank), frame: frame) }
    return PlacedNode(content, frame: frame, children: children.map(\.withoutTexts))
  }
}

extension RGBA {
  /// The system's secondary label, light or dark. Source: Figures §4.3.
  fileprivate var isSystemLabel: Bool {
    [(60.0, 60.0, 67.0), (235, 235, 245)].contains { tone in
      abs(red - tone.0 / 255) < 0.002 && abs(green - tone.1 / 255) < 0.002 && abs(blue - tone.2 / 255) < 0.002 && alpha >= 0.6 - 0.001
    }
  }
}
