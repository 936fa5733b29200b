import Foundation
import SkerryDrawing
import SkerryFonts
import SkerryFreeType
import SkerryGeometry
import SkerryGraph

/// Names of SF Symbols and the icon glyphs that stand in for them.
struct SymbolTable {
  private enum Glyph {
    case cupertino(UInt32)
    case material(String)
  }

  private var glyphs: [String: Glyph]?

  private mutating func table() -> [String: Glyph] {
    if let glyphs { return glyphs }
    var found: [String: Glyph] = [:]
    let text = (try? String(contentsOf: SkerryFonts.symbolTable, encoding: .utf8)) ?? ""
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t")
      guard fields.count == 3 else { continue }
      if fields[1] == "c" {
        if let point = UInt32(fields[2], radix: 16) { found[String(fields[0])] = .cupertino(point) }
      } else {
        found[String(fields[0])] = .material(String(fields[2]))
      }
    }
    glyphs = found
    return found
  }

  /// Diameter of `circle.fill` at medium scale as a fraction of the point size, between the weights. Source: apple-figures §5.3.
  private static func diameter(_ weight: CGFloat, _ scale: SymbolScale) -> CGFloat {
    let (light, regular, black): (CGFloat, CGFloat, CGFloat) =
      switch scale {
      case .small: (0.7446, 0.7886, 0.8398)
      case .medium: (0.9463, 0.9961, 1.0664)
      case .large: (1.2166, 1.2720, 1.3589)
      }
    return weight <= 400
      ? light + (regular - light) * max(0, weight - 100) / 300 : regular + (black - regular) * min(500, weight - 400) / 500
  }

  /// Diameter of a full circle in each icon font, in ems, measured on its circle glyph.
  private static let cupertinoCircle: CGFloat = 0.7813
  private static let materialCircle: CGFloat = 20.0 / 24

  mutating func drawing(
    of name: String, _ font: FontDescription, _ scale: SymbolScale, _ registry: inout FontRegistry
  ) -> SymbolDrawing? {
    guard let (outline, evenOdd) = outline(of: name, &registry) else { return nil }
    let diameter = Self.diameter(font.weight, scale) * font.size
    let ink = outline.applying(CGAffineTransform(scaleX: diameter, y: diameter))
    let box = ink.boundingRect
    guard box.width > 0, box.height > 0 else { return nil }
    // A symbol stands centred on the capitals beside it, with a little air around its ink (our choice, apple-figures §5.3).
    let air = 0.06 * font.size
    let size = CGSize(width: box.width + 2 * air, height: max(box.height + 2 * air, diameter + 2 * air))
    let placed = ink.offsetBy(dx: (size.width - box.width) / 2 - box.minX, dy: (size.height - box.height) / 2 - box.minY)
    let baseline = size.height / 2 - SystemMetrics.capHeight * font.size / 2
    return SymbolDrawing(layers: [placed], size: size, baselineOffset: baseline, isSubstitute: evenOdd)
  }

  /// The outline in units of a full circle's diameter.
  private mutating func outline(of name: String, _ registry: inout FontRegistry) -> (Path, Bool)? {
    let table = table()
    if let path = glyph(table[name], &registry) { return (path, false) }
    let words = name.split(separator: ".").map(String.init)
    // Cupertino names drop the "and"s.
    let short = words.filter { $0 != "and" }.joined(separator: ".")
    if short != name, let path = glyph(table[short], &registry) { return (path, false) }
    if let path = enclosed(words, table, &registry) { return (path, true) }
    if words.last == "fill", let path = glyph(table[words.dropLast().joined(separator: ".")], &registry) { return (path, true) }
    return nil
  }

  private func glyph(_ glyph: Glyph?, _ registry: inout FontRegistry) -> Path? {
    switch glyph {
    case nil: return nil
    case .cupertino(let point):
      guard let face = registry.face(registry.number(of: SkerryFonts.cupertino))?.outline, let id = face.glyph(for: point) else { return nil }
      let scale = 1 / Self.cupertinoCircle
      return face.outline(of: id, variations: [])?.applying(CGAffineTransform(scaleX: scale, y: scale))
    case .material(let name):
      guard let face = registry.face(registry.number(of: SkerryFonts.material))?.outline, let id = face.glyph(named: name) else { return nil }
      let scale = 1 / Self.materialCircle
      return face.outline(of: id, variations: [])?.applying(CGAffineTransform(scaleX: scale, y: scale))
    }
  }

  /// `x.circle.fill` and the like, made of the shape with x cut out of it, or of a ring around x. A digit or letter counts as x.
  private func enclosed(_ words: [String], _ table: [String: Glyph], _ registry: inout FontRegistry) -> Path? {
    let isFilled = words.last == "fill"
    let plain = isFilled ? words.dropLast() : words[...]
    guard let shape = plain.last, shape == "circle" || shape == "square", plain.count > 1 else { return nil }
    let inside = plain.dropLast().joined(separator: ".")
    let inner =
      glyph(table[inside + ".fill"], &registry) ?? glyph(table[inside], &registry) ?? character(inside, &registry)
    guard let inner else { return nil }
    let box = inner.boundingRect
    let target: CGFloat = 0.56
    let fit = target / max(box.width, box.height, 1e-6)
    let centred = inner.offsetBy(dx: -box.midX, dy: -box.midY).applying(CGAffineTransform(scaleX: fit, y: fit))
    let unit = CGRect(x: -0.5, y: -0.5, width: 1, height: 1)
    func outer(_ rect: CGRect) -> Path {
      shape == "circle" ? Path(ellipseIn: rect) : Path(roundedRect: rect, cornerRadius: rect.width * 0.22)
    }
    var path = outer(unit)
    if isFilled {
      // The glyph runs the other way round, so that the non-zero rule leaves it open.
      path.addPath(centred.reversedLike(path))
    } else {
      path.addPath(outer(unit.insetBy(dx: 0.08, dy: 0.08)).reversed)
      path.addPath(centred)
    }
    return path
  }

  private func character(_ name: String, _ registry: inout FontRegistry) -> Path? {
    guard name.count <= 2, name.allSatisfy({ $0.isASCII && ($0.isNumber || $0.isLetter) }) else { return nil }
    guard let face = registry.face(registry.number(of: SkerryFonts.text))?.outline else { return nil }
    var path = Path()
    var pen: CGFloat = 0
    for scalar in name.uppercased().unicodeScalars {
      guard let id = face.glyph(for: scalar.value) else { return nil }
      let weight = [FontInstance.Variation("wght", 600)]
      guard let outline = face.outline(of: id, variations: weight) else { return nil }
      path.addPath(outline.offsetBy(dx: pen, dy: 0))
      pen += outline.boundingRect.width + 0.06
    }
    return path
  }

  mutating func names(near name: String) -> [String] {
    let wanted = Array(name.utf8)
    let limit = max(2, wanted.count / 3)
    return table().keys.compactMap { key -> (Int, String)? in
      let distance = EditDistance.between(wanted, Array(key.utf8), atMost: limit)
      return distance.map { ($0, key) }
    }.sorted { $0 < $1 }.prefix(3).map(\.1)
  }
}
