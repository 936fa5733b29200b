import CHarfBuzz

/// The version of the loaded HarfBuzz library.
package enum HarfBuzzVersion {
  package static var text: String { String(cString: hb_version_string()) }
}
