public import Foundation

/// Sends requests. No picture may depend on a network, so every request fails at once with
/// `URLError.notConnectedToInternet`, as on a phone in airplane mode; pictures show what a provider shows then.
open class URLSession: @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public static let shared = URLSession(configuration: .default)
  public let configuration: URLSessionConfiguration
  public let delegate: (any URLSessionDelegate)?
  open var sessionDescription: String? { nil }

  public init(configuration: URLSessionConfiguration) { (self.configuration, delegate) = (configuration, nil) }
  public init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?) {
    (self.configuration, self.delegate) = (configuration, delegate)
  }

  /// The error of every request.
  static let failure = URLError(.notConnectedToInternet)

  open func data(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) { throw Self.failure }
  open func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (Data, URLResponse) {
    throw Self.failure
  }
  open func upload(for request: URLRequest, from body: Data, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (
    Data, URLResponse
  ) { throw Self.failure }
  open func download(from url: URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse) {
    throw Self.failure
  }
  open func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws -> (URL, URLResponse) {
    throw Self.failure
  }

  open func dataTask(with url: URL) -> URLSessionDataTask { URLSessionDataTask {} }
  open func dataTask(with request: URLRequest) -> URLSessionDataTask { URLSessionDataTask {} }
  open func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void)
    -> URLSessionDataTask
  { URLSessionDataTask { completionHandler(nil, nil, Self.failure) } }
  open func dataTask(with request: URLRequest, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void)
    -> URLSessionDataTask
  { URLSessionDataTask { completionHandler(nil, nil, Self.failure) } }
  open func uploadTask(
    with request: URLRequest, from body: Data?, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { URLSessionUploadTask { completionHandler(nil, nil, Self.failure) } }
  open func downloadTask(with url: URL, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void)
    -> URLSessionDownloadTask
  { URLSessionDownloadTask { completionHandler(nil, nil, Self.failure) } }

  public func dataTaskPublisher(for url: URL) -> Fail<(data: Data, response: URLResponse), URLError> { Fail(error: Self.failure) }
  public func dataTaskPublisher(for request: URLRequest) -> Fail<(data: Data, response: URLResponse), URLError> {
    Fail(error: Self.failure)
  }
  /// No-op: nothing is in progress.
  open func invalidateAndCancel() {}
  /// No-op: nothing is in progress.
  open func finishTasksAndInvalidate() {}
}

/// A request task: it fails when it is resumed.
open class URLSessionTask: @unchecked Sendable {
  // `@unchecked Sendable`: only the response is kept, and that is Sendable.
  /// The state of a request.
  public enum State: Int, Sendable { case running, suspended, canceling, completed }
  private let answer: @Sendable () -> Void
  init(_ answer: @escaping @Sendable () -> Void) { self.answer = answer }
  open var state: State { .suspended }
  open func resume() { answer() }
  /// No-op: nothing is in progress.
  open func cancel() {}
  /// No-op: nothing is in progress.
  open func suspend() {}
}
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

extension URLSession {
  /// What a delegate does about a challenge.
  public enum AuthChallengeDisposition: Int, Sendable {
    case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
  }
  /// What a delegate does with a response.
  public enum ResponseDisposition: Int, Sendable { case cancel, allow, becomeDownload, becomeStream }
}
/// A name and a password.
open class URLCredential: @unchecked Sendable {
  // `@unchecked Sendable`: subclasses of an app may add anything; its own members are constants.
  public enum Persistence: UInt, Sendable { case none, forSession, permanent, synchronizable }
  public let user: String?
  public let password: String?
  public let persistence: Persistence
  public init(user: String, password: String, persistence: Persistence) {
    (self.user, self.password, self.persistence) = (user, password, persistence)
  }
}
/// What asks for a credential.
open class URLProtectionSpace: @unchecked Sendable {
  // `@unchecked Sendable`: as of a credential.
  public let host: String
  public let port: Int
  public let authenticationMethod: String
  public init(host: String, port: Int, protocol: String?, realm: String?, authenticationMethod: String?) {
    (self.host, self.port, self.authenticationMethod) = (host, port, authenticationMethod ?? NSURLAuthenticationMethodDefault)
  }
}
public let NSURLAuthenticationMethodDefault = "NSURLAuthenticationMethodDefault"
public let NSURLAuthenticationMethodHTTPBasic = "NSURLAuthenticationMethodHTTPBasic"
public let NSURLAuthenticationMethodServerTrust = "NSURLAuthenticationMethodServerTrust"
/// A server's demand for a credential; none is made.
open class URLAuthenticationChallenge: @unchecked Sendable {
  // `@unchecked Sendable`: as of a credential.
  public let protectionSpace: URLProtectionSpace
  public let proposedCredential: URLCredential?
  public let previousFailureCount: Int
  public init(protectionSpace: URLProtectionSpace, proposedCredential: URLCredential?, previousFailureCount: Int) {
    (self.protectionSpace, self.proposedCredential, self.previousFailureCount) = (protectionSpace, proposedCredential, previousFailureCount)
  }
}

public protocol URLSessionDelegate: AnyObject, Sendable {}
public protocol URLSessionTaskDelegate: URLSessionDelegate {}
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}

/// The configuration of a session.
open class URLSessionConfiguration: @unchecked Sendable {
  // `@unchecked Sendable`: set by its owner before a session gets it; nothing reads it here.
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration { URLSessionConfiguration() }
  public init() {}
  open var timeoutIntervalForRequest: TimeInterval = 60
  open var timeoutIntervalForResource: TimeInterval = 604_800
  open var requestCachePolicy = NSURLRequest.CachePolicy.useProtocolCachePolicy
  open var httpAdditionalHeaders: [AnyHashable: Any]?
  open var allowsCellularAccess = true
  open var waitsForConnectivity = false
  open var isDiscretionary = false
  open var sessionSendsLaunchEvents = false
  open var sharedContainerIdentifier: String?
  open var httpMaximumConnectionsPerHost = 6
  open var urlCache: URLCache?
  open var protocolClasses: [AnyClass]?
}
/// A cache of responses; it is always empty.
open class URLCache: @unchecked Sendable {
  /// Setting it has no effect: every cache is empty.
  public static var shared: URLCache {
    get { common }
    set {}
  }
  private static let common = URLCache()
  public init() {}
  public init(memoryCapacity: Int, diskCapacity: Int, directory: URL? = nil) {}
  public init(memoryCapacity: Int, diskCapacity: Int, diskPath path: String?) {}
  /// Bytes; nothing is kept whatever they are.
  open var memoryCapacity = 0
  open var diskCapacity = 0
  open var currentMemoryUsage: Int { 0 }
  open var currentDiskUsage: Int { 0 }
  open func cachedResponse(for request: URLRequest) -> CachedURLResponse? { nil }
  /// No-op: nothing is kept.
  open func storeCachedResponse(_ response: CachedURLResponse, for request: URLRequest) {}
  /// No-op: nothing is kept.
  open func removeCachedResponse(for request: URLRequest) {}
  /// No-op: nothing is kept.
  open func removeAllCachedResponses() {}
}
