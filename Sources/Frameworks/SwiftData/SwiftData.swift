@_exported import CoreData
@_exported import Foundation
@_exported import Observation
@_exported import SkerryFoundation
import SkerryUI

// The types of SwiftData over plain values: a model is an object, a container keeps inserted models as long as the
// process.

/// The identifier of a model in its container.
public struct PersistentIdentifier: Hashable, Codable, Comparable, Identifiable, Sendable {
  let number: UInt
  public var id: PersistentIdentifier { self }
  public var entityName: String { "Model" }
  public var storeIdentifier: String? { nil }
  public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.number < b.number }
}

/// An object stored in a container.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { ModelNumbers.identifier(of: self) }
  public var id: PersistentIdentifier { persistentModelID }
  public var hasChanges: Bool { false }
  public var isDeleted: Bool { false }
  /// The context of the model; not recorded.
  public var modelContext: ModelContext? { nil }
  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Turns a class into a model; its properties are unchanged.
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "SkerryMacros", type: "ModelMacro")
/// Sets options of a property's storage. Nothing is stored here.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
  #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
/// Declares a relationship to other models.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
/// Declares that a property is not stored.
@attached(peer)
public macro Transient() = #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
/// Declares indices of a model.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) = #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
/// Declares unique properties of a model.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) = #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SkerryMacros", type: "ModelActorMacro")

/// An actor that uses models.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}
extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? { modelContext.registeredModel(for: id) }
}
/// An executor of model actors.
public protocol ModelExecutor: Sendable {
  var modelContext: ModelContext { get }
}
public typealias SerialModelExecutor = ModelExecutor
/// The executor of a model actor.
public final class DefaultSerialModelExecutor: ModelExecutor, Sendable {
  public let modelContext: ModelContext
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
