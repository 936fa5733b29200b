@_exported import Foundation
@_exported import SkerryFoundation

public enum LAPolicy: Int, Sendable { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }
public struct LAError: Error, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, passcodeNotSet = -5, biometryNotAvailable = -6
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
/// Biometric authentication; always unavailable.
open class LAContext: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  open var biometryType: LABiometryType { .none }
  open var localizedFallbackTitle: String?
  open var localizedReason = ""
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool { false }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool { throw LAError(.biometryNotAvailable) }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String, reply: @escaping (Bool, (any Error)?) -> Void) {
    reply(false, LAError(.biometryNotAvailable))
  }
  open func invalidate() {}
}
