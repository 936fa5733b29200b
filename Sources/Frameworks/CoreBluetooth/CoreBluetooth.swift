@_exported import Foundation
@_exported import SkerryFoundation

// The types of Bluetooth; no device is nearby.

open class CBUUID: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  public let uuidString: String
  public init(string: String) { uuidString = string }
  public init(nsuuid: UUID) { uuidString = nsuuid.uuidString }
  open override var hash: Int { uuidString.hashValue }
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.uuidString == uuidString }
}
public enum CBManagerState: Int, Sendable { case unknown, resetting, unsupported, unauthorized, poweredOff, poweredOn }
public enum CBManagerAuthorization: Int, Sendable { case notDetermined, restricted, denied, allowedAlways }
open class CBManager: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open var state: CBManagerState { .poweredOff }
  open class var authorization: CBManagerAuthorization { .notDetermined }
}
open class CBCentralManager: CBManager, @unchecked Sendable {
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {}
  open weak var delegate: (any CBCentralManagerDelegate)?
  open var isScanning: Bool { false }
  /// No-op: no device is nearby.
  open func scanForPeripherals(withServices services: [CBUUID]?, options: [String: Any]? = nil) {}
  /// No-op: no device is nearby.
  open func stopScan() {}
  /// No-op: no device is nearby.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// No-op: no device is nearby.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  open func retrieveConnectedPeripherals(withServices services: [CBUUID]) -> [CBPeripheral] { [] }
}
open class CBPeripheralManager: CBManager, @unchecked Sendable {
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {}
}
public enum CBPeripheralState: Int, Sendable { case disconnected, connecting, connected, disconnecting }
open class CBPeripheral: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  open weak var delegate: (any CBPeripheralDelegate)?
  open var identifier: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)) }
  open var name: String? { nil }
  open var state: CBPeripheralState { .disconnected }
  open var services: [CBService]? { nil }
  /// No-op: no device is nearby.
  open func discoverServices(_ services: [CBUUID]?) {}
  /// No-op: no device is nearby.
  open func discoverCharacteristics(_ characteristics: [CBUUID]?, for service: CBService) {}
  /// No-op: no device is nearby.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// No-op: no device is nearby.
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  /// No-op: no device is nearby.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}
public enum CBCharacteristicWriteType: Int, Sendable { case withResponse, withoutResponse }
open class CBService: NSObject {
  open var uuid: CBUUID { CBUUID(string: "") }
  open var characteristics: [CBCharacteristic]? { nil }
}
open class CBCharacteristic: NSObject {
  open var uuid: CBUUID { CBUUID(string: "") }
  open var value: Data? { nil }
}
public protocol CBCentralManagerDelegate: NSObjectProtocol {}
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {}
public protocol CBPeripheralDelegate: NSObjectProtocol {}
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
