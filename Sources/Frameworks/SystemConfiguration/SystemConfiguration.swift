@_exported import Foundation
@_exported import SkerryFoundation

/// Reachability of a host; always unreachable.
public final class SCNetworkReachability: Sendable {}
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 0x40000)
}
public func SCNetworkReachabilityCreateWithName(_ allocator: Int?, _ name: String) -> SCNetworkReachability? { nil }
