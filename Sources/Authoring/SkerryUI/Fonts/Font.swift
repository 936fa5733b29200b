import Foundation
import SkerryGraph

/// A font, resolved where it is used from its style, the text size and the modifiers around it.
public struct Font: Hashable, Sendable {
  indirect enum Source: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Weight?, Design?)
    case custom(String, CGFloat, TextStyle?)
  }
  enum Change: Hashable, Sendable {
    case weight(Weight)
    case bold, italic, monospaced, monospacedDigit
    case smallCaps(FontDescription.SmallCaps)
    case width(Width)
    case leading(Leading)
    case scaled(CGFloat)
  }
  private(set) var source: Source
  var changes: [Change] = []

  init(_ source: Source) { self.source = source }

  /// A named role of text.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle2, extraLargeTitle, largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption,
      caption2
    /// The styles of iOS, from the largest title on; the extra large titles are not among them. Source: Figures §9.78.
    public static let allCases: [TextStyle] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption, .caption2,
    ]
  }
  /// The design of the system font.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  /// The distance between lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable {
    /// 100 … 900.
    let position: CGFloat
    public static let ultraLight = Weight(position: 100)
    public static let thin = Weight(position: 200)
    public static let light = Weight(position: 300)
    public static let regular = Weight(position: 400)
    public static let medium = Weight(position: 500)
    public static let semibold = Weight(position: 600)
    public static let bold = Weight(position: 700)
    public static let heavy = Weight(position: 800)
    public static let black = Weight(position: 900)
  }
  /// The width of a font.
  public struct Width: Hashable, Sendable {
    /// The relative width that UIKit uses: −0.2 compressed … 0.2 expanded.
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.2)
    public static let condensed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
    /// Per cent of the normal width. SF's compressed cut is about 0.78 and its condensed about 0.87 of the standard (our measure).
    var percent: CGFloat { value < 0 ? 100 + value * 115 : 100 + value * 110 }
  }

  public static let extraLargeTitle2 = Font(.style(.extraLargeTitle2, nil, nil))
  public static let extraLargeTitle = Font(.style(.extraLargeTitle, nil, nil))
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  public static let title = Font(.style(.title, nil, nil))
  public static let title2 = Font(.style(.title2, nil, nil))
  public static let title3 = Font(.style(.title3, nil, nil))
  public static let headline = Font(.style(.headline, nil, nil))
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  public static let body = Font(.style(.body, nil, nil))
  public static let callout = Font(.style(.callout, nil, nil))
  public static let footnote = Font(.style(.footnote, nil, nil))
  public static let caption = Font(.style(.caption, nil, nil))
  public static let caption2 = Font(.style(.caption2, nil, nil))

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(.style(style, design, weight))
  }
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font(.system(size, weight, design)) }
  /// Scales with the body style.
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size, .body)) }
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font { Font(.custom(name, size, style)) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(.custom(name, fixedSize, nil)) }
  public init(_ font: UIFont) { self = font.font }

  /// The same font at a fixed size in points: no text size changes it any more.
  func resized(to size: CGFloat) -> Font {
    var copy = self
    copy.source =
      switch source {
      case .style(let style, let design, let weight): .system(size, weight ?? style.weight, design)
      case .system(_, let weight, let design): .system(size, weight, design)
      case .custom(let name, _, _): .custom(name, size, nil)
      }
    return copy
  }

  /// The system's font in another design; any other font is unchanged.
  func designed(_ design: Design) -> Font {
    var copy = self
    switch source {
    case .style(let style, _, let weight): copy.source = .style(style, design, weight)
    case .system(let size, let weight, _): copy.source = .system(size, weight, design)
    case .custom: break
    }
    return copy
  }

  private func changing(_ change: Change) -> Font {
    var copy = self
    copy.changes.append(change)
    return copy
  }
  public func weight(_ weight: Weight) -> Font { changing(.weight(weight)) }
  public func bold() -> Font { changing(.bold) }
  public func bold(_ isActive: Bool) -> Font { isActive ? changing(.bold) : self }
  public func italic() -> Font { changing(.italic) }
  public func italic(_ isActive: Bool) -> Font { isActive ? changing(.italic) : self }
  public func monospaced() -> Font { changing(.monospaced) }
  public func monospacedDigit() -> Font { changing(.monospacedDigit) }
  public func smallCaps() -> Font { changing(.smallCaps(.all)) }
  public func lowercaseSmallCaps() -> Font { changing(.smallCaps(.lowercase)) }
  public func uppercaseSmallCaps() -> Font { changing(.smallCaps(.uppercase)) }
  public func width(_ width: Width) -> Font { changing(.width(width)) }
  public func leading(_ leading: Leading) -> Font { changing(.leading(leading)) }
  /// The same font, larger or smaller by a factor. Assumed: after the text size has been applied, without rounding; the distance between lines grows
  /// with it.
  public func scaled(by factor: CGFloat) -> Font { changing(.scaled(factor)) }
}
