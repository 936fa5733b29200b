import Foundation
internal import SkerryFormats
import SkerryGeometry

extension UIImage.Orientation {
  /// The picture as it is shown. Source: Apple, `CGImagePropertyOrientation`, which has the names of EXIF's numbers.
  func turned(_ image: UIImage) -> UIImage {
    guard self != .up else { return image }
    let size = image.size
    let shown = ofFiles.isSideways ? CGSize(width: size.height, height: size.width) : size
    let format = UIGraphicsImageRendererFormat()
    format.scale = image.scale
    return UIGraphicsImageRenderer(size: shown, format: format).image { context in
      context.cgContext.concatenate(transform(size))
      image.draw(in: CGRect(origin: .zero, size: size))
    }
  }

  /// From the stored picture's points to those that are shown.
  private func transform(_ size: CGSize) -> CGAffineTransform {
    let (right, down) = ofFiles.axes
    let (a, b, c, d) = (CGFloat(right.x), CGFloat(right.y), CGFloat(down.x), CGFloat(down.y))
    // Steps to the left and upwards begin at the far edges.
    return CGAffineTransform(
      a: a, b: b, c: c, d: d, tx: -min(0, a * size.width) - min(0, c * size.height), ty: -min(0, b * size.width) - min(0, d * size.height))
  }

  /// The name of the same orientation in files.
  private var ofFiles: ImageHeader.Orientation {
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
