import Foundation

/// The files of a package that are replaced by a copy, because `#if os(iOS)` cuts through their declarations.
///
/// They are listed, one per line and relative to the package, in a file beside `Package.swift`, and excluded from their
/// target with `exclude`.
package enum PhoneSourceList {
  /// The list's file name.
  package static let fileName = "skerry-phone-sources.txt"

  /// The list's text for some files.
  package static func text(_ files: [String]) -> String {
    "# Files that #if os(iOS) cuts through: the plug-in SkerryPhoneSource compiles them as on a phone; Package.swift leaves them out.\n"
      + files.sorted().map { $0 + "\n" }.joined()
  }
}
