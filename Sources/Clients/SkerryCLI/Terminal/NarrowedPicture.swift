import SkerryGeometry
import SkerryImage

extension Bitmap {
  /// The picture in at most so many pixels a row, in its own proportions; each pixel is the mean of those that it stands for.
  func narrowed(to limit: Int) -> Bitmap {
    let (width, height, limit) = (size.width, size.height, max(1, limit))
    guard width > limit else { return self }
    let size = PixelSize(width: limit, height: max(1, (height * limit + width / 2) / width))
    var result = Bitmap(size: size)
    for y in 0..<size.height {
      let rows = y * height / size.height..<max(y * height / size.height + 1, (y + 1) * height / size.height)
      for x in 0..<size.width {
        let columns = x * width / size.width..<max(x * width / size.width + 1, (x + 1) * width / size.width)
        let count = rows.count * columns.count
        for channel in 0..<4 {
          var sum = count / 2
          for row in rows { for column in columns { sum += Int(pixels[4 * (row * width + column) + channel]) } }
          result.pixels[4 * (y * size.width + x) + channel] = UInt8(sum / count)
        }
      }
    }
    return result
  }
}
