import Foundation

/// A font; UIKit's spelling. A value only.
public final class UIFont: Sendable {
  let font: Font
  public let pointSize: CGFloat
  init(_ font: Font, _ size: CGFloat) {
    self.font = font
    pointSize = size
  }
  public convenience init?(name: String, size: CGFloat) { self.init(.custom(name, fixedSize: size), size) }
  public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size), size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(.system(size: size, weight: weight.weight), size) }
  /// Semibold, as the system names it (Figures §9.56).
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).bold(), size) }
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).monospacedDigit(), size)
  }
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight, design: .monospaced), size)
  }
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(.system(size: size).italic(), size) }
  public static func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(.system(size: size, weight: weight.weight).width(width.width), size)
  }
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style), style.style.size(at: .large).size)
  }
  public static var systemFontSize: CGFloat { 14 }
  public static var labelFontSize: CGFloat { 17 }
  public static var smallSystemFontSize: CGFloat { 12 }
  public static var buttonFontSize: CGFloat { 18 }
  /// The families of the app's bundles are not listed: there are none.
  public static var familyNames: [String] { [] }
  public static func fontNames(forFamilyName family: String) -> [String] { [] }
  public func withSize(_ size: CGFloat) -> UIFont { UIFont(font.resized(to: size), size) }
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(font: font, pointSize: pointSize) }
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 ? descriptor.font.resized(to: size) : descriptor.font, size > 0 ? size : descriptor.pointSize)
  }

  /// A width; UIKit's spelling.
  public struct Width: Hashable, Sendable {
    let width: Font.Width
    public static let compressed = Width(width: .compressed)
    public static let condensed = Width(width: .condensed)
    public static let standard = Width(width: .standard)
    public static let expanded = Width(width: .expanded)
  }
  /// A named role of text; UIKit's spelling.
  public struct TextStyle: Hashable, Sendable {
    let style: Font.TextStyle
    public static let extraLargeTitle = TextStyle(style: .extraLargeTitle)
    public static let extraLargeTitle2 = TextStyle(style: .extraLargeTitle2)
    public static let largeTitle = TextStyle(style: .largeTitle)
    public static let title1 = TextStyle(style: .title)
    public static let title2 = TextStyle(style: .title2)
    public static let title3 = TextStyle(style: .title3)
    public static let headline = TextStyle(style: .headline)
    public static let subheadline = TextStyle(style: .subheadline)
    public static let body = TextStyle(style: .body)
    public static let callout = TextStyle(style: .callout)
    public static let footnote = TextStyle(style: .footnote)
    public static let caption1 = TextStyle(style: .caption)
    public static let caption2 = TextStyle(style: .caption2)
  }
  /// A weight; UIKit's spelling.
  public struct Weight: Hashable, Sendable {
    let weight: Font.Weight
    public static let ultraLight = Weight(weight: .ultraLight)
    public static let thin = Weight(weight: .thin)
    public static let light = Weight(weight: .light)
    public static let regular = Weight(weight: .regular)
    public static let medium = Weight(weight: .medium)
    public static let semibold = Weight(weight: .semibold)
    public static let bold = Weight(weight: .bold)
    public static let heavy = Weight(weight: .heavy)
    public static let black = Weight(weight: .black)
  }
}

/// Fonts of the same face, style and size are equal.
extension UIFont: Hashable {
  public static func == (left: UIFont, right: UIFont) -> Bool { left.pointSize == right.pointSize && left.font == right.font }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(pointSize)
    hasher.combine(font)
  }
}
