import Foundation

/// The name of the current user where an owner of records is asked for.
public let CKCurrentUserDefaultName = "__defaultOwner__"

/// A wish to be told about changes; nobody is told here.
open class CKSubscription: NSObject {
  public typealias ID = String
  public enum SubscriptionType: Int, Sendable { case query = 1, recordZone, database }
  /// What a notification of a change contains.
  open class NotificationInfo: NSObject {
    open var title: String?
    open var alertBody: String?
    open var soundName: String?
    open var shouldBadge = false
    open var shouldSendContentAvailable = false
    open var shouldSendMutableContent = false
    open var desiredKeys: [CKRecord.FieldKey]?
  }
  public let subscriptionID: ID
  public let subscriptionType: SubscriptionType
  open var notificationInfo: NotificationInfo?
  init(_ subscriptionID: ID, _ type: SubscriptionType) { (self.subscriptionID, subscriptionType) = (subscriptionID, type) }
}
open class CKQuerySubscription: CKSubscription {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let firesOnRecordCreation = Options(rawValue: 1 << 0)
    public static let firesOnRecordUpdate = Options(rawValue: 1 << 1)
    public static let firesOnRecordDeletion = Options(rawValue: 1 << 2)
    public static let firesOnce = Options(rawValue: 1 << 3)
  }
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public let querySubscriptionOptions: Options
  open var zoneID: CKRecordZone.ID?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate, subscriptionID: CKSubscription.ID, options: Options = []) {
    (self.recordType, self.predicate, querySubscriptionOptions) = (recordType, predicate, options)
    super.init(subscriptionID, .query)
  }
}
open class CKRecordZoneSubscription: CKSubscription {
  public let zoneID: CKRecordZone.ID
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID) {
    self.zoneID = zoneID
    super.init(subscriptionID, .recordZone)
  }
}
open class CKDatabaseSubscription: CKSubscription {
  public init(subscriptionID: CKSubscription.ID) { super.init(subscriptionID, .database) }
}

/// A place in the history of a zone, which only a server makes.
open class CKServerChangeToken: NSObject, NSSecureCoding {
  public static var supportsSecureCoding: Bool { true }
  public required init?(coder: NSCoder) { nil }
  open func encode(with coder: NSCoder) {}
}

/// Asks for what has changed in zones, and fails as soon as it is added to a database.
open class CKFetchRecordZoneChangesOperation: CKDatabaseOperation, @unchecked Sendable {
  open class ZoneConfiguration: NSObject {
    open var previousServerChangeToken: CKServerChangeToken?
    open var resultsLimit: Int
    open var desiredKeys: [CKRecord.FieldKey]?
    public init(
      previousServerChangeToken: CKServerChangeToken? = nil, resultsLimit: Int? = nil, desiredKeys: [CKRecord.FieldKey]? = nil
    ) {
      (self.previousServerChangeToken, self.resultsLimit, self.desiredKeys) = (previousServerChangeToken, resultsLimit ?? 0, desiredKeys)
    }
  }
  open var recordZoneIDs: [CKRecordZone.ID]?
  open var configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]?
  open var fetchAllChanges = true
  open var recordWasChangedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var recordWithIDWasDeletedBlock: ((CKRecord.ID, CKRecord.RecordType) -> Void)?
  open var recordZoneChangeTokensUpdatedBlock: ((CKRecordZone.ID, CKServerChangeToken?, Data?) -> Void)?
  open var recordZoneFetchResultBlock:
    (
      (CKRecordZone.ID, Result<(serverChangeToken: CKServerChangeToken, clientChangeTokenData: Data?, moreComing: Bool), any Error>) -> Void
    )?
  open var fetchRecordZoneChangesResultBlock: ((Result<Void, any Error>) -> Void)?
  public init(
    recordZoneIDs: [CKRecordZone.ID]? = nil, configurationsByRecordZoneID: [CKRecordZone.ID: ZoneConfiguration]? = nil
  ) {
    (self.recordZoneIDs, self.configurationsByRecordZoneID) = (recordZoneIDs, configurationsByRecordZoneID)
  }
  override func finish() { fetchRecordZoneChangesResultBlock?(.failure(CKError(.notAuthenticated))) }
}

// Zones and subscriptions of a database; each request fails like those for records.
extension CKDatabase {
  public func fetch(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  public func fetchAllRecordZones(completionHandler: @escaping ([CKRecordZone]?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  public func save(_ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  public func delete(withRecordZoneID zoneID: CKRecordZone.ID, completionHandler: @escaping (CKRecordZone.ID?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  public func fetch(
    withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
  public func save(_ subscription: CKSubscription, completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  public func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID, completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
}
