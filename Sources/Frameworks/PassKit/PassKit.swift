@_exported import Foundation
@_exported import SkerryFoundation

open class PKPass: NSObject {
  public init(data: Data) throws {}
  open var serialNumber: String { "" }
  open var organizationName: String { "" }
}
/// The user's wallet, which is empty.
open class PKPassLibrary: NSObject {
  open class func isPassLibraryAvailable() -> Bool { false }
  open func passes() -> [PKPass] { [] }
  open func containsPass(_ pass: PKPass) -> Bool { false }
}
open class PKPaymentSummaryItem: NSObject {
  public let label: String
  public let amount: NSDecimalNumber
  public init(label: String, amount: NSDecimalNumber) { (self.label, self.amount) = (label, amount) }
}
public struct PKPaymentNetwork: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visa = PKPaymentNetwork(rawValue: "Visa")
  public static let masterCard = PKPaymentNetwork(rawValue: "MasterCard")
  public static let amex = PKPaymentNetwork(rawValue: "AmEx")
}
