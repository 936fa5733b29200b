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
  private let drawn: Bitmap?

  /// Scenes that are not compared, each with its reason.
  static let scenes = [
    "symbol-text-pill-iOS-1": "the widths of SF's symbol and of its text are not recorded, and the stand-ins are 4 points wider together",
    "symbol-text-pill-iOS-device": "recorded at another text size, with the width of an SF symbol that is not known",
  ]

  /// Expectations that are not compared, by scene and leaf, each with its reason.
  static let expectations: [String: String] = [
    "text-above-block-default-spacing-1/block":
      "recorded before iOS 17, which rounded d up to a multiple of 4; newer recordings have 10.64 at 3x (Figures §9.1)",
    "switch-on/thumb-ring": "the track's outline has the same colour and comes within two pixels; the thumb's frame is compared",
    "title-text-border-1line/border-outer": "as wide as a text in SF, whose width is not recorded",
    "live-activity-pill-maneuverimage/pill": "the pill's content is not described, so its width is not known",
    "live-activity-pill-maneuverimage/pill+shadow": "the pill's content is not described, so neither is what casts the shadow",
  ]

  init(_ scene: OracleCase) {
    self.scene = scene
    replay = Replay(scene)
    let needsInk = scene.expectations.contains { $0["rect"] is [Any] }
    drawn = needsInk && Self.scenes[scene.id] == nil ? replay.bitmap() : nil
  }

  /// One verdict for each expectation, in the file's order.
  var verdicts: [(leaf: String, verdict: OracleVerdict)] {
    scene.expectations.map { expectation in
      let leaf = expectation["leaf"] as? String ?? "?"
      if let reason = Self.scenes[scene.id] ?? Self.expectations["\(scene.id)/\(leaf)"] { return (leaf, .left(reason)) }
      if expectation["soft"] as? Bool == true {
        return (leaf, .left("the ink of a glyph or symbol of SF, for which another face stands in"))
      }
      return (leaf, verdict(leaf, expectation))
    }
  }

  private func verdict(_ leaf: String, _ expectation: [String: Any]) -> OracleVerdict {
    if let color = expectation["color"] as? String, leaf.contains("#RRGGBBAA") { return resolvedColor(color) }
    if let value = number(expectation["value"]) { return measure(leaf, value) }
    if leaf == "(root)", let wanted = rect(expectation["rect"]) {
      return near(CGRect(origin: .zero, size: replay.size), wanted, 0.012)
    }
    if let frame = replay.frames[leaf] { return compare(leaf, frame, expectation) }
    return ink(expectation)
  }

  // MARK: Frames

  private func compare(_ leaf: String, _ frame: CGRect, _ expectation: [String: Any]) -> OracleVerdict {
    let measured = expectation["measured"] as? String ?? ""
    if measured.contains("glyph ink") { return .left("the ink of a glyph of SF, for which another face stands in") }
    let isCircle = replay.circles.contains(leaf)
    if let layout = rect(expectation["layout"]) {
      guard isCircle else { return near(frame, layout, 0.012) }
      // The layout derived for a circle is the space around it; the circle is a square as wide as the shorter side.
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
      return near(DisplayScale(scene.scale).snapped(frame), wanted, max(scene.tolerance, 1 / scene.scale) + 0.01)
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

  private func near(_ own: CGRect, _ wanted: CGRect, _ tolerance: CGFloat) -> OracleVerdict {
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

  // MARK: Ink

  /// Expectations about the picture and not about one view: the box of one colour's pixels, or of everything drawn.
  private func ink(_ expectation: [String: Any]) -> OracleVerdict {
    guard let wanted = rect(expectation["rect"]) else { return .left("nothing but pixels is expected, and those are compared") }
    guard let drawn else { return .left("the scene is not drawn") }
    let measured = expectation["measured"] as? String ?? ""
    let scale = scene.scale
    let box: CGRect?
    if let color = expectation["color"] as? String, measured.hasPrefix("solid-colour bbox") || measured == "pixel map" {
      guard let value = Int(color.dropFirst().prefix(6), radix: 16) else { return .left("the colour \(color) is not a number") }
      // Two pixels around the expected area: other views may have the same colour elsewhere, and content that is too
      // large reaches beyond it.
      box = drawn.box(scale, in: wanted.insetBy(dx: -2 / scale, dy: -2 / scale)) {
        isNear($0, value >> 16 & 255, value >> 8 & 255, value & 255, 2)
      }
    } else if measured.contains("outer ink bbox") || measured.contains("outer bbox") || measured == "pixel map" {
      let background = drawn.color(x: 0, y: 0)
      box = drawn.box(scale) { !isNear($0, background.red, background.green, background.blue, 2) }
    } else {
      return .left("measured as \"\(measured)\", which names no view and no colour")
    }
    guard let box else { return .differs("no pixel has the colour") }
    return near(box, wanted, 1 / scale + 0.01)
  }
}

extension Bitmap {
  typealias Pixel = (red: Int, green: Int, blue: Int, alpha: Int)

  /// The box of the matching pixels, in points, within an area in points.
  func box(_ scale: CGFloat, in area: CGRect = .infinite, _ isWanted: (Pixel) -> Bool) -> CGRect? {
    var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
    func clamped(_ length: CGFloat, _ limit: Int) -> Int { Int(min(max((length * scale).rounded(), 0), CGFloat(limit))) }
    for y in clamped(area.minY, size.height)..<clamped(area.maxY, size.height) {
      for x in clamped(area.minX, size.width)..<clamped(area.maxX, size.width) {
        let color = color(x: x, y: y)
        guard isWanted(color) else { continue }
        (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
      }
    }
    guard left <= right else { return nil }
    return CGRect(
      x: CGFloat(left) / scale, y: CGFloat(top) / scale, width: CGFloat(right - left + 1) / scale, height: CGFloat(bottom - top + 1) / scale
    )
  }
}

/// A pixel's nearness to a colour, in steps of a component.
private func isNear(_ pixel: Bitmap.Pixel, _ red: Int, _ green: Int, _ blue: Int, _ tolerance: Int) -> Bool {
  abs(pixel.red - red) <= tolerance && abs(pixel.green - green) <= tolerance && abs(pixel.blue - blue) <= tolerance
}
