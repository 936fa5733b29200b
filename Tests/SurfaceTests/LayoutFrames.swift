import SkerryTestSupport
import SwiftUI

/// The frames of the views with an accessibility identifier, in points: [x, y, width, height].
@MainActor func frames(_ view: some View) throws -> [String: [Double]] {
  try LayoutFrames.identified(in: ImageRenderer(content: view).layoutTree())
}
