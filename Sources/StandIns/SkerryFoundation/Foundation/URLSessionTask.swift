public import Foundation

/// The size of a transfer of which nothing is known, in bytes.
public let NSURLSessionTransferSizeUnknown: Int64 = -1

/// A request task: it fails when it is resumed.
open class URLSessionTask: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: set by its owner; nothing reads it here.
  /// The state of a request.
  public enum State: Int, Sendable { case running, suspended, canceling, completed }
  public static let lowPriority: Float = 0.25
  public static let defaultPriority: Float = 0.5
  public static let highPriority: Float = 0.75
  private let answer: @Sendable () -> Void
  public override init() { answer = {} }
  init(_ answer: @escaping @Sendable () -> Void) { self.answer = answer }
  open var state: State { .suspended }
  open var taskIdentifier: Int { 0 }
  open var taskDescription: String?
  open var priority = URLSessionTask.defaultPriority
  open var originalRequest: URLRequest? { nil }
  open var currentRequest: URLRequest? { nil }
  open var response: URLResponse? { nil }
  open var error: (any Error)? { URLSession.failure }
  open var countOfBytesReceived: Int64 { 0 }
  open var countOfBytesSent: Int64 { 0 }
  open var countOfBytesExpectedToReceive: Int64 { 0 }
  open var countOfBytesExpectedToSend: Int64 { 0 }
  open var earliestBeginDate: Date?
  open var countOfBytesClientExpectsToSend = NSURLSessionTransferSizeUnknown
  open var countOfBytesClientExpectsToReceive = NSURLSessionTransferSizeUnknown
  open func resume() { answer() }
  /// No-op: nothing is in progress.
  open func cancel() {}
  /// No-op: nothing is in progress.
  open func suspend() {}
}
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

/// How long a task took; there is none, as nothing is sent.
open class URLSessionTaskMetrics: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open var transactionMetrics: [URLSessionTaskTransactionMetrics] { [] }
  open var taskInterval: DateInterval { DateInterval(start: Date(), duration: 0) }
  open var redirectCount: Int { 0 }
}
/// One request of a task and its answer.
open class URLSessionTaskTransactionMetrics: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it never changes.
  public let request: URLRequest
  open var response: URLResponse? { nil }
  open var fetchStartDate: Date? { nil }
  open var responseEndDate: Date? { nil }
  public init(request: URLRequest) { self.request = request }
}
