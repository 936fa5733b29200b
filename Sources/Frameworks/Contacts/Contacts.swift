@_exported import Foundation
@_exported import SkerryFoundation

// The types of the address book, which is empty here.

open class CNContact: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  open var identifier: String { "" }
  open var givenName: String { "" }
  open var middleName: String { "" }
  open var familyName: String { "" }
  open var nickname: String { "" }
  open var organizationName: String { "" }
  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { [] }
  open var emailAddresses: [CNLabeledValue<NSString>] { [] }
  open var imageData: Data? { nil }
  open var thumbnailImageData: Data? { nil }
  open var imageDataAvailable: Bool { false }
  open var birthday: DateComponents? { nil }
}
open class CNMutableContact: CNContact, @unchecked Sendable {}
open class CNLabeledValue<Value>: NSObject {
  public let label: String?
  public let value: Value
  public init(label: String?, value: Value) { (self.label, self.value) = (label, value) }
}
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let stringValue: String
  public init(stringValue: String) { self.stringValue = stringValue }
}
public enum CNEntityType: Int, Sendable { case contacts }
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}
public let CNContactGivenNameKey = "givenName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
public let CNContactIdentifierKey = "identifier"
open class CNContactFetchRequest: NSObject {
  public init(keysToFetch: [any CNKeyDescriptor]) {}
  open var predicate: NSPredicate?
}
open class CNContactStore: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open class func authorizationStatus(for type: CNEntityType) -> CNAuthorizationStatus { .notDetermined }
  /// Always denied.
  open func requestAccess(for type: CNEntityType) async throws -> Bool { false }
  open func requestAccess(for type: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
    completionHandler(false, nil)
  }
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { [] }
  /// No-op: it is empty.
  open func enumerateContacts(with request: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<Bool>) -> Void) throws
  {}
}
open class CNContactFormatter: Formatter, @unchecked Sendable {
  public enum Style: Int, Sendable { case fullName, phoneticFullName }
  open class func string(from contact: CNContact, style: Style) -> String? {
    let words = [contact.givenName, contact.familyName].filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
