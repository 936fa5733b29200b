import Foundation
import SkerryDrawing
import SkerryFonts
import SkerryFormats
import SkerryGlyphs
import SkerryGeometry
import SkerryGraph

/// Names of SF Symbols and the icon glyphs that replace them.
struct SymbolTable {
  enum Glyph {
    case cupertino(UInt32)
    case material(String)
    /// Outlined; a name with "fill" is filled in.
    case rounded(String)
  }

  private var glyphs: [String: Glyph]?
  /// The names drawn so far, for the note about substitutes.
  private(set) var drawnNames: Set<String> = []

  private mutating func table() -> [String: Glyph] {
    if let glyphs { return glyphs }
    var found: [String: Glyph] = [:]
    let text = (try? String(contentsOf: SkerryFonts.symbolTable, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t").map(String.init)
      guard fields.count == 3 else { continue }
      switch fields[1] {
      case "c": if let point = UInt32(fields[2], radix: 16) { found[fields[0]] = .cupertino(point) }
      case "m": found[fields[0]] = .material(fields[2])
      default: found[fields[0]] = .rounded(fields[2])
      }
    }
    glyphs = found
    return found
  }

  mutating func drawing(
    of name: String, _ font: FontDescription, _ scale: SymbolScale, _ registry: inout FontRegistry
  ) -> SymbolDrawing? {
    let pen = SymbolPen(font, scale, &registry)
    var composer = SymbolComposer(table: table(), pen: pen, registry: registry)
    let parts = composer.parts(of: name)
    registry = composer.registry
    guard let parts else { return nil }
    drawnNames.insert(name)
    let growth = SymbolPen.diameter(400, scale) / SymbolPen.diameter(400, .medium)
    let points = CGAffineTransform(scaleX: pen.diameter, y: pen.diameter)
    let whole = parts.whole.applying(points)
    let heavier = SymbolFigures.sameInAllWeights.contains(name) ? 1 : 1 + SymbolFigures.inkGrowth * SystemTracking.semiboldness(font)
    let seen = recordedInk(of: whole, name, font.size * growth * heavier)
    let fit = Self.fit(whole.boundingRect.size, into: seen)
    let box = parts.body?.applying(points.concatenating(fit)) ?? whole.applying(fit).boundingRect
    guard box.width > 0, box.height > 0 else { return nil }
    // A symbol is centred on the capitals of adjacent text (Figures §5.3). A substitute of other proportions has the frame of Apple's drawing.
    let ink = parts.body == nil ? seen ?? box.size : box.size
    let (size, basis) = SymbolFigures.frame(name, font, ink: ink, growth: growth)
    let rise = parts.body == nil ? 0 : SymbolFigures.badgeRise * font.size
    let aside = (SymbolFigures.offCentre[name] ?? 0) * font.size * growth
    let lower = (SymbolFigures.lowered[name] ?? 0) * font.size * growth
    let place = points.concatenating(fit).concatenating(
      CGAffineTransform(translationX: size.width / 2 - box.midX + aside, y: size.height / 2 - box.midY - rise + lower))
    // What a badge is attached to is beside text where it would be without the badge.
    let shift = parts.body == nil ? 0 : lower
    let baseline = size.height / 2 - shift - SystemMetrics.capHeight * font.size / 2
    return SymbolDrawing(layers: parts.layers.map { $0.applying(place) }, size: size, baselineOffset: baseline, basis: basis)
  }

  /// The visible size of Apple's drawing in points, if it was recorded.
  private func recordedInk(of ink: Path, _ name: String, _ size: CGFloat) -> CGSize? {
    // A drawing that encloses nothing is its own filled form.
    let plain = name.hasSuffix(".fill") && ink.nestedParts.allSatisfy { $0.depth == 0 } ? String(name.dropLast(5)) : name
    let alias = SymbolFigures.diagonal.contains(name) ? "arrow.up.right" : plain
    return (SymbolFigures.ink[name] ?? SymbolFigures.ink[alias]).map { CGSize(width: $0.width * size, height: $0.height * size) }
  }

  /// Scales a drawing to the recorded size; an icon of other proportions keeps its own.
  private static func fit(_ ink: CGSize, into seen: CGSize?) -> CGAffineTransform {
    guard let seen, ink.width > 0, ink.height > 0 else { return .identity }
    let (x, y) = (seen.width / ink.width, seen.height / ink.height)
    let isAlike = max(x, y) / min(x, y) < 1.12
    return CGAffineTransform(scaleX: isAlike ? x : min(x, y), y: isAlike ? y : min(x, y))
  }

  /// At most three names that have a drawing, the most similar first.
  mutating func names(near name: String, _ registry: inout FontRegistry) -> [String] {
    guard name.contains(where: { $0 != "." }) else { return [] }
    // Most variants with circles, badges and the like are composed and not in the table: their words are corrected one by one.
    let corrected = corrected(name)
    if corrected != name {
      var composer = SymbolComposer(table: table(), pen: SymbolPen(FontDescription(), .medium, &registry), registry: registry)
      let parts = composer.parts(of: corrected)
      registry = composer.registry
      if parts != nil { return [corrected] + listed(near: name).filter { $0 != corrected }.prefix(2) }
    }
    return listed(near: name)
  }

  /// A name in which each word that no name of the table contains is replaced by the most similar word that one does.
  private mutating func corrected(_ name: String) -> String {
    let known = Set(table().keys.flatMap { $0.split(separator: ".").map(String.init) })
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map { word -> String in
      if known.contains(String(word)) { return String(word) }
      let wanted = Array(word.utf8)
      let near = known.compactMap { one in
        EditDistance.between(wanted, Array(one.utf8), atMost: Self.allowedDifferences(wanted)).map { ($0, one) }
      }
      .min { $0 < $1 }
      return near?.1 ?? String(word)
    }
    return words.joined(separator: ".")
  }

  private mutating func listed(near name: String) -> [String] {
    table().keys.compactMap { key in Self.distance(name, key).map { ($0, key) } }.sorted { $0 < $1 }.prefix(3).map(\.1)
  }

  /// The edit distance of two names if one may be a misspelling of the other; `nil` if a word of one is a different word. In `mug.fill` and
  /// `bag.fill` five of eight letters agree, but a mug is not a bag.
  private static func distance(_ name: String, _ other: String) -> Int? {
    let (a, b) = (name.split(separator: "."), other.split(separator: "."))
    guard a.count == b.count else { return EditDistance.between(Array(name.utf8), Array(other.utf8), atMost: 2) }
    var sum = 0
    for (word, near) in zip(a, b) where word != near {
      let wanted = Array(word.utf8)
      guard let distance = EditDistance.between(wanted, Array(near.utf8), atMost: allowedDifferences(wanted)) else { return nil }
      sum += distance
    }
    return sum
  }

  /// How many letters of a word may be wrong.
  private static func allowedDifferences(_ word: [UInt8]) -> Int { min(2, max(1, word.count / 3)) }
}
