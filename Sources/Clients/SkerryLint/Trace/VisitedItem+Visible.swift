import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout

extension VisitedItem {
  /// Whether it is visible: it has a size and a colour, and is not clipped away.
  package var isVisible: Bool {
    let size = node.frame.size
    guard size.width > 0, size.height > 0, surroundings.opacity > 0, !visibleFrame.isNull, !visibleFrame.isEmpty else { return false }
    switch node.content {
    case .text(let text, _):
      return text.runs.contains { run in
        run.image != nil || !run.string.allSatisfy(\.isWhitespace) && (text.isRedacted || !run.paint.isClear)
      }
    case .leaf(.image(let image)):
      switch image.source {
      case .missing: return false
      case .vector(let layers): return layers.contains { !$0.paint.isClear }
      case .bitmap, .composed: return image.template?.isClear != true
      }
    case .leaf(.shape(let shape)): return shape.operations.contains { !$0.paint.isClear }
    case .leaf(.divider(_, _, let paint)): return !paint.isClear
    case .leaf, .container, .effect, .annotation: return false
    }
  }
}

extension ShapeContent.Operation {
  var paint: Paint {
    switch self {
    case .fill(let paint, _), .stroke(let paint, _): paint
    }
  }
}

extension Paint {
  /// Whether nothing of it is visible.
  var isClear: Bool {
    switch self {
    case .solid(let color): color.alpha <= 0
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _), .angular(let stops, _, _, _):
      stops.stops.allSatisfy { $0.color.alpha <= 0 }
    case .image, .backdrop: false
    case .faded(let paint, let factor): factor <= 0 || paint.isClear
    case .effect(_, let paint): paint.isClear
    }
  }
}

/// What text or a symbol may lose.
enum ClippingAllowance {
  /// Square points that may be lost before it shows: the end of a stroke, but not a part of a letter.
  static let minimum: CGFloat = 0.75
}

extension VisitedItem {
  /// The area of its visible pixels that are in places where nothing is shown, in square points.
  ///
  /// The box of text or of a symbol is usually empty at its edges and corners, so its pixels are counted.
  ///
  /// - Parameter isLost: whether a point of the slot is not shown.
  @MainActor
  func lostArea(in trace: RenderTrace, where isLost: (CGPoint) -> Bool) -> CGFloat {
    InkMask(of: self, in: trace).area(where: isLost)
  }
}
