import Foundation
import SkerryDrawing
import SkerryGeometry
import Testing

@testable import SkerryRaster

/// Where the parts of an image with cap insets come from and go to.
@Suite struct ImagePatchTests {
  /// 18 × 12 pixels that are 6 × 4 points.
  private let image = PixelImage(
    identity: "caps", size: PixelSize(width: 18, height: 12), pixels: [UInt8](repeating: 255, count: 18 * 12 * 4))

  private func patches(_ frame: CGRect, tiles: Bool = false) -> [ImagePatch] {
    ImagePatch.patches(
      of: image,
      DrawnImage(
        frame: frame, naturalSize: CGSize(width: 6, height: 4), capInsets: EdgeInsets(top: 1, leading: 2, bottom: 0.5, trailing: 1),
        tiles: tiles))
  }

  @Test func capsKeepTheirSizeAndTheMiddleIsStretched() {
    let found = patches(CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(found.count == 9)
    #expect(found.map(\.source.minX) == [0, 6, 15, 0, 6, 15, 0, 6, 15])
    #expect(found.map(\.source.minY) == [0, 0, 0, 3, 3, 3, 11, 11, 11])
    #expect(found.prefix(3).map(\.source.size.width) == [6, 9, 3])
    #expect(found.map(\.source.size.height) == [3, 3, 3, 8, 8, 8, 2, 2, 2])
    #expect(found[4].target == CGRect(x: 12, y: 21, width: 27, height: 38.5))
    #expect(found[8].target == CGRect(x: 39, y: 59.5, width: 1, height: 0.5))
    // The middle's corners, in pixels of the image.
    let (start, end) = (CGPoint(x: 12, y: 21).applying(found[4].space), CGPoint(x: 39, y: 59.5).applying(found[4].space))
    #expect(abs(start.x - 6) < 1e-9 && abs(start.y - 3) < 1e-9 && abs(end.x - 15) < 1e-9 && abs(end.y - 10.5) < 1e-9)
    let tile = CGPoint(x: 13, y: 23).applying(patches(CGRect(x: 10, y: 20, width: 30, height: 40), tiles: true)[4].space)
    #expect(tile == CGPoint(x: 9, y: 9))
  }

  /// Less space than both caps need.
  @Test func capsShrinkTogether() {
    let found = patches(CGRect(x: 0, y: 0, width: 1.5, height: 40))
    #expect(found.count == 6)
    #expect(found.prefix(2).map(\.target.width) == [1, 0.5])
  }
}
