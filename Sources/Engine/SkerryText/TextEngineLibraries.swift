import SkerryFreeType
import SkerryHarfBuzz
import SkerryLocalization

/// The libraries behind texts.
package enum TextEngineLibraries {
  /// Name and version of each, as they run.
  package static var versions: [(name: String, version: String)] {
    [("FreeType", FreeTypeVersion.text), ("HarfBuzz", HarfBuzzVersion.text), ("ICU", TextBoundaries.libraryVersion)]
  }
}
