import Foundation

/// The model types of a container.
public final class Schema: Sendable {
  /// A version's number.
  public struct Version: Hashable, Comparable, Sendable, Codable {
    let parts: [Int]
    public init(_ major: Int, _ minor: Int, _ patch: Int) { parts = [major, minor, patch] }
    public static func < (a: Version, b: Version) -> Bool { a.parts.lexicographicallyPrecedes(b.parts) }
    public var major: Int { parts[0] }
    public var minor: Int { parts[1] }
    public var patch: Int { parts[2] }
  }
  /// An option of a property's storage.
  public enum Attribute {
    public struct Option: Hashable, Sendable {
      let name: String
      public static let unique = Option(name: "unique")
      public static let externalStorage = Option(name: "externalStorage")
      public static let encrypt = Option(name: "encrypt")
      public static let allowsCloudEncryption = Option(name: "allowsCloudEncryption")
      public static let preserveValueOnDeletion = Option(name: "preserveValueOnDeletion")
      public static let ephemeral = Option(name: "ephemeral")
      public static let spotlight = Option(name: "spotlight")
      public static func transformable(by transformer: AnyClass) -> Option { Option(name: "transformable") }
      public static func transformable(by transformer: String) -> Option { Option(name: "transformable") }
    }
  }
  /// A relationship of a property to other models.
  public enum Relationship {
    public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
    public struct Option: Hashable, Sendable { public static let unique = Option() }
  }
  public init() {}
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
  public convenience init(versionedSchema: any VersionedSchema.Type) { self.init() }
}
/// One version of an app's models.
public protocol VersionedSchema {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}
/// The migration between versions of an app's models; nothing is stored, so nothing is migrated.
public protocol SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { get }
  static var stages: [MigrationStage] { get }
}
/// One step of a migration.
public enum MigrationStage {
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type, willMigrate: ((ModelContext) throws -> Void)?,
    didMigrate: ((ModelContext) throws -> Void)?)
}
