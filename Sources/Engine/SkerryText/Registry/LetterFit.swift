import Foundation
import SkerryDrawing

/// Moves the horizontal edges of one glyph of the substitute font to where Apple's face has them, and everything between them in proportion.
struct LetterFit: Equatable {
  /// A height of the substitute font's glyph and the height it is moved to, in ems above the baseline.
  private typealias Edge = (x: CGFloat, y: CGFloat)

  /// From the lowest edge to the highest; points beyond the outermost edges move with them.
  private let wanted: PiecewiseLinear

  /// Heights of the substitute at the weight at which it is drawn, in ems.
  struct Guides: Hashable {
    /// The heights of H, x and l.
    var capital: CGFloat, small: CGFloat, ascender: CGFloat
    /// How far O extends above H.
    var overshoot: CGFloat
    /// How far o extends above x and below the baseline.
    var smallOvershoot: CGFloat, smallUndershoot: CGFloat
  }

  /// - Parameters:
  ///   - letter: the small letter that the glyph draws; `nil` for capitals, digits, signs, and forms that no character selects.
  ///   - bottom: the glyph's lowest point, in ems above the baseline.
  ///   - top: its highest.
  init(_ letter: Unicode.Scalar?, bottom: CGFloat, top: CGFloat, _ guides: Guides, _ heights: LetterHeights) {
    wanted = PiecewiseLinear(Self.edges(of: letter, bottom: bottom, top: top, guides, heights))
  }

  private static func edges(of letter: Unicode.Scalar?, bottom: CGFloat, top: CGFloat, _ guides: Guides, _ heights: LetterHeights)
    -> [Edge]
  {
    guard let letter else {
      return [
        (-guides.overshoot, -heights.overshoot), (0, 0), (guides.capital, LetterHeights.capital),
        (guides.capital + guides.overshoot, LetterHeights.capital + heights.overshoot),
      ]
    }
    var edges: [Edge] = [
      (-guides.smallUndershoot, -heights.smallOvershoot), (0, 0), (guides.small, heights.small),
      (guides.small + guides.smallOvershoot, heights.small + heights.smallOvershoot),
    ]
    if letter == "t" {
      edges[0] = (bottom, -heights.tUndershoot)
      // The foot of heavy and black display text ends on the baseline: there is nothing between the two edges that could be stretched.
      if -bottom * mostStretching < heights.tUndershoot { edges.remove(at: 1) }
    }
    if let descender = descender(of: letter, heights), bottom < -leastDescender {
      edges.insert((bottom, -descender), at: 0)
    }
    if let ascender = ascender(of: letter, top: top, guides, heights), top > guides.small + guides.smallOvershoot {
      edges.append((top, ascender))
    }
    return edges
  }

  /// Between the foot of t and the baseline; bold display text is stretched 7 times. Our choice.
  private static let mostStretching: CGFloat = 10

  /// What ends less far below the baseline is an overshoot.
  private static let leastDescender: CGFloat = 0.1

  private static func descender(of letter: Unicode.Scalar, _ heights: LetterHeights) -> CGFloat? {
    switch letter {
    case "p", "q", "þ", "р", "ρ": heights.straightDescender
    case "j", "y", "ј", "у": heights.curvedDescender
    case "g": heights.g
    default: nil
    }
  }

  private static func ascender(of letter: Unicode.Scalar, top: CGFloat, _ guides: Guides, _ heights: LetterHeights) -> CGFloat? {
    switch letter {
    case "i", "j", "і", "ј": heights.dot
    case "t": heights.t
    case "f": heights.ascender + LetterHeights.hook
    // Letters as high as l, whatever their alphabet.
    default: abs(top - guides.ascender) < 0.002 ? heights.ascender : nil
    }
  }

  /// - Parameter outline: at an em of 1 point, y down.
  func applied(to outline: Path) -> Path {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x, y: -height(of: -point.y)) }
    return Path(
      elements: outline.elements.map { element in
        switch element {
        case .move(let to): .move(to: moved(to))
        case .line(let to): .line(to: moved(to))
        case .quadCurve(let to, let control): .quadCurve(to: moved(to), control: moved(control))
        case .curve(let to, let c1, let c2): .curve(to: moved(to), control1: moved(c1), control2: moved(c2))
        case .closeSubpath: .closeSubpath
        }
      })
  }

  /// Where a height of the substitute is moved to, both in ems above the baseline.
  func height(of own: CGFloat) -> CGFloat {
    let nearest = wanted.clamped(own)
    return own == nearest ? wanted(own) : own + wanted(nearest) - nearest
  }
}
