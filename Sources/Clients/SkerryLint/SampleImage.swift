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
}
