import Foundation
import SkerryDiagnostics
import SkerryGeometry
import SkerryLayout
import SkerryPipeline
import SkerryUI
import Testing

/// Geometry readers inside geometry readers, and views inside views.
@Suite @MainActor struct GeometryDepthTests {
  private struct Readers: View {
    let depth: Int
    var body: some View {
      if depth == 0 { Color.red } else { GeometryReader { _ in Readers(depth: depth - 1) } }
    }
  }

  /// What is in readers nested too deeply is not drawn, and an error says so.
  @Test(arguments: [(32, false), (33, true)]) func readersNestedTooDeeplyAreReported(_ depth: Int, _ isReported: Bool) {
    let (log, settings) = (DiagnosticLog(), RenderSettings())
    let context = ResolveContext(
      environment: Engine.shared.environment(settings, log: log), services: Engine.shared.services(now: settings.now), log: log)
    let engine = LayoutEngine(text: context.services.text)
    _ = engine.fitted(context.rootNode(of: Readers(depth: depth)), proposal: ProposedViewSize(width: 9, height: 9))
    #expect(log.all.contains { $0.rule == "view-too-deep" } == isReported)
  }

  /// A view inside 599 others is drawn; one inside 600 is not, and an error says so.
  @Test(arguments: [(0, true), (599, true), (600, false), (601, false)]) func viewsNestedTooDeeplyAreReported(_ depth: Int, _ isDrawn: Bool)
  {
    let (log, settings) = (DiagnosticLog(), RenderSettings())
    var context = ResolveContext(
      environment: Engine.shared.environment(settings, log: log), services: Engine.shared.services(now: settings.now), log: log)
    context.depth = depth
    #expect(context.nodes(of: Color.red).isEmpty != isDrawn)
    #expect(log.all.contains { $0.rule == "view-too-deep" } != isDrawn)
  }
}
