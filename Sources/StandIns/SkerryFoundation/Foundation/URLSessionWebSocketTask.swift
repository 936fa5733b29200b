public import Foundation

/// A connection for messages. There is no network, so sending and receiving fail as requests do.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  // `@unchecked Sendable`: as for any task.
  /// What is sent and received.
  public enum Message: Sendable {
    case data(Data)
    case string(String)
  }
  /// Why a connection was closed. Source: RFC 6455, section 7.4.1.
  public enum CloseCode: Int, Sendable {
    case invalid = 0
    case normalClosure = 1000
    case goingAway, protocolError, unsupportedData
    case noStatusReceived = 1005
    case abnormalClosure, invalidFramePayloadData, policyViolation, messageTooBig, mandatoryExtensionMissing, internalServerError
    case tlsHandshakeFailure = 1015
  }
  /// Bytes; the default is 1 MiB.
  open var maximumMessageSize = 1 << 20
  /// Never closed, because it is never open.
  open var closeCode: CloseCode { .invalid }
  open var closeReason: Data? { nil }
  open func send(_ message: Message) async throws { throw URLSession.failure }
  open func send(_ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    completionHandler(URLSession.failure)
  }
  open func receive() async throws -> Message { throw URLSession.failure }
  open func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
    completionHandler(.failure(URLSession.failure))
  }
  open func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) { pongReceiveHandler(URLSession.failure) }
  /// No-op: nothing is connected.
  open func cancel(with closeCode: CloseCode, reason: Data?) {}
}
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}
extension URLSession {
  public func webSocketTask(with url: URL) -> URLSessionWebSocketTask { URLSessionWebSocketTask() }
  public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask { URLSessionWebSocketTask() }
  public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask { URLSessionWebSocketTask() }
}
