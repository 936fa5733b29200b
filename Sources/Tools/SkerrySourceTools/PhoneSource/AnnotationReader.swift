import SkerryFormats

/// Finds the Objective-C annotations among a file's tokens.
struct AnnotationReader {
  let bytes: [UInt8]
  let tokens: [SwiftToken]
  /// The replacements in file order. Ranges are in UTF-8 bytes.
  private(set) var changes: [(range: Range<Int>, by: String)] = []
  private var index = 0

  init(bytes: [UInt8], tokens: [SwiftToken]) {
    self.bytes = bytes
    self.tokens = tokens
  }

  mutating func run() {
    while index < tokens.count {
      let token = tokens[index]
      if token.kind == .word, token.text.hasPrefix("@") {
        readAttribute(token)
      } else if token.is("#selector") || token.is("#keyPath") {
        readPath(token)
      } else if token.is("ProcessInfo"), let end = endOfArguments, end == index + 2 {
        changes.append((tokens[index + 1].range.lowerBound..<tokens[end].range.upperBound, ".processInfo"))
        index = end + 1
      } else if token.is("preferredLocalizations"), index > 0, tokens[index - 1].is("."), endOfArguments == nil {
        changes.append((token.range, Self.localizations))
        index += 1
      } else {
        index += 1
      }
    }
  }

  /// The index of the bracket that closes the arguments directly behind the current token; `nil` without arguments.
  private var endOfArguments: Int? {
    let next = index + 1
    guard next < tokens.count, tokens[next].is("("), tokens[next].range.lowerBound == tokens[index].range.upperBound else { return nil }
    let end = tokens.closingBracket(of: next)
    return tokens[end].is(")") ? end : nil
  }

  /// Replaces bytes with spaces; line breaks are kept by the caller.
  private mutating func blank(_ range: Range<Int>) {
    changes.append((range, String(repeating: " ", count: bytes[range].count { $0 != UInt8(ascii: "\n") })))
  }

  private mutating func readAttribute(_ token: SwiftToken) {
    let name = String(token.text.dropFirst())
    if name == "NSManaged" { return readManaged(token) }
    guard ObjectiveCSpelling.attributes.contains(name) else {
      index += 1
      return
    }
    let end = endOfArguments ?? index
    blank(token.range.lowerBound..<tokens[end].range.upperBound)
    index = end + 1
    // `optional` is only used for requirements of Objective-C protocols.
    if name == "objc", index < tokens.count, tokens[index].is("optional") {
      blank(tokens[index].range)
      index += 1
    }
  }

  /// A bundle's languages, that of the current locale first, then English; `Base` is none.
  private static let localizations =
    "localizations.sorted(by: { (a: String, b: String) -> Bool in func rank(_ name: String) -> Int { "
    + "Locale.current.identifier(.bcp47).hasPrefix(name) || Locale.current.language.maximalIdentifier.hasPrefix(name) "
    + "? 0 : name == \"en\" ? 1 : name == \"Base\" ? 3 : 2 }; return (rank(a), b) < (rank(b), a) })"

  /// Whether the properties are those of an intent's class, which Xcode wrote for an intent definition, and not Core Data's.
  private lazy var isOfIntents = tokens.contains { $0.is("INIntent") } && !tokens.contains { $0.is("CoreData") }

  /// A property of Core Data gets accessors, as an extension may have no stored properties; a method gets an empty body. An intent's are stored.
  private mutating func readManaged(_ token: SwiftToken) {
    let line = tokens[index...].prefix { $0.line == token.line }
    if line.contains(where: { $0.is("func") }), let last = line.last {
      blank(token.range)
      changes.append((last.range.upperBound..<last.range.upperBound, " {}"))
      index = line.endIndex
    } else if isOfIntents {
      blank(token.range)
      index += 1
    } else if let property = managedProperty {
      let key = property.name.filter { $0 != "`" }
      let accessors = " { get { managedValue(forKey: \"\(key)\") } set { setManagedValue(newValue, forKey: \"\(key)\") } }"
      blank(token.range)
      changes.append((property.end..<property.end, accessors))
      index += 1
    } else {
      changes.append((token.range, "@ManagedValue"))
      index = line.endIndex
    }
  }

  /// The name of the one property behind the attribute at `index`, and the end of its type in UTF-8 bytes; `nil` if it is declared together with
  /// others or has no type.
  private var managedProperty: (name: String, end: Int)? {
    guard let start = tokens[index...].prefix(Self.maxModifiers).firstIndex(where: { $0.is("var") }), start + 2 < tokens.count,
      tokens[start + 2].is(":")
    else { return nil }
    var end: Int?
    var depth = 0
    for place in (start + 3)..<tokens.count {
      let next = tokens[place]
      guard next.line == tokens[start].line || depth > 0 else { break }
      if depth == 0, next.is("}") || next.is(";") { break }
      if depth == 0, next.is(",") || next.is("=") || next.is("{") { return nil }
      if next.is("<") || next.is("(") || next.is("[") { depth += 1 }
      if next.is(">") || next.is(")") || next.is("]") { depth -= 1 }
      end = next.range.upperBound
    }
    return end.map { (tokens[start + 1].text, $0) }
  }

  /// The maximum number of attributes and modifiers between `@NSManaged` and `var`, which are counted with both.
  private static let maxModifiers = 8

  /// `#selector(…)` or `#keyPath(…)`.
  private mutating func readPath(_ token: SwiftToken) {
    guard let end = endOfArguments else {
      index += 1
      return
    }
    let parts = tokens[(index + 2)..<end].filter { $0.kind == .word }.map(\.text)
    let by: String
    if token.is("#selector") {
      // The method's own name: behind the types, before the labels of its arguments or a cast.
      let open = tokens[(index + 2)..<end].firstIndex { $0.is("(") || $0.is("as") } ?? end
      let name = tokens[(index + 2)..<open].last { $0.kind == .word }?.text ?? ""
      let labels =
        open == end || tokens[open].is("as")
        ? "" : String(decoding: bytes[tokens[open].range.lowerBound..<tokens[end].range.lowerBound], as: UTF8.self)
      by = "Selector((\"\(name)\(labels.filter { !$0.isWhitespace })\"))"
    } else {
      // A key path without its root type.
      let keys = parts.first?.first?.isUppercase == true ? parts.dropFirst() : parts[...]
      by = "\"\(keys.joined(separator: "."))\""
    }
    changes.append((token.range.lowerBound..<tokens[end].range.upperBound, by))
    index = end + 1
  }
}
