import ActivityKit
import SkerryPipeline
import SkerryPresentation
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

/// The width of the compact island.
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

  /// Content is 7 from the end; the narrower side has three quarters of the wider one or more.
  @Test func aSideGrowsWithItsContent() throws {
    #expect(try abs(width(.compact, trailing: Color.blue.frame(width: 30, height: 20)) - (27.67 + 125 + 37)) < 0.01)
    #expect(try abs(width(.compact, trailing: Color.blue.frame(width: 70, height: 20)) - (57.67 + 125 + 77)) < 0.01)
  }
  /// A timer without a frame takes all the available width, 97.33 points, and makes the other side as wide.
  @Test func aTimerTakesTheWholeSide() throws {
    let timer = Text(timerInterval: Date.now...Date.now.addingTimeInterval(60))
    #expect(try abs(width(.compact, trailing: timer) - (97.33 + 125 + 97.33)) < 0.01)
  }
  @Test func oneSideAloneIsAsWideAsInTheIsland() throws {
    #expect(try abs(width(.compactTrailing, trailing: Color.blue.frame(width: 30, height: 20)) - 37) < 0.01)
    #expect(try abs(width(.compactTrailing, trailing: Color.blue.frame(width: 5, height: 20)) - 20.33) < 0.01)
    #expect(try abs(width(.compactTrailing, trailing: Color.blue.frame(width: 70, height: 20)) - 77) < 0.01)
  }
}
