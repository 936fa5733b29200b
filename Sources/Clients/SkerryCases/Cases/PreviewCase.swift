import Foundation
import SkerryActivity
package import SkerryDiagnostics
package import SkerryUI
package import SkerryWidget

/// One thing to draw: an activity in a state, a widget's entry, or a plain view.
@MainActor
package struct PreviewCase {
  /// The subject of the case.
  package enum Content {
    case activity(any AnyActivityConfiguration, attributes: Any, state: Any, isStale: Bool, supportsSmall: Bool)
    /// A home-screen or Lock Screen widget, each family once.
    case widget([WidgetCase])
    /// The view is created for every picture.
    case view(@MainActor () -> any View, size: PreviewLayout)
  }
  /// The folder of the case's pictures: the activity, or the file of a plain preview.
  package var activity: String
  /// The folder inside it: the state, or the preview's name.
  package var state: String
  package var content: Content
  /// The `#fileID` of the preview: `Module/File.swift`.
  package var fileID: String
  /// The line of the preview in that file.
  package var line: Int
  /// The origin of the case: a preview, or a generated state.
  package var origin = CaseOrigin.preview
  /// Prepares the process for the case's views, such as shared user defaults.
  package var prepare: (@MainActor () -> Void)?
  /// Whether it is a control, as Control Center shows it.
  package var isControl = false
  /// What else the preview specifies, to distinguish it from others of the same name; see `CaseNames`.
  var qualifiers: [String] = []
  /// Where the view stands among those of a preview provider; `nil` for other cases.
  var listed: ListedView?

  /// Where an activity is configured; `nil` for other cases.
  package var configurationSite: SourceSite? {
    guard case .activity(let configuration, _, _, _, _) = content else { return nil }
    return configuration.site
  }

  package init(activity: String, state: String, content: Content, fileID: String, line: Int) {
    self.activity = activity
    self.state = state
    self.content = content
    self.fileID = fileID
    self.line = line
  }

  /// Whether it is a state of an activity.
  package var isOfActivity: Bool { if case .activity = content { true } else { false } }

  /// Whether its activity is shown past its stale date.
  var isStale: Bool { if case .activity(_, _, _, let isStale, _) = content { isStale } else { false } }

  /// The identifier of the case in arguments, goldens and reports.
  package var id: String { "\(activity)/\(state)" }
}
