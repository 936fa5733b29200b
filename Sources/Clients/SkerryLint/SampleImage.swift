import Foundation
import SkerryGeometry
import SkerryImage
import SkerryUI

extension UIImage {
  /// A grey picture of a given size in pixels, for examples.
  static func sample(width: Int, height: Int, scale: CGFloat) -> UIImage {
    var bitmap = Bitmap(size: PixelSize(width: width, height: height))
    for index in bitmap.pixels.indices { bitmap.pixels[index] = index % 4 == 3 ? 255 : 128 }
    return (try? ImageCodecs.encodePNG(bitmap)).flatMap { UIImage(data: $0, scale: scale) } ?? UIImage()
  }
  /// A drawing of a given size in points, for examples.
  static func drawn(width: CGFloat, height: CGFloat, scale: CGFloat) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: CGSize(width: width, height: height), format: format).image { context in
      UIColor.orange.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }
}
