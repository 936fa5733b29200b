import Foundation
import SkerryGeometry
import SkerryImage

/// Expectations about the picture and not about one view: the box of the pixels of one colour, of a glyph, or of everything drawn.
extension OracleJudge {
  func isGlyphs(_ expectation: [String: Any]) -> Bool { (expectation["measured"] as? String ?? "").contains("glyph ink") }

  func ink(_ leaf: String, _ expectation: [String: Any]) -> OracleVerdict {
    guard let drawn else { return .left("the scene is not drawn") }
    guard let wanted = rect(expectation["rect"]) else { return rectless(leaf, expectation, drawn) }
    let measured = expectation["measured"] as? String ?? ""
    let pixel = 1 / scene.scale
    let tolerance = pixel + 0.01
    // Two pixels around the expected area: other views may have the same colour elsewhere, and content that is too large
    // reaches beyond it.
    let area = wanted.insetBy(dx: -2 * pixel, dy: -2 * pixel)
    let background = drawn.color(x: 0, y: 0)
    if isGlyphs(expectation) {
      // Antialiased overshoots of another face: a pixel more at the top and at the bottom.
      let wide = area.insetBy(dx: -0.03 * wanted.width, dy: 0)
      let box = drawn.box(scene.scale, in: wide) { !isNear($0, background, threshold(measured)) }
      return box.map { nearButForWidth($0, wanted, 2 * pixel + 0.01) } ?? .differs("nothing is drawn")
    }
    if leaf == "border-outer" {
      let box = drawn.box(scene.scale) { !isNear($0, background, 2) }
      return box.map { nearButForWidth($0, wanted, tolerance) } ?? .differs("nothing is drawn")
    }
    if measured.hasPrefix("every pixel that differs") {
      // The last trace of a shadow, one step of one component: each edge within 3 pixels.
      guard let box = drawn.box(scene.scale, { !isNear($0, background, 0) }) else { return .differs("nothing is drawn") }
      let far = [box.minX - wanted.minX, box.minY - wanted.minY, box.maxX - wanted.maxX, box.maxY - wanted.maxY].map(abs).max() ?? 0
      return far <= 3 * pixel + 0.01 ? .holds : .differs("\(box) is not \(wanted)")
    }
    guard let box = box(leaf, expectation, measured, area, drawn) else {
      return .left("measured as \"\(measured)\", which names no view and no colour")
    }
    return near(box, wanted, tolerance)
  }

  /// The box of the pixels that an expectation refers to; `nil` where it names none or none is drawn.
  private func box(_ leaf: String, _ expectation: [String: Any], _ measured: String, _ area: CGRect, _ drawn: Bitmap) -> CGRect? {
    if leaf == "thumb-ring" { return middleLines(area, drawn) }
    if measured.hasPrefix("solid columns") {
      // The track is a grey whose components differ by 6 at most; the gradient has colour.
      return drawn.box(scene.scale, in: area, isColorful)
    }
    let background = drawn.color(x: 0, y: 0)
    if leaf.hasSuffix("(outer ink)") { return drawn.box(scene.scale, in: area) { !isNear($0, background, 2) } }
    // The one ring that is written down without its colour is black.
    let name = expectation["color"] as? String ?? (leaf.hasSuffix("(solid)") ? "#000000" : nil)
    if let name, measured.hasPrefix("solid") || measured == "pixel map", let value = Int(name.dropFirst().prefix(6), radix: 16) {
      return drawn.box(scene.scale, in: area) { isNear($0, (value >> 16 & 255, value >> 8 & 255, value & 255, 255), 2) }
    }
    guard measured.contains("outer ink bbox") || measured.contains("outer bbox") || measured == "pixel map" else { return nil }
    return drawn.box(scene.scale) { !isNear($0, background, 2) }
  }

  /// Scenes whose pixels alone were measured, and a block whose left edge was not.
  private func rectless(_ leaf: String, _ expectation: [String: Any], _ drawn: Bitmap) -> OracleVerdict {
    if expectation["rect"] == nil || expectation["rect"] is NSNull {
      guard !scene.pixelChecks.isEmpty else { return .left("nothing is expected") }
      let wrong = wrongPixels(drawn)
      return wrong.isEmpty ? .holds : .differs(wrong.joined(separator: ", "))
    }
    // The block is all that has colour; its left edge is not known.
    guard let parts = expectation["rect"] as? [Any], parts.count == 4, parts[0] is NSNull, let top = number(parts[1]),
      let width = number(parts[2]), let height = number(parts[3]),
      let own = drawn.box(scene.scale, in: .infinite, isColorful)
    else { return .left("the scene's description names no such view") }
    return near(own, CGRect(x: own.minX, y: top, width: width, height: height), scene.tolerance)
  }

  /// The pixels that were written down one by one and are drawn otherwise.
  func wrongPixels(_ drawn: Bitmap) -> [String] {
    scene.pixelChecks.compactMap { check in
      guard let px = (check["px"] as? [Any])?.compactMap(number), px.count == 2, let wanted = (check["rgba"] as? [Any])?.compactMap(number)
      else { return nil }
      let own = drawn.color(x: Int(px[0]), y: Int(px[1]))
      let far = max(abs(CGFloat(own.red) - wanted[0]), abs(CGFloat(own.green) - wanted[1]), abs(CGFloat(own.blue) - wanted[2]))
      return far <= 2 ? nil : "\(px): \(own) is not \(wanted)"
    }
  }

  /// The box of a black ring by its middle row and column alone, where nothing else of its colour is near.
  private func middleLines(_ area: CGRect, _ drawn: Bitmap) -> CGRect? {
    let pixel = 1 / scene.scale
    let row = CGRect(x: area.minX, y: area.midY, width: area.width, height: pixel)
    let column = CGRect(x: area.midX, y: area.minY, width: pixel, height: area.height)
    guard let across = drawn.box(scene.scale, in: row, { isNear($0, (0, 0, 0, 255), 2) }),
      let down = drawn.box(scene.scale, in: column, { isNear($0, (0, 0, 0, 255), 2) })
    else { return nil }
    return CGRect(x: across.minX, y: down.minY, width: across.width, height: down.height)
  }

  /// How far from the background a pixel of a glyph is, as it was measured.
  private func threshold(_ measured: String) -> Int {
    guard let word = measured.components(separatedBy: "threshold ").dropFirst().first else { return 40 }
    return Int(word.prefix { $0.isNumber }) ?? 40
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

private func isNear(_ pixel: Bitmap.Pixel, _ other: Bitmap.Pixel, _ tolerance: Int) -> Bool {
  abs(pixel.red - other.red) <= tolerance && abs(pixel.green - other.green) <= tolerance && abs(pixel.blue - other.blue) <= tolerance
}

private func isColorful(_ pixel: Bitmap.Pixel) -> Bool {
  max(pixel.red, pixel.green, pixel.blue) - min(pixel.red, pixel.green, pixel.blue) > 12
}
