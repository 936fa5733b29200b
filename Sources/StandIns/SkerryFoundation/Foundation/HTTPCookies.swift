public import Foundation

/// A cookie that a server sets.
open class HTTPCookie: @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let properties: [HTTPCookiePropertyKey: Any]?

  /// `nil` without a name, a value, a path, or one of a domain and an origin.
  public init?(properties: [HTTPCookiePropertyKey: Any]) {
    guard properties[.name] is String, properties[.value] is String, properties[.path] is String,
      properties[.domain] != nil || properties[.originURL] != nil
    else { return nil }
    self.properties = properties
  }
  open var name: String { text(.name) ?? "" }
  open var value: String { text(.value) ?? "" }
  open var path: String { text(.path) ?? "" }
  open var domain: String { text(.domain) ?? (properties?[.originURL] as? URL)?.host() ?? "" }
  open var expiresDate: Date? { properties?[.expires] as? Date }
  open var isSecure: Bool { properties?[.secure] != nil }
  open var isHTTPOnly: Bool { false }
  open var isSessionOnly: Bool { expiresDate == nil }

  private func text(_ key: HTTPCookiePropertyKey) -> String? { properties?[key] as? String }

  /// Which cookies are stored.
  public enum AcceptPolicy: UInt, Sendable { case always, never, onlyFromMainDocumentDomain }

  /// The header of a request with cookies.
  open class func requestHeaderFields(with cookies: [HTTPCookie]) -> [String: String] {
    cookies.isEmpty ? [:] : ["Cookie": cookies.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")]
  }
  /// No cookies: no server is asked.
  open class func cookies(withResponseHeaderFields headerFields: [String: String], for url: URL) -> [HTTPCookie] { [] }
}

/// A property of a cookie.
public struct HTTPCookiePropertyKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public static let name = HTTPCookiePropertyKey("Name")
  public static let value = HTTPCookiePropertyKey("Value")
  public static let originURL = HTTPCookiePropertyKey("OriginURL")
  public static let version = HTTPCookiePropertyKey("Version")
  public static let domain = HTTPCookiePropertyKey("Domain")
  public static let path = HTTPCookiePropertyKey("Path")
  public static let secure = HTTPCookiePropertyKey("Secure")
  public static let expires = HTTPCookiePropertyKey("Expires")
  public static let maximumAge = HTTPCookiePropertyKey("Max-Age")
  public static let discard = HTTPCookiePropertyKey("Discard")
}

/// The cookies of an app: none, because no server sets one.
open class HTTPCookieStorage: @unchecked Sendable {
  // `@unchecked Sendable`: it has no state but a policy, which nothing reads.
  public static let shared = HTTPCookieStorage()
  open class func sharedCookieStorage(forGroupContainerIdentifier identifier: String) -> HTTPCookieStorage { shared }
  open var cookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  public init() {}
  open var cookies: [HTTPCookie]? { [] }
  open func cookies(for url: URL) -> [HTTPCookie]? { [] }
  /// No-op: nothing is stored.
  open func setCookie(_ cookie: HTTPCookie) {}
  /// No-op: nothing is stored.
  open func setCookies(_ cookies: [HTTPCookie], for url: URL?, mainDocumentURL: URL?) {}
  /// No-op: nothing is stored.
  open func deleteCookie(_ cookie: HTTPCookie) {}
  /// No-op: nothing is stored.
  open func removeCookies(since date: Date) {}
}

/// The credentials of an app: none.
open class URLCredentialStorage: @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  public static let shared = URLCredentialStorage()
  public init() {}
  open func defaultCredential(for space: URLProtectionSpace) -> URLCredential? { nil }
  /// No-op: nothing is stored.
  open func set(_ credential: URLCredential, for space: URLProtectionSpace) {}
}
