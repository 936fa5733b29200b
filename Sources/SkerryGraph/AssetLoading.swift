package import Foundation
package import SkerryDrawing
package import SkerryGeometry

/// The seam through which names of images and colours reach the customer's resources.
package protocol AssetLoading: Sendable {
  func image(named name: String, traits: AssetTraits) -> AssetImage?
  func color(named name: String, traits: AssetTraits) -> RGBA?
  /// Decodes a picture from bytes; `nil` when they are not a picture that can be read.
  func image(from data: Data, scale: CGFloat) -> AssetImage?
  func imageNames(near name: String) -> [String]
  func colorNames(near name: String) -> [String]
  /// The translation of a key in the customer's string tables, if there is one.
  func string(forKey key: String, table: String?, language: String) -> String?
}

/// What selects a variant of an asset.
package struct AssetTraits: Sendable, Hashable {
  package var scale: CGFloat
  package var isDark: Bool
  package var isHighContrast: Bool
  package var idiom: String
  package init(scale: CGFloat, isDark: Bool, isHighContrast: Bool = false, idiom: String = "iphone") {
    self.scale = scale
    self.isDark = isDark
    self.isHighContrast = isHighContrast
    self.idiom = idiom
  }
}

/// A found image variant.
package struct AssetImage: Sendable {
  package var pixels: PixelImage
  /// Pixels per point of the chosen variant.
  package var scale: CGFloat
  /// The catalogue asks for template rendering; `nil` leaves it to the view.
  package var isTemplate: Bool?
  package var capInsets: EdgeInsets?
  /// Where it came from, relative to its bundle.
  package var path: String

  package init(pixels: PixelImage, scale: CGFloat, isTemplate: Bool? = nil, capInsets: EdgeInsets? = nil, path: String = "") {
    self.pixels = pixels
    self.scale = scale
    self.isTemplate = isTemplate
    self.capInsets = capInsets
    self.path = path
  }

  package var pointSize: CGSize {
    CGSize(width: CGFloat(pixels.size.width) / scale, height: CGFloat(pixels.size.height) / scale)
  }
}
