import Foundation

public enum ItemClass: String, Sendable { case genericPassword = "GenericPassword", internetPassword = "InternetPassword" }
public enum ProtocolType: Sendable { case ftp, http, https, imap, ldap, pop3, smb, smtp, socks, ssh, telnet }
public enum AuthenticationType: Sendable { case ntlm, msn, dpa, rpa, httpBasic, httpDigest, htmlForm, `default` }
public enum Accessibility: Sendable {
  case whenUnlocked, afterFirstUnlock, always, whenPasscodeSetThisDeviceOnly, whenUnlockedThisDeviceOnly, afterFirstUnlockThisDeviceOnly
  case alwaysThisDeviceOnly
}
public struct AuthenticationPolicy: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = AuthenticationPolicy(rawValue: 1 << 0)
  public static let touchIDAny = AuthenticationPolicy(rawValue: 1 << 1)
  public static let touchIDCurrentSet = AuthenticationPolicy(rawValue: 1 << 3)
  public static let biometryAny = AuthenticationPolicy(rawValue: 1 << 1)
  public static let biometryCurrentSet = AuthenticationPolicy(rawValue: 1 << 3)
  public static let devicePasscode = AuthenticationPolicy(rawValue: 1 << 4)
}

/// What went wrong: here only that bytes are no text. Source of the numbers: Apple's Security result codes.
public enum Status: Int32, Error, Sendable {
  case success = 0
  case param = -50
  case userCanceled = -128
  case notAvailable = -25291
  case authFailed = -25293
  case duplicateItem = -25299
  case itemNotFound = -25300
  case interactionNotAllowed = -25308
  case decode = -26275
  case missingEntitlement = -34018
  case conversionError = -67594
  case unexpectedError = -99999
}
