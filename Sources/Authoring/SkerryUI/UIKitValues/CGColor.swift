import Foundation
import SkerryDrawing

/// How colours outside of a space are converted; Core Graphics' spelling.
public enum CGColorRenderingIntent: Int32, Sendable {
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// A resolved colour; Core Graphics' spelling.
public final class CGColor: Hashable, Sendable {
  /// Extended sRGB, not premultiplied.
  package let rgba: RGBA
  package init(_ rgba: RGBA) { self.rgba = rgba }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(Double(red), Double(green), Double(blue), Double(alpha)))
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(RGBA(Double(gray), Double(gray), Double(gray), Double(alpha))) }
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// - Parameter components: red, green, blue and alpha; read as sRGB in every space.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
  public var alpha: CGFloat { CGFloat(rgba.alpha) }
  /// sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace() }
  public func copy() -> CGColor? { self }
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(RGBA(rgba.red, rgba.green, rgba.blue, Double(alpha))) }
  /// The colour itself, as components are read as sRGB in every space.
  public func converted(to space: CGColorSpace, intent: CGColorRenderingIntent, options: NSDictionary?) -> CGColor? { self }
  /// Red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { CGFloat($0) } }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
