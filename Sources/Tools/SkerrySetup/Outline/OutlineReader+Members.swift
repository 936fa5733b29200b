import SkerryFormats

/// Declarations that are not types: functions, variables, cases, imports.
extension OutlineReader {
  /// - Parameters:
  ///   - first: the token at which the declaration begins, with its attributes and modifiers.
  ///   - place: the token of its keyword.
  mutating func member(_ first: Int, _ place: Int, _ keyword: String, _ modifiers: [String], _ end: Int) -> SwiftDeclaration {
    let kind = SwiftDeclaration.Kind(keyword: keyword)
    var member = SwiftDeclaration(
      kind: kind, names: names(kind, keyword, at: place + 1, end), keyword: keyword, range: 0..<0, tokens: first..<first, body: nil,
      modifiers: modifiers, inherited: [])
    if keyword == "init" { member.label = firstLabel(place + 1, end, isOneWord: true) }
    if kind == .import {
      index = endOfImport(first, place, end)
    } else {
      index = max(readRest(of: &member, after: place, end), first + 1)
    }
    member.range = range(first, index)
    member.tokens = first..<index
    return member
  }

  /// The names that a declaration begins with, from the token after its keyword.
  private func names(_ kind: SwiftDeclaration.Kind, _ keyword: String, at next: Int, _ end: Int) -> [String] {
    switch kind {
    case .function: [word(next) ?? operatorName(next, end)].compactMap(\.self)
    case .initializer: [keyword] + (keyword == "subscript" ? [firstLabel(next, end, isOneWord: false)].compactMap(\.self) : [])
    default: [word(next)].compactMap(\.self)
    }
  }

  /// The token after an import: its line, and the name of its module if that is on the next one.
  private func endOfImport(_ first: Int, _ place: Int, _ end: Int) -> Int {
    var next = place + 1
    while next < end, tokens[next].line == tokens[first].line || next == place + 1, !isMark(next, ";") { next += 1 }
    return next
  }

  /// Reads on behind the keyword: further names of variables and cases, and the body. Returns the token after the declaration.
  private func readRest(of member: inout SwiftDeclaration, after place: Int, _ end: Int) -> Int {
    let kind = member.kind
    var next = place + 1
    var hasValue = false
    while next < end {
      if next > place + 1, begins(next), !(kind == .other && !tokens[next].startsLine) { return next }
      if isMark(next, ";") { return next }
      if tokens[next].kind == .mark {
        switch tokens[next].text {
        case "=" where kind == .variable: hasValue = true
        case "," where kind == .variable || kind == .enumCase:
          if let text = word(next + 1) { member.names.append(text) }
        case "(", "[":
          next = closing(next, end)
          continue
        case "{":
          let stop = closing(next, end)
          if member.body == nil, !hasValue { member.body = range(next, stop) }
          next = stop
          // A body ends a function; a computed variable ends with its accessors.
          if kind == .function || kind == .initializer || kind == .variable && !hasValue { return next }
          continue
        default: break
        }
        if let body = member.body, body.upperBound == tokens[next - 1].range.upperBound, !hasValue, kind != .other { return next }
      }
      next += 1
    }
    return next
  }

  /// The label of the first argument, which uses name; `nil` without one.
  /// - Parameter isOneWord: whether the argument's own name is its label, too. It is not in a subscript.
  private func firstLabel(_ at: Int, _ end: Int, isOneWord: Bool) -> String? {
    var place = at
    while place < end, !isMark(place, "(") { place += 1 }
    guard place + 2 < end, let label = word(place + 1), label != "_", isOneWord || word(place + 2) != nil else { return nil }
    return label
  }

  private func operatorName(_ at: Int, _ end: Int) -> String? {
    var (name, place) = ("", at)
    while place < end, tokens[place].kind == .mark, !"({<".contains(tokens[place].text) || name.isEmpty && tokens[place].text == "<" {
      name += tokens[place].text
      place += 1
    }
    return name.isEmpty ? nil : name
  }
}
