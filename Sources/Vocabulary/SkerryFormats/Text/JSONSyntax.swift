package import Foundation

/// Validates JSON by RFC 8259, as APNs does. Foundation's parser is more lenient: it accepts a trailing comma,
/// duplicate keys and UTF-16.
package enum JSONSyntax {
  /// What is wrong, with a remedy, as the end of a sentence that begins with the file's name; and where.
  package struct Fault: Error {
    fileprivate let subject: String
    fileprivate let reason: String

    fileprivate init(subject: String, reason: String, place: (line: Int, column: Int)?) {
      (self.subject, self.reason, self.place) = (subject, reason, place)
    }

    /// Counted from 1, columns in bytes; `nil` if the whole file is at fault.
    package let place: (line: Int, column: Int)?
    /// Whether an object has a key twice.
    package fileprivate(set) var isRepeatedKey = false

    /// With the position.
    package var sentence: String { placed + reason }
    /// What it is and where, without the remedy.
    package var placed: String { subject + (place.map { " at line \($0.line), column \($0.column)" } ?? "") }
    /// Without the position, for output that has a place for it.
    package var brief: String { subject + reason }
  }

  /// The first error; `nil` for valid JSON whose numbers a `Double` can hold.
  package static func fault(in data: Data) -> Fault? {
    func whole(_ subject: String, _ reason: String) -> Fault { Fault(subject: subject, reason: reason, place: nil) }
    if data.isEmpty { return whole("is empty", "; write a JSON object") }
    if data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE]) || data.prefix(4).contains(0) {
      return whole("is not UTF-8 but UTF-16 or UTF-32", "; save it as UTF-8")
    }
    if data.starts(with: [0xEF, 0xBB, 0xBF]) {
      return whole("begins with a byte order mark", ", which JSON does not have; save it as UTF-8 without one")
    }
    var scanner = Scanner(bytes: Array(data))
    if String(validating: data, as: UTF8.self) == nil {
      return Fault(subject: "is not UTF-8", reason: "; save it as UTF-8", place: scanner.placeOutsideUTF8)
    }
    do {
      try scanner.document()
      return nil
    } catch let fault {
      return fault
    }
  }

  private struct Scanner {
    let bytes: [UInt8]
    private var at = 0
    /// Keys and indices of the scanner's position.
    private var path: [String] = []
    /// Deeper values are refused. APNs' limit is not published.
    private static let depthLimit = 128

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func document() throws(Fault) {
      try value()
      space()
      if at < bytes.count { throw fault("is not valid JSON", "something follows the last bracket; remove it") }
    }

    // MARK: Values

    private mutating func value() throws(Fault) {
      space()
      guard let byte = peek else { throw early }
      guard path.count < Self.depthLimit else {
        throw fault("is not valid JSON", "values are nested more than \(Self.depthLimit) deep; flatten them")
      }
      switch byte {
      case UInt8(ascii: "{"): try object()
      case UInt8(ascii: "["): try array()
      case UInt8(ascii: "\""): _ = try string()
      case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
      case _:
        for word in ["true", "false", "null"] where bytes[at...].starts(with: word.utf8) {
          at += word.utf8.count
          return
        }
        throw fault(
          "is not valid JSON", "a value is expected here; write a string in quotes, a number, true, false, null, an object or a list")
      }
    }

    private mutating func object() throws(Fault) {
      var keys: Set<[UInt8]> = []
      at += 1
      space()
      if take("}") { return }
      while true {
        space()
        guard let byte = peek else { throw early }
        if byte == UInt8(ascii: "}") { throw comma }
        guard byte == UInt8(ascii: "\"") else { throw fault("is not valid JSON", "a key in double quotes is expected here") }
        let place = at
        let key = try string()
        if !keys.insert(key).inserted {
          let whole = (path + [String(decoding: key, as: UTF8.self)]).joined(separator: ".")
          var fault = Fault(
            subject: "has the key \(whole) twice", reason: "; keep one, because which one is read is undefined", place: position(of: place))
          fault.isRepeatedKey = true
          throw fault
        }
        space()
        guard take(":") else { throw peek == nil ? early : fault("is not valid JSON", "a colon is missing after the key") }
        path.append(String(decoding: key, as: UTF8.self))
        try value()
        path.removeLast()
        space()
        if take("}") { return }
        guard take(",") else { throw peek == nil ? early : fault("is not valid JSON", "a comma or a closing brace is missing") }
      }
    }

    private mutating func array() throws(Fault) {
      at += 1
      space()
      if take("]") { return }
      var index = 0
      while true {
        space()
        if peek == UInt8(ascii: "]") { throw comma }
        path.append("\(index)")
        try value()
        path.removeLast()
        index += 1
        space()
        if take("]") { return }
        guard take(",") else { throw peek == nil ? early : fault("is not valid JSON", "a comma or a closing bracket is missing") }
      }
    }

    /// The characters between the quotes, escapes resolved as far as keys need it.
    private mutating func string() throws(Fault) -> [UInt8] {
      let start = at
      at += 1
      var isEscaped = false
      while let byte = peek, byte != UInt8(ascii: "\"") {
        guard byte >= 0x20 else { throw fault("is not valid JSON", "a string contains a control character; write it as \\n or \\u00XX") }
        at += 1
        guard byte == UInt8(ascii: "\\") else { continue }
        isEscaped = true
        guard let sign = peek else { throw early }
        at += 1
        if sign == UInt8(ascii: "u") {
          let unit = try codeUnit()
          guard 0xD800...0xDFFF ~= unit else { continue }
          // Characters beyond the first plane are two escapes.
          guard unit < 0xDC00, take("\\"), take("u"), 0xDC00...0xDFFF ~= (try codeUnit()) else {
            throw fault("is not valid JSON", "a \\u escape is one half of a surrogate pair; write both halves, or the character itself")
          }
        } else if !#""\/bfnrt"#.utf8.contains(sign) {
          throw fault("is not valid JSON", "a string has an escape that JSON does not have; write a backslash as \\\\")
        }
      }
      guard peek != nil else { throw early }
      at += 1
      let inside = Array(bytes[(start + 1)..<(at - 1)])
      guard isEscaped, let text = try? JSONSerialization.jsonObject(with: Data(bytes[start..<at]), options: .fragmentsAllowed) as? String
      else { return inside }
      return Array(text.utf8)
    }

    /// The four digits of a `\u`.
    private mutating func codeUnit() throws(Fault) -> Int {
      var unit = 0
      for _ in 0..<4 {
        guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
          throw fault("is not valid JSON", "\\u needs four hexadecimal digits")
        }
        unit = unit << 4 | digit
        at += 1
      }
      return unit
    }

    private mutating func number() throws(Fault) {
      let start = at
      try digits()
      guard Double(String(decoding: bytes[start..<at], as: UTF8.self))?.isFinite ?? false else {
        throw Fault(
          subject: "contains a number", reason: " that is too large to be read; write a smaller one", place: position(of: start))
      }
    }

    private mutating func digits() throws(Fault) {
      _ = take("-")
      let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
      func isDigit(_ byte: UInt8?) -> Bool { byte.map { digits.contains($0) } ?? false }
      guard isDigit(peek) else { throw fault("is not valid JSON", "a number has no digits") }
      if take("0") {
        if isDigit(peek) { throw fault("is not valid JSON", "a number begins with a needless 0; remove it") }
      } else {
        while isDigit(peek) { at += 1 }
      }
      if take(".") {
        guard isDigit(peek) else { throw fault("is not valid JSON", "digits are missing after the decimal point") }
        while isDigit(peek) { at += 1 }
      }
      guard take("e") || take("E") else { return }
      if !take("+") { _ = take("-") }
      guard isDigit(peek) else { throw fault("is not valid JSON", "digits are missing in the exponent") }
      while isDigit(peek) { at += 1 }
    }

    // MARK: Bytes

    private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
      guard peek == UInt8(ascii: sign) else { return false }
      at += 1
      return true
    }

    private mutating func space() { while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { at += 1 } }

    // MARK: Text

    /// The position of the first byte that is not part of a UTF-8 sequence.
    var placeOutsideUTF8: (line: Int, column: Int)? {
      var (parser, rest, offset) = (Unicode.UTF8.ForwardParser(), bytes.makeIterator(), 0)
      while true {
        switch parser.parseScalar(from: &rest) {
        case .valid(let scalar): offset += scalar.count
        case .error: return position(of: offset)
        case .emptyInput: return nil
        }
      }
    }

    private var early: Fault { fault("is not valid JSON", "it ends too early; close its quotes and brackets") }
    private var comma: Fault { fault("is not valid JSON", "a comma follows the last value; remove it") }

    private func fault(_ subject: String, _ reason: String) -> Fault {
      Fault(subject: subject, reason: ": \(reason)", place: position(of: at))
    }

    private func position(of offset: Int) -> (line: Int, column: Int) {
      let before = bytes[..<min(offset, bytes.count)]
      let line = before.count { $0 == 0x0A } + 1
      let column = offset - (before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0) + 1
      return (line, column)
    }
  }
}
