@_exported import Foundation
@_exported import SkerryFoundation

/// The network path: unsatisfied, as on a phone in airplane mode.
public struct NWPath: Hashable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }
  public var status: Status { .unsatisfied }
  public var isExpensive: Bool { false }
  public var isConstrained: Bool { false }
  public var availableInterfaces: [NWInterface] { [] }
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { false }
}
public struct NWInterface: Hashable, Sendable {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
  public let type: InterfaceType
  public let name: String
}
/// Monitors the network path; it never changes.
public final class NWPathMonitor: @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  public var currentPath: NWPath { NWPath() }
  /// No-op: it never changes.
  public func start(queue: DispatchQueue) {}
  /// No-op: it never changes.
  public func cancel() {}
}
public enum NWEndpoint: Hashable, Sendable {
  public struct Host: Hashable, Sendable, ExpressibleByStringLiteral {
    public let name: String
    public init(_ name: String) { self.name = name }
    public init(stringLiteral name: String) { self.name = name }
  }
  public struct Port: Hashable, RawRepresentable, Sendable, ExpressibleByIntegerLiteral {
    public let rawValue: UInt16
    public init?(rawValue: UInt16) { self.rawValue = rawValue }
    public init(integerLiteral value: UInt16) { rawValue = value }
  }
  case hostPort(host: Host, port: Port)
}
public enum NWError: Error, Hashable, Sendable { case posix(Int32), dns(Int32), tls(Int32) }
public final class NWParameters: Sendable {
  public static let tcp = NWParameters()
  public static let udp = NWParameters()
  public static let tls = NWParameters()
}
/// A connection that is never established.
public final class NWConnection: @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public enum State: Hashable, Sendable {
    case setup, preparing, ready, cancelled
    case waiting(NWError)
    case failed(NWError)
  }
  public init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {}
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {}
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  public var state: State { .setup }
  /// No-op: it is never established.
  public func start(queue: DispatchQueue) {}
  /// No-op: it is never established.
  public func cancel() {}
}
