import Foundation
import SkerryGeometry
import SkerryPipeline
import SkerryPresentation
import SwiftUI
import Testing
import WidgetKit

/// Early forms of iOS 16.1 and 17 against screenshots of their time. Sources and confidence: Documentation/Figures.md, section 9.139.
@Suite @MainActor struct EarlyFormTests {
  private func shot(_ form: EarlyForm?, device: String = "iphone-15-pro") -> ScreenshotScene {
    var shot = ScreenshotScene(device: device)
    shot.settings.release = form.map(SystemRelease.init) ?? SystemRelease(.iOS17)
    return shot
  }

  /// 20 at the sides; 16 above and below in September 2022 (exact: P11, P40, P116, P117), 20 in October (exact: P44, P111).
  @Test(arguments: [(EarlyForm.firstBetas16, CGFloat(16)), (.laterBetas16, 20)])
  func marginsOfBetas(form: EarlyForm, vertical: CGFloat) throws {
    let scene = try shot(form).expanded {
      DynamicIslandExpandedRegion(.leading) { Color.red.frame(width: 40, height: 60).accessibilityIdentifier("leading") }
      DynamicIslandExpandedRegion(.trailing) { Color.blue.frame(width: 25, height: 25).accessibilityIdentifier("trailing") }
    }
    let (leading, trailing) = (try scene.frame("leading"), try scene.frame("trailing"))
    #expect(leading.minX - scene.plate.minX == 20 && leading.minY - scene.plate.minY == vertical)
    #expect(abs(scene.plate.maxX - trailing.maxX - 20) < 0.01 && trailing.minY - scene.plate.minY == vertical)
    #expect(abs(scene.plate.height - 60 - 2 * vertical) < 0.01, "\(scene.plate)")
  }

  /// 15 beside the views of a compact island on iOS 17.0, 7 later (exact: P4 with 22.67 and 42.67, P29 with 26 and 19).
  @Test(arguments: [(CGFloat(22.67), CGFloat(42.67)), (26, 19)])
  func compactOf17(leading: CGFloat, trailing: CGFloat) throws {
    for (form, margin) in [(EarlyForm.first17, CGFloat(15)), (nil, 7)] {
      let scene = try shot(form).compact(
        leading: { Color.red.frame(width: leading, height: 20).accessibilityIdentifier("leading") },
        trailing: { Color.blue.frame(width: trailing, height: 20).accessibilityIdentifier("trailing") })
      #expect(try abs(scene.frame("leading").minX - scene.plate.minX - margin) < 0.01)
      #expect(try abs(scene.plate.maxX - scene.frame("trailing").maxX - margin) < 0.01)
    }
    #expect(CompactIsland.outerMargin(SystemRelease(.first17)).value == 15)
  }

  /// Circles on iOS 17.0, as on iOS 16 (exact, P4 and P29), and continuous corners on 17.4.
  @Test func cornersOf17() {
    #expect(
      !ExpandedIsland.hasContinuousCorners(SystemRelease(.first17)).value
        && ExpandedIsland.hasContinuousCorners(SystemRelease(.iOS17)).value)
    #expect(CompactIsland.margins(isLeading: true, SystemRelease(.laterBetas16)).leading == 7)
  }

  /// The views of a tinted card are dark on iOS 17.0, whatever the user's appearance is (exact, P29, P95), and the user's later.
  @Test func appearanceOf17() throws {
    for (form, text) in [(EarlyForm.first17, 255), (nil, 0)] {
      var own = shot(form)
      own.settings.colorScheme = .light
      let scene = try own.card {
        Rectangle().fill(.primary).frame(width: 40, height: 40).accessibilityIdentifier("box").frame(maxWidth: .infinity).padding()
          .activityBackgroundTint(Color(white: 0.5))
      }
      let box = try scene.frame("box")
      let shown = own.color(scene, at: CGPoint(x: box.midX, y: box.midY))[0]
      #expect(abs(shown - text) <= 1, "\(shown)")
    }
  }
}
