import Foundation
import SkerryPipeline
import SwiftUI
import Testing
import WidgetKit

/// Spacing between views one above the other in an expanded island. Sources and confidence: Documentation/Figures.md,
/// section 8.3.
@Suite @MainActor struct RegionSpacingTests {
  /// The bottom's top under a row, in points from the island's top.
  private func bottomTop(
    _ version: SystemVersion = .standard, @ViewBuilder leading: @escaping () -> some View, @ViewBuilder bottom: @escaping () -> some View
  ) throws -> CGFloat {
    var shot = ScreenshotScene()
    shot.settings.version = version
    let scene = try shot.expanded {
      DynamicIslandExpandedRegion(.leading) { leading() }
      DynamicIslandExpandedRegion(.bottom) { bottom().accessibilityIdentifier("bottom") }
    }
    return try scene.frame("bottom").minY - scene.plate.minY
  }

  /// Title2 above a view whose top padding is set: L + d − cap height = 13.42 under a row of 26.33 (P4: 58.0 within a third).
  @Test func textAboveAPaddedView() throws {
    let top = try bottomTop(.iOS17) {
      Text("Match").font(.title2)
    } bottom: {
      Text("x").padding(.top, 0.5)
    }
    #expect(abs(top - 58) < 0.34, "the bottom begins at \(top)")
  }

  /// Text above text: the lower one's extra leading, before iOS 17 none (P6: no space under a row of 68.3).
  @Test func textAboveText() throws {
    let old = try bottomTop(.iOS16) {
      VStack {
        Color.red.frame(width: 40, height: 40); Text("ATM")
      }
    } bottom: {
      Text("44'").font(.title)
    }
    // 18 + 40 + (20.29 + 4 − 16.19) + 20.33
    #expect(abs(old - 86.3) < 0.34, "the bottom begins at \(old)")
    let new = try bottomTop(.iOS26) {
      Text("ATM").font(.largeTitle)
    } bottom: {
      Text("44'").font(.caption2)
    }
    #expect(abs(new - (18 + 40.67)) < 0.34, "the bottom begins at \(new)")
  }

  /// A centre that ends with caption2 above shapes: 93.0 on iOS 16 (exact, P11).
  @Test func centerAboveShapes() throws {
    var shot = ScreenshotScene(device: "iphone-15-pro")
    shot.settings.version = .iOS16
    let scene = try shot.expanded {
      DynamicIslandExpandedRegion(.center) {
        VStack {
          Text("Title").font(.title)
          Text("Below").font(.caption2)
        }
      }
      DynamicIslandExpandedRegion(.bottom) { Circle().frame(width: 45, height: 45).accessibilityIdentifier("bottom") }
    }
    #expect(try abs(scene.frame("bottom").minY - scene.plate.minY - 93) < 0.1)
  }

  /// Views that are not text are 8 apart (the default of stacks; not seen on a screenshot).
  @Test(arguments: [CGFloat(26.33), 41.67, 68.33]) func blocks(row: CGFloat) throws {
    let top = try bottomTop {
      Color.red.frame(width: 60, height: row)
    } bottom: {
      Color.blue.frame(width: 120, height: 30)
    }
    #expect(abs(top - (18 + row + 8)) < 0.01)
  }

  /// A narrow bottom region is centred (exact, P6).
  @Test func narrowBottom() throws {
    let scene = try ScreenshotScene().expanded {
      DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 60, height: 40) }
      DynamicIslandExpandedRegion(.bottom) { Color.blue.frame(width: 120, height: 30).accessibilityIdentifier("bottom") }
    }
    #expect(try abs(scene.frame("bottom").midX - scene.plate.midX) < 0.01)
  }
}
