import Foundation

// The migration of a store from one model to another: there is no store, so no mapping is found and none is made.

/// How objects of one model become those of another.
open class NSMappingModel: NSObject {
  open var entityMappings: [NSEntityMapping]!
  public override init() {}
  /// `nil`: no bundle has a mapping.
  public init?(from bundles: [Bundle]?, forSourceModel source: NSManagedObjectModel?, destinationModel destination: NSManagedObjectModel?) {
    return nil
  }
  /// `nil`: no file is read.
  public init?(contentsOf url: URL?) { return nil }
  open class func inferredMappingModel(forSourceModel source: NSManagedObjectModel, destinationModel destination: NSManagedObjectModel)
    throws
    -> NSMappingModel
  {
    NSMappingModel()
  }
}
/// How objects of one entity become those of another.
open class NSEntityMapping: NSObject {
  open var name: String!
  open var sourceEntityName: String?
  open var destinationEntityName: String?
  open var entityMigrationPolicyClassName: String?
  open var userInfo: [AnyHashable: Any]?
}
/// An app's own steps in a migration; none runs here.
open class NSEntityMigrationPolicy: NSObject {
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
  open func createDestinationInstances(
    forSource source: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  open func createRelationships(forDestination destination: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager)
    throws
  {}
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}
/// Moves a store from one model to another.
open class NSMigrationManager: NSObject {
  public let sourceModel: NSManagedObjectModel
  public let destinationModel: NSManagedObjectModel
  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    (self.sourceModel, self.destinationModel) = (sourceModel, destinationModel)
  }
  open var migrationProgress: Float { 0 }
  /// No-op: there is no store.
  open func migrateStore(
    from source: URL, sourceType: String, options: [AnyHashable: Any]? = nil, with mappings: NSMappingModel?,
    toDestinationURL destination: URL,
    destinationType: String, destinationOptions: [AnyHashable: Any]? = nil
  ) throws {}
}
