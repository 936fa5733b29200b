@_exported import Foundation
@_exported import SkerryFoundation
import SkerryRuntime

/// Secrets by their keys, as in the package of this name: every keychain begins empty, and what a picture's code keeps lasts as long as the picture.
public final class Keychain: @unchecked Sendable {
  // `@unchecked Sendable`: nothing of it changes.
  private struct Place: Hashable {
    var owner: String
    var group: String?
    var key: String
  }
  private static let kept = ScopedValue<[Place: Data]>([:])

  public let itemClass: ItemClass
  public let service: String
  public let accessGroup: String?
  public let server: URL
  public let protocolType: ProtocolType
  public let authenticationType: AuthenticationType
  public let accessibility: Accessibility
  public let synchronizable: Bool

  private init(
    _ itemClass: ItemClass, service: String, server: URL, group: String?, protocolType: ProtocolType = .https,
    authenticationType: AuthenticationType = .default, accessibility: Accessibility = .afterFirstUnlock, synchronizable: Bool = false
  ) {
    (self.itemClass, self.service, self.server, accessGroup) = (itemClass, service, server, group)
    (self.protocolType, self.authenticationType) = (protocolType, authenticationType)
    (self.accessibility, self.synchronizable) = (accessibility, synchronizable)
  }
  public convenience init() { self.init(service: Bundle.main.bundleIdentifier ?? "") }
  public convenience init(service: String) { self.init(.genericPassword, service: service, server: Self.nowhere, group: nil) }
  public convenience init(accessGroup: String) {
    self.init(service: Bundle.main.bundleIdentifier ?? "", accessGroup: accessGroup)
  }
  public convenience init(service: String, accessGroup: String) {
    self.init(.genericPassword, service: service, server: Self.nowhere, group: accessGroup)
  }
  public convenience init(
    server: URL, protocolType: ProtocolType, accessGroup: String? = nil, authenticationType: AuthenticationType = .default
  ) {
    self.init(
      .internetPassword, service: "", server: server, group: accessGroup, protocolType: protocolType, authenticationType: authenticationType
    )
  }
  public convenience init(
    server: String, protocolType: ProtocolType, accessGroup: String? = nil, authenticationType: AuthenticationType = .default
  ) {
    self.init(
      server: URL(string: server) ?? Self.nowhere, protocolType: protocolType, accessGroup: accessGroup,
      authenticationType: authenticationType)
  }
  private static let nowhere = URL(fileURLWithPath: "/")

  private func copy(accessibility: Accessibility? = nil, synchronizable: Bool? = nil) -> Keychain {
    Keychain(
      itemClass, service: service, server: server, group: accessGroup, protocolType: protocolType, authenticationType: authenticationType,
      accessibility: accessibility ?? self.accessibility, synchronizable: synchronizable ?? self.synchronizable)
  }
  public func accessibility(_ accessibility: Accessibility) -> Keychain { copy(accessibility: accessibility) }
  public func accessibility(_ accessibility: Accessibility, authenticationPolicy: AuthenticationPolicy) -> Keychain {
    copy(accessibility: accessibility)
  }
  public func synchronizable(_ synchronizable: Bool) -> Keychain { copy(synchronizable: synchronizable) }
  public func label(_ label: String) -> Keychain { self }
  public func comment(_ comment: String) -> Keychain { self }
  public func attributes(_ attributes: [String: Any]) -> Keychain { self }
  public func authenticationPrompt(_ prompt: String) -> Keychain { self }

  // MARK: Values

  private func place(_ key: String) -> Place {
    Place(owner: itemClass == .genericPassword ? service : server.absoluteString, group: accessGroup, key: key)
  }

  public func get(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> String? { try getString(key) }
  public func getString(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> String? {
    guard let data = try getData(key) else { return nil }
    guard let text = String(data: data, encoding: .utf8) else { throw Status.conversionError }
    return text
  }
  public func getData(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws -> Data? { Self.kept.value[place(key)] }
  public func set(_ value: String, key: String, ignoringAttributeSynchronizable: Bool = true) throws {
    try set(Data(value.utf8), key: key)
  }
  public func set(_ value: Data, key: String, ignoringAttributeSynchronizable: Bool = true) throws {
    Self.kept.value[place(key)] = value
  }
  public func remove(_ key: String, ignoringAttributeSynchronizable: Bool = true) throws { Self.kept.value[place(key)] = nil }
  public func removeAll() throws { for key in allKeys() { try remove(key) } }
  public func contains(_ key: String, withoutAuthenticationUI: Bool = false) throws -> Bool { Self.kept.value[place(key)] != nil }

  public func allKeys() -> [String] {
    let own = place("")
    return Self.kept.value.keys.filter { $0.owner == own.owner && $0.group == own.group }.map(\.key).sorted()
  }
  public func allItems() -> [[String: Any]] {
    allKeys().map { ["key": $0, "value": Self.kept.value[place($0)] as Any, "service": service, "class": itemClass.rawValue] }
  }

  public subscript(key: String) -> String? {
    get { try? get(key) }
    set { self[data: key] = newValue.map { Data($0.utf8) } }
  }
  public subscript(string key: String) -> String? {
    get { self[key] }
    set { self[key] = newValue }
  }
  public subscript(data key: String) -> Data? {
    get { try? getData(key) }
    set { Self.kept.value[place(key)] = newValue }
  }
}
