import Foundation

/// Begins an image context of a size in points, one pixel a point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// Begins an image context; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  CGContext.begin(CGContext(size: size, scale: scale > 0 ? scale : 3))
}
/// The innermost image context; `nil` outside one.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
/// What was drawn in the innermost image context so far; `nil` outside one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CGContext.current.map { UIImage(.drawing($0.drawing)) } }
/// Ends the innermost image context.
public func UIGraphicsEndImageContext() { CGContext.end() }

/// Draws pictures; UIKit's spelling.
public final class UIGraphicsImageRenderer {
  private let size: CGSize
  private let scale: CGFloat
  public init(size: CGSize) { (self.size, scale) = (size, 3) }
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) { (self.size, scale) = (size, format.scale > 0 ? format.scale : 3) }
  public init(bounds: CGRect) { (size, scale) = (bounds.size, 3) }
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: size, scale: scale)
    CGContext.begin(context)
    defer { CGContext.end() }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: UIGraphicsImageRendererFormat(), size: size))
    return UIImage(.drawing(context.drawing))
  }
}
/// How pictures are drawn; UIKit's spelling.
public final class UIGraphicsImageRendererFormat {
  public var scale: CGFloat = 3
  public var opaque = false
  public init() {}
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
/// Where a picture is drawn; UIKit's spelling.
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize
  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat, size: CGSize) {
    (self.cgContext, self.format, self.size) = (cgContext, format, size)
  }
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension UIColor {
  /// Makes this the colour of the current image context's fills and strokes.
  public func set() {
    setFill()
    setStroke()
  }
  public func setFill() { CGContext.current?.setFill(cgColor.rgba) }
  public func setStroke() { CGContext.current?.setStroke(cgColor.rgba) }
}
/// Fills a rectangle of the current image context.
public func UIRectFill(_ rect: CGRect) { CGContext.current?.fill(rect) }
