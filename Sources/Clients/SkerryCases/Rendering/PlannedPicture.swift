package import Foundation
package import SkerryPipeline
package import SkerryPresentation
package import SkerryRuntime
import SkerryUI
import SkerryWidget

/// A requested picture, not yet laid out: cheap to create, count and filter.
@MainActor
package struct PlannedPicture {
  /// The subject of the picture.
  package enum Content {
    case presentation(Presentation)
    /// A widget at a family.
    case widget(WidgetSurface)
    case view
    /// All of these on one page.
    case sheet([Content])
    /// One of these in many looks on one page.
    indirect case matrix(Content, Matrix)
  }

  /// What all pictures on a device in a look share: a plan may hold thousands of them.
  final class Look {
    let device: Device
    let scale: CGFloat
    let settings: RenderSettings
    /// The end of the names: device, variant, scale, extension.
    let mark: String

    init(_ device: Device, scale: CGFloat, settings: RenderSettings, mark: String) {
      (self.device, self.scale, self.settings, self.mark) = (device, scale, settings, mark)
    }
  }

  /// What all pictures of a case share.
  final class Subject {
    let entry: PreviewCase
    init(_ entry: PreviewCase) { self.entry = entry }
  }

  private let subject: Subject
  private let look: Look
  package var content: Content

  init(_ subject: Subject, in look: Look, _ content: Content) {
    self.subject = subject
    self.look = look
    self.content = content
  }

  /// The case that is drawn.
  package var entry: PreviewCase { subject.entry }
  package var device: Device { look.device }
  /// Pixels per point, before magnification.
  package var scale: CGFloat { look.scale }
  /// The look of the picture.
  package var settings: RenderSettings { look.settings }
  /// The same picture, in a look with other settings.
  package func with(_ change: (inout RenderSettings) -> Void) -> PlannedPicture {
    var changed = settings
    change(&changed)
    return PlannedPicture(subject, in: Look(device, scale: scale, settings: changed, mark: look.mark), content)
  }
  /// As in `Rendering`.
  package var path: String { "\(entry.activity)/\(entry.state)/\(name)\(look.mark)" }
  /// The set of goldens that it is compared in: device, variant and scale, `.iphone-air.dark@3x`.
  package var set: String { String(look.mark.dropLast(4)) }

  /// The last part of its path without variant, scale and extension: a presentation, `view` or `sheet`.
  package var name: String { Self.name(of: content) }

  static func name(of content: Content) -> String {
    switch content {
    case .presentation(let presentation): presentation.rawValue
    case .widget(let surface): surface.rawValue
    case .view: "view"
    case .sheet: "sheet"
    case .matrix(let content, _): name(of: content) + ".matrix"
    }
  }

  /// The picture laid out, or `nil` if the activity has no such surface or drawing it crashed before.
  package func layOut(_ engine: Engine) -> Rendering? {
    attempt { laidOut(engine) }
  }

  /// Why the picture is left out: drawing it crashed before.
  package var stop: CrashReport? { CrashIsolation.stop(of: path) }

  /// The picture laid out together with its scene, which a contact sheet does not have.
  package func laidOutScene(_ engine: Engine) -> (rendering: Rendering, scene: LaidOutScene?)? {
    attempt {
      switch content {
      case .sheet, .matrix: laidOut(engine).map { ($0, nil) }
      case .presentation, .widget, .view: scene(content, engine).map { (rendering($0, engine), $0) }
      }
    }
  }

  /// Runs the app's code, unless it crashed before. What it writes into user defaults is not there in the next picture.
  func attempt<R>(_ body: () -> R?) -> R? {
    CrashIsolation.attempt(path) {
      ScopedWrites.during {
        entry.prepare?()
        return body()
      }
    } ?? nil
  }

  private func laidOut(_ engine: Engine) -> Rendering? {
    switch content {
    case .presentation, .widget, .view: return scene(content, engine).map { rendering($0, engine) }
    case .sheet(let contents): return sheet(of: contents, engine)
    case .matrix(let content, let matrix): return table(of: content, matrix, engine)
    }
  }

  /// A surface of the case, in the picture's look or in another.
  func scene(_ content: Content, _ engine: Engine, settings other: RenderSettings? = nil) -> LaidOutScene? {
    let own = Look(device, scale: scale, settings: other ?? settings, mark: look.mark)
    let copy = PlannedPicture(subject, in: own, self.content)
    // The pictures of a sheet are independent, too.
    var scene = ScopedWrites.during { copy.plainScene(content, engine) }
    if copy.settings.marksStandIns, let tree = scene?.tree { scene?.tree = engine.markingStandIns(tree) }
    return scene
  }

  /// The case's activity as shown on devices; `nil` for a case that is not an activity, or whose configuration has no
  /// views.
  func face(_ engine: Engine) -> DeviceSceneInput.Face? {
    guard case .activity(let configuration, let attributes, let state, let isStale, let supportsSmall) = entry.content else { return nil }
    let surfaces = engine.evaluating(settings) {
      configuration.surfaces(attributes: attributes, state: state, activityID: "preview", isStale: isStale || settings.isStale)
    }
    return surfaces.map { DeviceSceneInput.Face(surfaces: $0, supportsSmall: supportsSmall) }
  }

  private func plainScene(_ content: Content, _ engine: Engine) -> LaidOutScene? {
    switch (content, entry.content) {
    case (.presentation(let presentation), .activity):
      guard let spec = PresentationSpec(presentation, on: device, release: settings.release),
        let face = face(engine)
      else { return nil }
      return ActivityScene(engine: engine, spec: spec, settings: settings).layout(face.surfaces, supportsSmall: face.supportsSmall)
    case (.widget(let surface), .widget(let shows)):
      guard let show = shows.first(where: { $0.surface == surface.shown }),
        let spec = WidgetSurfaceSpec(surface, on: device, version: settings.version)
      else { return nil }
      return show.scene(spec, engine, settings)
    case (.view, .view(let view, let layout)): return ViewScene(engine: engine, settings: settings, device: device).layout(view(), layout)
    case (.presentation, _), (.widget, _), (.view, _), (.sheet, _), (.matrix, _): return nil
    }
  }

  private func rendering(_ scene: LaidOutScene, _ engine: Engine) -> Rendering {
    Rendering(
      activity: entry.activity, state: entry.state, presentation: name, path: path, list: engine.displayList(of: scene.tree, scale: scale),
      size: scene.size, scale: scale * scene.magnification, tree: scene.tree,
      diagnostics: scene.diagnostics + scene.tree.textFindings, origin: entry.origin)
  }
}
