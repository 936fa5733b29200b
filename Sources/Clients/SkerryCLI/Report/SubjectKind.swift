import SkerryCases

/// The kind of a report's subject: something drawn, or something left out of the program.
///
/// The raw values are used in the build report, in `manifest.json` and in answers of `serve`.
package enum SubjectKind: String, Codable, Sendable {
  case activity, widget, control
  /// A view that is previewed by itself.
  case view
  /// An extension for another system.
  case `extension`
  /// A file of the target that no widget needs, or that does not compile.
  case file
  /// A declaration that no widget needs, and that does not compile.
  case declaration
  /// A part of a file that was removed so that the rest compiles.
  case part
  /// A module that is missing.
  case module

  /// Whether a reader expects it among the pictures.
  package var isDrawn: Bool {
    switch self {
    case .activity, .widget, .extension: true
    case .control, .view, .file, .declaration, .part, .module: false
    }
  }
}

/// The kinds of a run's cases.
///
/// An activity, a widget and previewed views may share a name, as in Xcode's template.
struct CaseKinds {
  /// By name, in the order of the cases.
  private var kinds: [String: [SubjectKind]] = [:]
  /// By name and state, for names of several kinds only: a run may have a hundred thousand cases.
  private var states: [String: [String: SubjectKind]] = [:]

  /// - Parameter cases: read twice.
  @MainActor init(_ cases: some Sequence<PreviewCase>) {
    for entry in cases where kinds[entry.activity]?.contains(Self.kind(of: entry)) != true {
      kinds[entry.activity, default: []].append(Self.kind(of: entry))
    }
    guard kinds.contains(where: { $1.count > 1 }) else { return }
    for entry in cases where kinds[entry.activity]?.count ?? 0 > 1 {
      states[entry.activity, default: [:]][entry.state] = Self.kind(of: entry)
    }
  }

  @MainActor private static func kind(of entry: PreviewCase) -> SubjectKind {
    switch entry.content {
    case .activity: .activity
    case .widget: .widget
    case .view: entry.isControl ? .control : .view
    }
  }

  /// The kind of a case; without a state, or with an unknown one, the first kind of its name. `nil` for an unknown name.
  func kind(of name: String, _ state: String?) -> SubjectKind? {
    state.flatMap { states[name]?[$0] } ?? kinds[name]?.first
  }
}
