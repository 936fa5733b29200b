import Foundation
import SkerryFormats

// The durations and dates of an alarm's countdown are generated one by one, but say the same: it fires when the duration has elapsed.
extension StateGenerator {
  /// A value whose countdowns, with AlarmKit's names, have the duration that their dates give; other values unchanged.
  static func settled<T: Decodable>(_ value: T) -> T {
    guard let coded = value as? any Encodable, let data = try? JSONEncoder().encode(coded), Array(data).holds(earlier),
      let json = try? JSONValue(parsing: data), let own = try? JSONDecoder().decode(T.self, from: settled(json).data)
    else { return value }
    return own
  }

  /// The time that had elapsed before the countdown was resumed.
  private static let earlier = "previouslyElapsedDuration"

  private static func settled(_ json: JSONValue) -> JSONValue {
    switch json {
    case .array(let items): return .array(items.map(settled))
    case .object(var members):
      if let start = members["startDate"]?.double, let fire = members["fireDate"]?.double, let before = members[earlier]?.double,
        members["totalCountdownDuration"] != nil
      {
        members["totalCountdownDuration"] = .number(fire - start + before)
      }
      return .object(members.mapValues(settled))
    case .null, .bool, .integer, .number, .string: return json
    }
  }
}
