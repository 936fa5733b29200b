/// How much two pictures may differ; nothing by default.
package struct Tolerance: Sendable, Hashable, Codable {
  /// The largest difference of one channel, 0…255.
  package var channel: Int?
  /// pixelmatch's threshold, 0…1: a distance in YIQ.
  package var threshold: Double?
  /// A distance in OKLab times 100; about 2 is just visible side by side.
  package var perceptual: Double?
  /// Whether pixels that are anti-aliasing, as pixelmatch defines it, do not fail.
  package var ignoresAntialiasing = false
  /// The side of the window in which failing pixels are counted, in pixels.
  package var window = Self.standardWindow
  /// The number of failing pixels that the densest window may contain.
  package var allowedInWindow = 0

  /// The default side of the window in pixels. Our choice: about the size of a glyph.
  package static let standardWindow = 8
  /// Only equal pixels pass.
  package static let exact = Tolerance()

  package init() {}

}
