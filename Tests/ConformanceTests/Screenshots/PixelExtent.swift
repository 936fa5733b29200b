import Foundation
import SkerryImage
import SwiftUI

/// A view drawn at 3 pixels per point and measured as screenshots are: by the visible pixels in a part of it.
@MainActor struct PixelExtent {
  let bitmap: Bitmap

  init(_ view: some View) throws {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    bitmap = try ImageCodecs.decode(renderer.pngData())
  }

  /// The box, in points, of all pixels in an area that differ from the area's first pixel by more than `threshold`.
  func ink(_ area: CGRect, threshold: Int = 60) -> CGRect? {
    let first = bitmap.color(x: Int((area.minX * 3).rounded()), y: Int((area.minY * 3).rounded()))
    return bitmap.box(3, in: area) {
      max(abs($0.red - first.red), abs($0.green - first.green), abs($0.blue - first.blue)) > threshold
    }
  }

  /// How many pixels of a row, counted from a point at its left, are lighter than the middle grey.
  func lightPixels(fromX x: CGFloat, row: Int) -> Int {
    let left = Int(x * 3)
    return (left..<bitmap.size.width).prefix { bitmap.color(x: $0, y: row).green > 127 }.count
  }
}
