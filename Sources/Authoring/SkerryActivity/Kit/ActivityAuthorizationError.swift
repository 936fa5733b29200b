import Foundation

/// Why an activity could not start. Names and order: Figures §2.2.
public enum ActivityAuthorizationError: Int, Error, LocalizedError, Hashable, Sendable {
  case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget, visibility
  case persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier, reconnectNotPermitted

  public var errorDescription: String? { failureReason }
  public var failureReason: String? {
    switch self {
    case .attributesTooLarge: "The attributes and the state are larger than 4 KB in total."
    case .unsupported: "The device does not support Live Activities."
    case .denied: "The user has turned Live Activities off."
    case .globalMaximumExceeded: "The device has reached its limit of activities."
    case .targetMaximumExceeded: "The app has reached its limit of activities."
    case .unsupportedTarget: "The app lacks NSSupportsLiveActivities in its Info.plist."
    case .visibility: "The app was not in the foreground."
    case .persistenceFailure: "The activity could not be stored."
    case .missingProcessIdentifier: "The process has no identifier."
    case .unentitled: "The app lacks an entitlement."
    case .malformedActivityIdentifier: "The activity's identifier is malformed."
    case .reconnectNotPermitted: "The process may not take over the activity."
    }
  }
  public var recoverySuggestion: String? { nil }
}
