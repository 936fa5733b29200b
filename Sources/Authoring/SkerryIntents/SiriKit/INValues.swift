import Foundation

// The values that SiriKit's intents hold.

/// A person in an intent.
open class INPerson: NSObject {
  public let displayName: String
  public let customIdentifier: String?
  public let personHandle: INPersonHandle?
  public let nameComponents: PersonNameComponents?
  public let image: INImage?
  public let contactIdentifier: String?
  public init(
    personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName: String?, image: INImage?, contactIdentifier: String?,
    customIdentifier: String?
  ) {
    (self.personHandle, self.nameComponents, self.image) = (personHandle, nameComponents, image)
    (self.displayName, self.contactIdentifier, self.customIdentifier) = (displayName ?? "", contactIdentifier, customIdentifier)
  }
  public init(displayName: String, customIdentifier: String?) {
    (self.displayName, self.customIdentifier) = (displayName, customIdentifier)
    (personHandle, nameComponents, image, contactIdentifier) = (nil, nil, nil, nil)
  }
}
/// How a person can be reached.
open class INPersonHandle: NSObject {
  /// An email address, a phone number, or another handle.
  public enum HandleType: Int, Sendable { case unknown, emailAddress, phoneNumber }
  public let value: String?
  public let type: HandleType
  public init(value: String?, type: HandleType) { (self.value, self.type) = (value, type) }
}
public typealias INPersonHandleType = INPersonHandle.HandleType

/// An image beside a value; only the system shows it.
open class INImage: NSObject {
  public init(named name: String) {}
  public init(imageData: Data) {}
  public init?(url imageURL: URL) {}
  public init?(url imageURL: URL, width: Double, height: Double) {}
  private override init() {}
  open class func systemImageNamed(_ name: String) -> INImage { INImage() }
}
/// A file parameter of an intent.
open class INFile: NSObject {
  public let data: Data
  public var filename: String
  public let fileURL: URL?
  public init(data: Data, filename: String, typeIdentifier: String?) { (self.data, self.filename, fileURL) = (data, filename, nil) }
  public init(fileURL: URL, filename: String?, typeIdentifier: String?) {
    (data, self.filename, self.fileURL) = (Data(), filename ?? fileURL.lastPathComponent, fileURL)
  }
}
/// A string and its pronunciation.
open class INSpeakableString: NSObject {
  public let spokenPhrase: String
  public let identifier: String?
  public let pronunciationHint: String?
  public init(spokenPhrase: String) { (self.spokenPhrase, identifier, pronunciationHint) = (spokenPhrase, nil, nil) }
  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    (identifier, self.spokenPhrase, self.pronunciationHint) = (vocabularyIdentifier, spokenPhrase, pronunciationHint)
  }
}
/// An amount of money.
open class INCurrencyAmount: NSObject {
  public let amount: NSDecimalNumber?
  public let currencyCode: String?
  public init(amount: NSDecimalNumber, currencyCode: String) { (self.amount, self.currencyCode) = (amount, currencyCode) }
}
/// A payment method.
open class INPaymentMethod: NSObject {
  public let name: String?
  public let identificationHint: String?
  public init(name: String?, identificationHint: String?) { (self.name, self.identificationHint) = (name, identificationHint) }
}
/// A range of dates.
open class INDateComponentsRange: NSObject {
  public let startDateComponents: DateComponents?
  public let endDateComponents: DateComponents?
  public init(start: DateComponents?, end: DateComponents?) { (startDateComponents, endDateComponents) = (start, end) }
}

/// An intent that the user may add to a list of shortcuts.
public enum INShortcut: @unchecked Sendable {
  // `@unchecked Sendable`: the intent is handed on and read by one owner.
  case intent(INIntent)
  public init?(intent: INIntent) { self = .intent(intent) }
  public var intent: INIntent? {
    if case .intent(let intent) = self { intent } else { nil }
  }
}
/// The user's shortcuts: none.
open class INVoiceShortcutCenter: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  public static let shared = INVoiceShortcutCenter()
  /// No-op: nothing is suggested.
  open func setShortcutSuggestions(_ suggestions: [INShortcut]) {}
}
