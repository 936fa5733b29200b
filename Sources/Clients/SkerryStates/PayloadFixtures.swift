import Foundation
import SkerryActivity

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
      guard let root = try? JSONSerialization.jsonObject(with: Data(file.bytes)) as? [String: Any] else { continue }
      let body = root["payload"] as? [String: Any] ?? root["body"] as? [String: Any] ?? root
      guard let aps = body["aps"] as? [String: Any], let state: A.ContentState = Self.decoded(aps["content-state"]) else { continue }
      let named = aps["attributes-type"] as? String
      guard named == nil || named == String(describing: type) else { continue }
      // An object without members does not identify an activity.
      guard named != nil || (aps["content-state"] as? [String: Any])?.isEmpty == false else { continue }
      return Fixture(path: file.path, attributes: Self.decoded(aps["attributes"]), state: state)
    }
    return nil
  }

  private static func decoded<T: Decodable>(_ json: Any?) -> T? {
    guard let json, JSONSerialization.isValidJSONObject(json), let data = try? JSONSerialization.data(withJSONObject: json) else {
      return nil
    }
    return try? JSONDecoder().decode(T.self, from: data)
  }
}
