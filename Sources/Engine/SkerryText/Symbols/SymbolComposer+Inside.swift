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
    case ["seal"]: return seal(isFilled: isFilled)
    case ["photo", "stack"]: return photoStack(isFilled: isFilled)
    case ["hand", "point", "down"]: return base(["hand", "point", "up"] + fill)?.applying(CGAffineTransform(scaleX: 1, y: -1))
    case ["exclamationmark", "lock"], ["checkmark", "lock"]:
      // In the body, which is the lower 0.55 of the padlock.
      return placed([plain[0]], on: ["lock"] + fill, share: 0.34, lower: 0.225, isFilled: isFilled)
    case ["lock", "display"]: return isFilled ? nil : placed(["lock", "fill"], on: ["display"], share: 0.42, lower: -0.1, isFilled: false)
    default: return onCloudOrBubble(plain, fill)
    }
  }

  /// `exclamationmark.icloud`, `info.bubble` and `plus.viewfinder`: any sign on a cloud or a bubble or between four corners.
  private mutating func onCloudOrBubble(_ plain: [String], _ fill: [String]) -> Path? {
    guard let thing = plain.last, plain.count > 1 else { return nil }
    let sign = Array(plain.dropLast())
    let solid = hasFilledForm(sign) ? sign + ["fill"] : sign
    switch thing {
    case "icloud": return placed(solid, on: ["icloud"] + fill, share: 0.46, lower: 0.08, isFilled: !fill.isEmpty)
    case "bubble": return placed(solid, on: ["bubble"] + fill, share: 0.4, lower: -0.07, isFilled: !fill.isEmpty)
    case "viewfinder": return fill.isEmpty ? placed(solid, on: ["viewfinder"], share: 0.44, lower: 0, isFilled: false) : nil
    default: return nil
    }
  }

  /// The outer edge of `checkmark.seal.fill`, and for the outlined form a smaller one cut out of it.
  private mutating func seal(isFilled: Bool) -> Path? {
    guard let edge = base(["checkmark", "seal", "fill"])?.filledIn else { return nil }
    if isFilled { return edge }
    let box = edge.boundingRect
    return SymbolShapes.closed(edge.offsetBy(dx: -box.midX, dy: -box.midY), isFilled: false, stroke: pen.relativeStroke)
      .offsetBy(dx: box.midX, dy: box.midY)
  }

  /// A photograph under the upper edges of two others. The distances are our choice.
  private mutating func photoStack(isFilled: Bool) -> Path? {
    guard let photo = base(["photo"] + (isFilled ? ["fill"] : [])) else { return nil }
    let box = photo.boundingRect
    let width = pen.relativeStroke
    return SymbolShapes.joined(
      [photo]
        + [(CGFloat(1.6), CGFloat(0.39)), (3.4, 0.3)].map { distance, half in
          let y = box.minY - distance * width
          return SymbolShapes.line(
            CGPoint(x: box.midX - half * box.width, y: y), CGPoint(x: box.midX + half * box.width, y: y), width * 0.9)
        })
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
