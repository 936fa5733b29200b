import SkerryFormats

/// Reads declarations from tokens, level by level.
struct OutlineReader {
  let tokens: [SwiftToken]
  var index = 0
  /// How many types are around the declarations that are read.
  private var depth = 0
  /// The members of types that are nested deeper are not read; the compiler refuses 256.
  private static let maxDepth = 128

  init(tokens: [SwiftToken]) { self.tokens = tokens }

  /// The word at a token; `nil` for anything else.
  func word(_ at: Int) -> String? { at < tokens.count && tokens[at].kind == .word ? tokens[at].text : nil }
  /// Whether a token is a mark of a text.
  func isMark(_ at: Int, _ text: String) -> Bool { at < tokens.count && tokens[at].kind == .mark && tokens[at].text == text }

  /// The declarations from here to a token, which is not read.
  mutating func declarations(until end: Int) -> [SwiftDeclaration] {
    var result: [SwiftDeclaration] = []
    while index < end {
      if let directive = word(index), DeclarationWords.directives.contains(directive), endOfConditionalAttributes(index, end) == nil {
        skipLine(end)
      } else if let found = declaration(end) {
        result.append(found)
      } else {
        index += 1
      }
    }
    return result
  }

  /// The index after an `#if … #endif` that contains only attributes, and so belongs to the declaration after it; `nil` for any other.
  private func endOfConditionalAttributes(_ at: Int, _ end: Int) -> Int? {
    guard word(at) == "#if" else { return nil }
    var (place, hasAttribute) = (at, false)
    while place < end, let text = word(place) {
      if text.hasPrefix("@") {
        hasAttribute = true
        place = endOfAttribute(place, end)
      } else if ["#if", "#elseif", "#else", "#endif"].contains(text), place == at || text != "#if" {
        let line = tokens[place].line
        while place < end, tokens[place].line == line { place += 1 }
        if text == "#endif" { return hasAttribute ? place : nil }
      } else {
        return nil
      }
    }
    return nil
  }

  /// The index after an attribute and its arguments.
  private func endOfAttribute(_ at: Int, _ end: Int) -> Int {
    var place = at + 1
    if isMark(place, "."), word(place + 1) != nil { place += 2 }
    if isMark(place, "<") { while place < end, !isMark(place, ">") { place += 1 }; place += 1 }
    if isMark(place, "("), tokens[place].range.lowerBound == tokens[place - 1].range.upperBound { place = closing(place, end) }
    return place
  }

  private mutating func skipLine(_ end: Int) {
    let line = tokens[index].line
    while index < end, tokens[index].line == line { index += 1 }
  }

  /// The index after the closing bracket; the end if it is missing.
  func closing(_ open: Int, _ end: Int) -> Int {
    var (depth, place) = (0, open)
    while place < end {
      if tokens[place].kind == .mark {
        switch tokens[place].text {
        case "(", "[", "{": depth += 1
        case ")", "]", "}":
          depth -= 1
          if depth == 0 { return place + 1 }
        default: break
        }
      }
      place += 1
    }
    return end
  }

  /// Whether a declaration, a directive or a stray bracket begins at a token, so that the one before ends there.
  func begins(_ at: Int) -> Bool {
    guard tokens[at].startsLine, tokens[at].kind == .word else { return false }
    let text = tokens[at].text
    // An attribute in a list of conformances: `NSObject, @MainActor Delegate`.
    if text.hasPrefix("@"), at > 0, tokens[at - 1].is(",") || tokens[at - 1].is(":") { return false }
    if text.hasPrefix("@") || text.hasPrefix("#") { return !tokens[at].isInterpolated }
    return DeclarationWords.all.contains(text) || DeclarationWords.modifiers.contains(text)
  }

  private mutating func declaration(_ end: Int) -> SwiftDeclaration? {
    let first = index
    var place = index
    var modifiers: [String] = []
    while place < end, let text = word(place) {
      if text.hasPrefix("@") {
        modifiers.append(text)
        place = endOfAttribute(place, end)
      } else if let after = endOfConditionalAttributes(place, end) {
        place = after
      } else if DeclarationWords.modifiers.contains(text), !(text == "class" && !continues(place)) {
        modifiers.append(text)
        place += 1
        if isMark(place, "(") { place = closing(place, end) }
      } else {
        break
      }
    }
    guard place < end, let keyword = word(place) else { return nil }
    if keyword.hasPrefix("#") { return macro(first, place, modifiers, end) }
    guard DeclarationWords.all.contains(keyword) else { return nil }
    if DeclarationWords.types.contains(keyword) || keyword == "extension" { return type(first, place, keyword, modifiers, end) }
    return member(first, place, keyword, modifiers, end)
  }

  /// Whether `class` is a modifier here: another keyword follows.
  private func continues(_ at: Int) -> Bool {
    guard let next = word(at + 1) else { return false }
    return DeclarationWords.all.contains(next) || DeclarationWords.modifiers.contains(next)
  }

  /// The bytes from a token to the one before another.
  func range(_ first: Int, _ end: Int) -> Range<Int> {
    tokens[first].range.lowerBound..<max(tokens[first].range.upperBound, end > first ? tokens[end - 1].range.upperBound : 0)
  }

  // MARK: Kinds

  private mutating func macro(_ first: Int, _ place: Int, _ modifiers: [String], _ end: Int) -> SwiftDeclaration {
    let name = tokens[place].text
    var next = place + 1
    if isMark(next, "(") { next = closing(next, end) }
    var body: Range<Int>?
    while next < end, isMark(next, "{") || word(next) != nil && isMark(next + 1, ":") && isMark(next + 2, "{") {
      let brace = isMark(next, "{") ? next : next + 2
      let stop = closing(brace, end)
      if body == nil { body = range(brace, stop) }
      next = stop
    }
    index = next
    return SwiftDeclaration(
      kind: .macro, names: [name], keyword: name, range: range(first, next), tokens: first..<next, body: body, modifiers: modifiers,
      inherited: [])
  }

  private mutating func type(
    _ first: Int, _ place: Int, _ keyword: String, _ modifiers: [String], _ end: Int
  ) -> SwiftDeclaration {
    var names: [String] = []
    var next = place + 1
    while next < end, let part = word(next) {
      names.append(part)
      next += 1
      guard isMark(next, ".") else { break }
      next += 1
    }
    var inherited: [String] = []
    var isInherited = false
    while next < end, !isMark(next, "{") {
      if begins(next) { break }
      if isMark(next, ":") { isInherited = true }
      if word(next) == "where" { isInherited = false }
      if isInherited, let text = word(next) { inherited.append(text) }
      next += 1
    }
    let isExtension = keyword == "extension"
    var result = SwiftDeclaration(
      kind: isExtension ? .extension : .type, names: isExtension ? [names.last ?? ""] : [names.first ?? ""], keyword: keyword,
      range: range(first, next), tokens: first..<next, body: nil, modifiers: modifiers, inherited: inherited)
    // The qualified name of an extended type: `Outer.Inner`.
    if isExtension, names.count > 1 { result.names += names.dropLast() }
    if isMark(next, "{") {
      let stop = closing(next, end)
      result.body = range(next, stop)
      if depth < Self.maxDepth {
        index = next + 1
        depth += 1
        result.members = declarations(until: max(next + 1, stop - 1))
        depth -= 1
      }
      next = stop
    }
    index = next
    result.range = range(first, next)
    result.tokens = first..<next
    return result
  }
}
