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

  /// Diameter of `circle.fill` at medium scale as a fraction of the point size, between the weights. Source: Figures §5.3.
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
    // A symbol stands centred on the capitals beside it, with a little air around its ink (our choice, Figures §5.3).
    let air = 0.06 * font.size
    let size = CGSize(width: box.width + 2 * air, height: max(box.height + 2 * air, diameter + 2 * air))
    let placed = ink.offsetBy(dx: (size.width - box.width) / 2 - box.minX, dy: (size.height - box.height) / 2 - box.minY)
    let baseline = size.height / 2 - SystemMetrics.capHeight * font.size / 2
    return SymbolDrawing(layers: [placed], size: size, baselineOffset: baseline, isSubstitute: evenOdd)
  }

  /// The outline in units of a full circle's diameter.
  private mutating func outline(of name: String, _ registry: inout FontRegistry) -> (Path, Bool)? {
    let table = table()
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    if words.contains("") { return nil }
    if let path = battery(words, table, &registry) ?? glyph(table[name], &registry) { return (path, false) }
    // Cupertino names drop the "and"s.
    let short = words.filter { $0 != "and" }.joined(separator: ".")
    if short != name, let path = glyph(table[short], &registry) { return (path, false) }
    if let path = enclosed(words, table, &registry) { return (path, true) }
    if words.last == "fill", let path = glyph(table[words.dropLast().joined(separator: ".")], &registry) { return (path, true) }
    if let path = badged(words, table, &registry) ?? struck(words, table, &registry) { return (path, true) }
    return nil
  }

  /// `battery.25` to `battery.75`: the full battery with a shorter bar in it.
  private func battery(_ words: [String], _ table: [String: Glyph], _ registry: inout FontRegistry) -> Path? {
    guard words.first == "battery", words.count == 2 || (words.count == 3 && words[2] == "percent"),
      let level = Int(words[1].prefix { $0.isNumber }),
      (1..<100).contains(level), let full = glyph(table["battery.100"], &registry)
    else { return nil }
    var path = Path()
    for part in full.nestedParts {
      let left = part.path.boundingRect.minX
      let shorter = CGAffineTransform(translationX: -left, y: 0)
        .concatenating(CGAffineTransform(scaleX: CGFloat(level) / 100, y: 1)).concatenating(CGAffineTransform(translationX: left, y: 0))
      path.addPath(part.depth == 2 ? part.path.applying(shorter) : part.path)
    }
    return path
  }

  /// The glyph of a name, or of the name without its fill.
  private func base(_ words: [String], _ table: [String: Glyph], _ registry: inout FontRegistry) -> Path? {
    glyph(table[words.joined(separator: ".")], &registry)
      ?? (words.last == "fill" ? glyph(table[words.dropLast().joined(separator: ".")], &registry) : nil)
  }

  /// `x.badge.y`, made of a smaller x and a y at its lower trailing corner.
  private func badged(_ words: [String], _ table: [String: Glyph], _ registry: inout FontRegistry) -> Path? {
    guard let place = words.firstIndex(of: "badge"), place > 0 else { return nil }
    let mark = words[(place + 1)...].filter { $0 != "fill" }
    let isFilled = words.last == "fill" && !words[..<place].contains("fill")
    guard let thing = base(Array(words[..<place]) + (isFilled ? ["fill"] : []), table, &registry) else { return nil }
    // A badge that says nothing is a dot.
    let sign =
      mark.isEmpty ? Path(ellipseIn: CGRect(x: -0.5, y: -0.5, width: 1, height: 1)) : glyph(table[mark.joined(separator: ".")], &registry)
    guard let sign else { return nil }
    let (box, corner) = (thing.boundingRect, sign.boundingRect)
    guard box.width > 0, box.height > 0, corner.width > 0, corner.height > 0 else { return nil }
    let size: CGFloat = (mark.isEmpty ? 0.3 : 0.42) * max(box.width, box.height)
    let fit = size / max(corner.width, corner.height)
    var path = thing.applying(CGAffineTransform(scaleX: 0.82, y: 0.82))
    let shrunk = path.boundingRect
    path.addPath(
      sign.offsetBy(dx: -corner.maxX, dy: -corner.maxY).applying(CGAffineTransform(scaleX: fit, y: fit))
        .offsetBy(dx: shrunk.maxX + 0.2 * box.width, dy: shrunk.maxY + 0.12 * box.height))
    return path
  }

  /// `x.slash`, made of x and a bar from its upper leading to its lower trailing corner.
  private func struck(_ words: [String], _ table: [String: Glyph], _ registry: inout FontRegistry) -> Path? {
    guard words.contains("slash"), var path = base(words.filter { $0 != "slash" }, table, &registry) else { return nil }
    let box = path.boundingRect
    let side = max(box.width, box.height) / 2
    var bar = Path()
    bar.move(to: CGPoint(x: box.midX - side, y: box.midY - side))
    bar.addLine(to: CGPoint(x: box.midX + side, y: box.midY + side))
    let pen = bar.strokedPath(StrokeStyle(lineWidth: 0.09, lineCap: .round))
    path.addPath(pen.reversedLike(path).reversed)
    return path
  }

  private func glyph(_ glyph: Glyph?, _ registry: inout FontRegistry) -> Path? {
    switch glyph {
    case nil: return nil
    case .cupertino(let point):
      guard let face = registry.face(registry.number(of: SkerryFonts.cupertino))?.outline, let id = face.glyph(for: point) else {
        return nil
      }
      let scale = 1 / Self.cupertinoCircle
      return face.outline(of: id, variations: [])?.applying(CGAffineTransform(scaleX: scale, y: scale))
    case .material(let name):
      guard let face = registry.face(registry.number(of: SkerryFonts.material))?.outline, let id = face.glyph(named: name) else {
        return nil
      }
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
