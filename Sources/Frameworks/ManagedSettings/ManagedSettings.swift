@_exported import Foundation
@_exported import SkerryFoundation

/// An opaque token.
public struct Token<T>: Codable, Hashable, Sendable {
  private let data: Data
  public init() { data = Data() }
}
public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>
public struct Application: Codable, Hashable, Sendable {
  public let token: ApplicationToken?
  public let bundleIdentifier: String?
  public var localizedDisplayName: String? { nil }
  public init(token: ApplicationToken) { (self.token, bundleIdentifier) = (token, nil) }
  public init(bundleIdentifier: String) { (token, self.bundleIdentifier) = (nil, bundleIdentifier) }
}
public struct ActivityCategory: Codable, Hashable, Sendable {
  public let token: ActivityCategoryToken?
  public var localizedDisplayName: String? { nil }
  public init(token: ActivityCategoryToken) { self.token = token }
}
public struct WebDomain: Codable, Hashable, Sendable {
  public let token: WebDomainToken?
  public let domain: String?
  public init(token: WebDomainToken) { (self.token, domain) = (token, nil) }
  public init(domain: String) { (token, self.domain) = (nil, domain) }
}
/// Restrictions set by an app; without effect here.
public final class ManagedSettingsStore: @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public struct Name: Hashable, RawRepresentable, Codable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Name("default")
  }
  public init() {}
  public init(named name: Name) {}
  public var shield = ShieldSettings()
  public var application = ApplicationSettings()
  public var webContent = WebContentSettings()
  public func clearAllSettings() {}
}
public struct ShieldSettings: Sendable {
  public enum ActivityCategoryPolicy<T: Sendable>: Sendable {
    case none
    case specific(Set<ActivityCategoryToken>, except: Set<Token<T>> = [])
    case all(except: Set<Token<T>> = [])
  }
  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}
public struct ApplicationSettings: Sendable {
  public var blockedApplications: Set<Application>?
  public var denyAppRemoval: Bool?
  public var denyAppInstallation: Bool?
}
public struct WebContentSettings: Sendable {
  public enum FilterPolicy: Sendable {
    case none
    case auto(Set<WebDomain> = [], except: Set<WebDomain> = [])
    case specific(Set<WebDomain>)
    case all(except: Set<WebDomain> = [])
  }
  public var blockedByFilter: FilterPolicy?
}
