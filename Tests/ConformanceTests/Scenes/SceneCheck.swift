import Foundation
import SwiftUI
import Testing

/// A block of a size, found by its name.
@MainActor func block(_ id: String, _ width: CGFloat = 20, _ height: CGFloat = 20) -> some View {
  Rectangle().frame(width: width, height: height).accessibilityIdentifier(id)
}

/// A view that takes what it is offered, found by its name.
@MainActor func filler(_ id: String) -> some View { Color.red.accessibilityIdentifier(id) }

/// Frames of a scene's views, each as x, y, width, height in points, within a thousandth.
///
/// - Parameters:
///   - size: the whole scene's width and height.
///   - width: what the scene is offered; `nil` for nothing.
@MainActor func expect(
  _ expected: [String: [CGFloat]], size: [CGFloat]? = nil, width: CGFloat? = nil, height: CGFloat? = nil,
  sourceLocation: SourceLocation = #_sourceLocation,
  @ViewBuilder _ scene: () -> some View
) throws {
  let found = try Frames(scene(), width: width, height: height)
  if let size {
    let isNear = abs(found.size.width - size[0]) < 0.001 && abs(found.size.height - size[1]) < 0.001
    #expect(isNear, "the scene is \(found.size), not \(size)", sourceLocation: sourceLocation)
  }
  for (name, numbers) in expected.sorted(by: { $0.key < $1.key }) {
    guard let frame = found[name] else {
      Issue.record("no view is called \(name)", sourceLocation: sourceLocation)
      continue
    }
    let own = [frame.minX, frame.minY, frame.width, frame.height]
    let isNear = zip(own, numbers).allSatisfy { abs($0 - $1) < 0.001 }
    #expect(isNear, "\(name) is at \(own), not at \(numbers)", sourceLocation: sourceLocation)
  }
}
