/// Escaping for GitHub's workflow commands. Source: docs.github.com/actions, workflow commands; the toolkit escapes the same characters.
package enum WorkflowCommand {
  /// A message.
  package static func text(_ value: String) -> String {
    // The two bytes at the end of a line of Windows are one character.
    value.replacing("%", with: "%25").replacing("\r\n", with: "%0D%0A").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  /// The value of a property such as `file` or `title`.
  package static func property(_ value: String) -> String { text(value).replacing(":", with: "%3A").replacing(",", with: "%2C") }
}
