import Foundation
import SkerryDiagnostics
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SkerryWidget
import Testing

@testable import SkerryLint

/// Text of a side beside a center region that takes all the width.
@Suite @MainActor struct SqueezedTextTests {
  private func findings(_ side: some View) throws -> [Diagnostic] {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.leading) { side }
      DynamicIslandExpandedRegion(.center) { Color.green.frame(height: 20) }
    } compactLeading: {
      Text("A")
    } compactTrailing: {
      Text("B")
    } minimal: {
      Text("M")
    }
    let spec = try #require(PresentationSpec(.expanded, on: Devices.standard))
    let engine = Engine(resourceFolders: [])
    let scene = ActivityScene(engine: engine, spec: spec, settings: RenderSettings())
      .layout(ActivitySurfaces(lockScreen: AnyView(Text("L")), island: island), supportsSmall: true)
    return TextTruncatedRule.findings(in: RenderTrace(scene: scene, device: Devices.standard, settings: RenderSettings(), engine: engine))
  }

  @Test func theRemedyIsOneThatHelps() throws {
    let squeezed = try #require(try findings(Text("Next").layoutPriority(1)).first)
    let remedy = "make them smaller, or give it a frame with a minWidth."
    #expect(squeezed.message == "\"Next\" is not drawn, because its neighbours leave it no width; \(remedy)")
    #expect(squeezed.severity == .warning)
    #expect(try findings(Text("Next").frame(minWidth: 60)).isEmpty)
  }
}
