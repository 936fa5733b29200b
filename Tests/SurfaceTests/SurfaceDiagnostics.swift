import Foundation
import SkerryDiagnostics
import SkerryPipeline
import SkerryUI

/// The diagnostics of resolving and laying out a view.
@MainActor func diagnostics(of view: some View) -> [String] {
  let log = DiagnosticLog()
  let engine = Engine.shared
  let context = ResolveContext(
    environment: engine.environment(RenderSettings(), log: log), services: engine.services(now: .distantPast), log: log)
  _ = context.rootNode(of: view)
  return log.all.map(\.message)
}
