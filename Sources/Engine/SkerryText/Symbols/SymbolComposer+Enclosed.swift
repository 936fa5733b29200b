import Foundation
import SkerryDrawing
import SkerryGeometry

/// Symbols in a circle, square, rectangle, diamond or heart.
extension SymbolComposer {
  /// `x.circle.fill` and the like: the shape with x cut out of it, or a ring around x. A digit or letter counts as x.
  mutating func enclosed(_ words: [String]) -> Path? {
    let isFilled = words.last == "fill"
    let plain = isFilled ? Array(words.dropLast()) : words
    let isDashed = !isFilled && plain.last == "dashed"
    let shapeWords = isDashed ? Array(plain.dropLast()) : plain
    guard let shape = shapeWords.last, ["circle", "square", "rectangle", "diamond", "heart"].contains(shape), shapeWords.count > 1,
      !isDashed || shape == "circle" || shape == "square"
    else { return nil }
    // Symbols such as a cropped person are clipped to the shape.
    let written = Array(shapeWords.dropLast()).filter { $0 != "crop" }
    // As outside of a shape: names with sides instead of directions, and without "and".
    let sided = written.map { Self.sides[$0] ?? $0 }
    let spellings = [written, sided, written.filter { $0 != "and" }, sided.filter { $0 != "and" }]
    let inside = spellings.dropFirst().contains { $0 != written } ? spellings.first { base($0) != nil } ?? written : written
    let share = shape == "heart" ? Self.heartShare : Self.share(of: inside)
    // The inner symbol is filled if it has a filled form of its own and is not a circle itself (timer.circle, Figures §9.26).
    func found(_ stroke: CGFloat, _ composer: inout SymbolComposer) -> Path? {
      composer.hasFilledForm(inside) && !SymbolFigures.circular.contains(inside.joined(separator: "."))
        ? composer.base(inside + ["fill"], stroke: stroke)
        : composer.base(inside, stroke: stroke)
          ?? composer.slashed(inside + ["fill"], stroke: stroke) ?? composer.slashed(inside, stroke: stroke)
    }
    var inner = found(1, &self)
    var ratio = Self.fit(inner?.boundingRect ?? .zero, share)
    if inner != nil, ratio < 1 {
      inner = found(1 / ratio, &self)
      ratio = Self.fit(inner?.boundingRect ?? .zero, share)
    }
    guard let path = inner ?? character(inside.joined(separator: ".")) else { return nil }
    let box = path.boundingRect
    let fit = Self.fit(box, share)
    let centred = path.offsetBy(dx: -box.midX, dy: -box.midY).applying(CGAffineTransform(scaleX: fit, y: fit))
    if shape == "heart" { return hearted(centred, isFilled: isFilled) }
    if isDashed {
      guard var edge = SymbolShapes.outline(of: shape + ".dashed", stroke: pen.relativeStroke) else { return nil }
      edge.addPath(centred)
      return edge
    }
    let unit = CGRect(x: -0.5, y: -0.5, width: 1, height: 1)
    func outer(_ rect: CGRect) -> Path {
      switch shape {
      case "circle": Path(ellipseIn: rect)
      // A square on its corner, 1.09 as wide as the circle (figure.walk.diamond.fill, Figures §9.5).
      case "diamond":
        Path(roundedRect: rect.insetBy(dx: rect.width * 0.085, dy: rect.height * 0.085), cornerRadius: rect.width * 0.1)
          .applying(CGAffineTransform(rotationAngle: .pi / 4))
      // 1.12 times as wide as the circle and 0.86 times as high (lock.rectangle, Figures §9.5).
      case "rectangle": Path(roundedRect: rect.insetBy(dx: -0.06, dy: 0.07), cornerRadius: rect.width * 0.16)
      default: Path(roundedRect: rect, cornerRadius: rect.width * 0.22)
      }
    }
    var whole = outer(unit)
    if isFilled {
      // The glyph is reversed, so that the non-zero rule leaves it open.
      whole.addPath(centred.directedAgainst(whole))
    } else {
      let stroke = pen.relativeStroke
      whole.addPath(outer(unit.insetBy(dx: stroke, dy: stroke)).reversed)
      whole.addPath(centred)
    }
    return whole
  }

  /// The longer side of a symbol in a shape as a fraction of the shape: 0.42 for forward.end, 0.615 for gear, 0.56 for timer (Figures §9.26).
  /// Other symbols for players are assumed to be as forward.end, all others as timer.
  private static func share(of inside: [String]) -> CGFloat {
    switch inside.first {
    case "backward", "forward", "pause", "play", "playpause", "stop": 0.42
    case "gear": 0.615
    default: 0.56
    }
  }

  /// The longer side of a symbol in a heart as a fraction of the circle, and how far it is above the heart's middle (our choice).
  private static let heartShare: CGFloat = 0.42
  private static let heartRise: CGFloat = 0.05

  /// `bolt.heart` and the like: a heart with the symbol in it, or cut out of it.
  private mutating func hearted(_ inner: Path, isFilled: Bool) -> Path? {
    guard let heart = base(isFilled ? ["heart", "fill"] : ["heart"]) else { return nil }
    let box = heart.boundingRect
    let placed = inner.offsetBy(dx: box.midX, dy: box.midY - Self.heartRise)
    guard isFilled else { return SymbolShapes.joined([heart, placed]) }
    return SymbolShapes.cut(heart, placed)
  }
}
