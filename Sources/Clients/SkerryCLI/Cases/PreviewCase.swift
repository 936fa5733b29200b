import Foundation
import SkerryActivity
import SkerryUI
import SkerryWidget

/// One thing to draw: an activity in a state, a widget's entry, or a plain view.
@MainActor
struct PreviewCase {
  enum Content {
    case activity(any AnyActivityConfiguration, attributes: Any, state: Any, isStale: Bool, supportsSmall: Bool)
    /// A home-screen or Lock Screen widget, each family once.
    case widget([WidgetShow])
    case view(any View, size: PreviewLayout)
  }
  /// The folder of the case's pictures: the activity, or the file of a plain preview.
  var activity: String
  /// The folder below: the state, or the preview's name.
  var state: String
  var content: Content
  var fileID: String
  var line: Int

  /// What calls, goldens and reports name the case by.
  var id: String { "\(activity)/\(state)" }
}
