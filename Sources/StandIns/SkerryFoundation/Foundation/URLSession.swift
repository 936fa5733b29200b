public import Foundation

/// Sends requests. No picture may depend on a network, so every request fails at once with
/// `URLError.notConnectedToInternet`, as on a phone in airplane mode; pictures show what a provider shows then.
open class URLSession: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public static let shared = URLSession(configuration: .default)
  public let configuration: URLSessionConfiguration
  public let delegate: (any URLSessionDelegate)?
  public let delegateQueue: OperationQueue
  open var sessionDescription: String?

  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }
  public init(configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue queue: OperationQueue?) {
    (self.configuration, self.delegate, delegateQueue) = (configuration, delegate, queue ?? .main)
  }

  /// The error of every request.
  static let failure = URLError(.notConnectedToInternet)

  // With and without a delegate, as on a phone: a method with a default argument does not satisfy a protocol's requirement without it.
  open func data(from url: URL) async throws -> (Data, URLResponse) { throw Self.failure }
  open func data(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse) { throw Self.failure }
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) { throw Self.failure }
  open func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse) {
    throw Self.failure
  }
  open func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse) { throw Self.failure }
  open func upload(for request: URLRequest, from body: Data, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse) {
    throw Self.failure
  }
  open func upload(for request: URLRequest, fromFile file: URL) async throws -> (Data, URLResponse) { throw Self.failure }
  open func upload(for request: URLRequest, fromFile file: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (Data, URLResponse)
  {
    throw Self.failure
  }
  open func download(from url: URL) async throws -> (URL, URLResponse) { throw Self.failure }
  open func download(from url: URL, delegate: (any URLSessionTaskDelegate)?) async throws -> (URL, URLResponse) { throw Self.failure }
  open func download(for request: URLRequest) async throws -> (URL, URLResponse) { throw Self.failure }
  open func download(for request: URLRequest, delegate: (any URLSessionTaskDelegate)?) async throws -> (URL, URLResponse) {
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

  open func downloadTask(with url: URL) -> URLSessionDownloadTask { URLSessionDownloadTask {} }
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask { URLSessionDownloadTask {} }
  open func downloadTask(with request: URLRequest, completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void)
    -> URLSessionDownloadTask
  { URLSessionDownloadTask { completionHandler(nil, nil, Self.failure) } }
  open func uploadTask(with request: URLRequest, from body: Data) -> URLSessionUploadTask { URLSessionUploadTask {} }
  open func uploadTask(with request: URLRequest, fromFile file: URL) -> URLSessionUploadTask { URLSessionUploadTask {} }
  open func uploadTask(
    with request: URLRequest, fromFile file: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { URLSessionUploadTask { completionHandler(nil, nil, Self.failure) } }
  /// No task is in progress.
  open var allTasks: [URLSessionTask] { get async { [] } }
  /// No task is in progress.
  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) { completionHandler([]) }
  /// No task is in progress.
  open var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) { get async { ([], [], []) } }
  /// No task is in progress.
  open func getTasksWithCompletionHandler(
    _ completionHandler: @escaping @Sendable ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) -> Void
  ) { completionHandler([], [], []) }
  /// Calls back: there are no cookies, caches or credentials to remove.
  open func reset(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }
  /// Calls back: there is nothing to write.
  open func flush(completionHandler: @escaping @Sendable () -> Void) { completionHandler() }

  public func dataTaskPublisher(for url: URL) -> Fail<(data: Data, response: URLResponse), URLError> { Fail(error: Self.failure) }
  public func dataTaskPublisher(for request: URLRequest) -> Fail<(data: Data, response: URLResponse), URLError> {
    Fail(error: Self.failure)
  }
  /// No-op: nothing is in progress.
  open func invalidateAndCancel() {}
  /// No-op: nothing is in progress.
  open func finishTasksAndInvalidate() {}
}

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
  // `@unchecked Sendable`: as for a credential.
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
  // `@unchecked Sendable`: as for a credential.
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
  /// Bytes; nothing is stored, whatever the value.
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
