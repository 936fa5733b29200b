import Foundation
import SkerryDrawing
import SkerryGeometry

extension CGContext {
  /// Fills a gradient between two points inside the clip.
  /// - Parameter options: whether the first colour goes on before the start, and the last one after the end; without them nothing is drawn
  ///   there.
  public func drawLinearGradient(_ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions) {
    let (area, box) = gradientArea
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    guard box.width > 0, box.height > 0, length > 0 else { return }
    var band = Path()
    if options.isSuperset(of: [.drawsBeforeStartLocation, .drawsAfterEndLocation]) {
      band = area
    } else {
      // Farther than any point of the picture.
      let far = box.width + box.height + abs(start.x - box.midX) + abs(start.y - box.midY) + length
      let (x, y) = (dx / length, dy / length)
      let first = options.contains(.drawsBeforeStartLocation) ? -far : 0
      let last = options.contains(.drawsAfterEndLocation) ? length + far : length
      band.addLines(
        [(first, -far), (last, -far), (last, far), (first, far)].map { along, across in
          CGPoint(x: start.x + x * along - y * across, y: start.y + y * along + x * across)
        })
      band.closeSubpath()
    }
    add(.fill(band, .linear(gradient.stops, start: unit(start, box), end: unit(end, box)), evenOdd: false, bounds: box))
  }

  /// Fills a gradient between two circles inside the clip.
  ///
  /// Approximated: both circles are about the end's centre.
  /// - Parameter options: whether the first colour goes on before the first circle, and the last one after the second; without them nothing
  ///   is drawn there.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) {
    let (area, box) = gradientArea
    guard box.width > 0, box.height > 0 else { return }
    let isGrowing = endRadius >= startRadius
    let drawsInside = options.contains(isGrowing ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let drawsOutside = options.contains(isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    func circle(_ radius: CGFloat) -> CGRect {
      CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: radius * 2, height: radius * 2)
    }
    var ring = drawsOutside ? area : Path(ellipseIn: circle(max(startRadius, endRadius)))
    let inner = min(startRadius, endRadius)
    if !drawsInside, inner > 0 { ring.addEllipse(in: circle(inner)) }
    add(
      .fill(
        ring, .radial(gradient.stops, center: unit(endCenter, box), startRadius: startRadius, endRadius: endRadius), evenOdd: true,
        bounds: box))
  }

  /// The whole picture in the current coordinates, and the rectangle around it. It is clipped.
  private var gradientArea: (Path, CGRect) {
    let area = pictureArea
    return (area, area.boundingRect)
  }

  private func unit(_ point: CGPoint, _ box: CGRect) -> UnitPoint {
    UnitPoint(x: (point.x - box.minX) / box.width, y: (point.y - box.minY) / box.height)
  }
}
