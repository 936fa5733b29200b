import CSkerryDiff
import SkerryGeometry
package import SkerryImage

/// The picture that shows where two pictures differ: failing red, tolerated blue, anti-aliasing yellow, masked hatched.
package enum DifferencePicture {
  /// - Parameter onlyDifferences: leaves everything else transparent instead of drawing the reference, grey and faint.
  package static func make(_ classes: [UInt8], over reference: StraightBitmap, onlyDifferences: Bool = false) -> StraightBitmap {
    var pixels = [UInt8](repeating: 0, count: reference.size.count * 4)
    skerry_diff_paint(
      classes, reference.pixels, Int32(reference.size.width), Int32(reference.size.height), onlyDifferences ? 1 : 0, &pixels)
    return StraightBitmap(size: reference.size, pixels: pixels)
  }

  /// For pictures of different sizes: aligned at the top left corner; pixels in only one of them count as failing.
  package static func make(_ reference: StraightBitmap, _ actual: StraightBitmap) -> StraightBitmap {
    let union = PixelSize(width: max(reference.size.width, actual.size.width), height: max(reference.size.height, actual.size.height))
    let (a, b) = (reference.placed(in: union), actual.placed(in: union))
    var classes = PixelDiffer().compare(a, b).classes
    for y in 0..<union.height {
      for x in 0..<union.width where !reference.covers(x, y) || !actual.covers(x, y) {
        classes[y * union.width + x] = UInt8(SKERRY_FAILING.rawValue)
      }
    }
    return make(classes, over: a)
  }
}

extension StraightBitmap {
  fileprivate func covers(_ x: Int, _ y: Int) -> Bool { x < size.width && y < size.height }

  /// On a larger transparent canvas, in its top left corner.
  fileprivate func placed(in canvas: PixelSize) -> StraightBitmap {
    guard canvas != size else { return self }
    var result = [UInt8](repeating: 0, count: canvas.count * 4)
    for y in 0..<size.height {
      let row = pixels[(y * size.width * 4)..<((y + 1) * size.width * 4)]
      result.replaceSubrange((y * canvas.width * 4)..<(y * canvas.width * 4 + row.count), with: row)
    }
    return StraightBitmap(size: canvas, pixels: result)
  }

  /// The straight components of a finished picture.
  package init(_ bitmap: Bitmap) {
    var pixels = [UInt8](repeating: 0, count: bitmap.pixels.count)
    skerry_straighten(bitmap.pixels, &pixels, bitmap.size.count)
    self.init(size: bitmap.size, pixels: pixels)
  }

  /// Premultiplied, as the codecs require.
  package var premultiplied: Bitmap {
    var result = pixels
    for at in stride(from: 0, to: result.count, by: 4) where result[at + 3] != 255 {
      let alpha = Int(result[at + 3])
      for channel in at..<(at + 3) { result[channel] = UInt8((Int(result[channel]) * alpha + 127) / 255) }
    }
    return Bitmap(size: size, pixels: result)
  }
}
