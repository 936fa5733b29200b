import Foundation
import SkerryDrawing

/// A colour; UIKit's spelling. A value only: there is no UIKit here.
public final class UIColor: NSObject, Sendable {
  let color: Color
  init(_ source: Color.Source) { color = Color(source: source) }
  public init(_ color: Color) { self.color = color }
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(.literal(RGBA(Double(red), Double(green), Double(blue), Double(alpha))))
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(.literal(RGBA(Double(white), Double(white), Double(white), Double(alpha))))
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    self.init(
      .literal(RGBA(hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha))))
  }
  public convenience init(cgColor: CGColor) { self.init(.literal(cgColor.rgba)) }
  /// A colour of the asset catalogue; `nil` if the target has none of that name, as on iOS.
  public convenience init?(named name: String) {
    guard ColorNames.isKnown(name) else { return nil }
    self.init(.named(name))
  }
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) { self.init(named: name) }
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(.dynamic(DynamicColor(dynamicProvider)))
  }

  /// The same colour with this opacity in place of its own; it stays dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(.withAlpha(color.source, Double(alpha))) }
  /// The components in the environment of the body that is being evaluated.
  private var current: RGBA { color.source.rgba(in: .ambient) }
  public var cgColor: CGColor { CGColor(current) }
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    var environment = EnvironmentValues.ambient
    environment.system.colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
    return UIColor(.literal(color.source.rgba(in: environment)))
  }

  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let rgba = current
    // Luma of Rec. 601, as Core Graphics converts device RGB to grey.
    white?.pointee = CGFloat(0.299 * rgba.red + 0.587 * rgba.green + 0.114 * rgba.blue)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?, brightness: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = current
    let (maximum, minimum) = (max(rgba.red, rgba.green, rgba.blue), min(rgba.red, rgba.green, rgba.blue))
    let span = maximum - minimum
    var turn = 0.0
    if span > 0 {
      if maximum == rgba.red {
        turn = (rgba.green - rgba.blue) / span
      } else if maximum == rgba.green {
        turn = (rgba.blue - rgba.red) / span + 2
      } else {
        turn = (rgba.red - rgba.green) / span + 4
      }
    }
    hue?.pointee = CGFloat(turn < 0 ? turn + 6 : turn) / 6
    saturation?.pointee = CGFloat(maximum > 0 ? span / maximum : 0)
    brightness?.pointee = CGFloat(maximum)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let rgba = current
    red?.pointee = CGFloat(rgba.red)
    green?.pointee = CGFloat(rgba.green)
    blue?.pointee = CGFloat(rgba.blue)
    alpha?.pointee = CGFloat(rgba.alpha)
    return true
  }

  public override func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.color == color }
  public override var hash: Int { color.hashValue }

  public static let clear = UIColor(.literal(.clear))
  public static let black = UIColor(.literal(.black))
  public static let white = UIColor(.literal(.white))
  public static let red = UIColor(.literal(RGBA(1, 0, 0)))
  public static let green = UIColor(.literal(RGBA(0, 1, 0)))
  public static let blue = UIColor(.literal(RGBA(0, 0, 1)))
  public static let cyan = UIColor(.literal(RGBA(0, 1, 1)))
  public static let yellow = UIColor(.literal(RGBA(1, 1, 0)))
  public static let magenta = UIColor(.literal(RGBA(1, 0, 1)))
  public static let orange = UIColor(.literal(RGBA(1, 0.5, 0)))
  public static let purple = UIColor(.literal(RGBA(0.5, 0, 0.5)))
  public static let brown = UIColor(.literal(RGBA(0.6, 0.4, 0.2)))
  public static let gray = UIColor(.literal(RGBA(0.5, 0.5, 0.5)))
  public static let darkGray = UIColor(.literal(RGBA(1.0 / 3, 1.0 / 3, 1.0 / 3)))
  public static let lightGray = UIColor(.literal(RGBA(2.0 / 3, 2.0 / 3, 2.0 / 3)))
  public static let tintColor = UIColor(.accent)

  public static let systemRed = UIColor(.system(.red))
  public static let systemOrange = UIColor(.system(.orange))
  public static let systemYellow = UIColor(.system(.yellow))
  public static let systemGreen = UIColor(.system(.green))
  public static let systemMint = UIColor(.system(.mint))
  public static let systemTeal = UIColor(.system(.teal))
  public static let systemCyan = UIColor(.system(.cyan))
  public static let systemBlue = UIColor(.system(.blue))
  public static let systemIndigo = UIColor(.system(.indigo))
  public static let systemPurple = UIColor(.system(.purple))
  public static let systemPink = UIColor(.system(.pink))
  public static let systemBrown = UIColor(.system(.brown))
  public static let systemGray = UIColor(.system(.gray))
  public static let systemGray2 = UIColor(.system(.gray2))
  public static let systemGray3 = UIColor(.system(.gray3))
  public static let systemGray4 = UIColor(.system(.gray4))
  public static let systemGray5 = UIColor(.system(.gray5))
  public static let systemGray6 = UIColor(.system(.gray6))
  public static let label = UIColor(.semantic(.label))
  public static let secondaryLabel = UIColor(.semantic(.secondaryLabel))
  public static let tertiaryLabel = UIColor(.semantic(.tertiaryLabel))
  public static let quaternaryLabel = UIColor(.semantic(.quaternaryLabel))
  public static let placeholderText = UIColor(.semantic(.placeholderText))
  public static let separator = UIColor(.semantic(.separator))
  public static let opaqueSeparator = UIColor(.semantic(.opaqueSeparator))
  public static let link = UIColor(.semantic(.link))
  public static let systemFill = UIColor(.semantic(.systemFill))
  public static let secondarySystemFill = UIColor(.semantic(.secondarySystemFill))
  public static let tertiarySystemFill = UIColor(.semantic(.tertiarySystemFill))
  public static let quaternarySystemFill = UIColor(.semantic(.quaternarySystemFill))
  public static let systemBackground = UIColor(.semantic(.systemBackground))
  public static let secondarySystemBackground = UIColor(.semantic(.secondarySystemBackground))
  public static let tertiarySystemBackground = UIColor(.semantic(.tertiarySystemBackground))
  public static let systemGroupedBackground = UIColor(.semantic(.systemGroupedBackground))
  public static let secondarySystemGroupedBackground = UIColor(.semantic(.secondarySystemGroupedBackground))
  public static let tertiarySystemGroupedBackground = UIColor(.semantic(.tertiarySystemGroupedBackground))
}

/// Looks up colours of the target if its resources are known.
enum ColorNames {
  static func isKnown(_ name: String) -> Bool {
    guard MainActor.isCurrent else { return true }
    return MainActor.assumeIsolated {
      let environment = EnvironmentValues.current
      guard let assets = environment.system.assets else { return true }
      return assets.color(named: name, traits: environment.assetTraits) != nil
    }
  }
}

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

/// Light or dark; UIKit's spelling.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
