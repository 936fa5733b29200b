package import Foundation
package import SkerryDrawing
import SkerryGeometry

/// A picture on a sheet with its label above it.
@MainActor
package struct SheetCell {
  /// The label above the picture; empty for none.
  package var label: String
  /// The picture, in points before magnification.
  package var list: DisplayList
  /// The picture's frame on the sheet, in points.
  package var size: CGSize
  /// The magnification of the picture: 2 for a presentation that the system shows at 200 per cent, less than 1 for a whole device.
  package var factor: CGFloat = 1

  /// The corner radius of a picture on the sheet, in points: the backdrop behind a surface is clipped to it.
  package static let rounding: CGFloat = 12

  /// The maximum width of StandBy beside smaller pictures, in points.
  package static let widest: CGFloat = 430

  /// A surface with its backdrop.
  ///
  /// - Parameter rounding: the corner radius in points; the surface's own if it fills the picture, so that nothing of the backdrop is left in the
  ///   corners.
  /// - Parameter widest: in points; a wider picture is drawn smaller.
  package init(
    _ name: String, _ scene: LaidOutScene, _ engine: Engine, scale: CGFloat, rounding: CGFloat = Self.rounding, widest: CGFloat = .infinity
  ) {
    label = name
    factor = min(scene.magnification, widest / max(1, scene.size.width))
    size = CGSize(width: scene.size.width * factor, height: scene.size.height * factor)
    let radius = rounding / factor
    let edges = Path(roundedRect: CGRect(origin: .zero, size: scene.size), cornerRadius: radius, style: .continuous)
    list = DisplayList([.group([.clip(edges, evenOdd: false)], engine.displayList(of: scene.tree, scale: scale))])
  }

  /// A list without a label, not magnified.
  init(list: DisplayList, size: CGSize) { (label, self.list, self.size) = ("", list, size) }

  /// A whole device, scaled down to fit a box in points; a smaller one keeps its size.
  package init(_ name: String, _ picture: DevicePicture, within box: CGSize) {
    label = name
    list = picture.list
    factor = min(1, box.width / picture.size.width, box.height / picture.size.height)
    size = CGSize(width: picture.size.width * factor, height: picture.size.height * factor)
  }
}
