import Foundation

/// The data that stays the same over an activity's life, and the type of what changes.
public protocol ActivityAttributes: Decodable, Encodable {
  associatedtype ContentState: Decodable, Encodable, Hashable
}

/// A state with how long it holds and how much it matters.
public struct ActivityContent<State: Decodable & Encodable & Hashable> {
  public var state: State
  /// After this the state is stale.
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

/// Where an activity stands in its life.
public enum ActivityState: String, Codable, Hashable, Sendable { case active, pending, stale, ended, dismissed }

/// How an activity is shown.
public enum ActivityStyle: Hashable, Sendable { case standard, transient }

/// When an ended activity leaves the Lock Screen.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case `default`, immediate
    case after(Date)
  }
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
