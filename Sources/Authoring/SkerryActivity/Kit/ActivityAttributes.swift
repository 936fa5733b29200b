import Foundation

/// The data that does not change during an activity's lifecycle, and the type of its changing state.
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// A state with its stale date and relevance.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  public var state: State
  /// The date after which the state is stale.
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}
extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}
extension ActivityContent: Hashable {}

/// The phase of an activity's lifecycle.
public enum ActivityState: String, Codable, Hashable, Sendable { case active, pending, stale, ended, dismissed }

/// How an activity is shown.
public enum ActivityStyle: Hashable, Sendable { case standard, transient }

/// When an ended activity leaves the Lock Screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  /// The policies that ActivityKit has.
  package enum Kind: Hashable, Sendable {
    case `default`, immediate
    case after(Date)
  }
  /// Which of ActivityKit's policies this is.
  package let kind: Kind
  package init(kind: Kind) { self.kind = kind }
  public static let `default` = ActivityUIDismissalPolicy(kind: .default)
  public static let immediate = ActivityUIDismissalPolicy(kind: .immediate)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(kind: .after(date)) }
}

/// How an activity is updated from outside.
public struct PushType: Hashable, Sendable {
  /// `token`, or `channel:` and the channel's identifier.
  package let name: String
  package init(name: String) { self.name = name }
  public static let token = PushType(name: "token")
  public static func channel(_ channelId: String) -> PushType { PushType(name: "channel:" + channelId) }
}
