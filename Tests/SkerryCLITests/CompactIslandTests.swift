import ActivityKit
import SkerryPipeline
import SkerryPresentation
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

/// How wide the compact island is.
@Suite @MainActor struct CompactIslandTests {
  private func width(_ presentation: Presentation, trailing: some View) throws -> CGFloat {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { Text("x") }
    } compactLeading: {
      Color.red.frame(width: 20, height: 20)
    } compactTrailing: {
      trailing
    } minimal: {
      Text("x")
    }
    let device = try #require(Devices.named("iphone-15-pro"))
    let spec = try #require(PresentationSpec(presentation, on: device))
    let scene = ActivityScene(engine: .shared, spec: spec, settings: RenderSettings()).layout(
      ActivitySurfaces(lockScreen: Text("x"), island: island), supportsSmall: false)
    return scene.size.width - 22
  }

  @Test func aSideGrowsWithItsContent() throws {
    #expect(try width(.compact, trailing: Color.blue.frame(width: 30, height: 20)) == 125 + 2 * 37)
    #expect(try width(.compact, trailing: Color.blue.frame(width: 70, height: 20)) == 125 + 2 * 77)
  }
  /// A timer without a frame takes all that the phone gives: 97.33 points on either side.
  @Test func aTimerTakesTheWholeSide() throws {
    let timer = Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))
    #expect(try abs(width(.compact, trailing: timer) - (125 + 2 * 97.33)) < 0.01)
  }
  @Test func oneSideAloneHasItsUsualSizeOrItsOwn() throws {
    #expect(try abs(width(.compactTrailing, trailing: Color.blue.frame(width: 30, height: 20)) - 52.33) < 0.01)
    #expect(try abs(width(.compactTrailing, trailing: Color.blue.frame(width: 70, height: 20)) - 77) < 0.01)
  }
}
