public import Foundation

/// The content of a notification.
open class UNNotificationContent: @unchecked Sendable {
  // `@unchecked Sendable`: written by its one owner before it is handed on.
  public init() {}
  open var title: String { stored.title }
  open var subtitle: String { stored.subtitle }
  open var body: String { stored.body }
  open var badge: NSNumber? { stored.badge }
  open var sound: UNNotificationSound? { stored.sound }
  open var userInfo: [AnyHashable: Any] { stored.userInfo }
  open var categoryIdentifier: String { stored.categoryIdentifier }
  open var threadIdentifier: String { stored.threadIdentifier }
  open var targetContentIdentifier: String? { stored.targetContentIdentifier }
  open var launchImageName: String { stored.launchImageName }
  open var interruptionLevel: UNNotificationInterruptionLevel { stored.interruptionLevel }
  open var relevanceScore: Double { stored.relevanceScore }
  open var attachments: [UNNotificationAttachment] { stored.attachments }

  struct Stored {
    var title = "", subtitle = "", body = "", categoryIdentifier = "", threadIdentifier = "", launchImageName = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var targetContentIdentifier: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0
    var attachments: [UNNotificationAttachment] = []
  }
  var stored = Stored()
}

/// The content of a notification that is being prepared.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { stored.title }
    set { stored.title = newValue }
  }
  open override var subtitle: String {
    get { stored.subtitle }
    set { stored.subtitle = newValue }
  }
  open override var body: String {
    get { stored.body }
    set { stored.body = newValue }
  }
  open override var badge: NSNumber? {
    get { stored.badge }
    set { stored.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { stored.sound }
    set { stored.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { stored.userInfo }
    set { stored.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { stored.categoryIdentifier }
    set { stored.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { stored.threadIdentifier }
    set { stored.threadIdentifier = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { stored.targetContentIdentifier }
    set { stored.targetContentIdentifier = newValue }
  }
  open override var launchImageName: String {
    get { stored.launchImageName }
    set { stored.launchImageName = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { stored.interruptionLevel }
    set { stored.interruptionLevel = newValue }
  }
  open override var relevanceScore: Double {
    get { stored.relevanceScore }
    set { stored.relevanceScore = newValue }
  }
  open override var attachments: [UNNotificationAttachment] {
    get { stored.attachments }
    set { stored.attachments = newValue }
  }
}

/// The interruption level of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

/// A file with a notification.
public final class UNNotificationAttachment: Sendable {
  public let identifier: String
  public let url: URL
  public init(identifier: String, url: URL, options: [AnyHashable: Any]? = nil) throws { (self.identifier, self.url) = (identifier, url) }
}

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}
/// The sound of a notification.
public final class UNNotificationSound: Sendable {
  public let name: UNNotificationSoundName?
  private init() { name = nil }
  public init(named name: UNNotificationSoundName) { self.name = name }
  public static let `default` = UNNotificationSound()
  public static let defaultCritical = UNNotificationSound()
  public static let defaultRingtone = UNNotificationSound()
  public static func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(named: name) }
  public static func criticalSoundNamed(_ name: UNNotificationSoundName, withAudioVolume volume: Float) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  public static func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .defaultCritical }
  public static func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound { UNNotificationSound(named: name) }
}
