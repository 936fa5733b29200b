import SkerryGlyphs
import SkerryLocalization

/// The libraries behind text.
package enum TextEngineLibraries {
  /// Name and version of each loaded library.
  package static var versions: [(name: String, version: String)] {
    [("FreeType", FreeTypeVersion.text), ("HarfBuzz", HarfBuzzVersion.text), ("ICU", TextBoundaries.libraryVersion)]
  }
}
