import Foundation
import SwiftUI
import Testing

@testable import SkerryCharts

/// The lines of a legend.
@Suite @MainActor struct FlowLayoutTests {
  /// A view that reaches over the edge by more than a hundredth of a point begins a line, unless it is the first of one.
  @Test(arguments: [(120, 10), (100, 10), (99.995, 10), (99.98, 22), (40, 22)] as [(CGFloat, Int)])
  func viewsThatDoNotFitBeginALine(_ width: CGFloat, _ height: Int) {
    let flow = FlowLayout(spacing: 8, lineSpacing: 2) {
      Color.red.frame(width: 46, height: 10)
      Color.red.frame(width: 46, height: 10)
    }
    #expect(ImageRenderer(content: flow.frame(width: width)).cgImage?.height == height)
  }
}
