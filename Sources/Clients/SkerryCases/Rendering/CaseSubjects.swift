import SkerryFormats
import SkerryPipeline
import SkerryWidget

/// The selected cases of several looks. Looks that select the same cases share them: previews are evaluated once for all of them.
@MainActor
final class CaseSubjects {
  private let inventory: WidgetInventory
  private var last: (options: CaseOptions, selection: CaseSelection.Selection)?

  init(inventory: WidgetInventory) { self.inventory = inventory }

  /// The cases, and the left-out items with their reasons. Throws `CommandError` if the selection is empty or an option is invalid.
  func selected(by options: CaseOptions) throws -> CaseSelection.Selection {
    if let last, options.selectsSameCases(as: last.options) { return last.selection }
    let selection = try CaseSelection(inventory: inventory, options: options).selection()
    last = (options, selection)
    return selection
  }
}

extension CaseOptions {
  /// The first look of a part of the run; `nil` if there is none.
  package static func first(of looks: [CaseOptions], part: Int?) -> CaseOptions? {
    part.flatMap { ProcessLook.first(of: looks, part: $0) { $0.settings } }
  }

  /// Whether the same cases are selected as by other options. States that are read from files or pushed depend on the look.
  fileprivate func selectsSameCases(as other: CaseOptions) -> Bool {
    let areFound = [self, other].allSatisfy { $0.payloadFiles.isEmpty && $0.attributesFile == nil && $0.stateFile == nil }
    return areFound && globs.map(\.source) == other.globs.map(\.source) && states == other.states && settings.now == other.settings.now
  }
}
