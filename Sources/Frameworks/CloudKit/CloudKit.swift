@_exported import Foundation
@_exported import SkerryFoundation

public enum CKAccountStatus: Int, Sendable { case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable }
/// iCloud storage: empty, and without an account.
open class CKContainer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: immutable after initialization.
  private static let container = CKContainer()
  open class func `default`() -> CKContainer { container }
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(.private)
  public let publicCloudDatabase = CKDatabase(.public)
  public let sharedCloudDatabase = CKDatabase(.shared)
  public override init() { containerIdentifier = nil }
  public init(identifier: String) { containerIdentifier = identifier }
  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func accountStatus(completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void) { completionHandler(.noAccount, nil) }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  open func fetchUserRecordID(completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func database(with scope: CKDatabase.Scope) -> CKDatabase {
    switch scope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }
  open func add(_ operation: CKOperation) { operation.finish() }
}

/// Why a request to iCloud failed; here always because there is no account.
public struct CKError: Error, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable, requestRateLimited,
      missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
    case serverRecordChanged = 14, serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion, constraintViolation,
      operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded,
      userDeletedZone
    case alreadyShared = 30
    case participantMayNeedVerification = 33, serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var retryAfterSeconds: Double? { nil }
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  public var localizedDescription: String { "This request requires an authenticated account." }
}
public protocol CKRecordValueProtocol {}
extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}
public typealias CKRecordValue = any CKRecordValueProtocol

open class CKRecord: NSObject {
  public typealias RecordType = String
  public typealias FieldKey = String
  open class ID: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: it has constant properties.
    public let recordName: String
    public let zoneID: CKRecordZone.ID
    public init(recordName: String = "", zoneID: CKRecordZone.ID = .default) { (self.recordName, self.zoneID) = (recordName, zoneID) }
    open override func isEqual(_ object: Any?) -> Bool { (object as? ID)?.recordName == recordName }
    open override var hash: Int { recordName.hashValue }
  }
  open class Reference: NSObject, CKRecordValueProtocol {
    public enum Action: UInt, Sendable { case none, deleteSelf }
    public let recordID: ID
    public let action: Action
    public init(recordID: ID, action: Action) { (self.recordID, self.action) = (recordID, action) }
    public convenience init(record: CKRecord, action: Action) { self.init(recordID: record.recordID, action: action) }
  }
  public let recordType: String
  public let recordID: ID
  public var creationDate: Date? { nil }
  public var modificationDate: Date? { nil }
  private var values: [String: Any] = [:]
  public init(recordType: String) { (self.recordType, recordID) = (recordType, ID()) }
  public init(recordType: String, recordID: ID) { (self.recordType, self.recordID) = (recordType, recordID) }
  open subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
  open func object(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func value(forKey key: String) -> Any? { values[key] }
  open func allKeys() -> [String] { values.keys.sorted() }
}
open class CKAsset: NSObject, CKRecordValueProtocol {
  public let fileURL: URL?
  public init(fileURL: URL) { self.fileURL = fileURL }
}
open class CKRecordZone: NSObject {
  open class ID: NSObject, @unchecked Sendable {
    // `@unchecked Sendable`: it has constant properties.
    public static let `default` = ID(zoneName: "_defaultZone")
    public static let defaultOwnerName = "__defaultOwner__"
    public let zoneName: String
    public let ownerName: String
    public init(zoneName: String, ownerName: String = "__defaultOwner__") { (self.zoneName, self.ownerName) = (zoneName, ownerName) }
  }
  public let zoneID: ID
  public init(zoneName: String) { zoneID = ID(zoneName: zoneName) }
  public init(zoneID: ID) { self.zoneID = zoneID }
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
