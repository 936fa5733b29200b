package import SkerryCases

/// The output of `--help`: every verb, or one verb with its options.
@MainActor
package struct HelpPage {
  /// The name of the command: `skerry`, or the name of a bundle.
  let command: String
  /// Whether this is the stand-alone command, which builds a bundle if needed.
  let isStandAlone: Bool
  /// Characters per line.
  let width: Int

  /// - Parameter columns: those of the terminal that shows it, if it is one.
  package init(command: String, isStandAlone: Bool, columns: Int? = nil) {
    self.command = command
    self.isStandAlone = isStandAlone
    width = max(30, min(100, columns ?? 100))
  }

  /// The verbs that this command has, in the order of help.
  var verbs: [Verb] { Verb.allCases.filter { !$0.page.isHidden && (isStandAlone || !$0.isStandAlone) } }

  /// All verbs, one per line.
  package var overview: String {
    var lines = [
      isStandAlone ? "skerry: Live Activities and widgets as pictures" : "\(command): the previews of this bundle as pictures", "",
      "  \(command) VERB [OPTION…]", "",
    ]
    for verb in verbs {
      let call = "\(verb.rawValue) \(verb.page.operands)".trimmed
      lines += entry(call, verb.page.summary, column: 34)
    }
    let more = "\(command) VERB --help lists a verb's options, with examples; --version the versions of the libraries."
    lines += [""] + Self.wrapped(more, width: width)
    if isStandAlone {
      let sentence = "Verbs that draw build the widget bundle of the current folder first; --package-path names another folder."
      lines += Self.wrapped(sentence, width: width)
    }
    return lines.joined(separator: "\n")
  }

  /// One verb: its call, its options by group, examples, exit codes.
  package func text(of verb: Verb) -> String {
    let page = verb.page
    var lines = ["\(command) \(verb.rawValue) \(page.operands)".trimmed, ""]
    lines += Self.wrapped(page.summary, width: width)
    if !page.details.isEmpty { lines += Self.wrapped(page.details, width: width) }
    let options = Option.visible(of: verb).filter { isStandAlone || $0.group != .package }
    for group in Option.Group.allCases {
      let own = options.filter { $0.group == group }
      if own.isEmpty { continue }
      lines += ["", group.rawValue + ":"]
      for option in own { lines += entry(option.usage, option.sentence, column: 30) }
    }
    if !page.examples.isEmpty {
      lines += ["", "Examples:"]
      // A command stays in one line, to be copied.
      for example in page.examples {
        lines += ["  \(command) \(example.call)"] + Self.wrapped(example.purpose, width: width - 6).map { "      " + $0 }
      }
    }
    if !page.exits.isEmpty {
      lines += [""] + Self.wrapped("Exit codes: 0 success; 1 the call or the input is wrong; " + Self.codes(page) + ".", width: width)
    }
    return lines.joined(separator: "\n")
  }

  static func codes(_ page: Verb.Page) -> String { page.exits.map { "\($0.code) \($0.meaning)" }.joined(separator: "; ") }

  /// A term and its meaning in two columns; a term that is too long has its own line.
  private func entry(_ term: String, _ meaning: String, column: Int) -> [String] {
    // Beside a wide column of terms a narrow terminal has no room for a sentence.
    let column = width < 76 ? 6 : column
    let text = Self.wrapped(meaning, width: width - column)
    let first = "  " + term
    guard first.count < column else { return [first] + text.map { String(repeating: " ", count: column) + $0 } }
    let head = first.padded(to: column)
    return text.enumerated().map { ($0.offset == 0 ? head : String(repeating: " ", count: column)) + $0.element }
  }

  static func wrapped(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, line.count + word.count + 1 > width {
        lines.append(line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return line.isEmpty ? lines : lines + [line]
  }
}

extension String {
  var trimmed: String { String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
