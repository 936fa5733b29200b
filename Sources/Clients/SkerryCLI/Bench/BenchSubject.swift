import Foundation
import SkerryCases
import SkerryDiagnostics
import SkerryGeometry
import SkerryLayout
import SkerryPipeline
import SkerryUI

/// A benchmark subject: a name and its layout.
@MainActor
struct BenchSubject {
  var name: String
  var layOut: @MainActor (Engine) -> Rendering?

  /// The scenes that need no bundle, by the names that `--scene` takes.
  static let builtIn: [BenchSubject] = [
    BenchSubject(name: "card") { scene("card", BenchCard(), $0) },
    BenchSubject(name: "minimal") { scene("minimal", BenchMinimal(), $0) },
    BenchSubject(name: "tree-1000") { scene("tree-1000", BenchTree(viewCount: 1000), $0, scale: 1) },
    BenchSubject(name: "tree-10000") { scene("tree-10000", BenchTree(viewCount: 10_000), $0, scale: 1) },
  ]

  private static func scene(_ name: String, _ view: some View, _ engine: Engine, scale: CGFloat = 3) -> Rendering {
    var settings = RenderSettings()
    settings.scale = scale
    let log = DiagnosticLog()
    let context = ResolveContext(
      environment: engine.environment(settings, log: log), services: engine.services(now: settings.now), log: log)
    let node = context.rootNode(of: view)
    let (tree, _) = LayoutEngine(text: engine.text).fitted(node, proposal: .unspecified)
    return Rendering(
      activity: "bench", state: name, presentation: "view", path: "\(name).png", list: engine.displayList(of: tree, scale: scale),
      size: tree.frame.size, scale: scale, tree: tree, diagnostics: log.all)
  }
}
