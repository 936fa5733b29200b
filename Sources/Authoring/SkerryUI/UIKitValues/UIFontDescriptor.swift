import Foundation

/// A font descriptor; UIKit's spelling.
public final class UIFontDescriptor: Sendable {
  let font: Font
  public let pointSize: CGFloat
  init(font: Font, pointSize: CGFloat) { (self.font, self.pointSize) = (font, pointSize) }
  /// A descriptor of the face of a PostScript name, or of the family of that name.
  public convenience init(name: String, size: CGFloat) { self.init(fontAttributes: [.name: name, .size: size]) }
  /// A descriptor of the family or face that the attributes name, with their size, weight and variation; other attributes have no effect.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let size = attributes[.size].flatMap(Self.number) ?? 12
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    let base = UIFontDescriptor(font: name.map { .custom($0, fixedSize: size) } ?? .system(size: size), pointSize: size)
    self.init(font: base.varied(attributes), pointSize: size)
  }
  /// The same font with other attributes: name, family, size, weight and variation are drawn.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    if attributes[.name] != nil || attributes[.family] != nil {
      return UIFontDescriptor(fontAttributes: [.size: pointSize].merging(attributes) { $1 })
    }
    guard let size = attributes[.size].flatMap(Self.number) else { return UIFontDescriptor(font: varied(attributes), pointSize: pointSize) }
    return UIFontDescriptor(font: varied(attributes).resized(to: size), pointSize: size)
  }
  public func withSize(_ size: CGFloat) -> UIFontDescriptor { addingAttributes([.size: size]) }

  /// The font in the weight that the traits name, and at a place on the axes of weight and width.
  private func varied(_ attributes: [AttributeName: Any]) -> Font {
    var font = font
    if let traits = attributes[.traits] as? [TraitKey: Any], let weight = traits[.weight] as? UIFont.Weight {
      font = font.weight(weight.weight)
    }
    guard let axes = attributes[AttributeName(rawValue: kCTFontVariationAttribute)] as? [AnyHashable: Any] else { return font }
    for (key, value) in axes {
      guard let value = Self.number(value) else { continue }
      switch Self.axis(key) {
      case "wght": font = font.weight(Font.Weight(position: min(900, max(100, value))))
      // Per cent of the standard width, where SF's expanded cut is 132 and its condensed one 79 (assumed from common uses).
      case "wdth": font = font.width(Font.Width(value >= 100 ? (min(150, value) - 100) / 160 : (max(30, value) - 100) / 210))
      default: continue
      }
    }
    return font
  }

  /// An axis' name of four letters, which may be given as a number: 0x77676874 is `wght`.
  private static func axis(_ key: AnyHashable) -> String {
    if let name = key.base as? String { return name }
    guard let code = number(key.base).flatMap({ UInt32(exactly: $0) }) else { return "" }
    return String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: code >> $0) }, as: UTF8.self)
  }

  private static func number(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as UInt32: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(font: font.designed(design.design), pointSize: pointSize)
  }
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(font: font.bold(traits.contains(.traitBold)).italic(traits.contains(.traitItalic)), pointSize: pointSize)
  }
  /// A design; UIKit's spelling.
  public struct SystemDesign: Hashable, Sendable {
    let design: Font.Design
    public static let `default` = SystemDesign(design: .default)
    public static let serif = SystemDesign(design: .serif)
    public static let rounded = SystemDesign(design: .rounded)
    public static let monospaced = SystemDesign(design: .monospaced)
  }
  /// Bold, italic and similar traits; UIKit's spelling.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 2)
  }
  /// A trait of a font; UIKit's spelling.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }
  /// An attribute of a font; UIKit's spelling.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName("NSFontFamilyAttribute")
    public static let name = AttributeName("NSFontNameAttribute")
    public static let face = AttributeName("NSFontFaceAttribute")
    public static let size = AttributeName("NSFontSizeAttribute")
    public static let visibleName = AttributeName("NSFontVisibleNameAttribute")
    public static let traits = AttributeName("NSCTFontTraitsAttribute")
    public static let featureSettings = AttributeName("NSCTFontFeatureSettingsAttribute")
  }
}
