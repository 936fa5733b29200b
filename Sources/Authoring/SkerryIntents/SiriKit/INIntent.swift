import Foundation
import SkerryFoundation

// The SiriKit values that widgets and apps use. Siri is not available where pictures are drawn.

/// An intent of SiriKit.
open class INIntent: NSObject {
  open var identifier: String? { nil }
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?
  public required override init() {}
  /// Sets the defaults from the definition's editor; on a phone the system does so when the user adds a widget.
  open func setDefaultValues() {}
  private var parameters: [String: Any] = [:]
  /// The value of a parameter of a class that Xcode generated, declared with `@NSManaged`.
  public final func managedValue<Value>(forKey key: String) -> Value? { parameters[key] as? Value }
  public final func setManagedValue<Value>(_ value: Value?, forKey key: String) { parameters[key] = value }
}
/// The response to an intent.
open class INIntentResponse: NSObject {
  open var userActivity: NSUserActivity?
  public required override init() {}
}
/// An object that an intent refers to.
open class INObject: NSObject {
  public private(set) var identifier: String?
  public private(set) var displayString: String
  open var pronunciationHint: String?
  open var subtitleString: String?
  open var displayImage: INImage?
  open class var supportsSecureCoding: Bool { true }
  public required init(identifier: String?, display displayString: String) {
    (self.identifier, self.displayString) = (identifier, displayString)
  }
  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    (self.identifier, self.displayString, self.pronunciationHint) = (identifier, displayString, pronunciationHint)
  }
}
/// The objects that the user may choose from.
open class INObjectCollection<ObjectType>: NSObject {
  open var allItems: [ObjectType] { sections.flatMap(\.items) }
  public let sections: [INObjectSection<ObjectType>]
  open var usesIndexedCollation = false
  public init(items: [ObjectType]) { sections = [INObjectSection(title: nil, items: items)] }
  public init(sections: [INObjectSection<ObjectType>]) { self.sections = sections }
}
/// A titled section of these objects.
open class INObjectSection<ObjectType>: NSObject {
  public let title: String?
  public let items: [ObjectType]
  public init(title: String?, items: [ObjectType]) { (self.title, self.items) = (title, items) }
}
/// An intent that was performed.
open class INInteraction: NSObject {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = ""
  open var groupIdentifier: String?
  open var direction = INInteractionDirection.unspecified
  open var dateInterval: DateInterval?
  public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
  /// No-op: interactions are not donated.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// No-op: nothing is stored.
  open class func deleteAll(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
  /// No-op: nothing is stored.
  open class func delete(with identifiers: [String], completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
/// Who initiated it.
public enum INInteractionDirection: Int, Sendable { case unspecified, outgoing, incoming }
/// An extension that handles intents.
open class INExtension: NSObject {
  public override init() {}
  open func handler(for intent: INIntent) -> Any { self }
}
/// Whether an app may use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// The user's authorization for Siri.
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  /// Always denied.
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) { handler(.denied) }
}
