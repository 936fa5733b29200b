@_exported import Foundation
@_exported import Network
@_exported import SkerryFoundation

// The settings of VPN apps: no configuration is installed, and nothing connects.

public enum NEVPNStatus: Int, Sendable { case invalid, disconnected, connecting, connected, reasserting, disconnecting }
public struct NEVPNError: Error, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case configurationInvalid = 1, configurationDisabled, connectionFailed, configurationStale, configurationReadWriteFailed
    case configurationUnknown
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var configurationInvalid: Code { .configurationInvalid }
  public static var configurationDisabled: Code { .configurationDisabled }
  public static var connectionFailed: Code { .connectionFailed }
  public static var configurationStale: Code { .configurationStale }
  public static var configurationReadWriteFailed: Code { .configurationReadWriteFailed }
  public static var configurationUnknown: Code { .configurationUnknown }
}
/// The connection of a configuration, which is never made.
open class NEVPNConnection: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets the manager, and nothing reads it here.
  open internal(set) unowned var manager: NEVPNManager
  open var status: NEVPNStatus { .invalid }
  open var connectedDate: Date? { nil }
  init(_ manager: NEVPNManager) { self.manager = manager }
  /// No-op: nothing connects.
  open func startVPNTunnel() throws {}
  /// No-op: nothing connects.
  open func startVPNTunnel(options: [String: NSObject]? = nil) throws {}
  /// No-op: nothing connects.
  open func stopVPNTunnel() {}
  open func fetchLastDisconnectError() async throws {}
}
/// The connection of a tunnel, which is never made.
open class NETunnelProviderSession: NEVPNConnection, @unchecked Sendable {
  /// No-op: nothing connects.
  open func startTunnel(options: [String: Any]? = nil) throws {}
  /// No-op: nothing connects.
  open func stopTunnel() {}
  /// There is no answer.
  open func sendProviderMessage(_ data: Data, responseHandler: ((Data?) -> Void)? = nil) throws { responseHandler?(nil) }
}
/// The settings of a protocol.
open class NEVPNProtocol: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it.
  open var serverAddress: String?
  open var username: String?
  open var passwordReference: Data?
  open var disconnectOnSleep = false
  open var includeAllNetworks = false
  open var excludeLocalNetworks = false
  open var enforceRoutes = false
}
/// The settings of a tunnel.
open class NETunnelProviderProtocol: NEVPNProtocol, @unchecked Sendable {
  open var providerConfiguration: [String: Any]?
  open var providerBundleIdentifier: String?
}
/// A configuration, which is kept in memory.
open class NEVPNManager: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it.
  private static let one = NEVPNManager()
  open class func shared() -> NEVPNManager { one }
  open var protocolConfiguration: NEVPNProtocol?
  open var localizedDescription: String?
  open var isEnabled = false
  open var isOnDemandEnabled = false
  open var onDemandRules: [NEOnDemandRule]?
  open lazy var connection: NEVPNConnection = NEVPNConnection(self)
  open func loadFromPreferences() async throws {}
  open func loadFromPreferences(completionHandler: @escaping ((any Error)?) -> Void) { completionHandler(nil) }
  open func saveToPreferences() async throws {}
  open func saveToPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
  open func removeFromPreferences() async throws {}
  open func removeFromPreferences(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }
}
/// A tunnel's configuration: the list of installed ones is empty.
open class NETunnelProviderManager: NEVPNManager, @unchecked Sendable {
  public override init() {
    super.init()
    connection = NETunnelProviderSession(self)
  }
  open class func loadAllFromPreferences() async throws -> [NETunnelProviderManager] { [] }
  open class func loadAllFromPreferences(completionHandler: @escaping ([NETunnelProviderManager]?, (any Error)?) -> Void) {
    completionHandler([], nil)
  }
}
public enum NEOnDemandRuleInterfaceType: Int, Sendable { case any = 0, ethernet, wiFi, cellular }
/// When a configuration connects by itself.
open class NEOnDemandRule: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it.
  open var interfaceTypeMatch = NEOnDemandRuleInterfaceType.any
  open var ssidMatch: [String]?
  open var dnsSearchDomainMatch: [String]?
  open var dnsServerAddressMatch: [String]?
  open var probeURL: URL?
}
open class NEOnDemandRuleConnect: NEOnDemandRule, @unchecked Sendable {}
open class NEOnDemandRuleDisconnect: NEOnDemandRule, @unchecked Sendable {}
open class NEOnDemandRuleIgnore: NEOnDemandRule, @unchecked Sendable {}
/// A wireless network: there is none.
open class NEHotspotNetwork: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open var ssid: String { "" }
  open var bssid: String { "" }
  open var signalStrength: Double { 0 }
  open class func fetchCurrent() async -> NEHotspotNetwork? { nil }
  open class func fetchCurrent(completionHandler: @escaping (NEHotspotNetwork?) -> Void) { completionHandler(nil) }
}
extension NSNotification.Name {
  public static let NEVPNStatusDidChange = NSNotification.Name("com.apple.networkextension.statusdidchange")
  public static let NEVPNConfigurationChange = NSNotification.Name("com.apple.networkextension.configurationchange")
}
