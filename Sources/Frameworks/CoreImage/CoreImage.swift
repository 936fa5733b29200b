@_exported import Foundation
@_exported import SkerryFoundation
@_exported import SkerryGeometry
@_exported import SkerryUI

// The types of Core Image: filters produce no pictures here, so a file shows its fallback.

/// Renders recipes; here it renders nothing.
open class CIContext: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  public override init() {}
  public init(options: [String: Any]?) {}
  open func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { nil }
}
open class CIColor: NSObject {
  public init(color: UIColor) {}
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {}
}
/// A filter with its inputs; its output is `nil`.
open class CIFilter: NSObject {
  public override init() {}
  public init?(name: String) {}
  public init?(name: String, parameters: [String: Any]?) {}
  open var message = Data()
  open var correctionLevel = "M"
  open var inputImage: CIImage?
  open var radius: Float = 10
  open var intensity: Float = 1
  open var outputImage: CIImage? { nil }
  private var values: [String: Any] = [:]
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
  open class func qrCodeGenerator() -> CIFilter { CIFilter() }
  open class func code128BarcodeGenerator() -> CIFilter { CIFilter() }
  open class func aztecCodeGenerator() -> CIFilter { CIFilter() }
  open class func pdf417BarcodeGenerator() -> CIFilter { CIFilter() }
  open class func gaussianBlur() -> CIFilter { CIFilter() }
  open class func areaAverage() -> CIFilter { CIFilter() }
  open class func colorInvert() -> CIFilter { CIFilter() }
  open class func colorMonochrome() -> CIFilter { CIFilter() }
  open class func photoEffectMono() -> CIFilter { CIFilter() }
}
public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputExtentKey = "inputExtent"
