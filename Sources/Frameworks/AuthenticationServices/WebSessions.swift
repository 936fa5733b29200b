@_exported import Foundation
@_exported import SkerryFoundation
import SkerryUI

/// The window in which the system shows its sheet.
public typealias ASPresentationAnchor = UIWindow

public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
  @MainActor func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs in on a website. There is no browser and no network: a session cannot start.
open class ASWebAuthenticationSession: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  /// How the website returns to the app.
  public struct Callback: Sendable {
    public static func customScheme(_ scheme: String) -> Callback { Callback() }
    public static func https(host: String, path: String) -> Callback { Callback() }
    public func matchesURL(_ url: URL) -> Bool { false }
  }
  open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  open var prefersEphemeralWebBrowserSession = false
  open var additionalHeaderFields: [String: String]?
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {}
  public init(url: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {}
  open var canStart: Bool { false }
  /// `false`: it did not start.
  @discardableResult
  open func start() -> Bool { false }
  /// No-op: it did not start.
  open func cancel() {}
}
/// Why a session ended.
public struct ASWebAuthenticationSessionError: Error, Sendable {
  public enum Code: Int, Sendable { case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let canceledLogin = Code.canceledLogin
  public static let presentationContextNotProvided = Code.presentationContextNotProvided
  public static let presentationContextInvalid = Code.presentationContextInvalid
}
