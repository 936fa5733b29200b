package import Foundation
import SkerryFormats

/// A message of a process that draws a part of a run: its kind, a value as JSON, and bytes such as those of a picture.
package struct PartFrame: Sendable {
  /// What a message says.
  package enum Kind: UInt8, Sendable {
    /// The process has begun, or begun again after a crash; what it has sent before follows once more.
    case start
    case item
    /// The end of pictures that follow one another in the plan.
    case endOfRun
    /// The last message.
    case rest
  }

  package var kind: Kind
  /// JSON; empty without a value.
  package var value: Data
  /// Bytes such as those of a picture, at most 255 pieces.
  package var attachments: [Data]

  package init(_ kind: Kind, value: Data = Data(), attachments: [Data] = []) {
    (self.kind, self.value, self.attachments) = (kind, value, attachments)
  }

  /// A message with a value.
  package init(_ kind: Kind, _ value: some Encodable, attachments: [Data] = []) throws {
    self.init(kind, value: try StableJSON.data(value), attachments: attachments)
  }

  /// The value. Throws if it is of another type.
  package func decoded<Value: Decodable>(_ type: Value.Type = Value.self) throws -> Value { try JSONDecoder().decode(type, from: value) }

  /// Kind and number of attachments, a byte each; the lengths of the value and of each attachment, eight bytes each; then their bytes.
  package var bytes: Data {
    var data = Data([kind.rawValue, UInt8(attachments.count)])
    for part in [value] + attachments { withUnsafeBytes(of: UInt64(part.count).littleEndian) { data.append(contentsOf: $0) } }
    for part in [value] + attachments { data.append(part) }
    return data
  }

  /// Reads a message.
  ///
  /// - Parameter read: gives so many bytes; `nil` at the end.
  package init?(_ read: (Int) -> Data?) {
    guard let head = read(2), let kind = Kind(rawValue: head[head.startIndex]),
      let lengths = read(8 * (1 + Int(head[head.startIndex + 1])))
    else { return nil }
    var parts: [Data] = []
    for index in 0..<(lengths.count / 8) {
      let length = lengths.dropFirst(8 * index).prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      guard length < 1 << 32, let part = read(Int(length)) else { return nil }
      parts.append(part)
    }
    self.init(kind, value: parts[0], attachments: Array(parts.dropFirst()))
  }
}
