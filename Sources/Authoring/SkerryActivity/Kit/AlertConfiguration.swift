import Foundation
import SkerryLocalization

/// The alert that is shown when an activity changes.
public struct AlertConfiguration: Sendable, Equatable {
  /// The sound of an alert.
  public struct AlertSound: Sendable, Equatable {
    fileprivate let name: String?
    public static let `default` = AlertSound(name: nil)
    public static func named(_ name: String) -> AlertSound { AlertSound(name: name) }
  }
  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound
  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

extension AlertConfiguration {
  /// The strings as they are shown.
  var text: AlertText { AlertText(title: String(localized: title), body: String(localized: body), sound: sound.name) }
}
