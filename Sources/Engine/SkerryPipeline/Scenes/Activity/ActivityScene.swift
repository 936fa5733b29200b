import SkerryDiagnostics
package import SkerryPresentation
package import SkerryWidget

/// Lays the views of one state of an activity out in a presentation and draws the surface around them.
@MainActor
package struct ActivityScene {
  private let stage: SceneContext

  /// - Parameter isBare: nothing is drawn around the surface, because it becomes part of a larger picture.
  package init(engine: Engine, spec: PresentationSpec, settings: RenderSettings, isBare: Bool = false) {
    stage = SceneContext(engine: engine, spec: spec, settings: settings, isBare: isBare)
  }

  /// - Parameter supportsSmall: whether the configuration's supplemental activity families include small.
  package func layout(_ surfaces: ActivitySurfaces, supportsSmall: Bool) -> LaidOutScene {
    var scene = stage.engine.settled(stage.settings, now: stage.settings.now, viewsAppear: false, log: stage.log) {
      drawn(surfaces, supportsSmall: supportsSmall) ?? stage.missingIsland()
    }
    scene.diagnostics = stage.log.all
    return scene
  }

  /// `nil` if the presentation shows views of the island and the configuration does not describe it.
  private func drawn(_ surfaces: ActivitySurfaces, supportsSmall: Bool) -> LaidOutScene? {
    let presentation = stage.spec.presentation
    return switch presentation.kind {
    case .card: CardScene(stage: stage).layout(surfaces.lockScreen)
    case .small where supportsSmall: SmallScene(stage: stage).layout(surfaces.lockScreen)
    case .small: surfaces.island.map(SmallScene(stage: stage).layout)
    case .expanded: surfaces.island.map(ExpandedScene(stage: stage).layout)
    case .compact where presentation == .compact: surfaces.island.map(CompactScene(stage: stage).layout)
    case .compact: surfaces.island.map(CompactScene(stage: stage).layoutSide)
    case .minimal: surfaces.island.map { MinimalScene(stage: stage).layout($0, isAttached: presentation == .minimalAttached) }
    case .standbyMinimal: surfaces.island.map(MinimalScene(stage: stage).layoutInStandby)
    }
  }
}
