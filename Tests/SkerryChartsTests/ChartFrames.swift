import Foundation
import SwiftUI

/// Frames of the nodes of one kind in a view's layout tree, in the order of drawing.
///
/// - Parameter scale: pixels per point.
@MainActor
func frames(of kind: String, in view: some View, scale: CGFloat? = nil) throws -> [[Double]] {
  let renderer = ImageRenderer(content: view)
  if let scale { renderer.scale = scale }
  let root = try JSONSerialization.jsonObject(with: renderer.layoutTree()) as? [String: Any]
  var found: [[Double]] = []
  func walk(_ node: [String: Any]) {
    if node["kind"] as? String == kind, let frame = node["frame"] as? [Double] { found.append(frame) }
    for child in node["children"] as? [[String: Any]] ?? [] { walk(child) }
  }
  if let root { walk(root) }
  return found
}
