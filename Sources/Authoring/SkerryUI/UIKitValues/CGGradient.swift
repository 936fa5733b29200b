import Foundation
import SkerryDrawing

/// A colour space; Core Graphics' spelling. Components are read as sRGB.
public final class CGColorSpace: Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  init() {}
  public init?(name: String) {}
}
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// The colours of a gradient; Core Graphics' spelling.
public final class CGGradient: Sendable {
  let stops: GradientStops
  /// `nil` without colours. Without locations the colours are evenly spaced.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let list = colors.compactMap { ($0 as? CGColor)?.rgba }
    guard !list.isEmpty else { return nil }
    stops = GradientStops(
      list.enumerated().map { index, color in
        GradientStops.Stop(color, at: locations.map { Double($0[index]) } ?? Double(index) / Double(max(1, list.count - 1)))
      }, mixing: .device)
  }
}
/// Whether a gradient extends before its start and after its end; Core Graphics' spelling. Here it always does.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
/// A list of objects; Core Foundation's spelling.
public typealias CFArray = [Any]

/// A picture; Core Graphics' spelling.
public final class CGImage: Sendable {
  let image: UIImage
  init(_ image: UIImage) { self.image = image }
  /// The picture with another scale (pixels per point).
  func scaled(_ scale: CGFloat) -> UIImage {
    if case .data(let data, _, let name) = image.source { return UIImage(.data(data, scale: scale, name: name)) }
    return image
  }
  /// Pixels.
  public var width: Int { Int(image.size.width * image.scale) }
  public var height: Int { Int(image.size.height * image.scale) }
  /// Of a JPEG there is none; every other picture has transparency with straight colours, also where each of its pixels is opaque.
  public var alphaInfo: CGImageAlphaInfo {
    guard case .data(let data, _, _) = image.source, data.starts(with: [0xFF, 0xD8]) else { return .last }
    return .noneSkipLast
  }
}
/// Where the transparency of a picture is stored.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
