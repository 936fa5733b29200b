import Foundation
import SwiftUI

/// The frames of the views with an accessibility identifier, in points: [x, y, width, height].
@MainActor func frames(_ view: some View) throws -> [String: [Double]] {
  let tree = try JSONSerialization.jsonObject(with: ImageRenderer(content: view).layoutTree()) as? [String: Any] ?? [:]
  var found: [String: [Double]] = [:]
  func walk(_ node: [String: Any]) {
    if let id = node["id"] as? String { found[id] = (node["frame"] as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue } }
    (node["children"] as? [[String: Any]] ?? []).forEach(walk)
  }
  walk(tree)
  return found
}
