import Foundation

/// A search of records.
open class CKQuery: NSObject {
  public let recordType: String
  public let predicate: NSPredicate
  open var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: String, predicate: NSPredicate) { (self.recordType, self.predicate) = (recordType, predicate) }
}

/// A database of iCloud, which answers every request with the error of a phone without an account.
open class CKDatabase: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has a constant property.
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  open func add(_ operation: CKDatabaseOperation) { operation.finish() }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }
  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func save(_ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func delete(withRecordID recordID: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?, completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { completionHandler(nil, CKError(.notAuthenticated)) }
}

/// A request to iCloud, which fails as soon as it is added to a database.
open class CKOperation: Operation, @unchecked Sendable {
  // `@unchecked Sendable`: set up and run on one thread, as `Operation` wants it.
  open class Configuration: NSObject {
    open var isLongLived = false
    open var timeoutIntervalForRequest: TimeInterval = 60
    open var timeoutIntervalForResource: TimeInterval = 604_800
    open var container: CKContainer?
  }
  open var configuration: Configuration! = Configuration()
  func finish() {}
  open override func main() { finish() }
}
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  open var database: CKDatabase?
}

open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  public enum RecordSavePolicy: Int, Sendable { case ifServerRecordUnchanged, changedKeys, allKeys }
  open var recordsToSave: [CKRecord]?
  open var recordIDsToDelete: [CKRecord.ID]?
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  open var isAtomic = true
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func finish() {
    modifyRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
    modifyRecordsCompletionBlock?(nil, nil, CKError(.notAuthenticated))
  }
}

open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  open var recordIDs: [CKRecord.ID]?
  open var desiredKeys: [CKRecord.FieldKey]?
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }
  override func finish() {
    fetchRecordsResultBlock?(.failure(CKError(.notAuthenticated)))
    fetchRecordsCompletionBlock?(nil, CKError(.notAuthenticated))
  }
}

open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  open class Cursor: NSObject {}
  public static let maximumResults = 0
  open var query: CKQuery?
  open var cursor: Cursor?
  open var zoneID: CKRecordZone.ID?
  open var resultsLimit = CKQueryOperation.maximumResults
  open var desiredKeys: [CKRecord.FieldKey]?
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  public override init() {}
  public init(query: CKQuery) { self.query = query }
  public init(cursor: Cursor) { self.cursor = cursor }
  override func finish() {
    queryResultBlock?(.failure(CKError(.notAuthenticated)))
    queryCompletionBlock?(nil, CKError(.notAuthenticated))
  }
}
