import SkerryAssets
import SkerryDiagnostics
import SkerryLint
import SkerryPipeline
import SkerryPresentation
import SkerryWidget

/// What the rules check of a case: an activity in a state, or a widget at an entry in its families.
@MainActor
enum LintSubject {
  case activity(ActivityTrace)
  case widget([WidgetCase])

  /// A placeholder is redacted: what it shows has the places of the views and neither their text nor their colours.
  init(_ shows: [WidgetCase]) { self = .widget(shows.filter { !$0.isPlaceholder }) }

  /// Where an activity is configured; `nil` for a widget.
  var site: SourceSite? { activity?.configuration.site }

  /// `nil` for a widget.
  var activity: ActivityTrace? { if case .activity(let activity) = self { activity } else { nil } }

  /// Whether a place shows a view that no widget's configuration was asked for, such as a preview in a family that the widget does not have.
  func isBare(_ place: ScenePlace) -> Bool {
    guard case .widget(let shows) = self else { return false }
    return shows.contains { .widget($0.surface) == place && !$0.knowsConfiguration }
  }

  /// The places that the call asks for, in the order of findings.
  func places(_ options: LintOptions) -> [ScenePlace] {
    switch self {
    case .activity: return (options.presentations ?? Presentation.checked).map(ScenePlace.activity)
    case .widget(let shows):
      let asked = options.cases.widgetSurfaces ?? WidgetSurface.allCases
      return asked.filter { surface in shows.contains { $0.surface == surface } }.map(ScenePlace.widget)
    }
  }
}

extension CaseLinter {
  /// What the rules check of a case; `nil` for controls and plain views.
  func subject(of entry: PreviewCase, settings: RenderSettings, _ fixtures: [String]) -> LintSubject? {
    switch entry.content {
    case .activity(let configuration, let attributes, let state, _, let supportsSmall):
      .activity(
        ActivityTrace(
          configuration: configuration, attributes: attributes, state: state, supportsSmall: supportsSmall,
          device: options.cases.devices[0], settings: settings, fixtures: fixtures, engine: engine))
    case .widget(let shows): LintSubject(shows)
    case .view: nil
    }
  }

  /// Lays the views of a subject out in a place, as often as they are asked for; the result is `nil` where the device has no such place.
  typealias Layout = @MainActor (ScenePlace) -> LaidOutScene?

  /// The views of a subject in a look. `nil` if an activity's configuration has none.
  func layout(of subject: LintSubject, isStale: Bool, in look: LintLook) -> Layout? {
    switch subject {
    case .activity(let activity):
      guard
        let surfaces = engine.evaluating(
          look.settings,
          {
            activity.configuration.surfaces(
              attributes: activity.attributes, state: activity.state, activityID: "preview", isStale: isStale || look.settings.isStale)
          })
      else { return nil }
      return { place in
        guard let presentation = place.presentation,
          let spec = PresentationSpec(presentation, on: look.device, release: look.settings.release)
        else { return nil }
        return ActivityScene(engine: engine, spec: spec, settings: look.settings)
          .layout(surfaces, supportsSmall: activity.supportsSmall)
      }
    case .widget(let shows):
      return { place in
        guard let show = shows.first(where: { .widget($0.surface) == place }),
          let spec = WidgetSurfaceSpec(show.surface, on: look.device, version: look.settings.version)
        else { return nil }
        // The limits of catalogues are those of activities.
        return engine.assets.withoutCounting { show.scene(spec, engine, look.settings) }
      }
    }
  }
}
