import Foundation
import SkerryGeometry
import SkerryImage
import Testing

/// The columns and rows of a picture in which something is drawn, as recordings are measured: in pixels.
extension Bitmap {
  /// The columns in which a pixel matches, from the left.
  func columns(_ isWanted: (Pixel) -> Bool) -> [Int] {
    (0..<size.width).filter { (x: Int) -> Bool in (0..<size.height).contains { (y: Int) -> Bool in isWanted(color(x: x, y: y)) } }
  }

  /// The rows in which a pixel matches, from the top.
  func rows(_ isWanted: (Pixel) -> Bool) -> [Int] {
    (0..<size.height).filter { (y: Int) -> Bool in (0..<size.width).contains { (x: Int) -> Bool in isWanted(color(x: x, y: y)) } }
  }

  /// From the first to the last column in which a pixel matches, both included.
  func width(_ isWanted: (Pixel) -> Bool) throws -> Int {
    let inked = columns(isWanted)
    return try #require(inked.last) - #require(inked.first) + 1
  }

  /// How much of each pixel is covered, by columns.
  func coverage(_ part: (Pixel) -> CGFloat) -> [[CGFloat]] {
    (0..<size.width).map { (x: Int) -> [CGFloat] in (0..<size.height).map { (y: Int) -> CGFloat in part(color(x: x, y: y)) } }
  }
}

/// The width of what is drawn in columns of coverage: from the first to the last with more than `threshold`, of which both count by their most
/// covered pixel.
func extent(_ columns: [[CGFloat]], threshold: CGFloat) throws -> CGFloat {
  try extent(ofMost: columns.map { (column: [CGFloat]) -> CGFloat in column.max() ?? 0 }, threshold: threshold)
}

/// The same, of the most covered pixel of each column.
func extent(ofMost maximum: [CGFloat], threshold: CGFloat) throws -> CGFloat {
  let left: Int = try #require(maximum.firstIndex { $0 > threshold })
  let right: Int = try #require(maximum.lastIndex { $0 > threshold })
  return CGFloat(right - left - 1) + maximum[left] + maximum[right]
}
