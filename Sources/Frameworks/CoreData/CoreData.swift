@_exported import Foundation
@_exported import SkerryFoundation

// The types of Core Data without a database: a store never loads, fetches find nothing.

/// The value of a property declared with `@NSManaged`: the empty value of its type until it is set.
@propertyWrapper
public struct ManagedValue<Value> {
  private var stored: Value?
  public init() {}
  public var wrappedValue: Value {
    get {
      if let value = stored ?? Self.nothing { return value }
      preconditionFailure("A managed property of type \(Value.self) was read before it was set; set it before the view reads it.")
    }
    set { stored = newValue }
  }
  /// The empty value of the type; `nil` if it has none.
  fileprivate static var nothing: Value? {
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as? Value }
    // An identifier without chance, so that each read gives the same one.
    let plain: [Any] = [
      "", 0, Int16(0), Int32(0), Int64(0), 0.0, Float(0), false, Date(timeIntervalSinceReferenceDate: 0),
      UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)), Data(), NSSet(), NSOrderedSet(),
    ]
    return plain.lazy.compactMap { $0 as? Value }.first
  }
}

/// A type with a value that stands for nothing.
private protocol Absent {
  static func isAbsent(_ value: Any) -> Bool
}
extension Optional: Absent {
  static func isAbsent(_ value: Any) -> Bool { (value as? Wrapped) == nil }
}

/// An object of a store.
open class NSManagedObject: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: set by its one owner.
  public private(set) weak var managedObjectContext: NSManagedObjectContext?
  open private(set) lazy var objectID = NSManagedObjectID()
  open var hasChanges: Bool { false }
  open var isInserted: Bool { false }
  open var isDeleted: Bool { false }
  open var isFault: Bool { false }
  // One designated initializer, as Apple's class has: models override it, and add initializers of their own.
  public init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) { managedObjectContext = context }
  public convenience init(context: NSManagedObjectContext) { self.init(entity: Self.entity(), insertInto: context) }
  public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }
  /// The entity with the class's name.
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = ("\(self)", "\(self)")
    return entity
  }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  /// Empty: nothing is stored, so nothing differs from it.
  open func changedValues() -> [String: Any] { [:] }
  /// Empty: nothing is stored, so nothing differs from it.
  open func changedValuesForCurrentEvent() -> [String: Any] { [:] }
  /// Empty: nothing is stored.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] { [:] }
  private var values: [String: Any] = [:]
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// The value of a property declared with `@NSManaged`: the empty value of its type until it is set.
  public final func managedValue<Value>(forKey key: String) -> Value {
    if let value = values[key] as? Value ?? ManagedValue<Value>.nothing { return value }
    preconditionFailure("The managed property \(key) of type \(Value.self) was read before it was set; set it before the view reads it.")
  }
  public final func setManagedValue<Value>(_ value: Value, forKey key: String) {
    values[key] = (Value.self as? any Absent.Type)?.isAbsent(value) == true ? nil : value
  }
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
}
extension NSManagedObject: ObservableObject {}
/// The identifier of an object in a store.
open class NSManagedObjectID: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  open var isTemporaryID: Bool { true }
  open func uriRepresentation() -> URL { URL(fileURLWithPath: "/") }
}
/// The description of an object type in a store.
open class NSEntityDescription: NSObject {
  open var name: String?
  open var managedObjectClassName = "NSManagedObject"
  open var isAbstract = false
  open var properties: [NSPropertyDescription] = [] {
    didSet { for property in properties { property.entity = self } }
  }
  open var subentities: [NSEntityDescription] = []
  open internal(set) weak var superentity: NSEntityDescription?
  open var indexes: [NSFetchIndexDescription] = []
  open var uniquenessConstraints: [[Any]] = []
  open var userInfo: [AnyHashable: Any]?
  open var versionHash: Data { Data() }
  open var renamingIdentifier: String?
  public override init() {}
  open class func entity(forEntityName name: String, in context: NSManagedObjectContext) -> NSEntityDescription? { nil }
  open class func insertNewObject(forEntityName name: String, into context: NSManagedObjectContext) -> NSManagedObject {
    NSManagedObject(context: context)
  }
}
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {}
/// Which objects to fetch, and in which order.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  public override init() {}
  public convenience init(entityName: String) { self.init() }
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var includesPendingChanges = true
  open var returnsDistinctResults = false
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?
  open var resultType = NSFetchRequestResultType.managedObjectResultType
}
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}
/// Deletes the objects that a request finds.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {}
  public init(objectIDs: [NSManagedObjectID]) {}
}
