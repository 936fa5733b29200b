@_exported import CoreData
@_exported import Foundation
@_exported import Observation
@_exported import SkerryFoundation
import SkerryUI

// SwiftData's names over plain values: a model is an object, a container keeps what was put into it while the process lasts.

/// What names a model in its container.
public struct PersistentIdentifier: Hashable, Codable, Comparable, Identifiable, Sendable {
  let number: UInt
  public var id: PersistentIdentifier { self }
  public var entityName: String { "Model" }
  public var storeIdentifier: String? { nil }
  public static func < (a: PersistentIdentifier, b: PersistentIdentifier) -> Bool { a.number < b.number }
}

/// An object that a container keeps.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {}

extension PersistentModel {
  public var persistentModelID: PersistentIdentifier { PersistentIdentifier(number: UInt(bitPattern: ObjectIdentifier(self).hashValue)) }
  public var id: PersistentIdentifier { persistentModelID }
  public var hasChanges: Bool { false }
  public var isDeleted: Bool { false }
  /// The context of the model; not recorded.
  public var modelContext: ModelContext? { nil }
  public static func == (a: Self, b: Self) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// Makes a class a model; its properties stay as they are.
@attached(extension, conformances: PersistentModel, Observable)
public macro Model() = #externalMacro(module: "SkerryMacros", type: "ModelMacro")
/// Says how a property is kept. Nothing is kept here.
@attached(peer)
public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
  #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
/// Says how a property points to other models.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
/// Says that a property is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
/// Says by what models are found.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) = #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
/// Says what no two models share.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) = #externalMacro(module: "SkerryMacros", type: "EmptyMacro")
/// Gives an actor a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SkerryMacros", type: "ModelActorMacro")

/// An actor that works with models.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}
extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? { modelContext.registeredModel(for: id) }
}
/// Where a model actor works.
public protocol ModelExecutor: Sendable {
  var modelContext: ModelContext { get }
}
public typealias SerialModelExecutor = ModelExecutor
/// The executor of a model actor.
public final class DefaultSerialModelExecutor: ModelExecutor, Sendable {
  public let modelContext: ModelContext
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
