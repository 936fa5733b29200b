import Foundation
import SkerryDrawing
import SkerryFonts
import SkerryGeometry
import SkerryGraph
import SkerryGlyphs

/// Shapes one styled run: splits it into ranges of one face, direction and script, and turns each into clusters.
struct RunShaper {
  let run: TextRun
  let number: Int
  /// UTF-16 index of the run's first unit in the whole text.
  let start: Int
  let language: String
  let scale: CGFloat
  let tightening: CGFloat
  let version: SystemVersion
  /// Whether the run's face is one that Skerry ships.
  private(set) var isStandIn = true
  /// What the system does with ideographs and kana; `nil` beside a customer's own face.
  private var scriptFit: ScriptFit?

  init(run: TextRun, number: Int, start: Int, language: String, scale: CGFloat, tightening: CGFloat, version: SystemVersion) {
    self.run = run
    self.number = number
    self.start = start
    self.language = language
    self.scale = scale
    self.tightening = tightening
    self.version = version
  }

  /// Characters that one call of HarfBuzz shapes together.
  struct Segment: Equatable {
    var font: FontInstance
    var level: UInt8
    /// ISO 15924 as a number; 0 until a character decides it.
    var script: UInt32
    /// Whether the face is the one that was asked for: the system's tracking does not apply to fallback faces.
    var isPreferred: Bool
    var isSmallCapital: Bool
  }

  mutating func shape(_ levels: [UInt8], _ registry: inout FontRegistry, _ result: inout Shaper.Result) {
    var font = run.font
    font.size *= scale
    if let image = run.image {
      if result.characterStarts.indices.contains(start) { result.characterStarts[start] = true }
      result.clusters.append(
        ShapedCluster(
          range: start..<(start + run.string.utf16.count), run: number, font: FontInstance(face: 0, size: font.size), glyphs: [],
          advance: image.naturalSize.width * scale, level: levels.indices.contains(start) ? levels[start] : 0, isSpace: false,
          isNewline: false, image: image))
      return
    }
    if case .custom(let name) = font.family, !registry.hasCustomFace(font), !result.missingFonts.contains(name) {
      result.missingFonts.append(name)
    }
    let preferred = registry.instance(for: font)
    isStandIn = registry.ownFace(for: font) == nil && !registry.drawsHelvetica(font)
    if isStandIn, case .system = font.family { scriptFit = ScriptFit.fit(in: language, on: version) }
    let capitals = SyntheticCapitals(font.smallCaps, registry.face(preferred.face)?.shaping)
    var units = result.units
    var open: Segment?
    var from = start
    var at = start
    func flush(_ end: Int) {
      guard let segment = open, from < end else { return }
      append(from..<end, segment, units, &registry, &result)
      open = nil
    }
    for character in run.string {
      let count = character.utf16.count
      result.characterStarts[at] = true
      var next = Segment(font: preferred, level: levels[at], script: 0, isPreferred: true, isSmallCapital: false)
      if let ascii = character.asciiValue {
        next.script = ascii.isLetter ? HarfBuzzScript.latin : 0
        if !registry.hasASCII(preferred.face), ascii > 0x20 { choose(character, &next, preferred, &registry, &result) }
      } else {
        next.script = HarfBuzzScript.script(of: character)
        choose(character, &next, preferred, &registry, &result)
      }
      if let capital = capitals.capital(for: character), next.isPreferred {
        for (offset, unit) in capital.enumerated() { units[at + offset] = unit }
        next.isSmallCapital = true
        next.font.size *= SyntheticCapitals.factor
      }
      if let segment = open {
        if next.script == 0 { next.script = segment.script }
        var same = segment
        if same.script == 0 { same.script = next.script }
        if same == next { open = same } else { flush(at) }
      }
      if open == nil { (open, from) = (next, at) }
      at += count
    }
    flush(at)
  }

  private func choose(
    _ character: Character, _ segment: inout Segment, _ preferred: FontInstance, _ registry: inout FontRegistry,
    _ result: inout Shaper.Result
  ) {
    let (font, missing) = registry.choice(for: character, preferred: preferred, weight: run.font.weight)
    segment.font = font
    segment.isPreferred = font.face == preferred.face
    if let scriptFit, font.face == registry.number(of: SkerryFonts.han), let unit = character.utf16.first(where: ScriptFit.applies(to:)) {
      segment.font.size *= scriptFit.size(of: unit)
    }
    if scriptFit != nil, !segment.isPreferred, let unit = character.utf16.first {
      segment.font.size *= ScriptFit.substituteSize(of: unit)
    }
    for scalar in missing where !result.missing.contains(scalar) { result.missing.append(scalar) }
  }

  // MARK: Clusters

  private func append(
    _ range: Range<Int>, _ segment: Segment, _ units: [UInt16], _ registry: inout FontRegistry, _ result: inout Shaper.Result
  ) {
    guard let face = registry.face(segment.font.face) else { return }
    let font = segment.font
    let isRightToLeft = segment.level % 2 == 1
    // Tracking replaces kerning where both are set, and disables ligatures; kerning keeps them (SwiftUI's documentation of tracking).
    var extra = (run.tracking != 0 ? run.tracking : run.kerning) - tightening
    let plainExtra = extra
    if segment.isPreferred { extra += SystemTracking.points(for: sized(font.size), isStandIn: isStandIn) }
    var features = run.font.openTypeFeatures
    if run.tracking != 0 { features += ["-liga", "-clig"] }
    // The zero of Apple's monospaced design has a slash (Figures §9.17); a face without the feature keeps its own.
    if isStandIn, segment.isPreferred, case .system(.monospaced) = run.font.family { features.append("zero") }
    // The substitute of the rounded design has ligatures of f, which would have the width of one letter (Figures §9.169).
    if isStandIn, segment.isPreferred, case .system(.rounded) = run.font.family { features += ["-liga", "-clig"] }
    if isStandIn, segment.isPreferred { features += alternates(in: range, units) }
    var glyphs = face.shaping.shape(
      units, range, rightToLeft: isRightToLeft, script: segment.script, language: language, features: features, variations: font.variations)
    if isRightToLeft { glyphs.reverse() }
    let guide = widths(range, segment, features, units, &registry)
    let digitAdvance =
      guide == nil && run.font.monospacedDigits ? face.shaping.syntheticDigitAdvance(variations: font.variations) : nil
    let isEmoji = font.face == registry.number(of: SkerryFonts.emoji)
    let isHan = scriptFit != nil && font.face == registry.number(of: SkerryFonts.han)
    var index = 0
    while index < glyphs.count {
      let first = glyphs[index].cluster
      var end = index
      while end < glyphs.count, glyphs[end].cluster == first { end += 1 }
      let members = isRightToLeft ? Array(glyphs[index..<end].reversed()) : Array(glyphs[index..<end])
      let units = first..<max(first + 1, end < glyphs.count ? glyphs[end].cluster : range.upperBound)
      var cluster = cluster(units, members, segment, extra: extra, digitAdvance: digitAdvance, result.units)
      if members.count == 1, cluster.advance > 0 {
        if let wanted = guide?[first] {
          cluster.center(in: wanted + extra)
        } else if let wanted = ownAdvance(unitsOf: first, segment, result.units) {
          let tracking = plainExtra + SystemTracking.points(for: sized(font.size), isStandIn: false)
          cluster.center(in: wanted * font.size * font.stretch + tracking)
        }
      }
      if isStandIn, segment.isPreferred, members.count == 1 {
        if case .system(.rounded) = run.font.family, !run.font.isOnWatch, CharacterFit.isColonBetweenDigits(result.units, first) {
          cluster.apply(CharacterFit.roundedColon(sized(font.size)), glyphAdvance: members[0].advance)
        } else if CharacterFit.isColonBetweenDigits(result.units, first), let fit = CharacterFit.colonBetweenDigits(sized(font.size)) {
          cluster.apply(fit, glyphAdvance: members[0].advance)
        } else if let fit = CharacterFit.fit(of: result.units[first], in: sized(font.size)) {
          cluster.apply(fit, glyphAdvance: members[0].advance)
        }
        if let fit = CharacterFit.pair(result.units, first, in: sized(font.size)) { cluster.apply(fit, glyphAdvance: members[0].advance) }
        if result.units[first] == 0x2026, let pitch = EllipsisFit.pitch(in: sized(font.size)), let dot = fullStop(in: face, font) {
          let width = EllipsisFit.width(in: sized(font.size)).map { $0 + plainExtra }
          cluster.setDots(dot, pitch: pitch, glyphAdvance: members[0].advance, width: width)
        }
      }
      if isStandIn, segment.isPreferred { cluster.shift(by: CharacterFit.displayBearing(sized(font.size))) }
      if isHan, let scriptFit, ScriptFit.applies(to: result.units[first]) { cluster.apply(scriptFit, unit: result.units[first]) }
      if scriptFit != nil, !segment.isPreferred, ScriptFit.isHangul(result.units[first]) { cluster.lift(ScriptFit.hangulLift) }
      if isEmoji { cluster.placeEmoji(at: run.font.size * scale) }
      result.clusters.append(cluster)
      index = end
    }
  }

  /// The substitute font raises brackets, hyphens and the like beside capitals and digits, and draws arrows for "->"; Apple's raises a colon
  /// between digits only (Figures §9.67).
  private func alternates(in range: Range<Int>, _ units: [UInt16]) -> [String] {
    let colons = range.filter { units[$0] == 0x3A && CharacterFit.isColonBetweenDigits(units, $0) }
    return ["calt=0"] + colons.map { "calt[\($0):\($0 + 1)]=1" }
  }

  private func fullStop(in face: FontRegistry.Opened, _ font: FontInstance) -> ShapingFace.Glyph? {
    face.shaping.shape([0x2E], 0..<1, rightToLeft: false, script: 0, language: language, features: [], variations: font.variations).first
  }

  /// The advance in ems of a character whose advance in SF differs from that of the substitute for its default design.
  private func ownAdvance(unitsOf index: Int, _ segment: Segment, _ units: [UInt16]) -> CGFloat? {
    guard case .system(.standard) = run.font.family, isStandIn, segment.isPreferred else { return nil }
    return SystemAdvances.em(units[index], sized(segment.font.size))
  }

  func sized(_ size: CGFloat) -> FontDescription {
    var font = run.font
    font.size = size
    return font
  }

  private func cluster(
    _ range: Range<Int>, _ glyphs: [ShapingFace.Glyph], _ segment: Segment, extra: CGFloat, digitAdvance: CGFloat?, _ units: [UInt16]
  ) -> ShapedCluster {
    let font = segment.font
    let unit = units[range.lowerBound]
    var result = ShapedCluster(
      range: range, run: number, font: font, glyphs: [], advance: 0, level: segment.level, isSpace: false, isNewline: unit.isNewline)
    result.isSoftHyphen = unit == 0xAD
    if unit == 0x09 {
      // A tab is as wide as four spaces: there are no tab stops.
      result.isSpace = true
      result.advance = font.size * Self.tab
    }
    // Control characters, line ends and soft hyphens inside a line are invisible and have no width.
    if unit < 0x20 || (0x7F...0x9F).contains(unit) || result.isNewline || result.isSoftHyphen {
      result.isSpace = result.isSpace || result.isNewline
      return result
    }
    result.isSpace = range.allSatisfy { units[$0].isSpace }
    result.isNoBreakSpace = unit == 0xA0 || unit == 0x2007 || unit == 0x202F
    var pen: CGFloat = 0
    for glyph in glyphs {
      result.glyphs.append(
        ShapedCluster.Glyph(id: glyph.id, x: (pen + glyph.offsetX * font.size) * font.stretch, y: -glyph.offsetY * font.size))
      pen += glyph.advance * font.size
    }
    if let digitAdvance, glyphs.count == 1, (0x30...0x39).contains(unit) {
      let wide = digitAdvance * font.size
      result.glyphs[0].x += (wide - pen) / 2 * font.stretch
      pen = wide
    }
    // Combining marks without an advance get no tracking.
    result.advance = pen * font.stretch + (pen > 0 ? extra : 0)
    return result
  }

  /// Width of a tab in ems.
  private static let tab: CGFloat = 1.12
}

extension UInt16 {
  /// Whether it is white space that ends a line invisibly: space, ogham and en quad … hair space without the figure space, medium and
  /// ideographic space.
  fileprivate var isSpace: Bool {
    self == 0x20 || self == 0x1680 || (0x2000...0x200A).contains(self) && self != 0x2007 || self == 0x205F || self == 0x3000
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
}
