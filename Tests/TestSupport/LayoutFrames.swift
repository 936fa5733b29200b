package import Foundation

/// What a layout tree in JSON says about its views.
package enum LayoutFrames {
  /// The frames of the views with an accessibility identifier, in points: [x, y, width, height].
  package static func identified(in json: Data) throws -> [String: [Double]] {
    let tree = try JSONSerialization.jsonObject(with: json) as? [String: Any] ?? [:]
    var found: [String: [Double]] = [:]
    func walk(_ node: [String: Any]) {
      if let id = node["id"] as? String { found[id] = (node["frame"] as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue } }
      (node["children"] as? [[String: Any]] ?? []).forEach(walk)
    }
    walk(tree)
    return found
  }
}
