public import Foundation

/// Handles requests instead of a server. No request is made here, so it is never used.
open class URLProtocol: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let request: URLRequest
  public let client: (any URLProtocolClient)?
  public let cachedResponse: CachedURLResponse?
  public required init(request: URLRequest, cachedResponse: CachedURLResponse?, client: (any URLProtocolClient)?) {
    (self.request, self.cachedResponse, self.client) = (request, cachedResponse, client)
  }
  open class func canInit(with request: URLRequest) -> Bool { false }
  open class func canInit(with task: URLSessionTask) -> Bool { false }
  open class func canonicalRequest(for request: URLRequest) -> URLRequest { request }
  open class func requestIsCacheEquivalent(_ a: URLRequest, to b: URLRequest) -> Bool { a == b }
  /// No-op: there are no requests.
  open func startLoading() {}
  /// No-op: there are no requests.
  open func stopLoading() {}
  @discardableResult open class func registerClass(_ protocolClass: AnyClass) -> Bool { true }
  /// No-op: nothing was registered.
  open class func unregisterClass(_ protocolClass: AnyClass) {}
}
/// Receives a response as it arrives.
public protocol URLProtocolClient: NSObjectProtocol {
  func urlProtocol(_ protocol: URLProtocol, didReceive response: URLResponse, cacheStoragePolicy policy: URLCache.StoragePolicy)
  func urlProtocol(_ protocol: URLProtocol, didLoad data: Data)
  func urlProtocolDidFinishLoading(_ protocol: URLProtocol)
  func urlProtocol(_ protocol: URLProtocol, didFailWithError error: any Error)
}
extension URLCache {
  /// Where a response may be cached.
  public enum StoragePolicy: UInt, Sendable { case allowed, allowedInMemoryOnly, notAllowed }
}
/// A cached response.
open class CachedURLResponse: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let response: URLResponse
  public let data: Data
  public init(response: URLResponse, data: Data) { (self.response, self.data) = (response, data) }
}
