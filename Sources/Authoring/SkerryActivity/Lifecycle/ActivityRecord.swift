import SkerryFormats
import Foundation

/// One activity as the system stores it: data as JSON, dates and state.
package struct ActivityRecord: Sendable, Equatable {
  /// The activity's identifier, as `Activity.id` gives it.
  package let id: String
  /// The identifier of the app that owns it.
  package let app: String
  /// The name of the attributes' type, as in `attributes-type` of a push.
  package let attributesType: String
  /// The attributes as the app encoded them; they never change.
  package let attributes: JSONValue
  /// How it is shown; a transient one ends when the device is locked.
  package let style: ActivityStyle
  /// How pushes reach it; `nil` if it takes none.
  package let pushType: PushType?
  /// The push token; `nil` without a push type.
  package let pushToken: Data?
  /// When it was requested.
  package let requestedAt: Date
  /// When it starts or started: later than `requestedAt` for a scheduled one.
  package let startsAt: Date
  /// The content that is shown, as the app or the last accepted push left it.
  package internal(set) var content: RecordedContent
  /// The phase of its lifecycle.
  package internal(set) var state: ActivityState
  /// Counts the contents; equal numbers mean equal content.
  package internal(set) var revision = 0
  /// The timestamp of the last content; older pushes are ignored.
  package internal(set) var timestamp: Date
  /// When it ended; `nil` while it is pending or live.
  package internal(set) var endedAt: Date?
  /// When it leaves the Lock Screen; set once it has ended.
  package internal(set) var dismissesAt: Date?
  /// The alert that is being shown for it; `nil` if none is.
  package internal(set) var alert: RecordedAlert?
  /// The alert for a scheduled start.
  var startAlert: AlertText?
  let attributesByteCount: Int

  /// Whether it is in the island, on the watch and in the car: active or stale.
  package var isLive: Bool { state == .active || state == .stale }
  /// Whether it is on the Lock Screen: live, or ended and not yet dismissed.
  package var isVisible: Bool { isLive || state == .ended }
}

/// A state as JSON with its dates.
package struct RecordedContent: Sendable, Equatable {
  /// The content state as the app or a push encoded it.
  package var state: JSONValue
  /// When the content becomes stale; `nil` for never.
  package var staleDate: Date?
  /// The activity with the highest score gets the island, and the first place on the Lock Screen. Any number; 0 by default.
  package var relevanceScore: Double

  package init(state: JSONValue, staleDate: Date? = nil, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    // JSON, and so the event log, has no infinity.
    self.relevanceScore =
      relevanceScore.isNaN ? 0 : min(max(relevanceScore, -Double.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}

/// The strings of an alert.
package struct AlertText: Sendable, Equatable {
  /// The title, already localized.
  package var title: String
  /// The message below the title, already localized.
  package var body: String
  /// `nil` is the default sound.
  package var sound: String?
  package init(title: String, body: String, sound: String? = nil) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// An alert that is being shown.
package struct RecordedAlert: Sendable, Equatable {
  /// What it says.
  package var text: AlertText
  /// When it appeared.
  package var at: Date
  /// When the system removes it by itself.
  package var until: Date
}
