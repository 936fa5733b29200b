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
/// A filter with its inputs; its output is `nil`, with a diagnostic.
open class CIFilter: NSObject {
  /// As Core Image spells it, such as `CIQRCodeGenerator`; empty for a filter without a name.
  public let name: String
  public override init() { name = "" }
  public init?(name: String) { self.name = name }
  public init?(name: String, parameters: [String: Any]?) { self.name = name }
  open var message = Data()
  open var correctionLevel = "M"
  open var inputImage: CIImage?
  open var radius: Float = 10
  open var intensity: Float = 1
  open var outputImage: CIImage? {
    reportNotDrawn("The output of the filter \(name.isEmpty ? "CIFilter" : name) is not drawn: Core Image renders nothing here.")
    return nil
  }
  private var values: [String: Any] = [:]
  open func setDefaults() {}
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
  private class func made(_ name: String) -> CIFilter { CIFilter(name: name) ?? CIFilter() }
  open class func qrCodeGenerator() -> CIFilter { made("CIQRCodeGenerator") }
  open class func code128BarcodeGenerator() -> CIFilter { made("CICode128BarcodeGenerator") }
  open class func aztecCodeGenerator() -> CIFilter { made("CIAztecCodeGenerator") }
  open class func pdf417BarcodeGenerator() -> CIFilter { made("CIPDF417BarcodeGenerator") }
  open class func gaussianBlur() -> CIFilter { made("CIGaussianBlur") }
  open class func areaAverage() -> CIFilter { made("CIAreaAverage") }
  open class func colorInvert() -> CIFilter { made("CIColorInvert") }
  open class func colorMonochrome() -> CIFilter { made("CIColorMonochrome") }
  open class func photoEffectMono() -> CIFilter { made("CIPhotoEffectMono") }
}
public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputExtentKey = "inputExtent"
