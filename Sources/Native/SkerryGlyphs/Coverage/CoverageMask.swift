package import SkerryGeometry

/// How much of each pixel of a rectangle an outline covers, 0…255, rows from the top without gaps.
package struct CoverageMask: Sendable, Equatable {
  /// The pixels that the mask covers.
  package let rect: PixelRect
  /// One byte a pixel; as many as the rectangle has.
  package let bytes: [UInt8]

  package init(rect: PixelRect, bytes: [UInt8]) {
    self.rect = rect
    self.bytes = bytes
  }
}

/// What an outline covers.
package enum Coverage: Sendable, Equatable {
  case nothing
  /// Every pixel of a rectangle, wholly.
  case full(PixelRect)
  case partial(CoverageMask)
}
