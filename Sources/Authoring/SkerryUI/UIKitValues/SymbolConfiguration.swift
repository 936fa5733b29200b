import Foundation
import SkerryDrawing
import SkerryGraph

extension UIImage {
  /// Chooses an image variant; UIKit's spelling.
  public class Configuration: @unchecked Sendable {}  // Without stored properties, so there are no data races.

  /// How a symbol is drawn; UIKit's spelling.
  ///
  /// `@unchecked Sendable`: its superclass is open, so the compiler cannot see that the one stored property never changes.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let look: SymbolLook
    init(_ look: SymbolLook) { self.look = look }

    public convenience init(pointSize: CGFloat) { self.init(SymbolLook(pointSize: pointSize)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init(SymbolLook(pointSize: pointSize, weight: weight)) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(SymbolLook(pointSize: pointSize, weight: weight, scale: scale))
    }
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(SymbolLook(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize))
    }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(SymbolLook(pointSize: UIFont.preferredFont(forTextStyle: textStyle).pointSize, scale: scale))
    }
    public convenience init(scale: SymbolScale) { self.init(SymbolLook(scale: scale)) }
    public convenience init(weight: SymbolWeight) { self.init(SymbolLook(weight: weight)) }
    public convenience init(font: UIFont) { self.init(SymbolLook(font: font.font)) }
    public convenience init(font: UIFont, scale: SymbolScale) { self.init(SymbolLook(font: font.font, scale: scale)) }
    public convenience init(paletteColors: [UIColor]) { self.init(SymbolLook(mode: .palette, colors: paletteColors)) }
    public convenience init(hierarchicalColor: UIColor) { self.init(SymbolLook(mode: .hierarchical, colors: [hierarchicalColor])) }
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(SymbolLook(mode: .multicolor)) }
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(SymbolLook(mode: .monochrome)) }
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(SymbolLook()) }
    /// The other configuration's values, with this one's for missing values.
    public func applying(_ other: SymbolConfiguration) -> SymbolConfiguration { SymbolConfiguration(look.applying(other.look)) }
  }
  /// A symbol's weight; UIKit's spelling.
  public enum SymbolWeight: Int, Sendable { case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black }
  /// A symbol's size relative to its font; UIKit's spelling.
  public enum SymbolScale: Int, Sendable { case `default`, unspecified, small, medium, large }
}

/// The values of a symbol configuration; `nil` for missing ones.
struct SymbolLook: Equatable, Sendable {
  enum Mode: Equatable, Sendable { case monochrome, hierarchical, palette, multicolor }
  var pointSize: CGFloat?
  var font: Font?
  var weight: UIImage.SymbolWeight?
  var scale: UIImage.SymbolScale?
  var mode: Mode?
  var colors: [UIColor] = []

  func applying(_ other: SymbolLook) -> SymbolLook {
    var result = self
    if other.pointSize != nil || other.font != nil { (result.pointSize, result.font) = (other.pointSize, other.font) }
    if let weight = other.weight, weight != .unspecified { result.weight = weight }
    if let scale = other.scale, scale != .default, scale != .unspecified { result.scale = scale }
    if other.mode != nil { (result.mode, result.colors) = (other.mode, other.colors) }
    return result
  }

  /// The environment in which the symbol is drawn. The default size is that of body text, 17 points.
  @MainActor
  func apply(to environment: inout EnvironmentValues) {
    applySize(to: &environment)
    if !colors.isEmpty { environment.setForeground(colors.map { Color(uiColor: $0) }) }
  }

  /// The part of `apply(to:)` on which the symbol's size depends.
  func applySize(to environment: inout EnvironmentValues) {
    let base = font ?? .system(size: pointSize ?? 17)
    environment.font = weight.flatMap(\.weight).map { base.weight($0) } ?? base
    environment.imageScale =
      switch scale {
      case .small: .small
      case .large: .large
      case .medium, .default, .unspecified, nil: .medium
      }
  }

  var renderingMode: SymbolRenderingMode? {
    switch mode {
    case .monochrome: .monochrome
    case .hierarchical: .hierarchical
    case .palette: .palette
    case .multicolor: .multicolor
    case nil: nil
    }
  }
}

extension UIImage.SymbolWeight {
  fileprivate var weight: Font.Weight? {
    switch self {
    case .unspecified: nil
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}
