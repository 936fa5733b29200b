import SkerryActivity
import SkerryFormats

/// Finds the numbers that a type cannot represent: fractions for integer types, and values out of range. Foundation's
/// decoder calls those "not valid JSON" and names no key.
enum WholeNumbers {
  /// The paths below the root, with their numbers, in the order of the keys; empty if the failure has another reason.
  /// - Parameter decode: decodes the JSON; throws the errors of `JSONDecoder`.
  static func numbersThatDoNotFit(in json: JSONValue, _ decode: (JSONValue) throws -> Void) -> [(path: String, number: JSONValue)] {
    guard let failure = failure(json, decode), failure.contains(unnamed) else { return [] }
    let places = numbersThatMayNotFit(json, [])
    let whole = places.reduce(json) { replacing($1, in: $0, with: .integer(0)) }
    guard !places.isEmpty, Self.failure(whole, decode) != failure else { return [] }
    return places.compactMap { place in
      let number = value(at: place, in: json)
      guard Self.failure(replacing(place, in: whole, with: number), decode) == failure else { return nil }
      return (place.map(\.text).joined(), number)
    }
  }

  /// The problem with one number, as the end of a sentence that begins with its path.
  static func problem(_ number: JSONValue) -> String {
    let isFraction = number.double.map { $0 != $0.rounded() } ?? false
    return isFraction
      ? "is \(number.text), but its type is a whole number; round it"
      : "is \(number.text), which is beyond the range of its type; change it"
  }

  /// What Foundation's decoder says of such a number, with no key. Every other error names its own place.
  private static let unnamed = "The given data was not valid JSON."

  private static func failure(_ json: JSONValue, _ decode: (JSONValue) throws -> Void) -> String? {
    do {
      try decode(json)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private enum Step {
    case key(String)
    case index(Int)
    var text: String {
      switch self {
      case .key(let key): "." + key
      case .index(let index): "[\(index)]"
      }
    }
  }

  /// The paths of numbers that some number types cannot represent. Small whole numbers are left out, because they may be an enum's raw values.
  private static func numbersThatMayNotFit(_ json: JSONValue, _ path: [Step]) -> [[Step]] {
    switch json {
    case .integer(let number): return (0...Int(Int8.max)).contains(number) ? [] : [path]
    case .number: return [path]
    case .array(let items): return items.enumerated().flatMap { numbersThatMayNotFit($1, path + [.index($0)]) }
    case .object(let members): return members.keys.sorted().flatMap { numbersThatMayNotFit(members[$0] ?? .null, path + [.key($0)]) }
    case .null, .bool, .string: return []
    }
  }

  private static func value(at path: [Step], in json: JSONValue) -> JSONValue {
    path.reduce(json) { value, step in
      switch step {
      case .key(let key): value[key] ?? .null
      case .index(let index): value.items.flatMap { $0.indices.contains(index) ? $0[index] : nil } ?? .null
      }
    }
  }

  private static func replacing(_ path: [Step], in json: JSONValue, with new: JSONValue) -> JSONValue {
    guard let step = path.first else { return new }
    let rest = Array(path.dropFirst())
    switch (step, json) {
    case (.key(let key), .object(var members)):
      members[key] = replacing(rest, in: members[key] ?? .null, with: new)
      return .object(members)
    case (.index(let index), .array(var items)) where items.indices.contains(index):
      items[index] = replacing(rest, in: items[index], with: new)
      return .array(items)
    case _: return json
    }
  }
}
