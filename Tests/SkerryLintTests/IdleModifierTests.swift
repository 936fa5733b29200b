import Foundation
import SkerryDiagnostics
import SkerryFoundation
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import Testing

@testable import SkerryLint

/// Modifiers and views that do nothing in a Live Activity are notes there, and none where views are on a screen.
@Suite @MainActor struct IdleModifierTests {
  private func findings(_ view: some View) throws -> [String] {
    let example = RuleExample(.lockScreen, source: "") { AnyView(view) }
    let trace = try #require(example.trace(engine: Engine(resourceFolders: []), settings: RenderSettings()))
    return UnsupportedRule.findings(in: trace).map(\.message)
  }

  @Test func archivedViewsAreReported() throws {
    #expect(try findings(Text("a").onAppear {}).first?.hasPrefix("onAppear does not run") == true)
    #expect(try findings(Text("a").onChange(of: 1) {}).first?.hasPrefix("onChange does not run") == true)
    #expect(try findings(Text("a").task {}).first?.hasPrefix("task does not run") == true)
    #expect(try findings(Text("a").sensoryFeedback(.success, trigger: 1)).first?.hasPrefix("sensoryFeedback") == true)
    #expect(try findings(Text("a").contextMenu { Text("b") }).first?.hasPrefix("contextMenu") == true)
    #expect(try findings(Text("a").refreshable {}).first?.hasPrefix("refreshable") == true)
    #expect(try findings(Text("a").onOpenURL { _ in }).first?.hasPrefix("onOpenURL is never called") == true)
    #expect(try findings(Text("a").onHover { _ in }).first?.hasPrefix("onHover is never called") == true)
    #expect(try findings(Text("a").onSubmit {}).first?.hasPrefix("onSubmit is never called") == true)
    #expect(try findings(Text("a").draggable("b")).first?.hasPrefix("draggable does nothing") == true)
    #expect(try findings(Text("a").dropDestination(for: String.self) { _, _ in true }).first?.hasPrefix("dropDestination is never") == true)
    #expect(try findings(Image(systemName: "star").symbolEffect(.pulse)).first?.hasPrefix("A lasting symbolEffect") == true)
    #expect(try findings(ProgressView()).first?.hasPrefix("A ProgressView without a value") == true)
    #expect(try findings(TimelineView(.everyMinute) { _ in Text("a") }).first?.hasPrefix("TimelineView(.everyMinute)") == true)
  }

  @Test func whatWorksIsNot() throws {
    #expect(try findings(Text("a").onAppear()).isEmpty)
    #expect(try findings(Image(systemName: "star").symbolEffect(.pulse, isActive: false)).isEmpty)
    #expect(try findings(Image(systemName: "star").symbolEffect(.bounce, value: 1)).isEmpty)
    #expect(try findings(ProgressView(value: 0.5)).isEmpty)
    #expect(try findings(TimelineView(.animation(paused: true)) { _ in Text("a") }).isEmpty)
  }

  @Test func viewsOnAScreenAreNotReported() throws {
    let view = Text("a").onAppear {}.onChange(of: 1) {}.task {}.contextMenu { Text("b") }.refreshable {}.onOpenURL { _ in }.onSubmit {}
    let scene = ViewScene(engine: Engine(resourceFolders: []), settings: RenderSettings(), device: Devices.standard).layout(
      view, .sizeThatFits)
    #expect(scene.diagnostics.isEmpty)
  }
}
