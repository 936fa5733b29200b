package import Foundation
package import SkerryDrawing
package import SkerryGeometry

/// The keys of everything that is cached from one picture to the next. They are all in this file, so that one can see that each
/// contains everything that the cached value depends on.
///
/// - Keys are made of resolved content: pixels, outlines, colours and lengths, never names that stand for them.
/// - Strings are `ExactString`: two spellings of one letter are two keys.
/// - A cached value equals a newly computed one, so neither the size of a cache nor what was drawn before can change a picture.
/// - Caches belong to one engine, which reads its font files, catalogues and string tables once.
package enum PictureMemory {
  /// A paragraph laid out in a box: its runs with their fonts, paints and inline pictures, and every rule for its lines.
  package struct Layout: Hashable {
    package var text: ResolvedText
    package var proposal: ProposedViewSize
    package init(text: ResolvedText, proposal: ProposedViewSize) {
      self.text = text
      self.proposal = proposal
    }
  }

  /// Runs as clusters of glyphs, before lines are broken.
  package struct Shape: Hashable {
    package var runs: [TextRun]
    package var scale: CGFloat
    package var tightening: CGFloat
    package var isRightToLeft: Bool
    package var language: String
    package init(runs: [TextRun], scale: CGFloat, tightening: CGFloat, isRightToLeft: Bool, language: String) {
      self.runs = runs
      self.scale = scale
      self.tightening = tightening
      self.isRightToLeft = isRightToLeft
      self.language = language
    }
  }

  /// The fallback face for a character.
  package struct FaceChoice: Hashable {
    package var character: ExactString
    package var preferred: Int
    package var weight: CGFloat
    package init(character: Character, preferred: Int, weight: CGFloat) {
      self.character = ExactString(String(character))
      self.preferred = preferred
      self.weight = weight
    }
  }

  /// A glyph's outline or picture.
  package struct Glyph: Hashable {
    package var glyph: UInt32
    package var font: FontInstance
    package init(glyph: UInt32, font: FontInstance) {
      self.glyph = glyph
      self.font = font
    }
  }

  /// A font with a transform.
  package struct PlacedFont: Hashable {
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
    package var glyph: UInt32
    /// Quarter pixels, 0…3.
    package var phaseX: UInt8
    package var phaseY: UInt8
    package init(glyph: UInt32, phaseX: UInt8, phaseY: UInt8) {
      self.glyph = glyph
      self.phaseX = phaseX
      self.phaseY = phaseY
    }
  }

  /// The pixels of a glyph that is a picture.
  package struct GlyphPixels: Hashable {
    package var run: PlacedFont
    package var glyph: UInt32
    /// The part of the origin beyond whole pixels, 0 ..< 1.
    package var x: CGFloat
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
    package init(_ url: URL) { path = ExactString(url.path) }
  }

  /// A vector file drawn at a size in pixels.
  package struct Drawing: Hashable {
    package var file: File
    package var size: PixelSize
    package init(file: File, size: PixelSize) {
      self.file = file
      self.size = size
    }
  }
}
