import SkerryPipeline
import SwiftUI
import Testing
import WidgetKit

/// The height of an expanded island whose views could fill more. Sources and confidence: Documentation/Figures.md, §8.3 and
/// §9.74.
@Suite @MainActor struct IdealHeightTests {
  /// Two circles share 110 points beside a frame without a limit: the island is 86 high, and the frame is as high as the row,
  /// so that its view ends where the circles end (exact, P54).
  @Test func flexibleViewsDoNotFillTheIsland() throws {
    let scene = try ScreenshotScene(device: "iphone-15-pro").expanded {
      DynamicIslandExpandedRegion(.leading, priority: 1) {
        HStack(spacing: 10) {
          Circle().accessibilityIdentifier("first")
          Circle()
        }.frame(width: 110, alignment: .leading)
      }
      DynamicIslandExpandedRegion(.trailing) {
        Color.red.frame(width: 96, height: 43).accessibilityIdentifier("timer")
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      }
    }
    #expect(abs(scene.plate.height - 86) < 0.01)
    let (circle, timer) = (try scene.frame("first"), try scene.frame("timer"))
    #expect(circle.height == 50 && abs(circle.minY - scene.plate.minY - 18) < 0.01)
    #expect(abs(timer.maxY - circle.maxY) < 0.01 && abs(scene.plate.maxX - timer.maxX - 18) < 0.01)
  }

  /// A Spacer adds its minimum to a column, and the bottom region follows directly.
  @Test func aSpacerAddsItsMinimum() throws {
    let scene = try ScreenshotScene().expanded {
      DynamicIslandExpandedRegion(.leading) {
        VStack(spacing: 0) {
          Color.red.frame(height: 20)
          Spacer(minLength: 6)
          Color.red.frame(height: 20).accessibilityIdentifier("last")
        }
      }
      DynamicIslandExpandedRegion(.bottom) { Color.blue.frame(height: 30).accessibilityIdentifier("bottom") }
    }
    #expect(abs(scene.plate.height - (18 + 46 + 8 + 30 + 18)) < 0.01)
    #expect(try abs(scene.frame("last").maxY - scene.plate.minY - 64) < 0.01)
    #expect(try abs(scene.frame("bottom").minY - scene.plate.minY - 72) < 0.01)
  }

  /// What is ideally higher than the maximum gets the maximum, in which flexible views shrink.
  @Test func tooMuchIsAsHighAsTheMaximum() throws {
    let scene = try ScreenshotScene().expanded {
      DynamicIslandExpandedRegion(.bottom) {
        VStack(spacing: 0) {
          Color.red.frame(height: 80)
          Color.blue.frame(minHeight: 10, idealHeight: 90).accessibilityIdentifier("flexible")
        }
      }
    }
    #expect(scene.plate.height == 160)
    #expect(try abs(scene.frame("flexible").height - (160 - 36.67 - 18 - 80)) < 0.01)
  }
}
