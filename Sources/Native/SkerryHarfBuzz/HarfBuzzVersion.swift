import CHarfBuzz

/// The version of HarfBuzz as it runs.
package enum HarfBuzzVersion {
  package static var text: String { String(cString: hb_version_string()) }
}
