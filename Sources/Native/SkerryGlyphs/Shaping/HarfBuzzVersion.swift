import CHarfBuzz

/// The version of the loaded HarfBuzz library.
package enum HarfBuzzVersion {
  /// Such as `6.0.0`.
  package static var text: String { String(cString: hb_version_string()) }
}
