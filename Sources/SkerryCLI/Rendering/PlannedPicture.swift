import Foundation
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import SkerryWidget

/// A picture that a call asks for, not yet laid out: cheap to make, count and choose among.
@MainActor
struct PlannedPicture {
  enum Content {
    case presentation(Presentation)
    case view
    /// All of these presentations on one page.
    case sheet([Presentation])
  }
  var entry: PreviewCase
  var content: Content
  var device: Device
  /// Pixels per point, before magnification.
  var scale: CGFloat
  var settings: RenderSettings
  /// As in `Rendering`.
  var path: String

  var name: String {
    switch content {
    case .presentation(let presentation): presentation.rawValue
    case .view: "view"
    case .sheet: "sheet"
    }
  }

  /// The picture laid out, or `nil` where the activity has no such surface.
  func layOut(_ engine: Engine) -> Rendering? {
    switch content {
    case .presentation(let presentation):
      return scene(presentation, engine).map { rendering($0, engine) }
    case .view:
      guard case .view(let view, let facts, let layout) = entry.content else { return nil }
      let scene = ViewScene(engine: engine, settings: settings, device: device)
        .layout(view, layout, family: (facts.context as? WidgetPreviewContext)?.family)
      return rendering(scene, engine)
    case .sheet(let presentations):
      let scenes = presentations.compactMap { presentation in scene(presentation, engine).map { (presentation.rawValue, $0) } }
      guard !scenes.isEmpty else { return nil }
      let sheet = ContactSheet(engine: engine, scale: scale).draw(scenes, title: "\(entry.activity) / \(entry.state)")
      return Rendering(
        activity: entry.activity, state: entry.state, presentation: name, path: path, list: sheet.list, size: sheet.size, scale: scale,
        tree: nil, diagnostics: [])
    }
  }

  private func scene(_ presentation: Presentation, _ engine: Engine) -> LaidOutScene? {
    guard case .activity(let configuration, let attributes, let state, let isStale, let supportsSmall) = entry.content,
      let spec = PresentationSpec(presentation, on: device),
      let surfaces = configuration.surfaces(
        attributes: attributes, state: state, activityID: "preview", isStale: isStale || settings.isStale)
    else { return nil }
    return ActivityScene(engine: engine, spec: spec, settings: settings).layout(surfaces, supportsSmall: supportsSmall)
  }

  private func rendering(_ scene: LaidOutScene, _ engine: Engine) -> Rendering {
    Rendering(
      activity: entry.activity, state: entry.state, presentation: name, path: path, list: engine.displayList(of: scene.tree, scale: scale),
      size: scene.size, scale: scale * scene.magnification, tree: scene.tree, diagnostics: scene.diagnostics)
  }
}
