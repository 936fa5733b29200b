import CSkerryICU
import SkerryFreeType
import SkerryHarfBuzz

/// The libraries behind texts.
package enum TextEngineLibraries {
  /// Name and version of each, as they run.
  package static var versions: [(name: String, version: String)] {
    var icu = [CChar](repeating: 0, count: 32)
    skerry_icu_version(&icu)
    return [
      ("FreeType", FreeTypeVersion.text), ("HarfBuzz", HarfBuzzVersion.text),
      ("ICU", String(decoding: icu.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)),
    ]
  }
}
