import Foundation
import SkerryFormats

/// Joins the JSON documents of several programs about one call.
///
/// Lists are concatenated; objects are joined member by member; numbers that differ are counts and are added, except
/// exit codes: the largest is kept. If other values differ, the first is kept.
enum JoinedDocument {
  static func join(_ documents: [Any]) -> Any? {
    documents.dropFirst().reduce(documents.first) { joined, next in joined.map { join($0, next) } }
  }

  private static func join(_ a: Any, _ b: Any, named name: String = "") -> Any {
    if let first = a as? [Any], let second = b as? [Any] { return first + second }
    if let first = a as? [String: Any], let second = b as? [String: Any] {
      return first.merging(second) { own, _ in own }.reduce(into: [String: Any]()) { joined, member in
        let (name, value) = member
        joined[name] = second[name].flatMap { other in first[name] == nil ? nil : join(value, other, named: name) } ?? value
      }
    }
    guard let first = a as? NSNumber, let second = b as? NSNumber, first != second, !first.isJSONBoolean, !second.isJSONBoolean else {
      return a
    }
    if name == "exitCode" { return max(first.intValue, second.intValue) }
    let (x, y) = (first.doubleValue, second.doubleValue)
    return x == x.rounded() && y == y.rounded() ? (first.intValue + second.intValue) as Any : (x + y) as Any
  }
}
