import SkerryFormats

/// The keys that a JSON object lacks for a type, found by decoding it again and again with a value for each.
struct MissingKeys {
  /// In the order in which the type reads them.
  private(set) var keys: [String] = []
  /// The keys of the object that the type does not read; `nil` if the type rejects every tried value for a key.
  private(set) var unreadKeys: [String]?
  private var unread: Int? { unreadKeys?.count }
  /// How many of the object's keys the type has read before the first that is missing.
  private let readCount: Int

  private static let values: [JSONValue] = [.integer(0), .string(""), .bool(false), .array([]), .object([:]), .null]
  private static let maxKeys = 50

  /// - Parameters:
  ///   - type: what the object is decoded as.
  ///   - decode: decodes an object, and returns it as the type writes it again.
  init(of json: JSONValue, as type: any Decodable.Type, _ decode: (JSONValue) throws -> JSONValue) {
    var whole = json.members ?? [:]
    readCount = ReadMembers(of: type, in: json).names.filter { whole[$0] != nil }.count
    while keys.count < Self.maxKeys {
      switch Result(catching: { try decode(.object(whole)) }) {
      case .success(let understood):
        unreadKeys = (json.members ?? [:]).keys.filter { understood[$0] == nil }.sorted()
        return
      case .failure(let error):
        guard let key = Self.missing(error) else { return }
        keys.append(key)
        // With the right kind of value the next error is about another key.
        let suitable = Self.values.first { value in
          whole[key] = value
          return Self.isAbout(key, { _ = try decode(.object(whole)) }) == false
        }
        guard suitable != nil else { return }
      }
    }
  }

  /// Whether the object is more likely meant for this type than for the other: it lacks fewer keys, or has fewer that are not read. No value
  /// satisfies an enumeration or an object with keys of its own, so what follows it is not known: then it is the one that has read more.
  func isNearer(than other: MissingKeys) -> Bool {
    if unread == nil || other.unread == nil, readCount != other.readCount { return readCount > other.readCount }
    return (keys.count, unread ?? 1) < (other.keys.count, other.unread ?? 1)
  }

  /// The outermost key that an error says is missing.
  private static func missing(_ error: any Error) -> String? {
    guard case .keyNotFound(let key, let context)? = error as? DecodingError, context.codingPath.isEmpty else { return nil }
    return key.stringValue
  }

  private static func isAbout(_ key: String, _ decode: () throws -> Void) -> Bool {
    do {
      try decode()
      return false
    } catch {
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context), .keyNotFound(_, let context):
        return context.codingPath.first?.stringValue == key
      case _: return true
      }
    }
  }
}
