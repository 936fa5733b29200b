import Foundation

/// How views use a member: as the name of a symbol, image or colour, as a URL, and the strings it is compared with.
package final class SourceUses {
  /// The use of a member's value.
  package enum Use: Hashable, Sendable { case symbol, image, color, hex, address, file, emoji }

  let files: [SourceFolder.File]
  /// The names of app groups whose defaults the sources open, in source order.
  private let suites: [String]
  private var known: [String: Use?] = [:]
  private var compared: [String: [String]] = [:]
  var units: [String: TimeUnit?] = [:]
  var examples: [String: String?] = [:]
  /// The values that views read from `UserDefaults(suiteName:)`, by the literal keys of the calls.
  package private(set) lazy var sharedValues = searchSharedValues()

  /// Whether hexadecimal colours begin with "#": not if the sources write all of theirs without, as a `Scanner` may read them (`hex: "00D4FF"`).
  private(set) lazy var marksColors: Bool = {
    var isPlain = false
    for file in files {
      for place in file.bytes.places(of: "ex: \"", maximum: 64) {
        let text = file.bytes[(place + 5)...].prefix(7)
        if text.first == UInt8(ascii: "#") { return true }
        let digits = text.prefix(6)
        if text.count == 7, text.last == UInt8(ascii: "\""), String(decoding: digits, as: UTF8.self).allSatisfy(\.isHexDigit) {
          isPlain = true
        }
      }
    }
    return !isPlain
  }()

  /// Reads the files of a folder that contain views.
  package init(_ folder: SourceFolder) {
    files = folder.viewFiles
    suites = Self.suites(in: folder.swift)
  }

  /// The result of the first informative use of a member.
  package func use(of member: String) -> Use? {
    if let found = known[member] { return found }
    let found = search(member)
    known[member] = found
    return found
  }

  private func search(_ member: String) -> Use? {
    let found = first(of: member) { place, bytes -> Use? in
      guard !bytes.isCompared(after: place.upperBound) else { return nil }
      let before = bytes.text(before: place.lowerBound, maximum: 40)
      guard let end = Self.ends.first(where: { before.hasSuffix($0.0) }) else { return nil }
      if [.symbol, .image].contains(end.1), bytes.isPartRead(after: place.upperBound) { return nil }
      return bytes.isCall(of: end.0, before: place.lowerBound) ? end.1 : nil
    }
    return found ?? useOfParameter(member)
  }

  /// How a view uses a parameter with the member's name, which has to be more specific than `name` or `icon`.
  private func useOfParameter(_ member: String) -> Use? {
    guard MemberWords(member).words.count > 1 else { return nil }
    for (end, use) in Self.ends where use == .symbol || use == .image {
      for file in files {
        for text in ["\(end)\(member)", "\(end) \(member)"] {
          for place in file.bytes.places(of: text, maximum: 8) where !file.bytes.isNamePart(at: place + text.utf8.count) {
            let argument = place + text.utf8.count - member.utf8.count
            let after = place + text.utf8.count
            if !file.bytes.isPartRead(after: after), !file.bytes.isCompared(after: after), file.bytes.isCall(of: end, before: argument) {
              return use
            }
          }
        }
      }
    }
    return nil
  }

  /// Whether views show a member itself as text: the symbol of a unit, the icon of an emoji.
  func isWritten(_ member: String) -> Bool {
    first(of: member) { place, bytes in
      bytes.text(before: place.lowerBound, maximum: 40).hasSuffix("Text(") && bytes.isCall(of: "Text(", before: place.lowerBound)
        ? true : nil
    } ?? false
  }

  /// Whether views multiply a member by a hundred: it is a share of 1 then.
  func isShare(_ member: String) -> Bool {
    first(of: member) { place, bytes in
      let after = String(decoding: bytes[place.upperBound...].prefix(12), as: UTF8.self).filter { $0 != " " }
      return after.hasPrefix("*100") ? true : nil
    } ?? false
  }

  /// Whether views show a member as a whole number, or divide it by a hundred: it is in per cent then.
  func isPercent(_ member: String) -> Bool {
    first(of: member) { place, bytes in
      let before = bytes.text(before: place.lowerBound, maximum: 8).filter { $0 != " " }
      let after = String(decoding: bytes[place.upperBound...].prefix(16), as: UTF8.self).filter { $0 != " " }
      if after.hasPrefix("/100") { return true }
      return before.hasSuffix("Int(") && (after.hasPrefix(")") || after.hasPrefix(".rounded())")) ? true : nil
    } ?? false
  }

  /// Whether a file reads a member of this name.
  func isRead(_ member: String) -> Bool { first(of: member) { _, _ in true } ?? false }

  /// The first result among the places where files use a member, in source order.
  func first<Result>(of member: String, _ result: (Range<Int>, [UInt8]) -> Result?) -> Result? {
    for file in files {
      for place in file.bytes.places(ofMember: member) {
        if let found = result(place, file.bytes) { return found }
      }
    }
    return nil
  }

  private static let ends: [(String, Use)] = [
    ("systemName:", .symbol), ("systemImage:", .symbol), ("Image(", .image), ("named:", .image), (",image:", .image), ("hex:", .hex),
    ("hexString:", .hex), ("URL(string:", .address), ("contentsOfFile:", .file), ("fileURLWithPath:", .file), ("Color(", .color),
  ]

  /// The strings that a member is compared with, in source order: `state.status == "ready"`, `case "ready":` of its switch.
  package func strings(comparedWith member: String) -> [String] {
    if let found = compared[member] { return found }
    var found: [String] = []
    for file in files {
      for place in file.bytes.places(of: ".\(member) == \"", maximum: 32) {
        var lexer = SourceLexer(file.bytes[(place + member.utf8.count + 5)...])
        if case .text(let text)? = lexer.next(), !text.isEmpty, !found.contains(text) { found.append(text) }
      }
      for place in file.bytes.places(of: ".\(member) {", maximum: 8) + file.bytes.places(of: ".\(member).lowercased() {", maximum: 8) {
        found += Self.cases(file.bytes, place, besides: found)
      }
      for place in file.bytes.places(of: ".\(member) ?? \"", maximum: 8) { found += Self.defaults(file.bytes, place, besides: found) }
    }
    if found.isEmpty { found = parameterCases(member) }
    compared[member] = found
    return found
  }

  /// The cases of a switch over a parameter or a property of the member's name: `switch phase {` in `color(for phase: String)`.
  private func parameterCases(_ member: String) -> [String] {
    var found: [String] = []
    for file in files {
      for form in ["switch \(member) {", "switch \(member).lowercased() {"] {
        for place in file.bytes.places(of: form, maximum: 8) {
          found += Self.cases(file.bytes, place + "switch ".utf8.count, besides: found)
        }
      }
    }
    return found
  }

  /// `let fit = state.fit ?? "cover"` before a comparison of `fit`: the default, then the cases of a `switch fit`.
  private static func defaults(_ bytes: [UInt8], _ place: Int, besides known: [String]) -> [String] {
    let line = bytes.lineText(before: place)
    guard let keyword = line.range(of: "let ") ?? line.range(of: "var "), let end = line[keyword.upperBound...].firstIndex(of: "=")
    else { return [] }
    let name = line[keyword.upperBound..<end].prefix { $0 != ":" && $0 != " " }
    var lexer = SourceLexer(bytes[place...])
    while let token = lexer.next() {
      guard case .text(let text) = token else { continue }
      let first = text.isEmpty || known.contains(text) ? [] : [text]
      func next(_ form: String) -> Int? { bytes.places(of: form, maximum: 8).first { $0 > place } }
      if let start = next("switch \(name) {") { return first + cases(bytes, start + "switch ".utf8.count, besides: known + first) }
      return [" == \"", ".contains(\"", ".hasPrefix(\""].contains { next(name + $0) != nil } ? first : []
    }
    return []
  }

  /// The strings of a switch's cases.
  private static func cases(_ bytes: [UInt8], _ place: Int, besides known: [String]) -> [String] {
    guard bytes.lineText(before: place).contains("switch ") else { return [] }
    var lexer = SourceLexer(bytes[place...])
    var (found, level, isCase): ([String], Int, Bool) = ([], 0, false)
    while let token = lexer.next() {
      switch token {
      case .mark("{"): level += 1
      case .mark("}"):
        level -= 1
        if level <= 0 { return found }
      case .name("case"): isCase = true
      case .mark(":"): isCase = false
      case .text(let text) where isCase && level == 1 && !text.isEmpty && !found.contains(text) && !known.contains(text): found.append(text)
      default: break
      }
    }
    return found
  }

  // MARK: Shared values

  /// A value that views read from an app group's defaults.
  package struct SharedValue: Hashable, Sendable {
    /// The type of the read value.
    package enum Kind: Hashable, Sendable { case text, whole, number, bool, data }
    /// The argument of `UserDefaults(suiteName:)`.
    package var suite: String
    /// The key of the value.
    package var key: String
    package var kind: Kind
    /// Whether the value is a time in milliseconds.
    package var isMilliseconds: Bool
  }

  /// The arguments of `UserDefaults(suiteName:)`: strings, and constants declared as a string by `let`.
  private static func suites(in files: [SourceFolder.File]) -> [String] {
    var found: [String] = []
    func take(_ suite: String) { if !suite.isEmpty, !found.contains(suite) { found.append(suite) } }
    let call = "UserDefaults(suiteName:"
    for file in files {
      for place in file.bytes.places(of: call, maximum: 16) {
        var lexer = SourceLexer(file.bytes[(place + call.utf8.count)...])
        var last: SourceToken?
        // `Constants.group` is looked up by its last component.
        while let token = lexer.next(), token != .mark(")"), token != .mark(","), token != .mark("(") { last = token }
        switch last {
        case .text(let suite): take(suite)
        case .name(let constant):
          for other in files {
            for place in other.bytes.places(of: "let \(constant)", maximum: 4) {
              var lexer = SourceLexer(other.bytes[(place + constant.utf8.count + 4)...])
              var next = lexer.next()
              if next == .mark(":") { (_, next) = (lexer.next(), lexer.next()) }
              if next == .mark("="), case .text(let suite)? = lexer.next() { take(suite) }
            }
          }
        default: break
        }
      }
    }
    return found
  }

  private func searchSharedValues() -> [SharedValue] {
    var found: [SharedValue] = []
    let readers: [(String, SharedValue.Kind)] = [
      (".string(forKey:", .text), (".integer(forKey:", .whole), (".double(forKey:", .number), (".float(forKey:", .number),
      (".bool(forKey:", .bool), (".data(forKey:", .data),
    ]
    guard !suites.isEmpty else { return [] }
    for file in files {
      for (form, kind) in readers {
        for place in file.bytes.places(of: form, maximum: 256) {
          let end = file.bytes[place...].firstIndex(of: 10) ?? file.bytes.endIndex
          var lexer = SourceLexer(file.bytes[(place + form.utf8.count)..<end])
          let rest = String(decoding: file.bytes[place..<end], as: UTF8.self).filter { !$0.isWhitespace }
          for _ in 0..<8 {
            guard let token = lexer.next() else { break }
            let keys: [String]
            switch token {
            case .text(let key): keys = [key]
            // `"tea\(index)Name"`: the keys of the first items, from 0.
            case .interpolated(let parts): keys = (0...Self.maxNumbered).map { parts.joined(separator: "\($0)") }
            case _: continue
            }
            for suite in suites {
              found += keys.map { SharedValue(suite: suite, key: $0, kind: kind, isMilliseconds: rest.contains("/1000")) }
            }
            break
          }
        }
      }
    }
    return found
  }

  /// The last number of an item. Assumed: activities show few.
  private static let maxNumbered = 4
}
