import Foundation

// SiriKit's values, as files of widgets and apps name them. Nothing is asked of Siri where pictures are drawn.

/// Something that a person asks for.
open class INIntent: NSObject {
  open var identifier: String? { nil }
  open var intentDescription: String? { nil }
  open var suggestedInvocationPhrase: String?
  public required override init() {}
}
/// What became of it.
open class INIntentResponse: NSObject {
  public override init() {}
}
/// A thing that an intent names.
open class INObject: NSObject {
  open private(set) var identifier: String?
  open private(set) var displayString: String
  open var pronunciationHint: String?
  open var subtitleString: String?
  public init(identifier: String?, display displayString: String) {
    (self.identifier, self.displayString) = (identifier, displayString)
  }
  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    (self.identifier, self.displayString, self.pronunciationHint) = (identifier, displayString, pronunciationHint)
  }
}
/// The things that a person may choose from.
open class INObjectCollection<ObjectType>: NSObject {
  public let allItems: [ObjectType]
  public init(items: [ObjectType]) { allItems = items }
}
/// An intent that was performed.
open class INInteraction: NSObject {
  public let intent: INIntent
  public let intentResponse: INIntentResponse?
  open var identifier = ""
  open var groupIdentifier: String?
  public init(intent: INIntent, response: INIntentResponse?) { (self.intent, intentResponse) = (intent, response) }
  /// No-op: there is nobody to tell.
  open func donate(completion: (((any Error)?) -> Void)? = nil) { completion?(nil) }
}
/// An extension that handles intents.
open class INExtension: NSObject {
  public override init() {}
  open func handler(for intent: INIntent) -> Any? { self }
}
/// A person in an intent.
open class INPerson: NSObject {
  public let displayName: String
  public let customIdentifier: String?
  public init(displayName: String, customIdentifier: String?) {
    (self.displayName, self.customIdentifier) = (displayName, customIdentifier)
  }
}
/// Whether an app may use Siri.
public enum INSiriAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized }
/// What a person allowed Siri.
open class INPreferences: NSObject {
  open class func siriAuthorizationStatus() -> INSiriAuthorizationStatus { .notDetermined }
  /// The answer is always no.
  open class func requestSiriAuthorization(_ handler: @escaping (INSiriAuthorizationStatus) -> Void) { handler(.denied) }
}
