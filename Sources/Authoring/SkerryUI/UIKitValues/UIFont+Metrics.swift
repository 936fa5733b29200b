import Foundation
import SkerryGraph

// In points. While a picture is drawn they are those of the face that draws the font, otherwise SF's (Figures §3.4).
extension UIFont {
  /// From the baseline to the top of the line.
  public var ascender: CGFloat { metrics?.ascent ?? pointSize * 1950 / 2048 }
  /// From the baseline to the bottom of the line: negative, as UIKit gives it.
  public var descender: CGFloat { -(metrics?.descent ?? pointSize * 494 / 2048) }
  public var capHeight: CGFloat { metrics?.capHeight ?? pointSize * 1443 / 2048 }
  public var xHeight: CGFloat { metrics?.xHeight ?? pointSize * 1078 / 2048 }
  public var lineHeight: CGFloat { ascender - descender }
  /// No font has extra space between its lines (assumed).
  public var leading: CGFloat { 0 }
}

extension UIFont {
  /// The name of the face; of the system's font, the one that UIKit prints (assumed for other designs than the default one).
  public var fontName: String {
    let description = font.description(in: EnvironmentValues())
    switch description.family {
    case .custom(let name): return name
    case .system(let design):
      let name = Self.faceNames.last { $0.weight <= description.weight }?.name ?? "Regular"
      return ".SFUI" + Self.suffix(of: design) + "-" + name + (description.isItalic ? "Italic" : "")
    }
  }
  /// The name of the family; of the system's font, the one that UIKit prints (assumed for other designs than the default one).
  public var familyName: String {
    switch font.description(in: EnvironmentValues()).family {
    case .custom(let name): name.components(separatedBy: "-")[0]
    case .system(let design): ".AppleSystemUIFont" + Self.suffix(of: design)
    }
  }
  private static let faceNames: [(weight: CGFloat, name: String)] = [
    (100, "Ultralight"), (200, "Thin"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "Semibold"), (700, "Bold"), (800, "Heavy"),
    (900, "Black"),
  ]
  private static func suffix(of design: FontDescription.Design) -> String {
    switch design {
    case .standard: ""
    case .serif: "Serif"
    case .rounded: "Rounded"
    case .monospaced: "Monospaced"
    }
  }
}
