import Foundation
import SkerryDrawing

/// What was drawn into an image context, in points of its own size.
struct ContextDrawing: Equatable, Sendable {
  enum Step: Equatable, Sendable {
    case path(Path, Paint)
    case image(UIImage, CGRect)
  }
  var size: CGSize
  var scale: CGFloat
  var steps: [Step] = []
}
