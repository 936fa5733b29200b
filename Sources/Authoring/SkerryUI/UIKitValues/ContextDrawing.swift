import Foundation
import SkerryDrawing
import SkerryGeometry

/// The recorded drawing of an image context, in points of its own size.
struct ContextDrawing: Equatable, Sendable {
  enum Operation: Equatable, Sendable {
    /// `bounds` are the rectangle that a gradient's unit space refers to.
    case fill(Path, Paint, evenOdd: Bool, bounds: CGRect)
    case image(UIImage, CGRect)
    case text(ContextText)
  }
  /// One recorded drawing command with its state.
  struct Step: Equatable, Sendable {
    var operation: Operation
    /// From the operation's coordinates to the picture's.
    var transform = CGAffineTransform.identity
    /// In the picture's coordinates; filled by the non-zero rule unless `clipsEvenOdd`.
    var clip: Path?
    var clipsEvenOdd = false
    var opacity = 1.0
    var blend = BlendMode.normal
    var shadow: Shadow?
  }
  /// A shadow in the picture's coordinates.
  struct Shadow: Equatable, Sendable {
    var offset: CGSize
    var radius: CGFloat
    var color: RGBA
  }
  var size: CGSize
  var scale: CGFloat
  var steps: [Step] = []

  /// The size of its bitmap.
  var pixelSize: PixelSize {
    func pixels(_ length: CGFloat) -> Int { max(0, Int(saturating: (length * scale).rounded(.up))) }
    return PixelSize(width: pixels(size.width), height: pixels(size.height))
  }

  init(size: CGSize, scale: CGFloat, isOpaque: Bool) {
    (self.size, self.scale) = (size, scale)
    if isOpaque {
      let whole = CGRect(origin: .zero, size: size)
      steps = [Step(operation: .fill(Path(whole), .solid(.black), evenOdd: false, bounds: whole))]
    }
  }
}
