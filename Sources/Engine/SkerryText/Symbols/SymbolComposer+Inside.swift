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
    case ["questionmark", "folder"]: return placed([plain[0]], on: ["folder"] + fill, share: 0.42, lower: 0.08, isFilled: isFilled)
    case ["lock", "doc"]: return placed(["lock", "fill"], on: ["doc"] + fill, share: 0.42, lower: 0.12, isFilled: isFilled)
    case ["quote", "opening"]: return isFilled ? nil : base(["quote", "closing"])?.applying(CGAffineTransform(scaleX: -1, y: -1))
    case ["shareplay"]: return isFilled ? nil : sharedPlay()
    case ["doc", "text", "image"]: return isFilled ? nil : documentWithImage()
    case ["photo", "stack"], ["film", "stack"]: return stack(of: plain[0], isFilled: isFilled)
    case ["location", "magnifyingglass"]: return isFilled ? nil : inLens(["location", "fill"])
    case ["app", "gift"]: return placed(["gift", "fill"], on: ["app"] + fill, share: 0.56, lower: 0, isFilled: isFilled)
    case ["heart", "text", "clipboard"]: return heartOnClipboard(isFilled: isFilled)
    case ["person", "fill", "questionmark"]: return isFilled ? nil : personAndSign(["questionmark"])
    case ["point", "topleft", "down", "curvedto", "point", "filled", "bottomright", "up"]:
      return isFilled ? nil : filledPoint(of: plain.filter { $0 != "filled" })
    case let parts where parts.count == 4 && parts[1...2] == ["arrow", "trianglehead"] && Int(parts[0]) != nil:
      // Later releases write out what `gobackward.10` means.
      guard let turn = ["clockwise": "goforward", "counterclockwise": "gobackward"][parts[3]], !isFilled else { return nil }
      return base([turn, parts[0]])
    case ["hand", "point", "down"]: return base(["hand", "point", "up"] + fill)?.applying(CGAffineTransform(scaleX: 1, y: -1))
    case ["exclamationmark", "lock"], ["checkmark", "lock"]:
      // In the body, which is the lower 0.55 of the padlock.
      return placed([plain[0]], on: ["lock"] + fill, share: 0.34, lower: 0.225, isFilled: isFilled)
    case ["lock", "display"]: return isFilled ? nil : placed(["lock", "fill"], on: ["display"], share: 0.42, lower: -0.1, isFilled: false)
    default: return onCloudOrBubble(plain, fill)
    }
  }

  /// `exclamationmark.icloud`, `info.bubble`, `questionmark.app`, `plus.rectangle.portrait` and `plus.viewfinder`: any sign on a cloud, in a bubble, an
  /// app's shape or a rectangle, or between four corners.
  private mutating func onCloudOrBubble(_ plain: [String], _ fill: [String]) -> Path? {
    guard let thing = plain.last, plain.count > 1 else { return nil }
    let sign = Array(plain.dropLast())
    let solid = hasFilledForm(sign) ? sign + ["fill"] : sign
    switch thing {
    case "icloud": return placed(solid, on: ["icloud"] + fill, share: 0.46, lower: 0.08, isFilled: !fill.isEmpty)
    case "bubble": return placed(solid, on: ["bubble"] + fill, share: 0.4, lower: -0.07, isFilled: !fill.isEmpty)
    case "app": return placed(solid, on: ["app"] + fill, share: 0.56, lower: 0, isFilled: !fill.isEmpty)
    case "portrait":
      guard sign.last == "rectangle", sign.count > 1 else { return nil }
      let inner = Array(sign.dropLast())
      let own = hasFilledForm(inner) ? inner + ["fill"] : inner
      return placed(own, on: ["rectangle", "portrait"] + fill, share: 0.36, lower: 0, isFilled: !fill.isEmpty)
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

  /// A photograph or a film under the upper edges of two others. The distances are our choice.
  private mutating func stack(of thing: String, isFilled: Bool) -> Path? {
    guard let first = base([thing] + (isFilled ? ["fill"] : [])) else { return nil }
    let box = first.boundingRect
    let width = pen.relativeStroke
    return SymbolShapes.joined(
      [first]
        + [(CGFloat(1.6), CGFloat(0.39)), (3.4, 0.3)].map { distance, half in
          let y = box.minY - distance * width
          return SymbolShapes.line(
            CGPoint(x: box.midX - half * box.width, y: y), CGPoint(x: box.midX + half * box.width, y: y), width * 0.9)
        })
  }

  /// A clipboard with a heart over two lines, which are cut out of a filled one. The places are our choice.
  private mutating func heartOnClipboard(isFilled: Bool) -> Path? {
    guard let heart = base(["heart", "fill"]) else { return nil }
    let stroke = pen.relativeStroke
    let clip = SymbolShapes.box(0.42, 0.2, 0.08).offsetBy(dx: 0, dy: -0.53)
    let around = clip.boundingRect.insetBy(dx: -stroke * 0.8, dy: -stroke * 0.8)
    let board = SymbolShapes.cut(
      SymbolShapes.closed(SymbolShapes.box(0.86, 1.1, 0.17), isFilled: isFilled, stroke: stroke),
      Path(roundedRect: around, cornerRadius: 0.12))
    let lines = [0.16, 0.34].map { y in SymbolShapes.line(CGPoint(x: -0.2, y: y), CGPoint(x: 0.2, y: y), stroke * 0.9) }
    let signs = SymbolShapes.joined([fitted(heart, height: 0.3, at: CGPoint(x: 0, y: -0.14))] + lines)
    return SymbolShapes.joined([combined(signs, board, isFilled: isFilled), clip])
  }

  /// A filled person and, at its right, a sign as high as half of it (our choice).
  private mutating func personAndSign(_ sign: [String]) -> Path? {
    guard let person = base(["person", "fill"]), let small = base(sign, stroke: 1 / 0.5) else { return nil }
    let box = person.boundingRect
    let place = CGPoint(x: box.maxX + 0.2 * box.width, y: box.midY + 0.06 * box.height)
    return SymbolShapes.joined([person, fitted(small, height: 0.5 * box.height, at: place)])
  }

  /// A person between two arcs on each side. The radii are our choice.
  private mutating func sharedPlay() -> Path? {
    guard let person = base(["person", "fill"]) else { return nil }
    let (stroke, middle) = (pen.relativeStroke * 0.95, CGPoint(x: 0, y: -0.06))
    let sides = [-42.0, 138].map { SymbolShapes.waves(from: middle, [0.44, 0.64], $0, $0 + 84, stroke) }
    return SymbolShapes.joined([fitted(person, height: 0.62, at: .zero)] + sides)
  }

  /// A document with two lines over a solid picture. The places are our choice.
  private mutating func documentWithImage() -> Path? {
    guard let page = base(["doc"]) else { return nil }
    let (box, stroke) = (page.boundingRect, pen.relativeStroke)
    let lines = [0.44, 0.58].map { share in
      SymbolShapes.line(
        CGPoint(x: box.midX - 0.22 * box.width, y: box.minY + share * box.height),
        CGPoint(x: box.midX + 0.22 * box.width, y: box.minY + share * box.height), stroke * 0.85)
    }
    let picture = SymbolShapes.box(0.52 * box.width, 0.16 * box.height, 0.04).offsetBy(dx: box.midX, dy: box.minY + 0.76 * box.height)
    return SymbolShapes.joined([page, picture] + lines)
  }

  /// A path between two points, the one at the lower right of which is solid.
  private mutating func filledPoint(of plain: [String]) -> Path? {
    guard let path = base(plain) else { return nil }
    let parts = path.nestedParts
    let hole = parts.filter { $0.depth == 1 }.max { $0.path.boundingRect.maxX < $1.path.boundingRect.maxX }
    return SymbolShapes.joined(parts.map(\.path).filter { $0 != hole?.path })
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
