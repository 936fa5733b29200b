package import Foundation
package import SkerryDrawing
package import SkerryDiagnostics
package import SkerryGeometry

/// A picture in the view graph with its pixels or outlines.
package struct ImageContent: Sendable, Hashable {
  /// What an image is drawn from.
  package enum Source: Sendable, Hashable {
    case bitmap(PixelImage)
    /// Outlines in points of the natural size, y down, each with its own paint.
    case vector([Layer])
    /// Recorded drawing commands, in points of the natural size.
    case composed([Part])
    /// Not found or not readable; drawn as nothing.
    case missing
  }

  /// One recorded drawing command.
  package struct Part: Sendable, Hashable {
    /// A fill, a run of glyphs or a picture, in points of the canvas.
    package enum Operation: Sendable, Hashable {
      /// `bounds` are the rectangle that the paint's unit space refers to.
      case fill(Path, Paint, evenOdd: Bool, bounds: CGRect)
      case glyphs(GlyphRun, bounds: CGRect)
      case image(ImageContent, CGRect)
    }
    /// Painted in this order.
    package var operations: [Operation]
    /// Effects on all operations together, first to last.
    package var effects: [Effect]
    package init(operations: [Operation], effects: [Effect] = []) {
      self.operations = operations
      self.effects = effects
    }
  }

  /// An outline with its paint.
  package struct Layer: Sendable, Hashable {
    /// In points.
    package var path: Path
    package var paint: Paint
    package init(path: Path, paint: Paint) {
      self.path = path
      self.paint = paint
    }
  }

  /// The name of the asset, symbol or file, for messages.
  package var name: String
  package var source: Source
  /// Points at the asset's own scale.
  package var naturalSize: CGSize
  /// Distance from the bottom of the frame up to the text baseline, points; 0 for pictures.
  package var baselineOffset: CGFloat
  /// Whether this is a symbol, which follows the font and the foreground style.
  package var isSymbol: Bool
  /// Whether the picture takes the size that is proposed; otherwise it has its natural size.
  package var isResizable: Bool
  /// The parts that do not stretch, in points.
  package var capInsets: EdgeInsets
  /// Whether a resizable picture is repeated instead of being stretched.
  package var tiles: Bool
  package var interpolation: DrawnImage.Interpolation
  /// Replaces the colours of a bitmap, keeping its alpha.
  package var template: Paint?
  /// Redraws a vector picture at the size in pixels that it is shown at; `nil` for a bitmap.
  package var redraw: VectorRedrawer?
  /// Where the view was written.
  package var site: SourceSite?
  /// Pixels of the asset file; zero for symbols.
  package var assetPixelSize: PixelSize

  package init(
    name: String, source: Source, naturalSize: CGSize, baselineOffset: CGFloat = 0, isSymbol: Bool = false,
    isResizable: Bool = false, capInsets: EdgeInsets = EdgeInsets(), tiles: Bool = false,
    interpolation: DrawnImage.Interpolation = .medium, template: Paint? = nil, site: SourceSite? = nil,
    assetPixelSize: PixelSize = PixelSize(width: 0, height: 0)
  ) {
    self.name = name
    self.source = source
    self.naturalSize = naturalSize
    self.baselineOffset = baselineOffset
    self.isSymbol = isSymbol
    self.isResizable = isResizable
    self.capInsets = capInsets
    self.tiles = tiles
    self.interpolation = interpolation
    self.template = template
    self.site = site
    self.assetPixelSize = assetPixelSize
  }
}
