import SkerryPipeline
package import SkerryWidget

/// Every picture of the chosen cases, in drawing order: look, case, device, scale, presentation.
@MainActor
package struct CasePlan {
  /// In drawing order, each once.
  package private(set) var pictures = PlannedPictures()
  /// The left-out items with their reasons.
  package private(set) var leftOut: [LeftOut] = []

  /// The names of the presentations that the chosen cases have, in the order of `--presentation`, whether or not the call chooses them.
  package private(set) var presentations: [String] = []

  /// The chosen cases in every look of a call. Throws `CommandError` if nothing is chosen or an option is invalid.
  ///
  /// - Parameter own: the look for which the cases are found, as if there were no other; `nil` for the first one.
  package init(
    _ looks: [CaseOptions], inventory: WidgetInventory, drawsSheet: Bool = false, matrix: Matrix? = nil, foundFor own: CaseOptions? = nil
  ) throws {
    let subjects = CaseSubjects(inventory: inventory)
    if let own { _ = try subjects.selected(by: own) }
    var named: Set<String> = []
    for look in looks {
      let selection = try subjects.selected(by: look)
      leftOut += selection.leftOut.filter { !leftOut.contains($0) }
      let expansion = PictureExpansion(look, drawsSheet: drawsSheet, matrix: matrix)
      named.formUnion(selection.cases.held.flatMap(expansion.names))
      pictures.append(selection.cases, expansion)
    }
    presentations = CaseOptions.presentationNames.filter(named.contains)
  }
}
