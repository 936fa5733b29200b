public import Foundation

/// A request to a server.
public struct URLRequest: Hashable, Sendable {
  public typealias CachePolicy = NSURLRequest.CachePolicy
  public typealias NetworkServiceType = NSURLRequest.NetworkServiceType
  public var url: URL?
  public var cachePolicy: CachePolicy
  public var timeoutInterval: TimeInterval
  public var httpMethod: String? = "GET"
  public var httpBody: Data?
  public var allHTTPHeaderFields: [String: String]? = [:]
  public var httpShouldHandleCookies = true
  public var httpShouldUsePipelining = false
  public var allowsCellularAccess = true
  public var allowsExpensiveNetworkAccess = true
  public var allowsConstrainedNetworkAccess = true
  public var assumesHTTP3Capable = false
  public var networkServiceType = NetworkServiceType.default
  public var mainDocumentURL: URL?

  public init(url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60) {
    (self.url, self.cachePolicy, self.timeoutInterval) = (url, cachePolicy, timeoutInterval)
  }
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.lowercased() == field.lowercased() }?.value
  }
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    let known = allHTTPHeaderFields?.keys.first { $0.lowercased() == field.lowercased() }
    allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
    allHTTPHeaderFields?[known ?? field] = value
  }
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let old = self.value(forHTTPHeaderField: field)
    setValue(old.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }
}

extension URLRequest: CustomStringConvertible, CustomDebugStringConvertible {
  public var description: String { url?.description ?? "url: nil" }
  public var debugDescription: String { description }
}

/// A server's response.
open class URLResponse: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let url: URL?
  public let mimeType: String?
  public let expectedContentLength: Int64
  public let textEncodingName: String?
  public init(url: URL, mimeType: String?, expectedContentLength length: Int, textEncodingName name: String?) {
    (self.url, self.mimeType, expectedContentLength, textEncodingName) = (url, mimeType, Int64(length), name)
  }
  open var suggestedFilename: String? { url?.lastPathComponent }
}

/// The response of a web server.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  public let statusCode: Int
  public let allHeaderFields: [AnyHashable: Any]
  public init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?) {
    (self.statusCode, allHeaderFields) = (statusCode, headerFields ?? [:])
    super.init(url: url, mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
  }
  open func value(forHTTPHeaderField field: String) -> String? {
    allHeaderFields.first { ($0.key as? String)?.lowercased() == field.lowercased() }?.value as? String
  }
  open class func localizedString(forStatusCode code: Int) -> String { code == 200 ? "no error" : "status \(code)" }
}
