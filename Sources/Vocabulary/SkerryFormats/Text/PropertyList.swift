package import Foundation

/// Property lists in any of their formats: XML, binary, and the old text format of Xcode projects and string tables.
package enum PropertyList {
  /// The keys and values of a list; `nil` if the data is not a property list with a dictionary at its top level.
  package static func dictionary(_ data: Data) -> [String: Any]? {
    // Foundation writes a line of its own to standard error about a damaged list in the text format.
    if isText(data), !OldStyleSyntax.isWellFormed(data) { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: Any]
  }

  /// Why data is not a property list with a dictionary at its top level, as the end of a sentence that begins with the file's name, without a
  /// full stop: "is damaged in line 12".
  package static func fault(in data: Data) -> String {
    if data.isEmpty { return "is empty" }
    if let line = conflictLine(in: data) { return "has a conflict marker of git in line \(line)" }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    if !isWide, data.contains(0) { return "contains bytes that are not text" }
    if !isWide, let line = lineOutsideUTF8(in: data) { return "is not UTF-8 in line \(line)" }
    if isText(data), let line = OldStyleSyntax.lineOfFault(in: data) { return "is damaged in line \(line)" }
    return "has no keys and values"
  }

  private static func lineOutsideUTF8(in data: Data) -> Int? {
    data.split(separator: 10, omittingEmptySubsequences: false).firstIndex { String(validating: $0, as: UTF8.self) == nil }.map { $0 + 1 }
  }

  /// The first line that `git merge` leaves in a file with conflicts.
  private static func conflictLine(in data: Data) -> Int? {
    let marks = ["<<<<<<< ", "=======\n", ">>>>>>> "].map { Data($0.utf8) }
    var line = 1
    var start = data.startIndex
    while start < data.endIndex {
      if marks.contains(where: { data[start...].starts(with: $0) }) { return line }
      guard let end = data[start...].firstIndex(of: 10) else { return nil }
      start = end + 1
      line += 1
    }
    return nil
  }

  private static func isText(_ data: Data) -> Bool {
    !data.starts(with: Data("bplist".utf8)) && data.first { $0 > 0x20 && $0 < 0x80 } != UInt8(ascii: "<")
  }
}

/// The grammar of the old text format: strings with or without quotes, lists in parentheses, dictionaries in braces, data between angle
/// brackets. A file may consist of a dictionary's entries without the braces, as string tables do.
private struct OldStyleSyntax {
  private let bytes: [UInt8]
  private var position = 0
  /// The start of the string that was read last.
  private var stringStart = 0
  /// Values inside values; projects have fewer than ten levels.
  private static let maximumDepth = 512

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  static func isWellFormed(_ data: Data) -> Bool { placeOfFault(in: data) == nil }

  /// The line, from 1, of the first syntax error, or of the start of an unterminated string; `nil` if there is none.
  static func lineOfFault(in data: Data) -> Int? {
    placeOfFault(in: data).map { bytes, position in bytes[..<min(position, bytes.count)].count { $0 == 10 } + 1 }
  }

  private static func placeOfFault(in data: Data) -> (bytes: [UInt8], position: Int)? {
    // Byte order marks of UTF-16 decide; other files are read byte by byte, because only ASCII has a meaning.
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let bytes = isWide ? String(data: data, encoding: .utf16).map({ Array($0.utf8) }) : Array(data) else { return ([], 0) }
    var whole = OldStyleSyntax(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { whole.position = 3 }
    var table = whole
    if whole.value(0) && whole.isAtEnd || table.entries(until: nil, 0) { return nil }
    // The reading that gets further is the intended one.
    let last = whole.position > table.position ? whole : table
    return (bytes, last.position > bytes.count ? last.stringStart : last.position)
  }

  private var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  private mutating func value(_ depth: Int) -> Bool {
    skipSpace()
    guard depth < Self.maximumDepth, position < bytes.count else { return false }
    switch bytes[position] {
    case UInt8(ascii: "{"):
      position += 1
      return entries(until: UInt8(ascii: "}"), depth)
    case UInt8(ascii: "("):
      position += 1
      while !take(")") {
        guard value(depth + 1) else { return false }
        if take(",") { continue }
        return take(")")
      }
      return true
    case UInt8(ascii: "<"):
      guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else { return false }
      position = end + 1
      return true
    default: return string()
    }
  }

  /// `key = value;`, and `key;` for a key that is its own value.
  private mutating func entries(until end: UInt8?, _ depth: Int) -> Bool {
    while true {
      skipSpace()
      if position == bytes.count { return end == nil }
      if bytes[position] == end {
        position += 1
        return true
      }
      // String tables with a second semicolon are read, too.
      if end == nil, take(";") { continue }
      guard string() else { return false }
      if take("="), !value(depth + 1) { return false }
      guard take(";") else { return false }
    }
  }

  private mutating func string() -> Bool {
    skipSpace()
    guard position < bytes.count else { return false }
    stringStart = position
    let quote = bytes[position]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      position += 1
      while position < bytes.count, bytes[position] != quote { position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1 }
      position += 1
      return position <= bytes.count
    }
    let start = position
    while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
    return position > start
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"): true
    default: false
    }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard position < bytes.count, bytes[position] == UInt8(ascii: mark) else { return false }
    position += 1
    return true
  }

  /// Spaces, line breaks and comments.
  private mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] <= 0x20 {
        position += 1
      } else if isAt("/", "/") {
        while position < bytes.count, bytes[position] != 10, bytes[position] != 13 { position += 1 }
      } else if isAt("/", "*") {
        position += 2
        while position < bytes.count, !isAt("*", "/") { position += 1 }
        position = min(position + 2, bytes.count)
      } else {
        return
      }
    }
  }

  private func isAt(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    position + 1 < bytes.count && bytes[position] == UInt8(ascii: first) && bytes[position + 1] == UInt8(ascii: second)
  }
}
