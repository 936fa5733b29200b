package import Foundation
import SkerryDrawing
import SkerryGeometry
package import SkerryImage
package import SkerryRaster

/// A cell that one process draws and another one places.
extension SheetCell {
  /// The cell's pixels as on a page, where every cell begins at a whole pixel. A pixel that the cell covers in part is included.
  ///
  /// - Parameter scale: of the page, in pixels per point.
  package func bitmap(_ rasterizer: Rasterizer, scale: CGFloat) -> Bitmap {
    let whole = CGSize(width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
    let enlarged = DisplayList([.group([.transform(CGAffineTransform(scaleX: factor, y: factor))], list)])
    return rasterizer.rasterize(enlarged, size: whole, scale: DisplayScale(scale))
  }

  /// A cell without a label that shows these pixels unchanged.
  ///
  /// - Parameters:
  ///   - size: in points on the page.
  ///   - scale: of the page, in pixels per point.
  package init(_ bitmap: Bitmap, size: CGSize, scale: CGFloat) {
    let frame = CGRect(x: 0, y: 0, width: CGFloat(bitmap.size.width) / scale, height: CGFloat(bitmap.size.height) / scale)
    let image = DrawnImage(frame: frame, naturalSize: frame.size, interpolation: .none)
    self.init(list: DisplayList([.image(bitmap.pixelImage(identity: "cell"), image)]), size: size)
  }
}
