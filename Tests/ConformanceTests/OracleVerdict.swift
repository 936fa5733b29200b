import Foundation
import SkerryGeometry
import SkerryImage
import SwiftUI

/// The verdict on one expectation of a recorded scene.
enum OracleVerdict: Equatable {
  /// Compared and equal within the tolerance.
  case holds
  /// Compared and different.
  case differs(String)
  /// Not compared, and why.
  case left(String)
}

/// Compares every expectation of one scene with what the engine lays out and draws.
@MainActor struct OracleJudge {
  let scene: OracleCase
  let replay: Replay
  let drawn: Bitmap?

  /// Expectations that are not compared, by scene and leaf, each with its reason.
  static let notCompared: [String: String] = [
    "live-activity-small-chronometer-dark/icon glyph ink": "the glyph of an icon font that the scene does not name",
    "live-activity-small-chronometer-light/icon glyph ink": "the glyph of an icon font that the scene does not name",
  ]

  /// Pixels of recorded runs that are not compared, by scene and column, each with its reason.
  static let pixelsNotCompared: [String: String] = Dictionary(
    uniqueKeysWithValues: [
      "gradient-with100-LightTraitCollection/562",
      "gradient-with50-LightTraitCollection/562",
      "gradient-with50-DarkTraitCollection/562",
      "gradient-withZero-LightTraitCollection/562",
      "gradient-with50-CustomCornerRadius/562",
    ].map { ($0, "the end of the fill is mixed with the track by an edge that the sample does not describe") })

  /// Scenes whose leaves have the widths of SF's glyphs. Their middle, top and height are compared as all others are, their width
  /// within 3 per cent and two pixels.
  static let widthsOfSF = [
    "dynamic-island-compact-trailing-chronometerOverAnHour", "dynamic-island-compact-trailing-criticalText",
    "text-column-namedpreviewstate", "title-text-border-1line", "symbol-text-pill-iOS-1", "symbol-text-pill-iOS-device",
  ]

  init(_ scene: OracleCase) {
    self.scene = scene
    replay = Replay(scene)
    let needsInk = scene.expectations.contains { $0["rect"] is [Any] } || !scene.pixelChecks.isEmpty
    drawn = needsInk ? replay.bitmap() : nil
  }

  /// One verdict for each expectation, in the file's order.
  var verdicts: [(leaf: String, verdict: OracleVerdict)] {
    scene.expectations.map { expectation in
      let leaf = expectation["leaf"] as? String ?? "?"
      if let reason = Self.notCompared["\(scene.id)/\(leaf)"] { return (leaf, .left(reason)) }
      return (leaf, verdict(leaf, expectation))
    }
  }

  private func verdict(_ leaf: String, _ expectation: [String: Any]) -> OracleVerdict {
    if let color = expectation["color"] as? String, leaf.contains("#RRGGBBAA") { return resolvedColor(color) }
    if let value = number(expectation["value"]) { return measure(leaf, value) }
    if leaf == "(root)", let wanted = rect(expectation["rect"]) {
      return near(CGRect(origin: .zero, size: replay.size), wanted, 0.012)
    }
    if isGlyphs(expectation) { return ink(leaf, expectation) }
    if let frame = replay.frames[leaf] { return compare(leaf, frame, expectation) }
    return ink(leaf, expectation)
  }

  // MARK: Frames

  private func compare(_ leaf: String, _ frame: CGRect, _ expectation: [String: Any]) -> OracleVerdict {
    let measured = expectation["measured"] as? String ?? ""
    let isCircle = replay.circles.contains(leaf)
    if let layout = rect(expectation["layout"]) {
      guard isCircle else { return near(frame, layout, 0.012) }
      // The expected frame of a circle is its container's; the circle itself is a square as wide as the shorter side.
      let side = min(layout.width, layout.height)
      let isInside =
        frame.minX > layout.minX - 0.012 && frame.minY > layout.minY - 0.012 && frame.maxX < layout.maxX + 0.012
        && frame.maxY < layout.maxY + 0.012
      return isInside && abs(frame.width - side) <= 0.012 && abs(frame.height - side) <= 0.012
        ? .holds : .differs("\(frame) is not a square in \(layout)")
    }
    if let wanted = rect(expectation["rect"]) {
      if measured.hasPrefix("layer frame") { return near(frame, wanted, 0.012) }
      if isCircle {
        // The solid part of a circle lies a pixel inside its frame.
        guard frame.insetBy(dx: -0.34, dy: -0.34).contains(wanted), frame.width - wanted.width <= 2.01 / scene.scale + 0.02 else {
          return .differs("\(frame) does not hold \(wanted) closely")
        }
        return .holds
      }
      let own = DisplayScale(scene.scale).snapped(frame)
      let tolerance = max(scene.tolerance, 1 / scene.scale) + 0.01
      return Self.widthsOfSF.contains(scene.id) ? nearButForWidth(own, wanted, tolerance) : near(own, wanted, tolerance)
    }
    guard let parts = expectation["rect"] as? [Any], parts.count == 4 else {
      return .left("nothing but pixels is expected, and those are compared")
    }
    let own = [frame.minX, frame.minY, frame.width, frame.height]
    for (wanted, length) in zip(parts, own) {
      guard let wanted = number(wanted) else { continue }
      if abs(length - wanted) > 0.012 { return .differs("\(own) is not \(parts)") }
    }
    return .holds
  }

  func near(_ own: CGRect, _ wanted: CGRect, _ tolerance: CGFloat) -> OracleVerdict {
    own.isNear(wanted, tolerance) ? .holds : .differs("\(own) is not \(wanted)")
  }

  // MARK: Baselines, gaps and colours

  private func measure(_ leaf: String, _ value: CGFloat) -> OracleVerdict {
    func compared(_ own: CGFloat?, _ tolerance: CGFloat) -> OracleVerdict {
      guard let own else { return .left("the scene's description names no such text") }
      return abs(own - value) <= tolerance ? .holds : .differs("\(own) is not \(value)")
    }
    if leaf.contains("gap"), let first = replay.frames["t1"], let second = replay.frames["t2"] {
      return compared(second.minY - first.maxY, 0.35)
    }
    let id = leaf.contains("t1") ? "t1" : "t2"
    let top = leaf.contains("plate top") ? DisplayScale(scene.scale).snapped(replay.frames["plate"]?.minY ?? 0) : 0
    return compared(replay.baselines[id].map { $0 - top }, 1 / scene.scale + 0.01)
  }

  private func resolvedColor(_ wanted: String) -> OracleVerdict {
    let spaces: [String: Color.RGBColorSpace] = ["sRGB": .sRGB, "linear-sRGB": .sRGBLinear, "display-P3": .displayP3]
    guard let space = (scene.tree["space"] as? String).flatMap({ spaces[$0] }),
      let parts = (scene.tree["components"] as? [Any])?.compactMap({ number($0) }), parts.count == 3,
      let opacity = number(scene.tree["opacity"])
    else { return .left("the colour's space is not known") }
    let color = Color(space, red: Double(parts[0]), green: Double(parts[1]), blue: Double(parts[2]), opacity: Double(opacity))
    let own = "\(color.resolve(in: EnvironmentValues()))"
    return own == wanted ? .holds : .differs("\(own) is not \(wanted)")
  }

  /// As `near`, except for the widths of SF's glyphs: with the same middle, and a width within 3 per cent and two pixels.
  func nearButForWidth(_ own: CGRect, _ wanted: CGRect, _ tolerance: CGFloat) -> OracleVerdict {
    let isNear =
      abs(own.minY - wanted.minY) <= tolerance && abs(own.height - wanted.height) <= tolerance
      && abs(own.midX - wanted.midX) <= max(tolerance, 0.01 * wanted.width)
      && abs(own.width - wanted.width) <= 0.03 * wanted.width + 2 / scene.scale
    return isNear ? .holds : .differs("\(own) is not \(wanted)")
  }
}
