import SkerryDiagnostics
import SkerryPipeline
import SkerryPresentation
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

/// When a widget's missing background is reported.
@Suite @MainActor struct WidgetBackgroundTests {
  private func rules(_ view: some View, _ family: WidgetFamily = .systemSmall) throws -> [String] {
    let spec = try #require(WidgetSurfaceSpec(family.surface, on: Devices.standard))
    let scene = WidgetScene(engine: .shared, spec: spec, settings: RenderSettings()).layout(view, facts: ConfigurationFacts())
    return scene.diagnostics.map(\.rule)
  }

  @Test func onlyHomeScreenWidgetsNeedOne() throws {
    #expect(try rules(Text(verbatim: "x")) == ["container-background-missing"])
    #expect(try rules(Text(verbatim: "x").containerBackground(.blue, for: .widget)).isEmpty)
    #expect(try rules(Text(verbatim: "x"), .accessoryRectangular).isEmpty)
  }

  /// An app's background may be a view that contains itself, which a phone never evaluates where it shows no background.
  private struct Recursive: View {
    var body: some View { Text(verbatim: "x").containerBackground(for: .widget) { self } }
  }
  @Test func aRemovedBackgroundIsNotEvaluated() throws {
    #expect(try rules(Recursive(), .accessoryCircular).isEmpty)
    #expect(try rules(Recursive()).contains("view-too-deep"))
  }

  /// The view with the background may be the one that is left out.
  @Test func noneIsMissingWhereAViewIsLeftOut() throws {
    #expect(try rules(LeftOutView("Card.body", "Card.swift:3: cannot find 'x' in scope")) == ["left-out"])
  }
}
