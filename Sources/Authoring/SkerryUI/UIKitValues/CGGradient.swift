import Foundation
import SkerryDrawing

/// A colour space; Core Graphics' spelling. Components are read as sRGB.
public final class CGColorSpace: Sendable {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// Of red, green and blue.
  public var numberOfComponents: Int { 3 }
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
/// Whether a gradient extends before its start and after its end; Core Graphics' spelling.
public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
/// A list of objects; Core Foundation's spelling.
public typealias CFArray = [Any]

public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
