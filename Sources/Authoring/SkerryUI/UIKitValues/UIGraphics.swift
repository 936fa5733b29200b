import Foundation
import SkerryDrawing

/// Begins an image context of a size in points, one pixel per point.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// Begins an image context; a scale of 0 is the screen's.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  CGContext.begin(CGContext(size: size, scale: scale > 0 ? scale : 3, isOpaque: opaque))
}
/// The innermost image context; `nil` outside one.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.current }
/// The drawing of the innermost image context so far; `nil` outside one.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { CGContext.current.map { UIImage(.drawing($0.drawing)) } }
/// Ends the innermost image context.
public func UIGraphicsEndImageContext() { CGContext.end() }

/// Draws pictures; UIKit's spelling.
public final class UIGraphicsImageRenderer {
  private let bounds: CGRect
  public let format: UIGraphicsImageRendererFormat
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }
  /// The bounds' origin is mapped to the picture's corner.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { (self.bounds, self.format) = (bounds, format) }
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, scale: format.scale > 0 ? format.scale : 3, isOpaque: format.opaque)
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    CGContext.begin(context)
    defer { CGContext.end() }
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    return UIImage(.drawing(context.drawing))
  }
}
/// The format of drawn pictures; UIKit's spelling.
public final class UIGraphicsImageRendererFormat {
  public var scale: CGFloat = 3
  public var opaque = false
  public init() {}
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
extension UIImage {
  /// The format for a drawing with as many pixels per point as the image.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
/// The context of a picture renderer; UIKit's spelling.
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) { (self.cgContext, self.format) = (cgContext, format) }
  /// The drawing so far.
  public var currentImage: UIImage { UIImage(.drawing(cgContext.drawing)) }
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.mixing(blendMode, 1) { cgContext.fill(rect) } }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.mixing(blendMode, 1) { cgContext.stroke(rect) } }
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
/// Draws a frame one point wide inside a rectangle of the current image context, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
  var frame = Path(rect)
  frame.addRect(rect.insetBy(dx: 1, dy: 1))
  CGContext.current?.fill(frame, evenOdd: true)
}
/// Clips the current image context.
public func UIRectClip(_ rect: CGRect) { CGContext.current?.clip(to: rect) }
/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.begin(context) }
/// Ends the effect of `UIGraphicsPushContext`.
public func UIGraphicsPopContext() { CGContext.end() }
