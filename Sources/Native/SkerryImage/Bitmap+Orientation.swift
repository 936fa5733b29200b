package import SkerryFormats
import SkerryGeometry

extension Bitmap {
  /// The picture as its orientation says that it is shown.
  package func turned(_ orientation: ImageHeader.Orientation) -> Bitmap {
    guard orientation != .up else { return self }
    let (width, height) = (size.width, size.height)
    let shown = orientation.isSideways ? PixelSize(width: height, height: width) : size
    var turned = [UInt8](repeating: 0, count: pixels.count)
    for y in 0..<height {
      for x in 0..<width {
        let place: (x: Int, y: Int) =
          switch orientation {
          case .up: (x, y)
          case .upMirrored: (width - 1 - x, y)
          case .down: (width - 1 - x, height - 1 - y)
          case .downMirrored: (x, height - 1 - y)
          case .leftMirrored: (y, x)
          case .right: (height - 1 - y, x)
          case .rightMirrored: (height - 1 - y, width - 1 - x)
          case .left: (y, width - 1 - x)
          }
        let (from, to) = (4 * (y * width + x), 4 * (place.y * shown.width + place.x))
        for channel in 0..<4 { turned[to + channel] = pixels[from + channel] }
      }
    }
    return Bitmap(size: shown, pixels: turned)
  }
}
