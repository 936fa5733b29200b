import Foundation
import SkerryDrawing

/// A resolved colour; Core Graphics' spelling.
public final class CGColor: Hashable, Sendable {
  /// Extended sRGB, not premultiplied.
  package let rgba: RGBA
  package init(_ rgba: RGBA) { self.rgba = rgba }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(RGBA(Double(red), Double(green), Double(blue), Double(alpha)))
  }
  public convenience init(gray: CGFloat, alpha: CGFloat) { self.init(RGBA(Double(gray), Double(gray), Double(gray), Double(alpha))) }
  public var alpha: CGFloat { CGFloat(rgba.alpha) }
  /// Red, green, blue and alpha.
  public var numberOfComponents: Int { 4 }
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha].map { CGFloat($0) } }
  public static func == (a: CGColor, b: CGColor) -> Bool { a.rgba == b.rgba }
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
