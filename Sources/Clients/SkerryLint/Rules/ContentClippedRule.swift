import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryLayout
import SkerryPipeline
import SkerryPresentation
import SkerryUI

/// Text or pictures that are clipped by the edge of a card.
package enum ContentClippedRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: DrawingRule.contentClipped.rawValue, severity: DrawingRule.contentClipped.severity,
    summary: "Content is taller than \(limit) points or than its widget, wider than its card, or cut by a clip.",
    why: "The system cuts a Live Activity at \(limit) points and at the card's edges, and a widget at its own.",
    source: "Apple, Displaying live data with Live Activities: at most \(limit) points high",
    remedy: "Make the content smaller, or let it shrink.")
  private static let limit = Int(LockScreenCard.maximumHeight)

  package static let dependsOnLanguage = true

  package static let failing = [
    #Example(.lockScreen) { Color.red.frame(height: 161) },
    #Example(.lockScreen) { Capsule().frame(width: 400, height: 12).padding() },
    #Example(.lockScreen) { Text("A line that keeps its full width however narrow the card may be").fixedSize() },
    #Example(.small) { Text("Two\nlines").font(.system(size: 40)).fixedSize() },
    #Example(.small) { VStack { ForEach(0..<5, id: \.self) { Text("Row \($0)") } }.fixedSize() },
    #Example(.systemSmall) { VStack { ForEach(0..<9, id: \.self) { Text("Row \($0)") } }.fixedSize() },
    #Example(.lockScreen) { Text("A wide line that grows").scaleEffect(3).padding() },
    #Example(.lockScreen) { Text("Half of its letters").font(.title).frame(height: 16).clipped() },
    #Example(.lockScreen) { Text("Behind a hard mask").font(.title).mask { Rectangle().frame(width: 40) } },
    #Example(.lockScreen) { Text("Half above the edge").offset(y: -10).frame(maxWidth: .infinity, minHeight: 60, alignment: .top) },
  ]
  package static let passing = [
    #Example(.lockScreen) { Color.red.frame(height: 160) },
    #Example(.lockScreen) { Text("Within").padding() },
    // A band from side to side loses nothing, and a high shape is a decoration.
    #Example(.lockScreen) { Color.red.frame(width: 480, height: 30).padding() },
    #Example(.lockScreen) {
      ZStack {
        Circle().fill(.gray).frame(width: 400, height: 150).offset(x: -60)
        Text("Over a glow").foregroundStyle(.white)
      }
    },
    // Only the empty ends of its line are cut, it fades, or another half shows the rest.
    #Example(.lockScreen) { Text("on one line").frame(height: 19).clipped() },
    #Example(.lockScreen) {
      Text("Fades out").font(.title).frame(width: 60, alignment: .leading).fixedSize()
        .mask { LinearGradient(colors: [.white, .clear], startPoint: .leading, endPoint: .trailing) }
    },
    #Example(.lockScreen) { Text("Whole").padding(8).mask { RoundedRectangle(cornerRadius: 8) } },
    // The filled part of a bar has the text in another colour.
    #Example(.lockScreen) {
      ZStack {
        Text("60 %").foregroundStyle(.white)
        Text("60 %").foregroundStyle(.green).mask(alignment: .leading) { Rectangle().frame(width: 12) }
      }
    },
    #Example(.lockScreen) {
      VStack(spacing: 0) {
        Text("8").font(.largeTitle).frame(height: 16, alignment: .top).clipped()
        Text("8").font(.largeTitle).frame(height: 16, alignment: .bottom).clipped()
      }
    },
    // Only the empty upper end of the line's box is outside.
    #Example(.lockScreen) { Text("on an arc").offset(y: -2).frame(maxWidth: .infinity, minHeight: 60, alignment: .top) },
    #Example(.small) { Text("Two\nlines").font(.system(size: 12)).fixedSize() },
    #Example(.accessoryInline) { Text("One line").font(.title) },
    #Example(.systemSmall) { VStack { ForEach(0..<4, id: \.self) { Text("Row \($0)") } }.fixedSize() },
  ]

  /// The height is checked by layout; the width is checked here.
  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    let high = trace.scene.diagnostics.filter { $0.rule == id && !trace.visits.contains { $0.ignores(id) } }.map { diagnostic in
      var placed = diagnostic
      placed.site = placed.site ?? trace.scene.slots.lazy.compactMap(\.content.firstSite).first
      return placed
    }
    // The system writes an inline widget in the line of the date, which has no edge above and below.
    let cards = trace.scene.slots.filter { !$0.place.isPill && $0.place != .widget(.accessoryInline) }
    let wide = cards.flatMap { slot in
      let beyond = VisitedItem.all(in: slot).filter { visit in
        let frame = visit.visibleFrame
        let isWide = visit.isWider(than: slot.plate)
        // A picture or a band that fills the surface from side to side is meant to be clipped.
        if visit.text == nil, !visit.isRound, frame.minX <= slot.plate.minX, frame.maxX >= slot.plate.maxX { return false }
        // Content that is too tall as a whole is reported by layout.
        let isBeyond = frame.minY < slot.plate.minY - 0.5 || frame.maxY > slot.plate.maxY + 0.5
        let isHigh = isBeyond && (slot.place.hasFixedHeight || high.isEmpty && visit.losesLetters(in: trace))
        return visit.isVisible && (isWide || isHigh) && (visit.text != nil || visit.image != nil || isWide && visit.isBeyondCard)
      }
      // Several parts over the upper and lower edge have one cause: the content as a whole is too tall.
      let tall = slot.place.hasFixedHeight ? beyond.filter { !$0.isWider(than: slot.plate) } : []
      guard tall.count > 1 else { return beyond.compactMap { reaching($0, over: slot) } }
      return [tooTall(tall, for: slot)].compactMap { $0 }
        + beyond.filter { $0.isWider(than: slot.plate) }.compactMap { reaching($0, over: slot) }
    }
    // What scrolls is reported as that.
    let scrolls = trace.scene.diagnostics.contains { $0.rule == UnsupportedRule.id }
    return high + wide + (scrolls ? [] : trace.visits.compactMap { cut($0, in: trace) })
  }
}

extension ContentClippedRule {
  private static func reaching(_ visit: VisitedItem, over slot: SceneSlot) -> Diagnostic? {
    let name =
      visit.text.map { "The text \($0.text.string.quoted)" } ?? visit.image.map { "The image \($0.name.quoted)" }
      ?? "A shape of \(tenths(visit.node.frame.width)) × \(tenths(visit.node.frame.height)) pt"
    let size = "\(tenths(slot.plate.width)) × \(tenths(slot.plate.height)) pt"
    return finding(visit, "\(name) reaches over the edge of \(slot.place.name), which is \(size), and is cut off.")
  }

  /// - Parameter parts: what reaches over the upper and the lower edge, at least one.
  private static func tooTall(_ parts: [VisitedItem], for slot: SceneSlot) -> Diagnostic? {
    guard let first = parts.first else { return nil }
    let names = parts.prefix(namedParts).compactMap { $0.text?.text.string.quoted ?? $0.image?.name.quoted }
    let more = parts.count > names.count ? " and \(parts.count - names.count) more" : ""
    return finding(
      first,
      "The content of \(slot.place.name) is taller than its \(tenths(slot.plate.height)) pt, so that these are cut off: "
        + "\(names.joined(separator: ", "))\(more)."
    )
  }

  /// How many parts a finding names. Assumed: enough to find the place.
  private static let namedParts = 3

  /// Text that a clip of the app's own cuts: a frame that is too low for it, for example.
  private static func cut(_ visit: VisitedItem, in trace: RenderTrace) -> Diagnostic? {
    guard let (text, _) = visit.text, visit.isVisible, let area = visit.area.hardClip,
      !area.contains(visit.node.frame.applying(visit.area.transform)),
      // The halves of a flap, or a digit that rolls.
      !trace.visits.contains(where: { $0.text?.text.string == text.string && $0.visibleFrame != visit.visibleFrame }),
      visit.lostArea(in: trace, where: { !area.contains($0) }) >= ClippingAllowance.minimum
    else { return nil }
    let size = "\(tenths(area.width)) × \(tenths(area.height)) pt"
    var found = finding(visit, "The text \(text.string.quoted) is cut off by a clipping container of \(size); give it more space.")
    if !trace.isStandardText { found?.cause = "larger text in \(visit.slot.place.name)" }
    return found
  }
}

extension VisitedItem {
  /// The part of its card's height from which a shape is a background or a decoration, which may be cut.
  private static let decoration: CGFloat = 0.75

  /// Whether it reaches over the left or the right edge of a surface, by more than half a point.
  fileprivate func isWider(than plate: CGRect) -> Bool { visibleFrame.minX < plate.minX - 0.5 || visibleFrame.maxX > plate.maxX + 0.5 }

  /// Whether it is a shape other than a plain rectangle, whose ends show that nothing of it is cut off.
  fileprivate var isRound: Bool {
    guard case .leaf(.shape(let shape)) = node.content else { return false }
    return !shape.isPlainRectangle && shape.outline.kind != "\(Rectangle.self)"
  }

  /// Whether it is a bar or another low shape in content that is wider than its card.
  fileprivate var isBeyondCard: Bool {
    guard case .leaf(.shape) = node.content else { return false }
    return slot.content.frame.width > slot.plate.width + 0.5 && visibleFrame.height < slot.plate.height * Self.decoration
  }

  /// Whether the upper or the lower edge of the surface cuts letters off: the box of a line is taller than its letters.
  @MainActor
  fileprivate func losesLetters(in trace: RenderTrace) -> Bool {
    guard text != nil else { return false }
    return lostArea(in: trace) { $0.y < slot.plate.minY || $0.y > slot.plate.maxY } >= ClippingAllowance.minimum
  }
}
