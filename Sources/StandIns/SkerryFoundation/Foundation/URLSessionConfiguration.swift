public import Foundation

/// The configuration of a session.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: set by its owner before a session gets it; nothing reads it here.
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { URLSessionConfiguration() }
  public override init() {}
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var requestCachePolicy = NSURLRequest.CachePolicy.useProtocolCachePolicy
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var allowsCellularAccess = true
  open var allowsExpensiveNetworkAccess = true
  open var allowsConstrainedNetworkAccess = true
  open var waitsForConnectivity = false
  open var httpShouldSetCookies = true
  open var httpShouldUsePipelining = false
  open var shouldUseExtendedBackgroundIdleMode = false
  open var networkServiceType = NSURLRequest.NetworkServiceType.default
  open var isDiscretionary = false
  open var sessionSendsLaunchEvents = false
  open var sharedContainerIdentifier: String?
  open var httpMaximumConnectionsPerHost = 6
  open var httpCookieAcceptPolicy = HTTPCookie.AcceptPolicy.onlyFromMainDocumentDomain
  open var httpCookieStorage: HTTPCookieStorage?
  open var urlCredentialStorage: URLCredentialStorage?
  open var connectionProxyDictionary: [AnyHashable: Any]?
  open var urlCache: URLCache?
  open var protocolClasses: [AnyClass]?
}
