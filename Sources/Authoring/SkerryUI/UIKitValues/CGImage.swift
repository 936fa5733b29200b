import Foundation
internal import SkerryFormats
import SkerryGeometry

/// A picture; Core Graphics' spelling.
public final class CGImage: Sendable {
  let image: UIImage
  init(_ image: UIImage) { self.image = image }

  /// The picture with another scale (pixels per point).
  func scaled(_ scale: CGFloat) -> UIImage {
    switch image.source {
    case .data(let data, _, let name): UIImage(.data(data, scale: scale, name: name))
    case .drawing, .named, .symbol:
      image.scale == scale || scale <= 0 || width == 0
        ? image
        : drawn(CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale) { $0 }
    case .empty: image
    }
  }

  /// Pixels.
  public var width: Int { Int(saturating: (image.size.width * image.scale).rounded()) }
  public var height: Int { Int(saturating: (image.size.height * image.scale).rounded()) }
  /// Of a JPEG there is none; every other picture has transparency with straight colours, even where each of its pixels is opaque.
  public var alphaInfo: CGImageAlphaInfo {
    guard case .data(let data, _, _) = image.source, ImageHeader.Format(signature: data) == .jpeg else { return .last }
    return .noneSkipLast
  }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { 4 * width }
  public var colorSpace: CGColorSpace? { CGColorSpace() }

  /// The part in a rectangle in pixels, widened to whole ones; `nil` if it has none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isEmpty else { return nil }
    return CGImage(drawn(part.size, scale: 1) { _ in whole.offsetBy(dx: -part.minX, dy: -part.minY) })
  }

  /// The picture drawn into one of a size in points.
  ///
  /// - Parameter place: the frame of the whole picture, in points, relative to the bounds of the new one.
  package func drawn(_ size: CGSize, scale: CGFloat, in place: (CGRect) -> CGRect) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in image.draw(in: place(CGRect(origin: .zero, size: size))) }
  }
}

/// Where the transparency of a picture is stored.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How the components of a pixel are stored; Core Graphics' spelling.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  public static let byteOrderDefault: CGBitmapInfo = []
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
