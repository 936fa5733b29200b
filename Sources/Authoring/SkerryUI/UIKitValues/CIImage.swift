import Foundation
import SkerryGeometry

/// The recipe of a picture; Core Image's spelling. It produces no picture here.
open class CIImage: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  public override init() {}
  public convenience init?(data: Data) { nil }
  public convenience init?(image: UIImage) { nil }
  public convenience init?(contentsOf url: URL) { nil }
  public convenience init(cgImage: CGImage) { self.init() }
  open var extent: CGRect { .zero }
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  open func cropped(to rect: CGRect) -> CIImage { self }
  open func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
    reportNotDrawn("The output of the filter \(name) is not drawn: Core Image renders nothing here.")
    return self
  }
}

extension UIImage {
  /// The recipe that the image was created from: none, because pictures come from assets and data here.
  public var ciImage: CIImage? { nil }
}
