import Foundation
import SkerryActivity
import SkerryPipeline
import SkerryPresentation
import SkerryWidget

/// One activity in one state, for the rules that look at more than one picture.
@MainActor
package struct ActivityTrace {
  /// The configuration in the widget's body.
  package var configuration: any AnyActivityConfiguration
  /// The preview's attributes, of the activity's own type.
  package var attributes: Any
  /// The preview's state, of the activity's own type.
  package var state: Any
  /// Whether the configuration lists the small family.
  package var supportsSmall: Bool
  package var device: Device
  /// The look in which the views are laid out.
  package var settings: RenderSettings
  /// Paths of payloads of earlier releases that must still decode.
  package var fixtures: [String]
  let engine: Engine
  private let measured = MeasuredStaleness()

  package init(
    configuration: any AnyActivityConfiguration, attributes: Any, state: Any, supportsSmall: Bool, device: Device, settings: RenderSettings,
    fixtures: [String] = [], engine: Engine
  ) {
    self.configuration = configuration
    self.attributes = attributes
    self.state = state
    self.supportsSmall = supportsSmall
    self.device = device
    self.settings = settings
    self.fixtures = fixtures
    self.engine = engine
  }

  /// Whether a presentation looks different when the data are out of date.
  package var showsStaleness: Bool {
    if let known = measured.isShown { return known }
    let isShown = [Presentation.lockScreen, .expanded, .compact, .minimal].contains {
      pixels($0, isStale: false) != pixels($0, isStale: true)
    }
    measured.isShown = isShown
    return isShown
  }

  /// The pixels of a presentation, fresh or stale; `nil` if there is none.
  private func pixels(_ presentation: Presentation, isStale: Bool) -> [UInt8]? {
    guard let spec = PresentationSpec(presentation, on: device, release: settings.release),
      let surfaces = engine.evaluating(
        settings,
        {
          configuration.surfaces(attributes: attributes, state: state, activityID: "preview", isStale: isStale)
        })
    else { return nil }
    var settings = settings
    settings.isStale = isStale
    let scene = ActivityScene(engine: engine, spec: spec, settings: settings).layout(surfaces, supportsSmall: supportsSmall)
    return engine.bitmap(of: scene.tree, size: scene.size, scale: 1).pixels
  }
}

/// What the linter and a rule both ask for.
@MainActor
private final class MeasuredStaleness {
  var isShown: Bool?
}
