/// An object literal of JavaScript or JSON whose members are literals; what would have to be evaluated is left out.
struct ScriptObject {
  enum Value {
    case text(String)
    case object(ScriptObject)
  }

  /// A member and its value.
  struct Member {
    let name: String
    let value: Value
  }

  /// Members that are strings or objects, in the order in which they are written; of a repeated name the last one counts.
  private(set) var members: [Member] = []
  /// Members that are lists, and the objects in them; of a repeated name the last one counts.
  private var lists: [String: [ScriptObject]] = [:]

  /// The first object literal in a file that has a string member of a name, at any depth. It is the value of an assignment, what a function
  /// returns, or the whole file.
  init?(in text: String, with member: String) {
    guard text.utf8.count <= Self.maxBytes else { return nil }
    var reader = Reader(Array(text.utf8))
    var unclosed = 0
    while unclosed < Self.maxUnclosed, reader.skip(to: UInt8(ascii: "{")) {
      let start = reader.at
      if let object = reader.object(depth: 0), object.text(member) != nil {
        self = object
        return
      }
      if reader.isAtEnd { unclosed += 1 }
      reader.at = start + 1
    }
    return nil
  }

  /// Larger files are not configurations that people write.
  private static let maxBytes = 262_144
  /// How many brackets without an end are tried: each costs a reading of the whole file.
  private static let maxUnclosed = 16

  private init() {}

  func text(_ name: String) -> String? {
    guard case .text(let text)? = value(name) else { return nil }
    return text
  }

  func object(_ name: String) -> ScriptObject? {
    guard case .object(let object)? = value(name) else { return nil }
    return object
  }

  /// The objects of a list.
  func list(_ name: String) -> [ScriptObject] { lists[name] ?? [] }

  private func value(_ name: String) -> Value? { members.last { $0.name == name }?.value }

  /// Reads literals; anything else is passed over up to the comma or bracket that ends it.
  private struct Reader {
    private let bytes: [UInt8]
    var at = 0
    /// Objects that are nested deeper are not read.
    private static let maxDepth = 16

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { at >= bytes.count }
    private var byte: UInt8? { at < bytes.count ? bytes[at] : nil }
    private static let quotes: Set<UInt8> = Set("\"'`".utf8)
    private static let opening: Set<UInt8> = Set("([{".utf8)
    private static let closing: Set<UInt8> = Set(")]}".utf8)

    /// Moves to the next occurrence of a byte outside strings and comments; `false` at the end of the file.
    mutating func skip(to wanted: UInt8) -> Bool {
      while let byte {
        if byte == wanted { return true }
        if !comment(), quoted() == nil { at += 1 }
      }
      return false
    }

    /// Reads an object at its bracket; `nil`, with the position anywhere, if it is something else, such as a function's body.
    mutating func object(depth: Int) -> ScriptObject? {
      guard byte == UInt8(ascii: "{"), depth < Self.maxDepth else { return nil }
      at += 1
      var object = ScriptObject()
      while true {
        space()
        guard let byte else { return nil }
        if byte == UInt8(ascii: "}") {
          at += 1
          return object
        }
        if byte == UInt8(ascii: ",") {
          at += 1
        } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "[") {
          // The members of another object, or a member whose name has to be evaluated.
          skipValue()
        } else {
          guard let name = quoted()?.constant ?? word() else { return nil }
          space()
          if self.byte == UInt8(ascii: ":") {
            at += 1
            space()
            if let value = value(depth: depth) {
              object.members.append(Member(name: name, value: value))
            } else if let list = list(depth: depth + 1) {
              object.lists[name] = list
            } else {
              skipValue()
            }
          } else if self.byte != UInt8(ascii: ",") && self.byte != UInt8(ascii: "}") {
            // A method has no value that can be read; two words in a row are statements.
            guard self.byte == UInt8(ascii: "(") else { return nil }
            skipValue()
          }
        }
      }
    }

    /// A string or an object that ends where the member ends; otherwise `nil`, without moving.
    private mutating func value(depth: Int) -> Value? {
      let start = at
      var value: Value?
      if let text = quoted()?.constant { value = .text(text) } else if let object = object(depth: depth + 1) { value = .object(object) }
      space()
      if value != nil, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") { return value }
      at = start
      return nil
    }

    /// The objects of a list that ends where the member ends; otherwise `nil`, without moving.
    private mutating func list(depth: Int) -> [ScriptObject]? {
      guard byte == UInt8(ascii: "["), depth < Self.maxDepth else { return nil }
      let start = at
      at += 1
      space()
      var objects: [ScriptObject] = []
      while let byte, byte != UInt8(ascii: "]") {
        let before = at
        if byte == UInt8(ascii: "{"), let object = object(depth: depth + 1) { objects.append(object) }
        skipValue()
        if self.byte == UInt8(ascii: ",") { at += 1 }
        space()
        // A bracket that does not belong here.
        if at == before { break }
      }
      if byte == UInt8(ascii: "]") {
        at += 1
        space()
        if byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") { return objects }
      }
      at = start
      return nil
    }

    /// Moves to the comma or bracket that ends a value.
    private mutating func skipValue() {
      var depth = 0
      while let byte {
        if comment() || quoted() != nil { continue }
        if depth == 0, byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") { return }
        if Self.opening.contains(byte) { depth += 1 } else if Self.closing.contains(byte) { depth -= 1 }
        if depth < 0 { return }
        at += 1
      }
    }

    /// A string literal in quotation marks.
    private struct Quoted {
      /// `nil` if it has interpolations.
      var constant: String?
    }

    /// Passes over a string literal; `nil`, without moving, if there is none here.
    private mutating func quoted() -> Quoted? {
      guard let quote = byte, Self.quotes.contains(quote) else { return nil }
      let isTemplate = quote == UInt8(ascii: "`")
      let start = at
      var text: [UInt8] = []
      var isConstant = true
      at += 1
      while let byte, byte != quote, isTemplate || byte != 0x0A {
        if byte == UInt8(ascii: "\\"), at + 1 < bytes.count { at += 1 }
        if isTemplate, byte == UInt8(ascii: "$"), at + 1 < bytes.count, bytes[at + 1] == UInt8(ascii: "{") { isConstant = false }
        text.append(bytes[at])
        at += 1
      }
      guard byte == quote else {
        at = start
        return nil
      }
      at += 1
      return Quoted(constant: isConstant ? String(decoding: text, as: UTF8.self) : nil)
    }

    private mutating func word() -> String? {
      let start = at
      while let byte,
        byte == UInt8(ascii: "$") || byte == UInt8(ascii: "_") || byte >= 0x80 || Character(Unicode.Scalar(byte)).isWholeNumber
          || Character(Unicode.Scalar(byte)).isLetter
      {
        at += 1
      }
      return at > start ? String(decoding: bytes[start..<at], as: UTF8.self) : nil
    }

    /// Passes over spaces and comments.
    private mutating func space() {
      while let byte, byte <= 0x20 || byte == UInt8(ascii: "/") {
        if !comment() {
          if byte > 0x20 { return }
          at += 1
        }
      }
    }

    /// Skips a comment; `false`, without moving, if there is none here.
    private mutating func comment() -> Bool {
      guard byte == UInt8(ascii: "/"), at + 1 < bytes.count else { return false }
      switch bytes[at + 1] {
      case UInt8(ascii: "/"):
        while let byte, byte != 0x0A { at += 1 }
        return true
      case UInt8(ascii: "*"):
        at += 2
        while at + 1 < bytes.count, bytes[at] != UInt8(ascii: "*") || bytes[at + 1] != UInt8(ascii: "/") { at += 1 }
        at = min(at + 2, bytes.count)
        return true
      case _: return false
      }
    }
  }
}
