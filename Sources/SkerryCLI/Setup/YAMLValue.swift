import Foundation

/// What a YAML file says, as far as project descriptions go: maps, lists, words; no anchors, no documents, no block texts.
indirect enum YAMLValue: Equatable {
  case word(String)
  case list([YAMLValue])
  case map([String: YAMLValue])

  subscript(key: String) -> YAMLValue? { if case .map(let map) = self { map[key] } else { nil } }
  var word: String? { if case .word(let word) = self { word } else { nil } }
  var map: [String: YAMLValue] { if case .map(let map) = self { map } else { [:] } }
  /// The elements of a list; one value stands for a list of it.
  var list: [YAMLValue] { if case .list(let list) = self { list } else { [self] } }

  /// Reads a text; what does not fit the form reads as words, never as an error.
  init(_ text: String) {
    var lines: [Line] = []
    var open = ""
    for raw in text.split(separator: "\n", omittingEmptySubsequences: true) {
      let bare = Self.withoutComment(raw.replacingOccurrences(of: "\t", with: "  "))
      if !open.isEmpty {
        // A flow that runs over lines.
        open += " " + bare.trimmingCharacters(in: .whitespaces)
        if Self.balance(open) <= 0 {
          lines[lines.count - 1].text = open
          open = ""
        }
        continue
      }
      let content = bare.trimmingCharacters(in: .whitespaces)
      if content.isEmpty || content == "---" { continue }
      lines.append(Line(indent: bare.prefix { $0 == " " }.count, text: content))
      if Self.balance(content) > 0 { open = content }
    }
    // `targets:` and below it, on lines of their own, `[ … ]`.
    var merged: [Line] = []
    for line in lines {
      if line.text.hasPrefix("[") || line.text.hasPrefix("{"), let last = merged.last, last.text.hasSuffix(":"), line.indent > last.indent {
        merged[merged.count - 1].text += " " + line.text
      } else {
        merged.append(line)
      }
    }
    var at = 0
    self = Self.block(merged, &at, merged.first?.indent ?? 0, depth: 0)
  }

  private struct Line {
    var indent: Int
    var text: String
  }
  private static let deepest = 40

  private static func block(_ lines: [Line], _ at: inout Int, _ indent: Int, depth: Int) -> YAMLValue {
    guard at < lines.count, depth < deepest else {
      at = lines.count
      return .word("")
    }
    if lines[at].text == "-" || lines[at].text.hasPrefix("- ") {
      var list: [YAMLValue] = []
      while at < lines.count, lines[at].indent == indent, lines[at].text == "-" || lines[at].text.hasPrefix("- ") {
        let rest = lines[at].text.dropFirst().trimmingCharacters(in: .whitespaces)
        if rest.isEmpty {
          at += 1
          list.append(at < lines.count && lines[at].indent > indent ? block(lines, &at, lines[at].indent, depth: depth + 1) : .word(""))
        } else if key(of: rest) != nil {
          // A map whose first line stands behind the dash; its other lines are as far in as the word behind the dash.
          let inner = indent + (lines[at].text.count - rest.count)
          var own = [Line(indent: inner, text: rest)]
          at += 1
          while at < lines.count, lines[at].indent > indent {
            own.append(lines[at])
            at += 1
          }
          var start = 0
          list.append(block(own, &start, inner, depth: depth + 1))
        } else {
          list.append(flow(rest))
          at += 1
        }
      }
      return .list(list)
    }
    guard key(of: lines[at].text) != nil else {
      defer { at += 1 }
      return flow(lines[at].text)
    }
    var map: [String: YAMLValue] = [:]
    while at < lines.count, lines[at].indent == indent, let (name, rest) = key(of: lines[at].text) {
      at += 1
      if !rest.isEmpty {
        map[name] = flow(rest)
        // Lines below a word belong to it; nothing here reads them.
        while at < lines.count, lines[at].indent > indent { at += 1 }
      } else if at < lines.count, lines[at].indent > indent || lines[at].indent == indent && lines[at].text.hasPrefix("-") {
        map[name] = block(lines, &at, lines[at].indent, depth: depth + 1)
      } else {
        map[name] = .word("")
      }
      while at < lines.count, lines[at].indent > indent { at += 1 }
    }
    if map.isEmpty { at += 1 }
    return .map(map)
  }

  /// `key: rest`; a colon inside a word, as in an address, makes no key.
  private static func key(of text: String) -> (String, String)? {
    if text.hasPrefix("[") || text.hasPrefix("{") { return nil }
    var (quote, index): (Character?, String.Index) = (nil, text.startIndex)
    while index < text.endIndex {
      let character = text[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ":" {
        let next = text.index(after: index)
        if next == text.endIndex || text[next] == " " {
          return (unquoted(String(text[..<index])), text[next...].trimmingCharacters(in: .whitespaces))
        }
      }
      index = text.index(after: index)
    }
    return nil
  }

  private static func flow(_ text: String, depth: Int = 0) -> YAMLValue {
    guard depth < deepest else { return .word(text) }
    if text.hasPrefix("["), text.hasSuffix("]") {
      return .list(parts(text).map { flow($0, depth: depth + 1) })
    }
    if text.hasPrefix("{"), text.hasSuffix("}") {
      return .map(Dictionary(parts(text).compactMap { part in key(of: part).map { ($0, flow($1, depth: depth + 1)) } }) { $1 })
    }
    return .word(unquoted(text))
  }

  /// What stands between the commas of a flow's outermost brackets.
  private static func parts(_ text: String) -> [String] {
    var (result, part, depth, quote): ([String], String, Int, Character?) = ([], "", 0, nil)
    for character in text.dropFirst().dropLast() {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "[" || character == "{" {
        depth += 1
      } else if character == "]" || character == "}" {
        depth -= 1
      } else if character == ",", depth == 0 {
        result.append(part)
        part = ""
        continue
      }
      part.append(character)
    }
    return (result + [part]).map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  private static func balance(_ text: String) -> Int {
    var (balance, quote): (Int, Character?) = (0, nil)
    for character in text {
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == "[" || character == "{" {
        balance += 1
      } else if character == "]" || character == "}" {
        balance -= 1
      }
    }
    return balance
  }

  private static func withoutComment(_ line: String) -> String {
    var (quote, previous): (Character?, Character) = (nil, " ")
    for index in line.indices {
      let character = line[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if (character == "\"" || character == "'") && (previous == " " || "[{,:-".contains(previous)) {
        quote = character
      } else if character == "#", previous == " " {
        return String(line[..<index])
      }
      previous = character
    }
    return line
  }

  private static func unquoted(_ text: String) -> String {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.count >= 2, let first = text.first, first == text.last, first == "\"" || first == "'" else { return text }
    return String(text.dropFirst().dropLast())
  }
}
