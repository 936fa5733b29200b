import Foundation
import SkerryDiagnostics
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SkerryWidget
import Testing

@testable import SkerryLint

/// The room that a compact side reserves beside the camera is intentional, and counts as its width.
@Suite @MainActor struct ReservedSideTests {
  private func findings(_ leading: some View, _ trailing: some View) throws -> [String] {
    let island = DynamicIsland {
      DynamicIslandExpandedRegion(.bottom) { Text("B") }
    } compactLeading: {
      leading
    } compactTrailing: {
      trailing
    } minimal: {
      Text("M")
    }
    let spec = try #require(PresentationSpec(.compact, on: Devices.standard))
    let engine = Engine(resourceFolders: [])
    let scene = ActivityScene(engine: engine, spec: spec, settings: RenderSettings())
      .layout(ActivitySurfaces(lockScreen: AnyView(Text("L")), island: island), supportsSmall: true)
    let trace = RenderTrace(scene: scene, device: Devices.standard, settings: RenderSettings(), engine: engine)
    return CompactSidesDisagreeRule.findings(in: trace).map(\.message)
  }

  @Test func aFrameOfItsOwnIsRoom() throws {
    let (dot, bar) = (Color.red.frame(width: 14, height: 14), Color.green.frame(width: 70, height: 14))
    #expect(try findings(dot, bar).count == 1 && findings(bar, dot).count == 1)
    #expect(try findings(dot.frame(width: 50), bar).isEmpty && findings(bar, dot.frame(width: 50)).isEmpty)
    // A little room is not enough, and the message counts it.
    #expect(try findings(dot.frame(width: 20), bar).first?.contains("leading content is 20 pt wide") == true)
    // A side of two pixels is not without content.
    #expect(try findings(Color.red.frame(width: 0.67, height: 14), bar).count == 1)
    // Room beside the wider content does not make the other side narrower than it is.
    #expect(try findings(dot, dot.frame(width: 70)).isEmpty)
  }
}
