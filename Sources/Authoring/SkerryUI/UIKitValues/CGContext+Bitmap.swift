import Foundation
import SkerryGeometry

extension CGContext {
  /// A context of a size in pixels whose y points up, for a picture that `makeImage()` returns.
  ///
  /// `nil` for an empty size, and if memory is given: drawing is recorded, so no pixels would be written there. The other arguments describe how
  /// pixels are stored and change no picture, except that one without alpha begins black.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace?,
    bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0 else { return nil }
    let opaque: [CGImageAlphaInfo] = [.none, .noneSkipLast, .noneSkipFirst]
    let isOpaque = opaque.contains { $0.rawValue == bitmapInfo & CGBitmapInfo.alphaInfoMask.rawValue }
    self.init(
      size: CGSize(width: width, height: height), scale: 1, isOpaque: isOpaque,
      base: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// Pixels.
  public var width: Int { Int((drawing.size.width * drawing.scale).rounded()) }
  /// Pixels.
  public var height: Int { Int((drawing.size.height * drawing.scale).rounded()) }
  /// The drawing so far as a picture.
  public func makeImage() -> CGImage? { CGImage(UIImage(.drawing(drawing))) }
}
