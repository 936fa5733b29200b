package import Foundation

/// A JSON value that can be read and written; its text is always the same: members in the order of their names, no spaces.
package indirect enum JSONValue: Sendable, Hashable {
  case null
  case bool(Bool)
  case integer(Int)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// Reads JSON text. Throws what `JSONSerialization` throws.
  package init(parsing data: Data) throws {
    self.init(any: try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed))
  }

  /// Reads a file by the strict rules of `JSONSyntax`. Throws what is wrong, as the end of a sentence that begins with the file's name.
  package init(strictly data: Data) throws(JSONFault) {
    if let fault = JSONSyntax.fault(in: data) { throw JSONFault(description: fault.sentence, placed: fault.placed) }
    do {
      try self.init(parsing: data)
    } catch {
      throw JSONFault(description: "is not JSON that can be read (\(error)); correct it")
    }
  }

  /// A value's own JSON, as its `Encodable` writes it with the default strategies. Throws what `JSONEncoder` throws.
  package init(encoding value: some Encodable) throws {
    try self.init(parsing: JSONEncoder().encode(value))
  }

  private init(any value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let items as [Any]: self = .array(items.map(JSONValue.init(any:)))
    case let members as [String: Any]: self = .object(members.mapValues(JSONValue.init(any:)))
    case let number as NSNumber:
      let code = String(cString: number.objCType)
      if number.isJSONBoolean {
        self = .bool(number.boolValue)
      } else if code != "d", code != "f", number.compare(NSNumber(value: Int.max)) != .orderedDescending {
        self = .integer(number.intValue)
      } else {
        self = .number(number.doubleValue)
      }
    default: self = .null
    }
  }

  /// The JSON, without spaces and with sorted members.
  package var text: String {
    var out = ""
    write(to: &out)
    return out
  }

  /// The length of the text in UTF-8.
  package var byteCount: Int { text.utf8.count }
  /// The text in UTF-8.
  package var data: Data { Data(text.utf8) }

  private func write(to out: inout String) {
    switch self {
    case .null: out += "null"
    case .bool(let flag): out += flag ? "true" : "false"
    case .integer(let number): out += String(number)
    case .number(let number):
      if !number.isFinite {
        out += "null"
      } else if number == number.rounded(), abs(number) < 1e15 {
        out += String(Int(number))
      } else {
        out += String(number)
      }
    case .string(let text): JSONString.quote(text, to: &out)
    case .array(let items):
      out += "["
      for (index, item) in items.enumerated() {
        if index > 0 { out += "," }
        item.write(to: &out)
      }
      out += "]"
    case .object(let members):
      out += "{"
      for (index, key) in members.keys.sorted().enumerated() {
        if index > 0 { out += "," }
        JSONString.quote(key, to: &out)
        out += ":"
        (members[key] ?? .null).write(to: &out)
      }
      out += "}"
    }
  }
}

extension JSONValue {
  /// A member of an object; `nil` when there is none or the value is not an object.
  package subscript(_ key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members[key]
  }
  /// The value of a string; `nil` for other kinds.
  package var string: String? {
    if case .string(let text) = self { text } else { nil }
  }
  /// The value of a Boolean; `nil` for other kinds.
  package var bool: Bool? {
    if case .bool(let flag) = self { flag } else { nil }
  }
  /// A number of either kind; `nil` for `true` and `false`.
  package var double: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .number(let number): number
    case .null, .bool, .string, .array, .object: nil
    }
  }
  /// The value of a whole number that an `Int` can hold; `nil` for others.
  package var integer: Int? {
    switch self {
    case .integer(let number): number
    case .number(let number): Int(exactly: number)
    case .null, .bool, .string, .array, .object: nil
    }
  }
  /// The members of an object; `nil` for other kinds.
  package var members: [String: JSONValue]? {
    if case .object(let members) = self { members } else { nil }
  }
  /// The items of an array; `nil` for other kinds.
  package var items: [JSONValue]? {
    if case .array(let items) = self { items } else { nil }
  }
  /// The kind of value, for messages.
  package var kind: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

/// Why a file is not strict JSON.
package struct JSONFault: Error, CustomStringConvertible {
  /// The end of a sentence that begins with the file's name, with place and remedy, without a period.
  package let description: String
  /// The same without the remedy; empty if the place is not known.
  package var placed = ""
}

extension JSONValue: Encodable {
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .integer(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let items): try container.encode(items)
    case .object(let members): try container.encode(members)
    }
  }
}
