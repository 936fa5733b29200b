import SkerryFormats
import Foundation

/// One activity as the system keeps it: data as JSON, dates, and where it stands.
package struct ActivityRecord: Sendable, Hashable {
  package let id: String
  package let app: String
  /// The name of the attributes' type, as in `attributes-type` of a push.
  package let attributesType: String
  package let attributes: JSONValue
  package let style: ActivityStyle
  package let pushType: PushType?
  /// What a server sends to; `nil` without a push type of its own.
  package let pushToken: Data?
  /// When it was asked for.
  package let requestedAt: Date
  /// When it starts or started: later than `requestedAt` for a scheduled one.
  package let startsAt: Date
  package internal(set) var content: RecordedContent
  package internal(set) var state: ActivityState
  /// Counts the contents; a reader that has the same number has the same content.
  package internal(set) var revision = 0
  /// When the data of the last content was made: what older pushes are compared with.
  package internal(set) var timestamp: Date
  package internal(set) var endedAt: Date?
  /// When the Lock Screen lets go of it; set once it has ended.
  package internal(set) var dismissesAt: Date?
  package internal(set) var alert: RecordedAlert?
  /// What is shown when a scheduled start comes.
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

/// The words of an alert.
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
