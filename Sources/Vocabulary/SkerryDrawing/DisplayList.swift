package import Foundation
package import SkerryGeometry

/// What to paint, in order. Points, y down, origin at the surface's top-left.
package struct DisplayList: Sendable, Hashable {
  /// The first is painted first, so the last is on top.
  package var items: [DisplayItem]
  package init(_ items: [DisplayItem] = []) { self.items = items }
}

/// One item to paint. `bounds` is the rectangle that a paint's unit space refers to.
package indirect enum DisplayItem: Sendable, Hashable {
  case fill(Path, evenOdd: Bool, paint: Paint, bounds: CGRect)
  case stroke(Path, StrokeStyle, paint: Paint, bounds: CGRect)
  case glyphs(GlyphRun, bounds: CGRect)
  case image(PixelImage, DrawnImage)
  case group([Effect], DisplayList)
}

extension Path: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(elements.count) }
}

/// How pixels are resampled to a rectangle.
package struct DrawnImage: Sendable, Hashable {
  /// Where the picture goes, in points.
  package var frame: CGRect
  /// The picture's points: pixels divided by its scale. Caps and tiles are measured in these.
  package var naturalSize: CGSize
  /// Parts that do not stretch, in points of the natural size.
  package var capInsets: EdgeInsets
  /// Whether the picture is repeated to fill its frame instead of being stretched.
  package var tiles: Bool
  package var interpolation: Interpolation
  /// The paint that replaces a template's colours, keeping its alpha; `nil` for a picture in its own colours.
  package var template: Paint?

  /// How pixels between samples are computed; `none` takes the nearest one.
  package enum Interpolation: Hashable, Sendable { case none, low, medium, high }

  package init(
    frame: CGRect, naturalSize: CGSize, capInsets: EdgeInsets = EdgeInsets(), tiles: Bool = false,
    interpolation: Interpolation = .medium, template: Paint? = nil
  ) {
    self.frame = frame
    self.naturalSize = naturalSize
    self.capInsets = capInsets
    self.tiles = tiles
    self.interpolation = interpolation
    self.template = template
  }
}

/// A change to a group as a whole. The effects of one group are applied first to last.
package enum Effect: Sendable, Hashable {
  case opacity(Double)
  case clip(Path, evenOdd: Bool)
  /// Multiplies by the alpha of another list.
  case mask(DisplayList)
  case blend(BlendMode)
  /// Gaussian; radius in points.
  case blur(radius: CGFloat)
  /// Draws the group's own silhouette under it. Source of the meaning of radius: Figures rule 29.
  case shadow(RGBA, radius: CGFloat, offset: CGSize)
  /// Draws the shadow of what surrounds the group's silhouette onto the group, as if it were a hole. Its blur is assumed to be that of `shadow`.
  case innerShadow(RGBA, radius: CGFloat, offset: CGSize)
  case transform(CGAffineTransform)
  /// Shows the group's finished picture through a matrix, in points of the group's surroundings.
  case projection(ProjectionTransform)
  case color(ColorFilter)
  /// Draws the group into its own layer first; it has no visible effect by itself.
  case isolate

  /// Where the Gaussian of a shadow is cut off, in radii. Source: Figures rule 29.
  package static let shadowReach: CGFloat = 2.3
  /// The standard deviation of what is left of that Gaussian, in radii; without the cut it would be 1.
  package static let shadowDeviation: CGFloat = 0.931
}

/// Changes every colour of a group.
package enum ColorFilter: Sendable, Hashable {
  case brightness(Double)
  case contrast(Double)
  case saturation(Double)
  case grayscale(Double)
  case hueRotation(Angle)
  case invert
  case multiply(RGBA)
  case luminanceToAlpha
}
