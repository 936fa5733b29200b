import SkerryFormats
import Foundation
import SkerryActivity

/// Dates inside the data of a script: `{"$date": "+25m"}` becomes the number that the default `Codable` strategy
/// writes, `{"$unix": "+25m"}` seconds since 1970, as in push bodies.
enum ScriptDates {
  static func resolve(_ json: JSONValue, _ now: Date, _ place: String, _ file: String) throws(SimulationError) -> JSONValue {
    switch json {
    case .null, .bool, .integer, .number, .string: return json
    case .array(let items):
      var resolved: [JSONValue] = []
      for (index, item) in items.enumerated() { resolved.append(try resolve(item, now, "\(place)[\(index)]", file)) }
      return .array(resolved)
    case .object(let members):
      if members.count == 1, let (key, value) = members.first, key == "$date" || key == "$unix" {
        guard let time = value.string.flatMap(ScriptTime.init) else {
          throw SimulationError("\(place).\(key) of \(file) is \(value.text); write a time such as +5m, 18:05 or 2026-05-01T18:05:00Z.")
        }
        let date = time.date(from: now)
        let seconds = key == "$date" ? date.timeIntervalSinceReferenceDate : date.timeIntervalSince1970
        return seconds == seconds.rounded() ? .integer(Int(seconds)) : .number(seconds)
      }
      var resolved: [String: JSONValue] = [:]
      for key in members.keys.sorted() { if let value = members[key] { resolved[key] = try resolve(value, now, "\(place).\(key)", file) } }
      return .object(resolved)
    }
  }
}

extension JSONValue {
  /// Merges an object's members into another, recursively.
  func merging(_ other: JSONValue) -> JSONValue {
    guard let own = members, let new = other.members else { return other }
    return .object(own.merging(new) { $0.merging($1) })
  }
}
