/// Words of a shell's command line.
package enum ShellWord {
  /// The text in single quotes.
  package static func quoted(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }

  /// The text as a person writes it: in quotes only if it has a character that a shell may interpret.
  package static func text(_ text: String) -> String {
    let isPlain = text.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/-_.@".unicodeScalars.contains($0)
    }
    return isPlain && !text.isEmpty ? text : quoted(text)
  }
}
