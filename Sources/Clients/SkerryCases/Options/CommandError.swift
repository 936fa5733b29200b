import SkerryFormats

/// Why a command failed: one sentence with the place and the remedy.
package struct CommandError: Error, CustomStringConvertible {
  package let description: String
  /// 1 if the call or the input is wrong, 24 if a payload is invalid.
  package let exitCode: Int32
  /// Whether the call asks for cases that this program does not have; another extension of the repository may have them.
  package let isAboutCases: Bool

  package init(_ description: String, exitCode: Int32 = 1, isAboutCases: Bool = false) {
    // A terminal would interpret control characters.
    let plain = String(
      String.UnicodeScalarView(description.unicodeScalars.map { $0.value < 0x20 && $0 != "\n" && $0 != "\t" ? "\u{FFFD}" : $0 }))
    self.description = LongWords.shortened(plain)
    self.exitCode = exitCode
    self.isAboutCases = isAboutCases
  }
}
