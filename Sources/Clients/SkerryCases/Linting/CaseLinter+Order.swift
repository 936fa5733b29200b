import SkerryActivity
import SkerryAssets
import SkerryDiagnostics
import SkerryFindings
import SkerryLint
import SkerryPipeline
import SkerryPresentation
import SkerryRuntime
import SkerryWidget

extension CaseLinter {
  /// The presentations that are checked, in the order of findings.
  private var checked: [Presentation] { options.presentations ?? Presentation.checked }

  /// What a picture of a look is compared by.
  func outline(of scene: LaidOutScene, in look: LintLook) -> DrawnOutline {
    DrawnOutline(scene.tree, size: scene.size, engine, scale: look.settings.scale)
  }

  /// Draws the cases again after all others, and compares them with a process that began with the last. Each picture that has changed is a finding.
  func compare(_ order: DrawnOrder, _ found: inout CollectedFindings) throws {
    var changed: Set<String> = []
    for drawn in order.cases.reversed() {
      let again = ScopedWrites.during {
        drawn.entry.prepare?()
        return outlines(of: drawn.entry, drawn.activity, in: drawn.look, ", drawn again", Array(drawn.outlines.keys), &found)
      }
      for presentation in checked { note(.again, drawn, presentation, again[presentation], &changed, &found) }
    }
    let reversed = try order.reversedCases()
    for drawn in order.cases {
      let other = reversed[drawn.place] ?? [:]
      for presentation in checked { note(.reversed, drawn, presentation, other[presentation.rawValue], &changed, &found) }
    }
  }

  private func note(
    _ occasion: RepeatedDrawing.Occasion, _ drawn: DrawnCase, _ presentation: Presentation, _ outline: DrawnOutline?,
    _ changed: inout Set<String>, _ found: inout CollectedFindings
  ) {
    let picture = picture(of: drawn.entry, presentation, in: drawn.look)
    guard let outline, let first = drawn.outlines[presentation],
      let difference = RepeatedDrawing.difference(first, outline, occasion), changed.insert(picture).inserted
    else { return }
    found.add(
      finding(difference, drawn.entry, drawn.activity.configuration.site, picture), in: presentation.rawValue, drawn.look)
  }

  /// Draws the cases from the last to the first, each in another appearance and then in the first look, as the process that was asked for it, and
  /// sends the results for the first look.
  package func answerReversed(_ cases: CaseList) throws {
    let answer = PartAnswer()
    let looks = LintLook.all(options, languages: engine.assets.languages)
    guard let look = looks.first else { return }
    // A colour that code resolves once, such as the cgColor of a UIColor in a static variable, has the appearance of the first picture that uses it.
    let other = looks.last {
      ProcessLook($0.settings) == ProcessLook(look.settings) && $0.settings.colorScheme != look.settings.colorScheme
    }
    for (index, entry) in cases.prefix(DrawnOrder.maxCount).enumerated().reversed() {
      guard let activity = activity(of: entry, settings: options.cases.settings, []) else { continue }
      var found = CollectedFindings()
      let drawn = ScopedWrites.during {
        entry.prepare?()
        if let other { _ = outlines(of: entry, activity, in: other, ", drawn in another order", checked, &found) }
        return outlines(of: entry, activity, in: look, ", drawn in another order", checked, &found)
      }
      answer.send(
        try PartFrame(
          .item, ReversedCase(case: index, outlines: Dictionary(uniqueKeysWithValues: drawn.map { ($0.rawValue, $1) }))))
    }
    answer.send(PartFrame(.rest))
  }

  /// Draws some presentations of a case once more.
  ///
  /// - Parameter occasion: the end of the pictures' names in the reports of crashes.
  private func outlines(
    of entry: PreviewCase, _ activity: ActivityTrace, in look: LintLook, _ occasion: String, _ presentations: [Presentation],
    _ found: inout CollectedFindings
  ) -> [Presentation: DrawnOutline] {
    let name = "\(entry.id)\(look.label)\(occasion)"
    let surfaces = attempt(name, entry, name, &found) { self.surfaces(activity, isStale: entry.isStale, in: look) }
    guard let surfaces = surfaces ?? nil else { return [:] }
    var drawn: [Presentation: DrawnOutline] = [:]
    for presentation in presentations.sorted(by: { $0.rawValue > $1.rawValue }) {
      guard let spec = PresentationSpec(presentation, on: look.device, version: look.settings.version) else { continue }
      let picture = picture(of: entry, presentation, in: look)
      drawn[presentation] = attempt(picture + occasion, entry, picture, &found) {
        ScopedWrites.during {
          let scene = ActivityScene(engine: engine, spec: spec, settings: look.settings)
            .layout(surfaces, supportsSmall: activity.supportsSmall)
          return outline(of: scene, in: look)
        }
      }
    }
    return drawn
  }

  /// The name of a picture in findings.
  func picture(of entry: PreviewCase, _ presentation: Presentation, in look: LintLook) -> String {
    "\(entry.activity)/\(entry.state) \(presentation.rawValue)\(look.label)"
  }
}
