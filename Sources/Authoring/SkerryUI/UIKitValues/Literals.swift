import Foundation

// `#colorLiteral`, `#imageLiteral` and `#fileLiteral`, as Xcode's editor writes them. The compiler looks for the three type names.

public typealias _ColorLiteralType = UIColor
public typealias _ImageLiteralType = UIImage

extension UIColor: _ExpressibleByColorLiteral {
  /// The parts are sRGB, 0…1.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
extension UIImage: _ExpressibleByImageLiteral {
  /// An image in the target's catalogues; a missing name is reported where it is drawn.
  public convenience init(imageLiteralResourceName name: String) { self.init(.named(name)) }
}
