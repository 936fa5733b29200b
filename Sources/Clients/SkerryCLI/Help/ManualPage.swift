import SkerryCases

/// The manual page, also as Markdown for the documentation.
@MainActor
package struct ManualPage {
  private let page: HelpPage

  package init(_ page: HelpPage) { self.page = page }

  // MARK: roff

  /// In the format of man, section 1.
  var roff: String {
    var lines = [
      ".TH \(page.command.uppercased()) 1 \"\" \"Skerry\" \"Skerry\"", ".SH NAME",
      "\(page.command) \\- Live Activities and widgets as pictures",
      ".SH SYNOPSIS", ".B \(page.command)", ".I VERB", "[\\fIOPTION\\fR ...]", ".SH VERBS",
    ]
    for verb in page.verbs {
      lines += [".SS \(Self.roff("\(verb.rawValue) \(verb.page.operands)".trimmed))", Self.roff(verb.page.summary)]
      if !verb.page.details.isEmpty { lines.append(Self.roff(verb.page.details)) }
      for option in Option.visible(of: verb) where option.group != .general {
        lines += [".TP", "\\fB\(Self.roff(option.usage))\\fR", Self.roff(option.sentence + ".")]
      }
      for example in verb.page.examples {
        lines += [".PP", "\\fB\(Self.roff("\(page.command) \(example.call)"))\\fR", ".br", Self.roff(example.purpose)]
      }
      if !verb.page.exits.isEmpty { lines += [".PP", "Exit codes: " + Self.roff(HelpPage.codes(verb.page)) + "."] }
    }
    lines += [
      ".SH EXIT STATUS", "0 success; 1 the call or the input is wrong; others as listed with each verb.", ".SH ENVIRONMENT",
      ".TP", "\\fBNO_COLOR\\fR", "No colours.", ".TP", "\\fBSKERRY_PRODUCT\\fR", "The widget bundle, if there are several.",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func roff(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  // MARK: Markdown

  /// One section per verb, with a table of its options.
  package var markdown: String {
    var text = "# Verbs and options\n\nMade by `\(page.command) manual --markdown`.\n"
    for verb in page.verbs {
      text += "\n## \(verb.rawValue)\n\n`\("\(page.command) \(verb.rawValue) \(verb.page.operands)".trimmed)`\n\n\(verb.page.summary)"
      text += verb.page.details.isEmpty ? "\n" : " \(verb.page.details)\n"
      let options = Option.visible(of: verb).filter { $0.group != .general }
      if !options.isEmpty {
        text += "\n| option | meaning |\n|---|---|\n"
        for option in options { text += "| `\(Self.cell(option.usage))` | \(Self.cell(option.sentence)) |\n" }
      }
      if !verb.page.examples.isEmpty {
        text += "\n```sh\n" + verb.page.examples.map { "\(page.command) \($0.call)   # \($0.purpose)" }.joined(separator: "\n") + "\n```\n"
      }
      if !verb.page.exits.isEmpty { text += "\nExit codes: \(HelpPage.codes(verb.page)).\n" }
    }
    return text
  }

  private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }
}
