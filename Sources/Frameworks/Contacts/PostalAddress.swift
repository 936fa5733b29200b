import Foundation

/// An address that cannot be changed.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and only where it is mutable.
  fileprivate var parts: [String: String] = [:]
  open var street: String { parts["street"] ?? "" }
  open var subLocality: String { parts["subLocality"] ?? "" }
  open var city: String { parts["city"] ?? "" }
  open var subAdministrativeArea: String { parts["subAdministrativeArea"] ?? "" }
  open var state: String { parts["state"] ?? "" }
  open var postalCode: String { parts["postalCode"] ?? "" }
  open var country: String { parts["country"] ?? "" }
  open var isoCountryCode: String { parts["isoCountryCode"] ?? "" }
  override open func isEqual(_ object: Any?) -> Bool { (object as? CNPostalAddress)?.parts == parts }
  override open var hash: Int { parts.hashValue }
}
/// An address whose parts are set one by one.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  override open var street: String {
    get { super.street }
    set { parts["street"] = newValue }
  }
  override open var subLocality: String {
    get { super.subLocality }
    set { parts["subLocality"] = newValue }
  }
  override open var city: String {
    get { super.city }
    set { parts["city"] = newValue }
  }
  override open var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { parts["subAdministrativeArea"] = newValue }
  }
  override open var state: String {
    get { super.state }
    set { parts["state"] = newValue }
  }
  override open var postalCode: String {
    get { super.postalCode }
    set { parts["postalCode"] = newValue }
  }
  override open var country: String {
    get { super.country }
    set { parts["country"] = newValue }
  }
  override open var isoCountryCode: String {
    get { super.isoCountryCode }
    set { parts["isoCountryCode"] = newValue }
  }
}
/// How an address is written.
public enum CNPostalAddressFormatterStyle: Int, Sendable { case mailingAddress }

/// Writes an address in the lines that are usual in the United States; other countries' orders are not distinguished.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  open var style = CNPostalAddressFormatterStyle.mailingAddress
  open class func string(from address: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let region = [address.state, address.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    let town = [address.city, region].filter { !$0.isEmpty }.joined(separator: address.city.isEmpty || address.state.isEmpty ? " " : ", ")
    return [address.street, town, address.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }
  open func string(from address: CNPostalAddress) -> String { Self.string(from: address, style: style) }
}
