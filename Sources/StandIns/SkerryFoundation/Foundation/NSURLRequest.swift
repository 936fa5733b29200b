public import Foundation

/// A request as a reference type, which older files use; it bridges to `URLRequest` with `as`, in both directions.
open class NSURLRequest: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only a mutable request changes, and its owner alone changes it.
  fileprivate var value: URLRequest

  public convenience init(url: URL) { self.init(URLRequest(url: url)) }
  public convenience init(url: URL, cachePolicy: CachePolicy, timeoutInterval: TimeInterval) {
    self.init(URLRequest(url: url, cachePolicy: cachePolicy, timeoutInterval: timeoutInterval))
  }
  fileprivate init(_ value: URLRequest) { self.value = value }

  open var url: URL? { value.url }
  open var cachePolicy: CachePolicy { value.cachePolicy }
  open var timeoutInterval: TimeInterval { value.timeoutInterval }
  open var httpMethod: String? { value.httpMethod }
  open var httpBody: Data? { value.httpBody }
  open var allHTTPHeaderFields: [String: String]? { value.allHTTPHeaderFields }
  open func value(forHTTPHeaderField field: String) -> String? { value.value(forHTTPHeaderField: field) }
  open override var description: String { value.description }
}

extension NSURLRequest {
  /// The cache policy.
  public enum CachePolicy: UInt, Sendable {
    case useProtocolCachePolicy = 0
    case reloadIgnoringLocalCacheData = 1
    case returnCacheDataElseLoad = 2
    case returnCacheDataDontLoad = 3
    case reloadIgnoringLocalAndRemoteCacheData = 4
    case reloadRevalidatingCacheData = 5
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  /// The kind of traffic.
  public enum NetworkServiceType: UInt, Sendable {
    case `default` = 0
    case video = 2
    case background = 3
    case voice = 4
    case responsiveData = 6
    case avStreaming = 8
    case responsiveAV = 9
    case callSignaling = 11
  }
}

/// A request that can be changed.
open class NSMutableURLRequest: NSURLRequest, @unchecked Sendable {
  open override var url: URL? {
    get { value.url }
    set { value.url = newValue }
  }
  open override var cachePolicy: CachePolicy {
    get { value.cachePolicy }
    set { value.cachePolicy = newValue }
  }
  open override var timeoutInterval: TimeInterval {
    get { value.timeoutInterval }
    set { value.timeoutInterval = newValue }
  }
  open override var httpMethod: String? {
    get { value.httpMethod }
    set { value.httpMethod = newValue }
  }
  open override var httpBody: Data? {
    get { value.httpBody }
    set { value.httpBody = newValue }
  }
  open override var allHTTPHeaderFields: [String: String]? {
    get { value.allHTTPHeaderFields }
    set { value.allHTTPHeaderFields = newValue }
  }
  open func setValue(_ value: String?, forHTTPHeaderField field: String) { self.value.setValue(value, forHTTPHeaderField: field) }
  open func addValue(_ value: String, forHTTPHeaderField field: String) { self.value.addValue(value, forHTTPHeaderField: field) }
}

extension URLRequest: _ObjectiveCBridgeable {
  public typealias _ObjectiveCType = NSURLRequest
  public func _bridgeToObjectiveC() -> NSURLRequest { NSURLRequest(self) }
  public static func _forceBridgeFromObjectiveC(_ source: NSURLRequest, result: inout URLRequest?) { result = source.value }
  public static func _conditionallyBridgeFromObjectiveC(_ source: NSURLRequest, result: inout URLRequest?) -> Bool {
    result = source.value
    return true
  }
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSURLRequest?) -> URLRequest {
    guard let source else { preconditionFailure("A request that is nil cannot become a URLRequest; unwrap it first.") }
    return source.value
  }
}
