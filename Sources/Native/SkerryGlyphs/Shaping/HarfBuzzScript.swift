import CHarfBuzz

/// Scripts as HarfBuzz numbers them: the four letters of ISO 15924.
package enum HarfBuzzScript {
  /// The script `Latn`.
  package static let latin: UInt32 = HB_SCRIPT_LATIN.rawValue

  /// The script of a character's first scalar that has one; 0 for punctuation, digits, emoji and marks alone.
  package static func script(of character: Character) -> UInt32 {
    for scalar in character.unicodeScalars {
      let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
      if script != HB_SCRIPT_COMMON, script != HB_SCRIPT_INHERITED, script != HB_SCRIPT_UNKNOWN { return script.rawValue }
    }
    return 0
  }
}
