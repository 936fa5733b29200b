/// Removes Objective-C annotations from a file, because Linux has no Objective-C. Line numbers do not change.
///
/// `@objc`, `@objcMembers`, `@IBAction` and their like become spaces; `#selector(…)` and `#keyPath(…)` become plain names;
/// `@NSManaged` becomes the property wrapper of the stand-in for Core Data. Comments and string literals are unchanged.
package enum ObjectiveCSpelling {
  /// Whether a file has such annotations outside comments and string literals.
  package static func matches(_ text: String) -> Bool { !changes(in: text).isEmpty }

  /// The file without the annotations.
  package static func removed(from text: String) -> String {
    let bytes = Array(text.utf8)
    var output: [UInt8] = []
    var place = 0
    for change in changes(in: text) {
      output += bytes[place..<change.range.lowerBound]
      output += change.by.utf8
      output += bytes[change.range].filter { $0 == UInt8(ascii: "\n") }
      place = change.range.upperBound
    }
    return String(decoding: output + bytes[place...], as: UTF8.self)
  }

  /// The replacements in file order, without the line breaks that they cover. Ranges are in UTF-8 bytes.
  package static func changes(in text: String) -> [(range: Range<Int>, by: String)] {
    guard markers.contains(where: text.contains) else { return [] }
    var scanner = Scanner(bytes: Array(text.utf8))
    scanner.run()
    return scanner.changes
  }

  /// A file without these has no annotations.
  private static let markers = ["@objc", "@nonobjc", "@IB", "@GK", "@NS", "@UIApplicationMain", "#selector", "#keyPath"]

  /// Attributes that matter only to Objective-C, Interface Builder or the app's launch.
  fileprivate static let attributes: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBDesignable", "IBInspectable", "IBOutlet", "IBSegueAction", "GKInspectable",
    "NSApplicationMain", "NSCopying", "UIApplicationMain",
  ]
}

private struct Scanner {
  let bytes: [UInt8]
  private(set) var changes: [(range: Range<Int>, by: String)] = []
  private var index = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func run() {
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skip(until: UInt8(ascii: "\n"))
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skipBlockComment()
      case UInt8(ascii: "\""): skipText(hashes: 0)
      case UInt8(ascii: "#"): readHash()
      case UInt8(ascii: "@"): readAttribute()
      default: skip(1)
      }
    }
  }

  private func peek(_ offset: Int) -> UInt8? { index + offset < bytes.count ? bytes[index + offset] : nil }

  private mutating func skip(_ count: Int) { index = min(index + count, bytes.count) }

  private mutating func skip(until end: UInt8) { while index < bytes.count, bytes[index] != end { skip(1) } }

  private mutating func change(to end: Int, by text: String) {
    changes.append((index..<end, text))
    index = end
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if bytes[index] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        skip(2)
      } else if bytes[index] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        skip(2)
      } else {
        skip(1)
      }
    } while depth > 0 && index < bytes.count
  }

  /// A string literal with one or three quotation marks and any number of `#`.
  private mutating func skipText(hashes: Int) {
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    let end = Array(repeating: UInt8(ascii: "\""), count: isLong ? 3 : 1) + Array(repeating: UInt8(ascii: "#"), count: hashes)
    skip(isLong ? 3 : 1)
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), hashes == 0 {
        skip(2)
      } else if bytes[index...].starts(with: end) {
        return skip(end.count)
      } else if !isLong, bytes[index] == UInt8(ascii: "\n") {
        return
      } else {
        skip(1)
      }
    }
  }

  /// The identifier that begins at an offset.
  private func word(at offset: Int) -> String {
    var end = index + offset
    while end < bytes.count, bytes[end] == UInt8(ascii: "_") || bytes[end].isLetterOrDigit { end += 1 }
    return String(decoding: bytes[min(index + offset, end)..<end], as: UTF8.self)
  }

  /// The maximum length of bracketed arguments, in bytes.
  private static let maxLength = 4096

  /// The position after the bracket that closes the one at a position; `nil` if it is not closed.
  private func close(of open: Int) -> Int? {
    var depth = 0
    for place in open..<min(open + Self.maxLength, bytes.count) {
      if bytes[place] == UInt8(ascii: "(") { depth += 1 }
      if bytes[place] == UInt8(ascii: ")") {
        depth -= 1
        if depth == 0 { return place + 1 }
      }
    }
    return nil
  }

  /// Replaces bytes with spaces.
  private mutating func blank(to end: Int) {
    change(to: end, by: String(repeating: " ", count: bytes[index..<end].count { $0 != UInt8(ascii: "\n") }))
  }

  private mutating func readAttribute() {
    let name = word(at: 1)
    if name == "NSManaged" { return readManaged() }
    guard ObjectiveCSpelling.attributes.contains(name) else { return skip(1) }
    let end = index + 1 + name.utf8.count
    blank(to: end < bytes.count && bytes[end] == UInt8(ascii: "(") ? close(of: end) ?? end : end)
    if name == "objc" { readOptional() }
  }

  /// `optional` is only used for requirements of Objective-C protocols.
  private mutating func readOptional() {
    var place = index
    while place < bytes.count, bytes[place] == UInt8(ascii: " ") || bytes[place] == UInt8(ascii: "\n") { place += 1 }
    guard word(at: place - index) == "optional" else { return }
    index = place
    blank(to: place + "optional".utf8.count)
  }

  /// A stored property of Core Data; a method gets an empty body.
  private mutating func readManaged() {
    let line = bytes[index...].prefix { $0 != UInt8(ascii: "\n") }
    let rest = String(decoding: line, as: UTF8.self)
    if rest.contains(" func ") {
      blank(to: index + "@NSManaged".utf8.count)
      skip(until: UInt8(ascii: "\n"))
      change(to: index, by: " {}")
    } else {
      change(to: index + "@NSManaged".utf8.count, by: "@ManagedValue")
    }
  }

  private mutating func readHash() {
    var hashes = 0
    while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
    if peek(hashes) == UInt8(ascii: "\"") {
      skip(hashes)
      return skipText(hashes: hashes)
    }
    let name = word(at: 1)
    let open = index + 1 + name.utf8.count
    guard name == "selector" || name == "keyPath", open < bytes.count, bytes[open] == UInt8(ascii: "("), let end = close(of: open) else {
      return skip(max(hashes, 1))
    }
    let inside = bytes[(open + 1)..<(end - 1)]
    let path = String(
      decoding: inside.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: " ") }, as: UTF8.self)
    let parts = path.split(separator: ".").map(String.init)
    if name == "selector" {
      change(to: end, by: "Selector((\"\(parts.last ?? "")\"))")
    } else {
      // A key path without its root type.
      let keys = parts.first?.first?.isUppercase == true ? parts.dropFirst() : parts[...]
      change(to: end, by: "\"\(keys.joined(separator: "."))\"")
    }
  }
}

extension UInt8 {
  /// An ASCII letter or digit, or a part of a character beyond ASCII.
  fileprivate var isLetterOrDigit: Bool {
    self >= 128 || (48...57).contains(self) || (65...90).contains(self) || (97...122).contains(self)
  }
}
