import Foundation

/// The effect of an event.
package enum LifecycleNotice: Sendable, Equatable {
  case requested(id: String)
  case contentChanged(id: String)
  case stateChanged(id: String, from: ActivityState, to: ActivityState, why: String)
  case alerted(id: String, AlertText)
  case alertOver(id: String)
  /// A request that failed.
  case refused(app: String, ActivityAuthorizationError)
  /// An event that the system ignores.
  case ignored(id: String?, why: String)
  case opened(id: String)
  case closed
  case enablement(app: String, Bool)
  case frequentPushes(app: String, Bool)
  case placed(app: String, ApplicationState)
  case deviceChanged
}

/// A notice with its time.
package struct TimedNotice: Sendable, Equatable {
  /// When it took effect: for what follows from the passing of time, the deadline itself.
  package var at: Date
  /// What happened.
  package var notice: LifecycleNotice
}
