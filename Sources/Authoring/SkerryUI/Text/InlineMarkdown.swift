/// The inline Markdown of text literals: strong, emphasis, strikethrough, code and links.
enum InlineMarkdown {
  /// A range of text with its formatting.
  struct Span: Equatable {
    var text: String
    var isStrong = false
    var isEmphasized = false
    var isStruck = false
    var isCode = false
    var link: String?
  }

  /// What formatting begins with.
  private static let marks = Array("*_~`[\\<".utf8)

  static func spans(of source: String) -> [Span] {
    // Most literals have no formatting.
    guard source.utf8.contains(where: marks.contains) || BareLink.mayBe(in: source) else { return [Span(text: source)] }
    var parser = Parser(Array(source))
    return parser.parse()
  }

  private struct Parser {
    let characters: [Character]
    var index = 0
    var spans: [Span] = []
    var current = Span(text: "")

    init(_ characters: [Character]) { self.characters = characters }

    mutating func parse() -> [Span] {
      while index < characters.count {
        let character = characters[index]
        if character == "\\", index + 1 < characters.count, "*_~`[]\\".contains(characters[index + 1]) {
          current.text.append(characters[index + 1])
          index += 2
        } else if character == "`", let end = find("`", from: index + 1) {
          flush()
          spans.append(Span(text: String(characters[(index + 1)..<end]), isCode: true))
          index = end + 1
        } else if character == "[", let (text, target, end) = link() {
          flush()
          // The text of a link may be formatted, too.
          for inner in InlineMarkdown.spans(of: text) {
            var span = inner
            span.isStrong = span.isStrong || current.isStrong
            span.isEmphasized = span.isEmphasized || current.isEmphasized
            span.isStruck = span.isStruck || current.isStruck
            span.link = target
            spans.append(span)
          }
          index = end
        } else if character == "<", let (target, end) = autolink() {
          flush()
          var span = current
          (span.text, span.link) = (target, target)
          spans.append(span)
          index = end
        } else if let address = BareLink.address(at: index, in: characters) {
          flush()
          append(address, to: address.hasPrefix("www.") ? "http://" + address : address)
        } else if character == "@", let (name, domain) = BareLink.mail(at: index, in: characters, after: current.text) {
          current.text.removeLast(name.count)
          flush()
          index -= name.count
          append(name + "@" + domain, to: "mailto:" + name + "@" + domain)
        } else if let mark = mark(at: index) {
          flush()
          toggle(mark)
          index += mark.count
        } else {
          current.text.append(character)
          index += 1
        }
      }
      flush()
      return spans.isEmpty ? [Span(text: "")] : spans
    }

    /// A link that is written without brackets.
    private mutating func append(_ text: String, to target: String) {
      var span = current
      (span.text, span.link) = (text, target)
      spans.append(span)
      index += text.count
    }

    private mutating func flush() {
      if !current.text.isEmpty { spans.append(current) }
      current.text = ""
    }

    private mutating func toggle(_ mark: String) {
      switch mark {
      case "**", "__": current.isStrong.toggle()
      case "~~": current.isStruck.toggle()
      default: current.isEmphasized.toggle()
      }
    }

    private func isOpen(_ mark: String) -> Bool {
      switch mark {
      case "**", "__": current.isStrong
      case "~~": current.isStruck
      default: current.isEmphasized
      }
    }

    /// A delimiter that opens a range with a closing delimiter further on, or closes an open one.
    private func mark(at start: Int) -> String? {
      for mark in ["**", "__", "~~", "*", "_"] where has(mark, at: start) {
        let after = start + mark.count
        if isOpen(mark) { return start > 0 && !characters[start - 1].isWhitespace ? mark : nil }
        // An underscore inside a word is a letter, and a delimiter before a space opens nothing.
        if mark.hasPrefix("_"), start > 0, characters[start - 1].isLetter || characters[start - 1].isNumber { return nil }
        guard after < characters.count, !characters[after].isWhitespace else { return nil }
        var at = after + 1
        while at < characters.count {
          if has(mark, at: at), !characters[at - 1].isWhitespace { return mark }
          at += 1
        }
        return nil
      }
      return nil
    }

    private func has(_ mark: String, at start: Int) -> Bool {
      start + mark.count <= characters.count && String(characters[start..<(start + mark.count)]) == mark
    }

    private func find(_ character: Character, from start: Int) -> Int? {
      start < characters.count ? characters[start...].firstIndex(of: character) : nil
    }

    /// `<https://example.com>`.
    private func autolink() -> (String, Int)? {
      guard let close = find(">", from: index + 1) else { return nil }
      let target = String(characters[(index + 1)..<close])
      guard target.contains("://") || target.hasPrefix("mailto:"), !target.contains(where: \.isWhitespace) else { return nil }
      return (target, close + 1)
    }

    private func link() -> (String, String, Int)? {
      guard let close = find("]", from: index + 1), close + 1 < characters.count, characters[close + 1] == "(",
        let end = find(")", from: close + 2)
      else { return nil }
      return (String(characters[(index + 1)..<close]), String(characters[(close + 2)..<end]), end + 1)
    }
  }
}
