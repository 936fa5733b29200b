import Foundation

// A data model that an app describes in code: the descriptions keep their values, and no store reads them.

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
  open var renamingIdentifier: String?
  open internal(set) weak var entity: NSEntityDescription?
  public override init() {}
}
/// The type of an attribute's values.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300
  case decimalAttributeType = 400, doubleAttributeType = 500, floatAttributeType = 600
  case stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900, binaryDataAttributeType = 1000
  case UUIDAttributeType = 1100, URIAttributeType = 1200, transformableAttributeType = 1800, objectIDAttributeType = 2000
  case compositeAttributeType = 2100
}
/// A property with a value.
open class NSAttributeDescription: NSPropertyDescription {
  /// The same types by their newer names.
  public struct AttributeType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    private init(_ type: NSAttributeType) { rawValue = type.rawValue }
    public static let undefined = AttributeType(.undefinedAttributeType)
    public static let integer16 = AttributeType(.integer16AttributeType)
    public static let integer32 = AttributeType(.integer32AttributeType)
    public static let integer64 = AttributeType(.integer64AttributeType)
    public static let decimal = AttributeType(.decimalAttributeType)
    public static let double = AttributeType(.doubleAttributeType)
    public static let float = AttributeType(.floatAttributeType)
    public static let string = AttributeType(.stringAttributeType)
    public static let boolean = AttributeType(.booleanAttributeType)
    public static let date = AttributeType(.dateAttributeType)
    public static let binaryData = AttributeType(.binaryDataAttributeType)
    public static let uuid = AttributeType(.UUIDAttributeType)
    public static let uri = AttributeType(.URIAttributeType)
    public static let transformable = AttributeType(.transformableAttributeType)
    public static let objectID = AttributeType(.objectIDAttributeType)
    public static let composite = AttributeType(.compositeAttributeType)
  }
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var type: AttributeType {
    get { AttributeType(rawValue: attributeType.rawValue) }
    set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var valueTransformerName: String?
  open var allowsExternalBinaryDataStorage = false
  open var allowsCloudEncryption = false
  open var preservesValueInHistoryOnDeletion = false
}
/// What happens to the objects at the other end when one is deleted.
public enum NSDeleteRule: UInt, Sendable { case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule }
/// A property with other objects.
open class NSRelationshipDescription: NSPropertyDescription {
  open var destinationEntity: NSEntityDescription?
  open weak var inverseRelationship: NSRelationshipDescription?
  open var minCount = 0
  open var maxCount = 0
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isOrdered = false
  open var isToMany: Bool { maxCount != 1 }
}
/// A property that a fetch finds.
open class NSFetchedPropertyDescription: NSPropertyDescription {
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
}
/// A property that is computed from another.
open class NSDerivedAttributeDescription: NSAttributeDescription {}
/// A value that a fetch computes.
open class NSExpressionDescription: NSPropertyDescription {
  /// An `NSExpression`, a type that Foundation on Linux declares as deprecated.
  open var expression: Any?
  open var expressionResultType = NSAttributeType.undefinedAttributeType
}
/// An index of a store.
open class NSFetchIndexDescription: NSObject {
  open var name: String
  open var elements: [NSFetchIndexElementDescription]
  public init(name: String, elements: [NSFetchIndexElementDescription]?) {
    self.name = name
    self.elements = elements ?? []
  }
}
/// One property of an index.
open class NSFetchIndexElementDescription: NSObject {
  /// How an index keeps its elements.
  public enum Collation: UInt, Sendable { case binary, rTree }
  open var property: NSPropertyDescription?
  open var collationType: Collation
  open var isAscending = true
  public init(property: NSPropertyDescription, collationType: Collation) {
    self.property = property
    self.collationType = collationType
  }
}
public typealias NSFetchIndexElementType = NSFetchIndexElementDescription.Collation

extension NSEntityDescription {
  public var propertiesByName: [String: NSPropertyDescription] { byName(NSPropertyDescription.self) }
  public var attributesByName: [String: NSAttributeDescription] { byName(NSAttributeDescription.self) }
  public var relationshipsByName: [String: NSRelationshipDescription] { byName(NSRelationshipDescription.self) }
  private func byName<P: NSPropertyDescription>(_ type: P.Type) -> [String: P] {
    Dictionary(properties.compactMap { $0 as? P }.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
extension NSManagedObjectModel {
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }
}
