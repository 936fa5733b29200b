package import SkerryFormats
import SkerryGeometry

extension Bitmap {
  /// The picture as its orientation says that it is shown.
  package func turned(_ orientation: ImageHeader.Orientation) -> Bitmap {
    guard orientation != .up else { return self }
    let (width, height) = (size.width, size.height)
    let shown = orientation.isSideways ? PixelSize(width: height, height: width) : size
    let (right, down) = orientation.axes
    // Steps to the left and upwards begin at the far edges.
    let start = (
      x: -min(0, right.x * (width - 1)) - min(0, down.x * (height - 1)), y: -min(0, right.y * (width - 1)) - min(0, down.y * (height - 1))
    )
    var turned = [UInt8](repeating: 0, count: pixels.count)
    for y in 0..<height {
      for x in 0..<width {
        let place = (x: start.x + right.x * x + down.x * y, y: start.y + right.y * x + down.y * y)
        let (from, to) = (4 * (y * width + x), 4 * (place.y * shown.width + place.x))
        for channel in 0..<4 { turned[to + channel] = pixels[from + channel] }
      }
    }
    return Bitmap(size: shown, pixels: turned)
  }
}
