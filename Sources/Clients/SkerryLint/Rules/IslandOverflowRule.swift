import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SkerryUI

/// Content of the island that is larger than its area.
package enum IslandOverflowRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "island-overflow", severity: .error, summary: "Content is larger than its area in the Dynamic Island.",
    why: "Content outside is clipped or hidden by the camera.",
    source:
      "HIG Live Activities, Specifications: minimal up to 45 × 36.67 pt; screenshots: a compact side up to 101.67 × 36.67 pt on a 402 pt screen (Figures §8.4)",
    remedy: "Give the content a smaller frame, or let it shrink.")

  package static let dependsOnLanguage = true

  package static let failing = [
    #Example(.compactLeading) { Color.red.frame(width: 110, height: 20) },
    #Example(.minimal) { Circle().frame(width: 50, height: 50) },
    #Example(.minimal) { Color.red.frame(width: 20, height: 37) },
    #Example(.standbyMinimal) { Color.red.frame(width: 45.1, height: 20) },
    #Example(.compactLeading) { Text("Large").scaleEffect(6) },
    #Example(.minimal) { Color.red.frame(width: 44, height: 10).rotationEffect(.degrees(90)) },
    #Example(.compactLeading) { Text("Far").offset(x: 120) },
    #Example(.minimal) { Circle().stroke(.blue, lineWidth: 6).frame(width: 36, height: 36) },
  ]
  package static let passing = [
    #Example(.compactLeading) { Color.red.frame(width: 45, height: 20) },
    #Example(.minimal) { Circle().frame(width: 22, height: 22) },
    #Example(.compactLeading) { Color.red.frame(width: 300, height: 20).frame(width: 20).clipped() },
    #Example(.compactLeading) { Color.red.frame(width: 20, height: 20).mask(Circle().frame(width: 200, height: 200)) },
    #Example(.minimal) { Color.red.frame(width: 20, height: 110.0 / 3) },
    #Example(.minimal) { Image(uiImage: .sample(width: 135, height: 110, scale: 3)).accessibilityLabel("Rider") },
    #Example(.minimal) { Image(uiImage: .sample(width: 90, height: 74, scale: 2)).accessibilityLabel("Rider") },
    #Example(.minimal) { Image(uiImage: .sample(width: 45, height: 37, scale: 1)).accessibilityLabel("Rider") },
    #Example(.standbyMinimal) { Color.red.frame(width: 45, height: 110.0 / 3) },
    // A stroke inside the view, one that loses less than is seen, and one that a clip of its own ends.
    #Example(.minimal) { Circle().strokeBorder(.blue, lineWidth: 6).frame(width: 36, height: 36) },
    #Example(.minimal) { Circle().stroke(.blue, lineWidth: 2).frame(width: 36, height: 36) },
    #Example(.minimal) { Circle().stroke(.blue, lineWidth: 6).frame(width: 36, height: 36).clipped() },
    #Example(.standbyMinimal) { Image(uiImage: .sample(width: 135, height: 110, scale: 3)).accessibilityLabel("Rider") },
  ]

  /// Points by which content may overflow: positions are rounded to pixels, and glyph boxes to thirds of a point.
  private nonisolated static let slack: CGFloat = 0.2
  /// Points by which content that is small enough may extend beyond its area: less is not visible.
  fileprivate nonisolated static let overhang: CGFloat = 1
  /// Points by which a length may exceed its limit: published figures are rounded to hundredths.
  fileprivate nonisolated static let rounding: CGFloat = 0.01

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    // At larger text sizes it is a warning; at the standard size it is an error.
    let severity: Severity = trace.isStandardText ? .error : .warning
    let hidden = trace.scene.slots.compactMap { slot in VisitedItem.all(in: slot).first { $0.isUnderCamera(in: trace) } }.compactMap {
      visit in
      finding(
        visit,
        "Content of \(tenths(visit.visibleFrame.width)) pt is wider than its side of \(visit.slot.place.name) and runs under the camera; give it a smaller frame, or .dynamicIsland(verticalPlacement: .belowIfTooWide).",
        severity)
    }
    return hidden
      + trace.scene.slots.filter { $0.place.isPill }.flatMap { slot in
        // A side may use its margins, but not the other side's area or the area outside the island.
        let area = slot.area.union(slot.area.insetBy(dx: 0, dy: slot.plate.minY - slot.area.minY))
        let isMinimal = ![.compact, .compactLeading, .compactTrailing].map(ScenePlace.activity).contains(slot.place)
        let limit = isMinimal ? slot.plate.union(slot.minimal(on: trace.device)) : area
        let place = area.union(limit)
        let maximum = limit.size
        // A compact side is as wide as its content's frame, which has margins around it: a symbol may be a little wider than its frame.
        func isNarrow(_ visit: VisitedItem) -> Bool { !isMinimal && visit.visibleFrame.height <= maximum.height + Self.slack }
        let outside = VisitedItem.all(in: slot).filter { visit in
          guard visit.isVisible else { return false }
          let size = visit.visibleFrame.size
          let isLarger = isMinimal && !size.fits(maximum)
          // An image within the system's size limit is shown at its own size, whatever the margins.
          let isOutside =
            isLarger || place.excess(of: visit.visibleFrame) > (size.fits(maximum) || isNarrow(visit) ? Self.overhang : Self.slack)
          return isOutside && !visit.isTakenImage(trace.device)
        }
        if outside.isEmpty, let visit = VisitedItem.all(in: slot).first(where: { $0.isVisible && $0.cutStroke != nil }) {
          let size = visit.visibleFrame.size
          return [
            joined(
              visit, trace,
              "A stroke of \(tenths(visit.cutStroke ?? 0)) pt around a view of \(tenths(size.width)) × \(tenths(size.height)) pt is cut off at the edge of \(slot.place.name); draw it inside with strokeBorder, or make the view smaller."
            )
          ].compactMap { $0 }
        }
        return outside.prefix(1).compactMap { visit in
          let size = visit.visibleFrame.size
          let name =
            visit.text.map { "The text \($0.text.string.quoted)" } ?? visit.image.map { "The image \($0.name.quoted)" } ?? "A view"
          guard !size.fits(maximum) else {
            return joined(
              visit, trace,
              "\(name) of \(tenths(size.width)) × \(tenths(size.height)) pt extends \(tenths(place.excess(of: visit.visibleFrame))) pt outside its area in \(slot.place.name) and is cut off there; the content beside it, or an offset, leaves too little space."
            )
          }
          return joined(
            visit, trace,
            "\(name) of \(tenths(size.width)) × \(tenths(size.height)) pt is larger than the \(tenths(maximum.width)) × \(tenths(maximum.height)) pt of \(slot.place.name); content outside is clipped."
          )
        }
      }
  }
}

extension IslandOverflowRule {
  /// What is too large only at a larger text size has one cause in a presentation.
  private static func joined(_ visit: VisitedItem, _ trace: RenderTrace, _ message: String) -> Diagnostic? {
    var found = finding(visit, message, trace.isStandardText ? .error : .warning)
    if !trace.isStandardText { found?.cause = "larger text in \(visit.slot.place.name)" }
    return found
  }
}

extension CGSize {
  /// Whether it is no larger than a limit, up to the rounding of published figures.
  fileprivate func fits(_ area: CGSize) -> Bool {
    width <= area.width + IslandOverflowRule.rounding && height <= area.height + IslandOverflowRule.rounding
  }
}

extension SceneSlot {
  /// The area that a view may have in the minimal island, around the middle of StandBy's plate; empty in other slots.
  ///
  /// StandBy shows the app's minimal presentation on a plate whose size is only reported (Figures §1.3): an image within the published size of
  /// the minimal presentation is not too large for it.
  fileprivate func minimal(on device: Device) -> CGRect {
    guard place == .activity(.standbyMinimal), let maximum = PresentationSpec(.standbyMinimal, on: device)?.largestImage else {
      return .null
    }
    return CGRect(x: plate.midX - maximum.width / 2, y: plate.midY - maximum.height / 2, width: maximum.width, height: maximum.height)
  }
}

extension CGRect {
  /// Whether a point lies in the capsule of this size, the shape of the camera's pill (Figures §8.1): a circle may come close to its round end.
  fileprivate func containsInCapsule(_ point: CGPoint) -> Bool {
    let radius = min(width, height) / 2
    let dx = max(minX + radius - point.x, point.x - (maxX - radius), 0), dy = max(minY + radius - point.y, point.y - (maxY - radius), 0)
    return dx * dx + dy * dy < radius * radius
  }

  /// By how much another rectangle extends beyond it, at most.
  fileprivate func excess(of other: CGRect) -> CGFloat {
    max(minX - other.minX, other.maxX - maxX, minY - other.minY, other.maxY - maxY, 0)
  }
}

extension VisitedItem {
  /// The width in points of a stroke that the upper or lower edge of the surface cuts by more than is seen: it is centred on the outline, so half of
  /// it lies outside the view's frame.
  fileprivate var cutStroke: CGFloat? {
    guard case .leaf(.shape(let shape)) = node.content else { return nil }
    let width = shape.operations.reduce(CGFloat(0)) { width, operation in
      guard case .stroke(let paint, let style) = operation, !paint.isClear else { return width }
      return max(width, style.lineWidth)
    }
    guard width > 0 else { return nil }
    let outline = shape.outline.path(node.frame).boundingRect
    guard !outline.isNull, outline.height.isFinite else { return nil }
    let drawn = area.visible(outline.insetBy(dx: -width / 2, dy: -width / 2))
    let excess = max(slot.plate.minY - drawn.minY, drawn.maxY - slot.plate.maxY)
    return !drawn.isNull && excess > IslandOverflowRule.overhang ? width : nil
  }

  /// Whether the camera of the expanded island hides a part of it. A background that extends around the camera loses nothing.
  @MainActor
  fileprivate func isUnderCamera(in trace: RenderTrace) -> Bool {
    let camera = slot.camera
    let hidden = visibleFrame.intersection(camera)
    guard isVisible, !hidden.isNull, hidden.width > IslandOverflowRule.overhang, hidden.height > IslandOverflowRule.overhang else {
      return false
    }
    if text == nil, image?.isSymbol != true {
      // A background around the camera loses nothing. In a side's region it is one if it fills half of the other side, too; our choice.
      let beyond = min(camera.minX - visibleFrame.minX, visibleFrame.maxX - camera.maxX)
      guard beyond < (surroundings.islandRegion?.isBesideCamera == true ? (camera.minX - slot.plate.minX) / 2 : 0) else { return false }
    }
    return lostArea(in: trace) { camera.containsInCapsule($0) } >= ClippingAllowance.minimum
  }

  /// An image asset within its presentation's limit, at its own size.
  fileprivate func isTakenImage(_ device: Device) -> Bool {
    guard let image, !image.isSymbol, image.assetPixelSize.count > 0, let presentation = slot.place.presentation,
      let spec = PresentationSpec(presentation, on: device),
      image.fits(spec)
    else { return false }
    return node.frame.width <= image.naturalSize.width + 0.01 && node.frame.height <= image.naturalSize.height + 0.01
  }
}
