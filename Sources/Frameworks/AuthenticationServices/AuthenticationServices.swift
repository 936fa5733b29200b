@_exported import Foundation
@_exported import SkerryFoundation
import SkerryUI

open class ASAuthorization: NSObject {
  public enum Scope: Hashable, Sendable { case fullName, email }
}
open class ASAuthorizationAppleIDRequest: NSObject {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var nonce: String?
}
open class ASAuthorizationAppleIDCredential: NSObject {
  open var user: String { "" }
  open var email: String? { nil }
  open var fullName: PersonNameComponents? { nil }
  open var identityToken: Data? { nil }
}
/// The button for signing in, as the system draws it: an apple and a title on black.
public struct SignInWithAppleButton: View {
  public enum Label: Sendable { case signIn, signUp, `continue` }
  private let label: Label
  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) { self.label = label }
  public var body: some View {
    let words = label == .signIn ? "Sign in with Apple" : label == .signUp ? "Sign up with Apple" : "Continue with Apple"
    SkerryUI.Label(words, systemImage: "apple.logo").foregroundStyle(.white).frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.black, in: RoundedRectangle(cornerRadius: 6))
  }
}
