@_exported import Foundation
@_exported import SkerryFoundation

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable { case notDetermined, denied, restricted, authorized }
/// Speech recognition; unavailable here.
open class SFSpeechRecognizer: NSObject {
  public init?(locale: Locale = Locale(identifier: "en_US")) { nil }
  open var isAvailable: Bool { false }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus { .notDetermined }
  /// Always denied.
  open class func requestAuthorization(_ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void) { handler(.denied) }
}
