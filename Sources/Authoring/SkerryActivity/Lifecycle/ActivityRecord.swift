import SkerryFormats
import Foundation

/// One activity as the system stores it: data as JSON, dates and state.
package struct ActivityRecord: Sendable, Hashable {
  package let id: String
  package let app: String
  /// The name of the attributes' type, as in `attributes-type` of a push.
  package let attributesType: String
  package let attributes: JSONValue
  package let style: ActivityStyle
  package let pushType: PushType?
  /// The push token; `nil` without a push type.
  package let pushToken: Data?
  /// When it was requested.
  package let requestedAt: Date
  /// When it starts or started: later than `requestedAt` for a scheduled one.
  package let startsAt: Date
  package internal(set) var content: RecordedContent
  package internal(set) var state: ActivityState
  /// Counts the contents; equal numbers mean equal content.
  package internal(set) var revision = 0
  /// The timestamp of the last content; older pushes are ignored.
  package internal(set) var timestamp: Date
  package internal(set) var endedAt: Date?
  /// When it leaves the Lock Screen; set once it has ended.
  package internal(set) var dismissesAt: Date?
  package internal(set) var alert: RecordedAlert?
  /// The alert for a scheduled start.
  var startAlert: AlertText?
  let attributesByteCount: Int

  /// In the island, on the watch and in the car: active or stale.
  package var isLive: Bool { state == .active || state == .stale }
  /// On the Lock Screen: live, or ended and not yet dismissed.
  package var isVisible: Bool { isLive || state == .ended }
}

/// A state as JSON with its dates.
package struct RecordedContent: Sendable, Hashable {
  package var state: JSONValue
  package var staleDate: Date?
  package var relevanceScore: Double

  package init(state: JSONValue, staleDate: Date? = nil, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// The strings of an alert.
package struct AlertText: Sendable, Hashable {
  package var title: String
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
package struct RecordedAlert: Sendable, Hashable {
  package var text: AlertText
  package var at: Date
  package var until: Date
}
