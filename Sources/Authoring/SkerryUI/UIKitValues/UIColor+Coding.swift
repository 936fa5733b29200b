import Foundation
import SkerryDrawing

/// Apps keep colours as archives, in user defaults and in content states. An archive holds the colour's components, as
/// UIKit's does for colours that are not patterns; a colour that depends on traits is archived as it looks in light
/// appearance.
extension UIColor: NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }

  public convenience init?(coder: NSCoder) {
    let components = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].map { coder.decodeDouble(forKey: $0) }
    self.init(.literal(RGBA(components[0], components[1], components[2], components[3])))
  }

  public func encode(with coder: NSCoder) {
    let rgba = color.source.rgba(in: EnvironmentValues())
    coder.encode(rgba.red, forKey: "UIRed")
    coder.encode(rgba.green, forKey: "UIGreen")
    coder.encode(rgba.blue, forKey: "UIBlue")
    coder.encode(rgba.alpha, forKey: "UIAlpha")
  }
}
