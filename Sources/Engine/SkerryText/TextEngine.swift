package import Foundation
package import SkerryDiagnostics
package import SkerryDrawing
package import SkerryGeometry
import SkerryGlyphs
package import SkerryGraph
import SkerryLocalization
import Synchronization

/// Shapes, breaks and measures text, and provides the outlines of glyphs and symbols.
///
/// One mutex protects the native faces and the caches; only values leave it.
package final class TextEngine: TextMeasuring, GlyphOutlining, SymbolProviding {
  private let state: Mutex<State>

  /// The maximum number of outlines that are cached; a full cache is emptied.
  package static let cacheLimit = 4096
  /// The maximum number of clusters of glyphs in all shaped strings that are cached, of a few hundred bytes each, so that the cache takes no more
  /// memory after a hundred thousand pictures than after a thousand.
  package static let clusterLimit = 8192
  /// The maximum number of paragraphs that are cached, each with at most `MeasuredText.limit` layouts.
  static let paragraphLimit = 128

  private struct State: ~Copyable {
    var registry: FontRegistry
    var symbols = SymbolTable()
    var paragraphs: [PictureMemory.Paragraph: MeasuredText] = [:]
    var shapes: [PictureMemory.Shape: Shaper.Result] = [:]
    /// In all shapes together.
    var clusterCount = 0
    var outlines: [PictureMemory.Glyph: GlyphPicture] = [:]
    /// Those of underlined glyphs as straight lines.
    var flatOutlines: [PictureMemory.Glyph: [Polyline]] = [:]
  }
  /// - Parameter fontFolders: folders that are searched for custom fonts, first to last.
  package init(fontFolders: [URL] = []) {
    state = Mutex(State(registry: FontRegistry(customFolders: fontFolders)))
  }

  /// Problems with the customer's font files.
  package var diagnostics: [Diagnostic] {
    state.withLock { state in
      let faces = state.registry.custom()
      return faces.unreadable.map {
        Diagnostic(
          .unreadableFont, "The file \($0) is not a font that can be read; replace it with a TrueType or OpenType file.")
      }
        + faces.overfull.map {
          Diagnostic(
            .unreadableFont,
            "The folder \($0) has more than \(CustomFaces.fileLimit) files, and fonts among the others are not read; give the folder of the fonts alone."
          )
        }
    }
  }

  /// Clusters of glyphs in the shaped strings that are cached.
  var cachedClusterCount: Int { state.withLock { state in state.shapes.values.reduce(0) { $0 + $1.clusters.count } } }

  /// The file name of a face by its number, for dumps.
  package func fileName(ofFace number: Int) -> String { state.withLock { $0.registry.fileName(of: number) } }

  // MARK: TextMeasuring

  package func layout(_ text: ResolvedText, proposal: ProposedViewSize) -> TextLayout { measured(text).layout(proposal) }

  package func measured(_ text: ResolvedText) -> MeasuredText {
    state.withLock { state in
      let key = PictureMemory.Paragraph(text)
      if let known = state.paragraphs[key] { return known }
      // A paragraph is used only while its engine draws.
      let measured = MeasuredText { [unowned self] in self.layOut(text, $0) }
      if state.paragraphs.count >= Self.paragraphLimit { state.paragraphs = [:] }
      state.paragraphs[key] = measured
      return measured
    }
  }

  private func layOut(_ text: ResolvedText, _ proposal: ProposedViewSize) -> TextLayout {
    state.withLock { state in
      // The closures below do not escape; they borrow the values that they change.
      withUnsafeMutablePointer(to: &state) { pointer in
        ParagraphLayout(
          text: text, metrics: { Self.metrics(of: $0, &pointer.pointee) },
          shape: { Self.shape($0, text, scale: $1, tightening: $2, &pointer.pointee) },
          outline: { Self.flatOutline(of: $0, in: $1, &pointer.pointee) }
        ).layout(proposal)
      }
    }
  }

  package func metrics(of font: FontDescription) -> FontMetrics { state.withLock { Self.metrics(of: font, &$0) } }

  private static func metrics(of font: FontDescription, _ state: inout State) -> FontMetrics {
    if let face = state.registry.ownFace(for: font)?.outline.lineMetrics {
      return FontMetrics(
        ascent: face.ascender * font.size, descent: face.descender * font.size,
        capHeight: (face.capHeight ?? SystemMetrics.capHeight) * font.size, xHeight: (face.xHeight ?? SystemMetrics.xHeight) * font.size,
        leading: face.lineGap * font.size + font.styleLeading + font.leadingAdjustment)
    }
    return state.registry.drawsHelvetica(font) ? Helvetica.metrics(of: font) : SystemMetrics.metrics(of: font)
  }

  private static func shape(
    _ runs: [TextRun], _ text: ResolvedText, scale: CGFloat, tightening: CGFloat, _ state: inout State
  ) -> Shaper.Result {
    let key = PictureMemory.Shape(
      runs: runs, scale: scale, tightening: tightening, isRightToLeft: text.direction == .rightToLeft, language: text.language,
      version: text.version)
    if let known = state.shapes[key] { return known }
    let shaped = Shaper(tightening: tightening, scale: scale, version: text.version)
      .shape(runs, rightToLeft: key.isRightToLeft, language: text.language, registry: &state.registry)
    // An empty string counts, too.
    state.clusterCount += shaped.clusters.count + 1
    if state.clusterCount > clusterLimit {
      state.shapes = [:]
      state.clusterCount = shaped.clusters.count + 1
    }
    state.shapes[key] = shaped
    return shaped
  }

  // MARK: GlyphOutlining

  package func picture(of glyph: UInt32, in font: FontInstance) -> GlyphPicture {
    state.withLock { Self.picture(of: glyph, in: font, &$0) }
  }

  private static func picture(of glyph: UInt32, in font: FontInstance, _ state: inout State) -> GlyphPicture {
    let key = PictureMemory.Glyph(glyph: glyph, font: font)
    if let known = state.outlines[key] { return known }
    let picture = picture(of: glyph, in: font, &state.registry)
    if state.outlines.count >= cacheLimit { state.outlines = [:] }
    state.outlines[key] = picture
    return picture
  }

  private static func flatOutline(of glyph: UInt32, in font: FontInstance, _ state: inout State) -> [Polyline] {
    let key = PictureMemory.Glyph(glyph: glyph, font: font)
    if let known = state.flatOutlines[key] { return known }
    var lines: [Polyline] = []
    if case .outline(let path) = picture(of: glyph, in: font, &state) { lines = path.flattened(tolerance: 0.02) }
    if state.flatOutlines.count >= cacheLimit { state.flatOutlines = [:] }
    state.flatOutlines[key] = lines
    return lines
  }

  private static func picture(of glyph: UInt32, in font: FontInstance, _ registry: inout FontRegistry) -> GlyphPicture {
    guard let face = registry.face(font.face)?.outline else { return .empty }
    if let (image, frame) = face.bitmap(of: glyph) {
      return .image(image, frame: frame.applying(CGAffineTransform(scaleX: font.size, y: font.size)))
    }
    guard var outline = face.outline(of: glyph, variations: font.outlineVariations, emboldening: font.emboldening) else { return .empty }
    if font.drawnWeight != nil { outline = registry.fitted(outline, of: glyph, in: font, face) }
    // A heavier weight is not taller: capitals that grew by half the emboldening at both ends stand between baseline and cap height again
    // (Figures §9.17). y points down, so an italic shears by −slant.
    let growth = font.emboldening
    let height = font.size * font.rise * SystemWeights.capHeight / (SystemWeights.capHeight + growth)
    let shape = CGAffineTransform(
      a: font.size * font.stretch, b: 0, c: -font.slant * font.size, d: height, tx: 0, ty: -growth / 2 * height)
    return .outline(outline.applying(shape))
  }

  // MARK: SymbolProviding

  package func symbol(named name: String, font: FontDescription, scale: SymbolScale) -> SymbolDrawing? {
    state.withLock { $0.symbols.drawing(of: name, font, scale, &$0.registry) }
  }

  /// The names of the symbols that were drawn by substitutes, sorted.
  package var substitutedSymbols: [String] { state.withLock { $0.symbols.drawnNames.sorted() } }

  package func names(near name: String) -> [String] { state.withLock { $0.symbols.names(near: name, &$0.registry) } }

  // MARK: Libraries

  /// Name and version of each loaded library behind text.
  package static var libraryVersions: [(name: String, version: String)] {
    [("FreeType", FreeTypeVersion.text), ("HarfBuzz", HarfBuzzVersion.text), ("ICU", TextBoundaries.libraryVersion)]
  }
}
