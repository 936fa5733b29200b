import SkerryGeometry
import SkerryImage

extension Bitmap {
  /// The picture with a maximum number of pixels per row, in its own proportions; each pixel is the mean of those that it stands for.
  ///
  /// With pointers and plain loops, because the command is compiled without optimization.
  func narrowed(to limit: Int) -> Bitmap {
    let (width, height, limit) = (size.width, size.height, max(1, limit))
    guard width > limit else { return self }
    let size = PixelSize(width: limit, height: max(1, (height * limit + width / 2) / width))
    var result = Bitmap(size: size)
    let columns = (0...size.width).map { $0 * width / size.width }
    result.pixels.withUnsafeMutableBufferPointer { result in
      pixels.withUnsafeBufferPointer { pixels in
        columns.withUnsafeBufferPointer { columns in
          guard var place = result.baseAddress, let first = pixels.baseAddress else { return }
          var y = 0
          while y < size.height {
            let (top, bottom) = (y * height / size.height, max(y * height / size.height + 1, (y + 1) * height / size.height))
            var x = 0
            while x < size.width {
              let (left, right) = (columns[x], max(columns[x] + 1, columns[x + 1]))
              let count = (bottom - top) * (right - left)
              var (red, green, blue, alpha) = (count / 2, count / 2, count / 2, count / 2)
              var row = top
              while row < bottom {
                var pixel = first + 4 * (row * width + left)
                var column = left
                while column < right {
                  red += Int(pixel[0])
                  green += Int(pixel[1])
                  blue += Int(pixel[2])
                  alpha += Int(pixel[3])
                  pixel += 4
                  column += 1
                }
                row += 1
              }
              place[0] = UInt8(red / count)
              place[1] = UInt8(green / count)
              place[2] = UInt8(blue / count)
              place[3] = UInt8(alpha / count)
              place += 4
              x += 1
            }
            y += 1
          }
        }
      }
    }
    return result
  }
}
