import SkerryDiagnostics
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SkerryWidget
import SwiftUI
import Testing

/// Geometry readers nested too deeply, in scenes that change what readers build.
@Suite @MainActor struct DeferredDepthTests {
  private struct Readers: View {
    let depth: Int
    var body: some View {
      if depth == 0 { Color.red } else { GeometryReader { _ in Readers(depth: depth - 1) } }
    }
  }

  @Test(arguments: [(32, false), (33, true)]) func theyAreReportedInActivities(_ depth: Int, _ isReported: Bool) throws {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { Text("x") }
    } compactLeading: {
      Text("x")
    } compactTrailing: {
      Text("x")
    } minimal: {
      Text("x")
    }
    let spec = try #require(PresentationSpec(.lockScreen, on: Devices.standard))
    let scene = ActivityScene(engine: .shared, spec: spec, settings: RenderSettings())
      .layout(ActivitySurfaces(lockScreen: Readers(depth: depth).frame(height: 20), island: island), supportsSmall: false)
    #expect(scene.diagnostics.contains { $0.isOf(.viewTooDeep) } == isReported)
  }
}
