import CSkerryICU
import Foundation
import SkerryDrawing
import SkerryFreeType
import SkerryGraph
import SkerryHarfBuzz

/// Turns styled runs into clusters of glyphs in logical order.
struct Shaper {
  /// A text with its clusters and where its lines may end.
  struct Result {
    var units: [UInt16]
    var clusters: [ShapedCluster]
    /// For each UTF-16 position: 1 a line may end before it, 2 it must.
    var breaks: [UInt8]
    /// Code points that no face has.
    var missing: [UInt32]
  }

  /// Points added to every advance, for tightening.
  var tightening: CGFloat = 0
  /// Factor on every size.
  var scale: CGFloat = 1

  func shape(_ runs: [TextRun], rightToLeft: Bool, language: String, registry: inout FontRegistry) -> Result {
    var units: [UInt16] = []
    var starts: [Int] = []
    for run in runs {
      starts.append(units.count)
      units += Array(run.string.utf16)
    }
    var breaks = [UInt8](repeating: 0, count: units.count + 1)
    if !units.isEmpty { _ = skerry_line_breaks(units, Int32(units.count), language, &breaks) }
    let levels = bidiLevels(units, rightToLeft)

    var result = Result(units: units, clusters: [], breaks: breaks, missing: [])
    for (index, run) in runs.enumerated() {
      shape(run, number: index, start: starts[index], levels, language, &registry, &result)
    }
    return result
  }

  private func bidiLevels(_ units: [UInt16], _ rightToLeft: Bool) -> [UInt8] {
    // Only scripts from Hebrew on, or a right-to-left paragraph, need the algorithm.
    guard rightToLeft || units.contains(where: { $0 >= 0x0590 }) else { return [UInt8](repeating: 0, count: units.count) }
    var levels = [UInt8](repeating: rightToLeft ? 1 : 0, count: units.count)
    if !units.isEmpty { _ = skerry_bidi_levels(units, Int32(units.count), rightToLeft ? 1 : 0, &levels) }
    return levels
  }

  private func shape(
    _ run: TextRun, number: Int, start: Int, _ levels: [UInt8], _ language: String, _ registry: inout FontRegistry,
    _ result: inout Result
  ) {
    var font = run.font
    font.size *= scale
    if let image = run.image {
      let size = image.content.naturalSize
      result.clusters.append(
        ShapedCluster(
          range: start..<(start + run.string.utf16.count), run: number,
          font: FontInstance(face: 0, size: font.size), glyphs: [], advance: size.width * scale, level: 0, isSpace: false,
          isNewline: false, image: image.content))
      return
    }
    let preferred = registry.instance(for: font)
    let extra = SystemTracking.points(for: font) + run.tracking + run.kerning - tightening
    let features = run.font.features + (run.tracking != 0 ? ["-liga"] : [])

    // Stretches of one face and one direction.
    var at = start
    var stretch: (font: FontInstance, from: Int, level: UInt8)?
    func flush(_ end: Int) {
      guard let open = stretch, open.from < end else { return }
      append(
        open.from..<end, open.font, open.level, run: number, extra: extra, features, language, &registry, &result)
      stretch = nil
    }
    for character in run.string {
      let count = character.utf16.count
      let level = levels[at]
      let face: FontInstance
      if let found = registry.instance(for: character, preferred: preferred, weight: font.weight) {
        face = found
      } else {
        face = preferred
        result.missing += character.unicodeScalars.map(\.value)
      }
      if let open = stretch, open.font != face || open.level != level { flush(at) }
      if stretch == nil { stretch = (face, at, level) }
      at += count
    }
    flush(at)
  }

  private func append(
    _ range: Range<Int>, _ font: FontInstance, _ level: UInt8, run: Int, extra: CGFloat, _ features: [String], _ language: String,
    _ registry: inout FontRegistry, _ result: inout Result
  ) {
    guard let face = registry.face(font.face) else { return }
    var glyphs = face.shaping.shape(
      result.units, range, rightToLeft: level % 2 == 1, language: language, features: features, variations: font.variations)
    if level % 2 == 1 { glyphs.reverse() }
    var index = 0
    while index < glyphs.count {
      let first = glyphs[index].cluster
      var end = index
      while end < glyphs.count, glyphs[end].cluster == first { end += 1 }
      let next = end < glyphs.count ? glyphs[end].cluster : range.upperBound
      let units = first..<max(first + 1, next)
      let isNewline = result.units[first].isNewline
      let isSpace = isNewline || units.allSatisfy { result.units[$0] == 0x20 || result.units[$0] == 0x09 || result.units[$0] == 0x3000 }
      var pen: CGFloat = 0
      var own: [ShapedCluster.Glyph] = []
      let members = level % 2 == 1 ? Array(glyphs[index..<end].reversed()) : Array(glyphs[index..<end])
      for glyph in members where !isNewline {
        own.append(
          ShapedCluster.Glyph(
            id: glyph.id, x: (pen + glyph.offsetX * font.size) * font.stretch, y: -glyph.offsetY * font.size))
        pen += glyph.advance * font.size
      }
      // Marks without an advance of their own take no tracking.
      let advance = isNewline ? 0 : pen * font.stretch + (pen > 0 ? extra : 0)
      result.clusters.append(
        ShapedCluster(
          range: units, run: run, font: font, glyphs: own, advance: advance, level: level, isSpace: isSpace, isNewline: isNewline))
      index = end
    }
  }
}

extension UInt16 {
  /// Line feed, vertical tab, form feed, carriage return, next line, line and paragraph separators.
  var isNewline: Bool { (0x0A...0x0D).contains(self) || self == 0x85 || self == 0x2028 || self == 0x2029 }
}

extension FontDescription {
  /// OpenType features that the description asks for.
  fileprivate var features: [String] {
    var result: [String] = []
    if monospacedDigits { result.append("tnum") }
    switch smallCaps {
    case .none: break
    case .lowercase: result.append("smcp")
    case .uppercase: result.append("c2sc")
    case .all: result += ["smcp", "c2sc"]
    }
    return result
  }
}
