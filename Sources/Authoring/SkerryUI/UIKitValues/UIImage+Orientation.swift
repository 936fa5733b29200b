import Foundation
import SkerryGeometry

extension UIImage.Orientation {
  /// The picture as it is shown. Source: EXIF 2.32, tag Orientation; Apple, `CGImagePropertyOrientation`.
  func turned(_ image: UIImage) -> UIImage {
    guard self != .up else { return image }
    let size = image.size
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(self)
    let shown = isSideways ? CGSize(width: size.height, height: size.width) : size
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    return UIGraphicsImageRenderer(size: shown, format: format).image { context in
      context.cgContext.concatenate(transform(size))
      image.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// From the stored picture's points to those that are shown.
  private func transform(_ size: CGSize) -> CGAffineTransform {
    let (width, height) = (size.width, size.height)
    return switch self {
    case .up: .identity
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: height)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: height, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: height, ty: width)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: width)
    }
  }
}

extension Image.Orientation {
  /// UIKit's name of the same orientation.
  var ofPixels: UIImage.Orientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }
}
