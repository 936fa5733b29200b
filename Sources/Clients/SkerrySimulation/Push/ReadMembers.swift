import Foundation
import SkerryFormats

/// The members that a type reads from JSON, with their types, as its own decoding asks for them; also optional ones that are missing.
struct ReadMembers {
  /// In the order in which the type reads them.
  fileprivate(set) var names: [String] = []
  /// The types of the members that exist.
  fileprivate(set) var types: [String: any Decodable.Type] = [:]
  /// The type of the elements of a list.
  fileprivate(set) var element: (any Decodable.Type)?
  /// The type of a value that stands for the whole, as in an optional.
  fileprivate(set) var whole: (any Decodable.Type)?

  /// Decoding may fail; what was read until then is known.
  init(of type: any Decodable.Type, in json: JSONValue) {
    let record = Record(type)
    let decoder = JSONDecoder()
    decoder.userInfo[.record] = record
    _ = try? decoder.decode(Probe.self, from: json.data)
    self = record.members
  }

  private init() {}

  /// The type of the value at a path; `nil` if it is not reached.
  static func type(at path: some Collection<any CodingKey>, below type: any Decodable.Type, in json: JSONValue) -> (any Decodable.Type)? {
    if let optional = type as? any OptionalValue.Type { return self.type(at: path, below: optional.wrapped, in: json) }
    guard let step = path.first else { return type }
    let read = ReadMembers(of: type, in: json)
    if let whole = read.whole, read.names.isEmpty { return self.type(at: path, below: whole, in: json) }
    if let index = step.intValue, let items = json.items {
      guard let element = read.element, items.indices.contains(index) else { return nil }
      return self.type(at: path.dropFirst(), below: element, in: items[index])
    }
    guard let next = read.types[step.stringValue], let inner = json[step.stringValue] else { return nil }
    return self.type(at: path.dropFirst(), below: next, in: inner)
  }

  /// What decoding has asked for. One thread decodes.
  private final class Record: @unchecked Sendable {
    let type: any Decodable.Type
    var members = ReadMembers()

    init(_ type: any Decodable.Type) { self.type = type }

    func note(_ key: any CodingKey, _ type: (any Decodable.Type)? = nil) {
      if !members.names.contains(key.stringValue) { members.names.append(key.stringValue) }
      if let type { members.types[key.stringValue] = type }
    }
  }

  /// Decodes the recorded type with a decoder that records.
  private struct Probe: Decodable {
    init(from decoder: any Decoder) throws {
      guard let record = decoder.userInfo[.record] as? Record else { return }
      _ = try record.type.init(from: RecordingDecoder(base: decoder, record: record))
    }
  }

  private struct RecordingDecoder: Decoder {
    let base: any Decoder
    let record: Record
    var codingPath: [any CodingKey] { base.codingPath }
    var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
      KeyedDecodingContainer(Keyed(base: try base.container(keyedBy: type), record: record))
    }
    func unkeyedContainer() throws -> any UnkeyedDecodingContainer { Unkeyed(base: try base.unkeyedContainer(), record: record) }
    func singleValueContainer() throws -> any SingleValueDecodingContainer {
      Single(base: try base.singleValueContainer(), record: record)
    }
  }

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let base: KeyedDecodingContainer<Key>
    let record: Record
    var codingPath: [any CodingKey] { base.codingPath }
    var allKeys: [Key] { base.allKeys }

    func contains(_ key: Key) -> Bool {
      record.note(key)
      return base.contains(key)
    }
    func decodeNil(forKey key: Key) throws -> Bool {
      record.note(key)
      return try base.decodeNil(forKey: key)
    }
    func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
      record.note(key, type)
      return try base.decode(type, forKey: key)
    }
    func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type, forKey key: Key) throws -> KeyedDecodingContainer<Nested> {
      record.note(key)
      return try base.nestedContainer(keyedBy: type, forKey: key)
    }
    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
      record.note(key)
      return try base.nestedUnkeyedContainer(forKey: key)
    }
    func superDecoder() throws -> any Decoder { try base.superDecoder() }
    func superDecoder(forKey key: Key) throws -> any Decoder { try base.superDecoder(forKey: key) }
  }

  private struct Unkeyed: UnkeyedDecodingContainer {
    var base: any UnkeyedDecodingContainer
    let record: Record
    var codingPath: [any CodingKey] { base.codingPath }
    var count: Int? { base.count }
    var isAtEnd: Bool { base.isAtEnd }
    var currentIndex: Int { base.currentIndex }

    mutating func decodeNil() throws -> Bool { try base.decodeNil() }
    mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
      record.members.element = type
      return try base.decode(type)
    }
    mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) throws -> KeyedDecodingContainer<Nested> {
      try base.nestedContainer(keyedBy: type)
    }
    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { try base.nestedUnkeyedContainer() }
    mutating func superDecoder() throws -> any Decoder { try base.superDecoder() }
  }

  private struct Single: SingleValueDecodingContainer {
    let base: any SingleValueDecodingContainer
    let record: Record
    var codingPath: [any CodingKey] { base.codingPath }

    func decodeNil() -> Bool { base.decodeNil() }
    func decode<T: Decodable>(_ type: T.Type) throws -> T {
      record.members.whole = type
      return try base.decode(type)
    }
  }
}

private protocol OptionalValue { static var wrapped: any Decodable.Type { get } }
extension Optional: OptionalValue where Wrapped: Decodable { fileprivate static var wrapped: any Decodable.Type { Wrapped.self } }

extension CodingUserInfoKey {
  fileprivate static let record = CodingUserInfoKey(rawValue: "skerry.record")!
}
