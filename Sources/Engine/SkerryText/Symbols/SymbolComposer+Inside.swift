import Foundation
import SkerryDrawing
import SkerryGeometry

/// Symbols that consist of a thing and a sign in or on it, in names that begin with the sign.
extension SymbolComposer {
  /// `exclamationmark.magnifyingglass`, `music.note.house`, `doc.questionmark`, `sparkles.rectangle.stack` and the like.
  mutating func inside(_ words: [String]) -> Path? {
    let isFilled = words.last == "fill"
    let plain = isFilled ? Array(words.dropLast()) : words
    let fill = isFilled ? ["fill"] : []
    switch plain {
    case ["exclamationmark", "magnifyingglass"], ["sparkle", "magnifyingglass"]: return isFilled ? nil : inLens([plain[0]])
    case ["music", "note", "house"], ["play", "house"]: return inHouse(Array(plain.dropLast()), isFilled: isFilled)
    case ["doc", "questionmark"]: return placed(["questionmark"], on: ["doc"] + fill, share: 0.36, lower: 0.15, isFilled: isFilled)
    case ["sparkles", "rectangle", "stack"]:
      return placed(["sparkles"], on: ["rectangle", "stack"] + fill, share: 0.4, lower: 0.1, isFilled: isFilled)
    case ["exclamationmark", "arrow", "triangle", "2", "circlepath"]:
      return isFilled ? nil : placed(["exclamationmark"], on: Array(plain.dropFirst()), share: 0.4, lower: 0, isFilled: false)
    default: return nil
    }
  }

  /// A sign whose height is a share of a thing's, in its middle or a part of its height lower; cut out of a filled thing. The shares are our choice.
  private mutating func placed(_ sign: [String], on thing: [String], share: CGFloat, lower: CGFloat, isFilled: Bool) -> Path? {
    // Sparkles are solid, and would run into each other if they were thicker.
    guard let body = base(thing), let small = base(sign, stroke: sign == ["sparkles"] ? 1 : 1 / share) else { return nil }
    let box = body.boundingRect
    let middle = CGPoint(x: box.midX, y: box.midY + lower * box.height)
    return combined(fitted(small, height: share * box.height, at: middle), body, isFilled: isFilled)
  }

  private func combined(_ sign: Path, _ body: Path, isFilled: Bool) -> Path {
    if isFilled { return SymbolShapes.cut(body, sign) }
    var both = body
    both.addPath(sign)
    return both
  }

  private func fitted(_ path: Path, height: CGFloat, at middle: CGPoint) -> Path {
    let box = path.boundingRect
    let scale = height / max(box.height, 1e-6)
    return path.offsetBy(dx: -box.midX, dy: -box.midY).applying(CGAffineTransform(scaleX: scale, y: scale))
      .offsetBy(dx: middle.x, dy: middle.y)
  }

  /// A sign in the lens, as high as half of it (our choice).
  private mutating func inLens(_ sign: [String]) -> Path? {
    guard let glass = base(["magnifyingglass"]), let small = base(sign, stroke: 1 / 0.36),
      let lens = glass.nestedParts.filter({ $0.depth == 1 }).map(\.path.boundingRect).max(by: { $0.width < $1.width })
    else { return nil }
    return combined(fitted(small, height: lens.height * 0.5, at: CGPoint(x: lens.midX, y: lens.midY)), glass, isFilled: false)
  }

  /// A sign in a house without a door, as high as 0.42 of it (our choice).
  private mutating func inHouse(_ sign: [String], isFilled: Bool) -> Path? {
    guard let small = base(sign, stroke: 1 / 0.42) ?? base(sign + ["fill"], stroke: 1 / 0.42) else { return nil }
    let corners: [(CGFloat, CGFloat)] = [(0, -0.56), (0.64, 0), (0.47, 0), (0.47, 0.52), (-0.47, 0.52), (-0.47, 0), (-0.64, 0)]
    let walls = SymbolShapes.closed(SymbolShapes.polygon(corners), isFilled: isFilled, stroke: pen.relativeStroke)
    return combined(fitted(small, height: 0.46, at: CGPoint(x: 0, y: 0.14)), walls, isFilled: isFilled)
  }
}
