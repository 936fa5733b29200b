import Foundation

// The history of a store's changes, which apps and their extensions merge: it has no transactions.

/// Asks for the changes since a time, or deletes those before it.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  open private(set) var token: NSPersistentHistoryToken?

  open class func fetchHistory(after date: Date) -> NSPersistentHistoryChangeRequest { NSPersistentHistoryChangeRequest() }
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest {
    let request = NSPersistentHistoryChangeRequest()
    request.token = token
    return request
  }
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest {
    fetchHistory(after: transaction?.token)
  }
  open class func fetchHistory(withFetch fetchRequest: NSFetchRequest<any NSFetchRequestResult>) -> NSPersistentHistoryChangeRequest {
    let request = NSPersistentHistoryChangeRequest()
    request.fetchRequest = fetchRequest
    return request
  }
  /// Deletes nothing: nothing is stored.
  open class func deleteHistory(before date: Date) -> NSPersistentHistoryChangeRequest { deletion() }
  /// Deletes nothing: nothing is stored.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> NSPersistentHistoryChangeRequest { deletion() }
  /// Deletes nothing: nothing is stored.
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> NSPersistentHistoryChangeRequest { deletion() }

  private static func deletion() -> NSPersistentHistoryChangeRequest {
    let request = NSPersistentHistoryChangeRequest()
    request.resultType = .statusOnly
    return request
  }
}
/// What a request for changes gives.
public enum NSPersistentHistoryResultType: Int, Sendable {
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}
/// The answer to a request for changes: none.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  public let resultType: NSPersistentHistoryResultType
  /// No transactions, no changes, a count of zero, or `true` for a deletion.
  open var result: Any? {
    switch resultType {
    case .statusOnly: true
    case .count: 0
    case .objectIDs: [NSManagedObjectID]()
    case .changesOnly: [NSPersistentHistoryChange]()
    case .transactionsOnly, .transactionsAndChanges: [NSPersistentHistoryTransaction]()
    }
  }
  init(_ resultType: NSPersistentHistoryResultType) { self.resultType = resultType }
}
/// A position in the history.
open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
}
/// Changes that were saved together. No store has any.
open class NSPersistentHistoryTransaction: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it does not change.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: "Transaction") }
  open class var entityDescription: NSEntityDescription? { nil }
  open var timestamp: Date { Date(timeIntervalSinceReferenceDate: 0) }
  open var changes: [NSPersistentHistoryChange]? { [] }
  open var transactionNumber: Int64 { 0 }
  open var storeID: String { "" }
  open var bundleID: String { "" }
  open var processID: String { "" }
  open var contextName: String? { nil }
  open var author: String? { nil }
  open var token: NSPersistentHistoryToken { NSPersistentHistoryToken() }
  open func objectIDNotification() -> Notification { Notification(name: NSManagedObjectContext.didSaveObjectsNotification) }
}
/// What happened to an object.
public enum NSPersistentHistoryChangeType: Int, Sendable { case insert, update, delete }
/// A change of one object. No store has any.
open class NSPersistentHistoryChange: NSObject {
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: "Change") }
  open var changeID: Int64 { 0 }
  open var changedObjectID: NSManagedObjectID { NSManagedObjectID() }
  open var changeType: NSPersistentHistoryChangeType { .update }
  open var tombstone: [AnyHashable: Any]? { nil }
  open var transaction: NSPersistentHistoryTransaction? { nil }
  open var updatedProperties: Set<NSPropertyDescription>? { nil }
}
public let NSPersistentHistoryTokenKey = "historyToken"
extension NSPersistentStoreCoordinator {
  /// `nil`: no store has a history.
  public func currentPersistentHistoryToken(fromStores stores: [Any]?) -> NSPersistentHistoryToken? { nil }
}
