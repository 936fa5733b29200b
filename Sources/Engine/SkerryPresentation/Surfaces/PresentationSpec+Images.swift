package import Foundation

/// The limit of image asset sizes: drawing, the rules for pictures and the rules for catalogues all use it.
extension PresentationSpec {
  /// The maximum size of an image asset, in points. Source: Figures §2.1: an asset must not exceed its presentation.
  ///
  /// StandBy's small plate shows the closure of the minimal presentation, so the figure is that one's.
  package var largestImage: CGSize {
    guard presentation == .standbyMinimal else { return maximum.value }
    let minimal =
      PresentationSpec(.minimal, on: device, release: release) ?? PresentationSpec(.minimal, on: Devices.standard, release: release)
    return minimal?.maximum.value ?? maximum.value
  }

  /// The width in points above which the minimal island has to widen for an image; `nil` elsewhere.
  package var leastImageWidth: CGFloat? {
    [.minimal, .minimalAttached, .minimalDetached].contains(presentation) ? minimum.value.width : nil
  }

  /// Published sizes are rounded to hundredths; 36.67 points are 110 pixels at 3x.
  private static let rounding: CGFloat = 0.005

  /// Whether a bitmap may be shown here. Partial pixels are rounded up: at 2x 36.67 points are 74 pixels.
  package func takesImage(pixels: CGSize, scale: CGFloat) -> Bool {
    let limit = largestImage(scale: scale)
    return pixels.width <= limit.width && pixels.height <= limit.height
  }

  /// The largest bitmap, in whole pixels.
  package func largestImage(scale: CGFloat) -> CGSize {
    func pixels(_ points: CGFloat) -> CGFloat { ((points - Self.rounding) * scale).rounded(.up) }
    return CGSize(width: pixels(largestImage.width), height: pixels(largestImage.height))
  }

  /// Whether a vector image of a size in points may be shown here.
  package func takesVector(_ size: CGSize) -> Bool {
    size.width <= largestImage.width + Self.rounding && size.height <= largestImage.height + Self.rounding
  }

  /// Whether an image of a width in points makes the minimal island widen.
  package func widens(for width: CGFloat) -> Bool {
    leastImageWidth.map { width > $0 + Self.rounding && width <= largestImage.width + Self.rounding } ?? false
  }
}
