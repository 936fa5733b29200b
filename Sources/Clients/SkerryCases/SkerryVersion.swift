/// The version of Skerry.
package enum SkerryVersion {
  /// As numbered in `CHANGELOG.md`.
  package static let text = "0.1"

  /// The compiler's language version.
  package static var compiler: String {
    #if compiler(>=6.4)
      "6.4 or newer"
    #elseif compiler(>=6.3)
      "6.3"
    #else
      "6.2"
    #endif
  }
}
