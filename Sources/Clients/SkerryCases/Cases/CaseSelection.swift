import SkerryFormats
import Foundation
import SkerryDiagnostics
import SkerryGraph
import SkerryPipeline
package import SkerryWidget

/// The cases of a call: the bundle's previews, or a given state.
@MainActor
package struct CaseSelection {
  /// The activities, widgets and previews of the program.
  package let inventory: WidgetInventory
  /// The selected cases.
  package let options: CaseOptions

  package init(inventory: WidgetInventory, options: CaseOptions) {
    self.inventory = inventory
    self.options = options
  }

  /// The cases, and the left-out items with their reasons.
  package struct Selection {
    /// In the order in which they are drawn: activities, widgets, then controls and plain views.
    package var cases: CaseList
    package var leftOut: [LeftOut] = []
  }

  /// The selected cases. Throws `CommandError` if the selection is empty or an option is invalid.
  package func cases() throws -> CaseList { try selection().cases }

  /// The selected cases and what was left out. Throws `CommandError` if the selection is empty or an option is invalid.
  package func selection() throws -> Selection {
    if !options.payloadFiles.isEmpty {
      if options.stateFile != nil { throw CommandError("--payload and --state exclude each other; keep one of them.") }
      return Selection(cases: CaseList(try options.payloadCases(inventory)))
    }
    if options.attributesFile != nil || options.stateFile != nil { return Selection(cases: CaseList([try options.givenState(inventory)])) }
    var (all, leftOut) = CaseFinder(inventory: inventory, settings: options.settings).cases()
    all += try GeneratedCases(inventory: inventory, settings: options.states, now: options.settings.now)
      .cases(besides: all, leftOut: &leftOut)
    if all.isEmpty {
      if !leftOut.isEmpty { throw CommandError(leftOut.lines.joined(separator: "\n")) }
      throw CommandError("The bundle has no previews and no activities; add a #Preview.", isAboutCases: true)
    }
    all = all.activitiesFirst()
    CaseCollision.warn(of: all)
    guard !options.globs.isEmpty else { return Selection(cases: all, leftOut: leftOut) }
    let choices = try options.globs.compactMap { glob in
      if let choice = glob.selection(of: all) { return choice }
      let sentence = "No case matches \"\(glob.source)\"; \(Self.known(all.map(\.id), glob.source))"
      guard PassedOver.record("the cases \(glob.source)", sentence) else { throw CommandError(sentence) }
      return nil
    }
    if choices.isEmpty { throw CommandError("No case has one of the names that are asked for; list shows the cases.", isAboutCases: true) }
    return Selection(cases: all.filtered { entry in choices.contains { $0(entry) } }, leftOut: leftOut)
  }

  /// The end of the sentence about a name that no case has: all cases, or the most similar ones of many.
  static func known(_ ids: [String], _ name: String) -> String {
    guard ids.count > 20 else { return "the cases are \(ids.joined(separator: ", "))." }
    let near = NearestName.names(to: name.filter { $0 != "*" }, of: ids)
    return "list names all \(ids.count) cases\(near.isEmpty ? "" : "; similar are \(near.joined(separator: ", "))")."
  }
}
