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
/// A colour of Core Image, with its components in sRGB.
open class CIColor: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let red: CGFloat
  public let green: CGFloat
  public let blue: CGFloat
  public let alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
  public convenience init(cgColor: CGColor) {
    var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    UIColor(cgColor: cgColor).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Three or four components, separated by spaces, as in `stringRepresentation`; what is missing is 0, the opacity 1.
  public convenience init(string: String) {
    let parts = string.split(separator: " ").map { CGFloat(Double($0) ?? 0) }
    func part(_ index: Int, _ missing: CGFloat) -> CGFloat { index < parts.count ? parts[index] : missing }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }
  open var numberOfComponents: Int { 4 }
  open var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }
  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
extension UIColor {
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
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
  open var point0 = CGPoint.zero
  open var point1 = CGPoint(x: 200, y: 200)
  open var color0 = CIColor.white
  open var color1 = CIColor.black
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
  open class func linearGradient() -> CIFilter { made("CILinearGradient") }
  open class func smoothLinearGradient() -> CIFilter { made("CISmoothLinearGradient") }
  open class func areaAverage() -> CIFilter { made("CIAreaAverage") }
  open class func colorInvert() -> CIFilter { made("CIColorInvert") }
  open class func colorMonochrome() -> CIFilter { made("CIColorMonochrome") }
  open class func photoEffectMono() -> CIFilter { made("CIPhotoEffectMono") }
}
public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputExtentKey = "inputExtent"
