package import Foundation
package import SkerryDrawing
package import SkerryGeometry

/// The keys of everything that is cached from one picture to the next. They are all in this file, which makes it easy
/// to check that each contains everything the cached value depends on.
///
/// - Keys are made of resolved content: pixels, outlines, colours and lengths, never names of them.
/// - Strings are `ExactString`: two spellings of one letter are two keys.
/// - A cached value equals a newly computed one, so neither the size of a cache nor what was drawn before can change a
///   picture.
/// - Caches belong to one engine, which reads its font files, catalogues and string tables once.
package enum PictureMemory {
  /// A paragraph: its runs with their fonts, paints and inline pictures, and every rule for its lines. Its layouts in several boxes are kept.
  package struct Paragraph: Hashable {
    /// The paragraph.
    package var text: ResolvedText
    package init(_ text: ResolvedText) { self.text = text }

    /// Hashes only the strings: paragraphs with equal strings that differ otherwise are rare, and hashing everything takes longer than one
    /// comparison.
    package func hash(into hasher: inout Hasher) {
      for run in text.runs { hasher.combine(run.string) }
    }
  }

  /// Runs as clusters of glyphs, before lines are broken.
  package struct Shape: Hashable {
    /// The strings with their styles.
    package var runs: [TextRun]
    /// The factor that the font sizes are multiplied by, for text that shrinks to fit.
    package var scale: CGFloat
    /// Points that are taken from the distance between glyphs.
    package var tightening: CGFloat
    /// Whether the paragraph runs from right to left.
    package var isRightToLeft: Bool
    /// BCP 47.
    package var language: String
    /// The release of iOS, which decides the widths of Chinese characters.
    package var version: SystemVersion
    package init(
      runs: [TextRun], scale: CGFloat, tightening: CGFloat, isRightToLeft: Bool, language: String, version: SystemVersion
    ) {
      self.runs = runs
      self.scale = scale
      self.tightening = tightening
      self.isRightToLeft = isRightToLeft
      self.language = language
      self.version = version
    }
  }

  /// The fallback face for a character.
  package struct FaceChoice: Hashable {
    /// The character that the preferred face lacks.
    package var character: ExactString
    /// The number of the face that the font asks for, in the registry's order.
    package var preferred: Int
    /// 100 ultra-light … 400 regular … 900 black.
    package var weight: CGFloat
    package init(character: Character, preferred: Int, weight: CGFloat) {
      self.character = ExactString(String(character))
      self.preferred = preferred
      self.weight = weight
    }
  }

  /// A glyph's outline or picture.
  package struct Glyph: Hashable {
    /// The glyph's number in its face.
    package var glyph: UInt32
    /// The face, size and variations.
    package var font: FontInstance
    package init(glyph: UInt32, font: FontInstance) {
      self.glyph = glyph
      self.font = font
    }
  }

  /// A font with a transform.
  package struct PlacedFont: Hashable {
    /// The face, size and variations.
    package var font: FontInstance
    /// Without its translation.
    package var transform: CGAffineTransform
    package init(font: FontInstance, transform: CGAffineTransform) {
      self.font = font
      self.transform = transform
    }
  }

  /// The coverage of a placed font's glyph.
  package struct Mask: Hashable {
    /// The glyph's number in its face.
    package var glyph: UInt32
    /// Quarter pixels, 0…3.
    package var phaseX: UInt8
    /// Quarter pixels, 0…3.
    package var phaseY: UInt8
    package init(glyph: UInt32, phaseX: UInt8, phaseY: UInt8) {
      self.glyph = glyph
      self.phaseX = phaseX
      self.phaseY = phaseY
    }
  }

  /// The coverage of a shape.
  package struct Area: Hashable {
    /// In the shape's own points.
    package var path: Path
    /// The pen; `nil` if the path is filled.
    package var stroke: StrokeStyle?
    /// Whether the path's inside is found by the even-odd rule, otherwise by the non-zero one.
    package var isEvenOdd: Bool
    /// To pixels.
    package var transform: CGAffineTransform
    /// The pixels that a mask may span.
    package var bounds: PixelRect
    package init(path: Path, stroke: StrokeStyle?, isEvenOdd: Bool, transform: CGAffineTransform, bounds: PixelRect) {
      self.path = path
      self.stroke = stroke
      self.isEvenOdd = isEvenOdd
      self.transform = transform
      self.bounds = bounds
    }

    package static func == (a: Area, b: Area) -> Bool {
      a.path.elements == b.path.elements && a.stroke == b.stroke && a.isEvenOdd == b.isEvenOdd && a.transform == b.transform
        && a.bounds == b.bounds
    }

    /// Each point of a path is mixed in by one multiplication: feeding them to the hasher takes longer than drawing many shapes.
    package func hash(into hasher: inout Hasher) {
      var mixed = UInt64(path.elements.count)
      func mix(_ point: CGPoint) {
        // The sum makes the two zeros, which are equal, one.
        mixed = (mixed ^ (Double(point.x) + 0).bitPattern) &* 0x9E37_79B9_7F4A_7C15
        mixed = (mixed ^ mixed >> 32 ^ (Double(point.y) + 0).bitPattern) &* 0x9E37_79B9_7F4A_7C15
      }
      for element in path.elements {
        switch element {
        case .move(let to), .line(let to): mix(to)
        case .quadCurve(let to, let control):
          mix(to)
          mix(control)
        case .curve(let to, let first, let second):
          mix(to)
          mix(first)
          mix(second)
        case .closeSubpath: break
        }
      }
      hasher.combine(mixed)
      hasher.combine(stroke?.lineWidth)
      hasher.combine(transform)
      hasher.combine(bounds)
    }
  }

  /// The pixels of a glyph that is a picture.
  package struct GlyphPixels: Hashable {
    /// The font and transform that all glyphs of a run share.
    package var run: PlacedFont
    /// The glyph's number in its face.
    package var glyph: UInt32
    /// The part of the origin beyond whole pixels, 0 ..< 1.
    package var x: CGFloat
    /// The part of the origin beyond whole pixels, 0 ..< 1.
    package var y: CGFloat
    package init(run: PlacedFont, glyph: UInt32, x: CGFloat, y: CGFloat) {
      self.run = run
      self.glyph = glyph
      self.x = x
      self.y = y
    }
  }

  /// An input file, which an engine reads once.
  package struct File: Hashable {
    package var path: ExactString
    /// The key of the file at this path.
    package init(_ url: URL) { path = ExactString(url.path) }
  }

  /// A vector file drawn at a size in pixels.
  package struct Drawing: Hashable {
    package var file: File
    /// Width and height in pixels.
    package var size: PixelSize
    package init(file: File, size: PixelSize) {
      self.file = file
      self.size = size
    }
  }
}
