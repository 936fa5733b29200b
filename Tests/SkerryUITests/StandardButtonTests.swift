import Foundation
import SkerryDiagnostics
import SkerryGraph
import SkerryPipeline
import SkerryUI
import Testing

/// Which buttons the system itself draws at a size that is easy to tap; the linter measures only the others.
@Suite @MainActor struct StandardButtonTests {
  private struct AppStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct AppPrimitiveStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private var button: some View { Button(action: {}, label: { Color.red.frame(width: 20, height: 20) }) }

  private func isStandard(_ view: some View) throws -> Bool {
    let (log, settings) = (DiagnosticLog(), RenderSettings())
    let context = ResolveContext(
      environment: Engine.shared.environment(settings, log: log), services: Engine.shared.services(now: settings.now), log: log)
    func found(_ node: ViewNode) -> Bool? {
      switch node {
      case .annotated(.control(.button, _, let isStandard, _), _): isStandard
      case .annotated(_, let child), .effect(_, let child): found(child)
      case .layout(_, let children): children.lazy.compactMap(found).first
      case .leaf, .deferred: nil
      }
    }
    return try #require(found(context.rootNode(of: view)) as Bool?)
  }

  @Test func stylesWithAPlate() throws {
    #expect(try isStandard(button.buttonStyle(.bordered)) && isStandard(button.buttonStyle(.borderedProminent)))
    #expect(try !isStandard(button.buttonStyle(.plain)) && !isStandard(button.buttonStyle(.borderless)))
    #expect(try !isStandard(button.buttonStyle(AppStyle())) && !isStandard(button.buttonStyle(AppPrimitiveStyle())))
  }

  @Test(arguments: [(ControlSize.mini, false), (.small, false), (.regular, true), (.large, true)])
  func sizes(_ size: ControlSize, _ isStandard: Bool) throws {
    #expect(try self.isStandard(button.buttonStyle(.bordered).controlSize(size)) == isStandard)
  }
}
