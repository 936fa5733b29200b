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
        return outlines(of: drawn.entry, drawn.subject, in: drawn.look, ", drawn again", Array(drawn.outlines.keys), &found)
      }
      for place in drawn.subject.places(options) { note(.again, drawn, place, again[place], &changed, &found) }
    }
    let reversed = try order.reversedCases()
    for drawn in order.cases {
      let other = reversed[drawn.place] ?? [:]
      for place in drawn.subject.places(options) { note(.reversed, drawn, place, other[place.name], &changed, &found) }
    }
  }

  private func note(
    _ occasion: RepeatedDrawing.Occasion, _ drawn: DrawnCase, _ place: ScenePlace, _ outline: DrawnOutline?,
    _ changed: inout Set<String>, _ found: inout CollectedFindings
  ) {
    let picture = picture(of: drawn.entry, place, in: drawn.look)
    guard let outline, let first = drawn.outlines[place],
      let difference = RepeatedDrawing.difference(first, outline, occasion), changed.insert(picture).inserted
    else { return }
    found.add(
      finding(difference, drawn.entry, drawn.subject.site, picture), in: place.name, drawn.look)
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
      guard let subject = subject(of: entry, settings: options.cases.settings, []) else { continue }
      let places = subject.places(options)
      var found = CollectedFindings()
      let drawn = ScopedWrites.during {
        entry.prepare?()
        // Laying the other appearance out runs the app's code; its pixels are not compared.
        if let other { _ = scenes(of: entry, subject, in: other, ", drawn in another order", places, &found) }
        return outlines(of: entry, subject, in: look, ", drawn in another order", places, &found)
      }
      answer.send(
        try PartFrame(
          .item, ReversedCase(case: index, outlines: Dictionary(uniqueKeysWithValues: drawn.map { ($0.name, $1) }))))
    }
    answer.send(PartFrame(.rest))
  }

  /// Draws a case in some places once more.
  ///
  /// - Parameter occasion: the end of the pictures' names in the reports of crashes.
  private func outlines(
    of entry: PreviewCase, _ subject: LintSubject, in look: LintLook, _ occasion: String, _ places: [ScenePlace],
    _ found: inout CollectedFindings
  ) -> [ScenePlace: DrawnOutline] {
    scenes(of: entry, subject, in: look, occasion, places, &found).mapValues { outline(of: $0, in: look) }
  }

  /// Lays a case out in some places once more.
  private func scenes(
    of entry: PreviewCase, _ subject: LintSubject, in look: LintLook, _ occasion: String, _ places: [ScenePlace],
    _ found: inout CollectedFindings
  ) -> [ScenePlace: LaidOutScene] {
    let name = "\(entry.id)\(look.label)\(occasion)"
    let layOut = attempt(name, entry, name, &found) { layout(of: subject, isStale: entry.isStale, in: look) }
    guard let layOut = layOut ?? nil else { return [:] }
    var scenes: [ScenePlace: LaidOutScene] = [:]
    for place in places.sorted(by: { $0.name > $1.name }) {
      let picture = picture(of: entry, place, in: look)
      scenes[place] = attempt(picture + occasion, entry, picture, &found) { ScopedWrites.during { layOut(place) } } ?? nil
    }
    return scenes
  }

  /// The name of a picture in findings.
  func picture(of entry: PreviewCase, _ place: ScenePlace, in look: LintLook) -> String {
    "\(entry.activity)/\(entry.state) \(place.name)\(look.label)"
  }
}
