import Foundation

/// A working set of objects; here it finds none.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public enum ConcurrencyType: UInt, Sendable { case privateQueueConcurrencyType = 1, mainQueueConcurrencyType }
  public override init() {}
  public init(concurrencyType: ConcurrencyType) {}
  public init(_ type: ConcurrencyType) {}
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var undoManager: UndoManager?
  open var name: String?
  open var transactionAuthor: String?
  open var hasChanges: Bool { false }
  open var insertedObjects: Set<NSManagedObject> { [] }
  open var updatedObjects: Set<NSManagedObject> { [] }
  open var deletedObjects: Set<NSManagedObject> { [] }
  open var registeredObjects: Set<NSManagedObject> { [] }
  public let userInfo = NSMutableDictionary()
  /// No-op: nothing is stored.
  open func save() throws {}
  /// No-op: nothing is stored.
  open func reset() {}
  /// No-op: nothing is stored, so identifiers stay as they are.
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  /// No-op: nothing is stored.
  open func rollback() {}
  /// No-op: nothing is stored.
  open func insert(_ object: NSManagedObject) {}
  /// No-op: nothing is stored.
  open func delete(_ object: NSManagedObject) {}
  /// No-op: nothing is stored.
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  /// No-op: nothing is stored.
  open func refreshAllObjects() {}
  open func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] { [] }
  open func count<T>(for request: NSFetchRequest<T>) throws -> Int { 0 }
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject { NSManagedObject(context: self) }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject { throw CocoaError(.fileNoSuchFile) }
  @discardableResult open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    (request as? NSPersistentHistoryChangeRequest).map { NSPersistentHistoryResult($0.resultType) } ?? NSPersistentStoreResult()
  }
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  /// When a block is called: at once or after those that wait; here nothing waits.
  public enum ScheduledTaskType: Sendable { case immediate, enqueued }
  open func perform<T>(schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T) async rethrows -> T { try block() }
  /// No-op: nothing is stored.
  open func mergeChanges(fromContextDidSave notification: Notification) {}
  /// No-op: nothing is stored.
  open class func mergeChanges(fromRemoteContextSave changes: [AnyHashable: Any], into contexts: [NSManagedObjectContext]) {}
  public static let didSaveObjectsNotification = Notification.Name("NSManagedObjectContextDidSaveObjectIDsNotification")
}
public typealias NSManagedObjectContextConcurrencyType = NSManagedObjectContext.ConcurrencyType
extension Notification.Name {
  public static let NSManagedObjectContextWillSave = Notification.Name("NSManagedObjectContextWillSaveNotification")
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagedObjectContextDidSaveNotification")
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name("NSManagedObjectContextObjectsDidChangeNotification")
  public static let NSPersistentStoreRemoteChange = Notification.Name("NSPersistentStoreRemoteChangeNotification")
}
/// Which of two conflicting changes wins.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  public static let error = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public let mergeType: NSMergePolicyType
  public init(merge type: NSMergePolicyType) { mergeType = type }
  public convenience override init() { self.init(merge: .errorMergePolicyType) }
  /// No-op: nothing is saved, so nothing is in conflict.
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}
}
/// How conflicts are resolved.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType, mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType, rollbackMergePolicyType
}
/// A conflict of two changes; there are none.
open class NSMergeConflict: NSObject {
  open var sourceObject: NSManagedObject { NSManagedObject() }
}
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSErrorMergePolicy = NSMergePolicy.error
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSRollbackMergePolicy = NSMergePolicy.rollback

/// The result of a request.
open class NSPersistentStoreResult: NSObject {}
/// An app's data model.
open class NSManagedObjectModel: NSObject {
  public override init() {}
  /// An empty model; `nil` if there is no file.
  public init?(contentsOf url: URL) {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
  }
  /// An empty model: apps stop without one.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
  open var entities: [NSEntityDescription] = []
  open var versionIdentifiers: Set<AnyHashable> = []
}
/// A file of a store.
open class NSPersistentStore: NSObject {
  open var url: URL? { nil }

  /// The format of a store.
  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: "SQLite")
    public static let binary = StoreType(rawValue: "Binary")
    public static let inMemory = StoreType(rawValue: "InMemory")
  }
}
/// The location of a store.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  open var url: URL?
  open var type = NSInMemoryStoreType
  open var configuration: String?
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open var shouldAddStoreAsynchronously = false
  open var isReadOnly = false
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  public override init() {}
  public init(url: URL) { self.url = url }
  /// No-op: there is no store.
  open func setOption(_ option: NSObject?, forKey key: String) {}
}
public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "NSPersistentStoreRemoteChangeNotificationOptionKey"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// Coordinates an app's stores.
open class NSPersistentStoreCoordinator: NSObject {
  open var persistentStores: [NSPersistentStore] { [] }
  open func persistentStore(for url: URL) -> NSPersistentStore? { nil }
  /// No-op: there is no store to move.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, type: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore { store }
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to url: URL, options: [AnyHashable: Any]? = nil, withType type: String
  ) throws -> NSPersistentStore { store }
  open func url(for store: NSPersistentStore) -> URL { URL(fileURLWithPath: "/dev/null") }
  open func destroyPersistentStore(at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil) throws {}
  open func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {}
  open func remove(_ store: NSPersistentStore) throws {}
  /// `nil`: no store has objects.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? { nil }
  public override init() {}
  public init(managedObjectModel model: NSManagedObjectModel) {}
}
/// An app's stores and their main context; the stores are empty.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: only its owner sets it, and nothing reads it here.
  public let name: String
  public let viewContext = NSManagedObjectContext()
  public let managedObjectModel: NSManagedObjectModel
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator { NSPersistentStoreCoordinator() }
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  open class func defaultDirectoryURL() -> URL { .applicationSupportDirectory }
  public init(name: String) {
    self.name = name
    managedObjectModel = NSManagedObjectModel()
  }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
  }
  open func loadPersistentStores(completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void) {
    for description in persistentStoreDescriptions { block(description, nil) }
  }
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext() }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }
  open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
    try block(newBackgroundContext())
  }
}
/// The same, shared through iCloud.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  /// Posted on a phone when records are imported or exported; never here.
  public static let eventChangedNotification = Notification.Name("NSPersistentCloudKitContainerEventChangedNotification")
  /// No-op: there is no iCloud.
  open func initializeCloudKitSchema() throws {}
}
/// Where a store's records are kept in iCloud.
open class NSPersistentCloudKitContainerOptions: NSObject {
  public let containerIdentifier: String
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
/// Observes the results of a fetch request.
open class NSFetchedResultsController<ResultType>: NSObject {
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext, sectionNameKeyPath: String?,
    cacheName name: String?
  ) {}
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  open var fetchedObjects: [ResultType]? { [] }
  /// No-op: there is nothing to find.
  open func performFetch() throws {}
}
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}
