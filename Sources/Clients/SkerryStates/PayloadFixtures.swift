import Foundation
import SkerryActivity
import SkerryFormats

extension StateGenerator {
  /// The state in a payload file of the repository.
  struct Fixture<A: ActivityAttributes> {
    var path: String
    var attributes: A?
    var state: A.ContentState
  }

  /// The first payload, in the order of paths, whose state decodes as the activity's own type and which names that type
  /// if it names one.
  func fixture<A: ActivityAttributes>(of type: A.Type) -> Fixture<A>? {
    for file in payloads {
      guard let root = try? JSONValue(parsing: Data(file.bytes)) else { continue }
      let body = ["payload", "body"].compactMap { root[$0] }.first { $0.members != nil } ?? root
      guard let aps = body["aps"], let state: A.ContentState = Self.decoded(aps["content-state"]) else { continue }
      let named = aps["attributes-type"]?.string
      guard named == nil || named == String(describing: type) else { continue }
      // An object without members does not identify an activity.
      guard named != nil || aps["content-state"]?.members?.isEmpty == false else { continue }
      return Fixture(path: file.path, attributes: Self.decoded(aps["attributes"]), state: state)
    }
    return nil
  }

  static func decoded<T: Decodable>(_ json: JSONValue?) -> T? {
    json.flatMap { try? JSONDecoder().decode(T.self, from: $0.data) }
  }
}
