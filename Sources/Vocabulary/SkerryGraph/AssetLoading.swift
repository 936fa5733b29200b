package import Foundation
package import SkerryDrawing
package import SkerryGeometry
package import SkerryLocalization

/// The protocol through which views load images, colours and strings from the customer's resources.
package protocol AssetLoading: Sendable {
  func image(named name: String, traits: AssetTraits) -> AssetImage?
  /// Why an image whose name is known cannot be shown, as a sentence; `nil` when it can, or the name is unknown.
  func imageFault(named name: String, traits: AssetTraits) -> String?
  /// A custom symbol of the customer's, sized for the font of adjacent text; `nil` when there is none of that name.
  func symbol(named name: String, font: FontDescription, scale: SymbolScale) -> SymbolDrawing?
  /// A symbol of the system that the team exported from Apple's app; `nil` when there is none of that name.
  func exportedSymbol(named name: String, font: FontDescription, scale: SymbolScale) -> SymbolDrawing?
  func color(named name: String, traits: AssetTraits) -> AssetColor?
  /// A colour as the app around an extension sees it: its own catalogues count first.
  func appColor(named name: String, traits: AssetTraits) -> AssetColor?
  /// The name of the colour set with the app's accent colour.
  var accentColorName: String { get }
  /// Decodes a picture from bytes; `nil` if they are not a readable picture.
  func image(from data: Data, scale: CGFloat) -> AssetImage?
  /// The app's catalogue with an image or a symbol of that name, if the target itself has none: an extension on a phone does not see it.
  func appCatalogue(ofImage name: String) -> String?
  /// The same for a colour.
  func appCatalogue(ofColor name: String) -> String?
  func imageNames(near name: String) -> [String]
  func colorNames(near name: String) -> [String]
  /// The translation of a key in the customer's string tables, if there is one.
  func format(forKey key: String, table: String?, language: String) -> LocalizedFormat?
}

/// What selects a variant of an asset.
package struct AssetTraits: Sendable, Hashable {
  /// Pixels per point.
  package var scale: CGFloat
  /// Whether the appearance is dark.
  package var isDark: Bool
  /// Whether the variant for increased contrast is wanted.
  package var isHighContrast: Bool
  /// The device family as catalogues spell it, such as `iphone` or `watch`.
  package var idiom: String
  /// Whether the language is written from right to left.
  package var isRightToLeft: Bool
  package init(scale: CGFloat, isDark: Bool, isHighContrast: Bool = false, idiom: String = "iphone", isRightToLeft: Bool = false) {
    self.scale = scale
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.idiom = idiom
    self.isRightToLeft = isRightToLeft
  }
}

/// A found image variant.
package struct AssetImage: Sendable {
  /// The decoded picture.
  package var pixels: PixelImage
  /// Pixels per point of the chosen variant.
  package var scale: CGFloat
  /// Whether the catalogue asks for template rendering; `nil` leaves it to the view.
  package var isTemplate: Bool?
  /// The parts that do not stretch, in points; `nil` for an image without slices.
  package var capInsets: EdgeInsets?
  /// Whether the picture is repeated between the caps instead of stretched.
  package var tiles = false
  /// Points; pixels divided by the scale, or a vector picture's own size.
  package var pointSize: CGSize
  /// Redraws a vector picture at the size in pixels that it is shown at; `nil` for a bitmap.
  package var redraw: VectorRedrawer?
  /// Where it came from, relative to its bundle.
  package var path: String

  package init(pixels: PixelImage, scale: CGFloat, isTemplate: Bool? = nil, capInsets: EdgeInsets? = nil, path: String = "") {
    self.pixels = pixels
    self.scale = scale
    self.isTemplate = isTemplate
    self.capInsets = capInsets
    self.path = path
    pointSize = CGSize(width: CGFloat(pixels.size.width) / scale, height: CGFloat(pixels.size.height) / scale)
  }

  /// The picture with left and right exchanged.
  package var mirrored: AssetImage {
    var copy = self
    copy.pixels = pixels.mirrored
    copy.capInsets = capInsets.map { EdgeInsets(top: $0.top, leading: $0.trailing, bottom: $0.bottom, trailing: $0.leading) }
    copy.redraw = redraw?.mirrored
    return copy
  }
}

/// A found colour variant.
package enum AssetColor: Sendable, Hashable {
  case components(RGBA)
  /// A colour of the system, by UIKit's name, such as `systemBlueColor`.
  case system(String)
}
