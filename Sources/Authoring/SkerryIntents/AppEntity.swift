import Foundation
import SkerryLocalization

/// The display name of a type.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public let name: LocalizedStringResource
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil, synonyms: [LocalizedStringResource] = []) {
    self.name = name
  }
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}
/// The display name of a value.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture beside a name.
  public struct Image: Sendable {
    /// The shape that an image is cropped to.
    public enum DisplayStyle: Sendable { case `default`, circular }
    public init(systemName: String) {}
    public init(systemName: String, isTemplate: Bool?) {}
    public init(named: String) {}
    public init(named: String, isTemplate: Bool?) {}
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
    public init(url: URL, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {}
  }
  public let title: LocalizedStringResource
  public let subtitle: LocalizedStringResource?
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil, synonyms: [LocalizedStringResource] = []
  ) { (self.title, self.subtitle) = (title, subtitle) }
  public init(stringLiteral value: String) { (title, subtitle) = (LocalizedStringResource(stringLiteral: value), nil) }
}

/// Something with a type name.
public protocol TypeDisplayRepresentable: Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}
/// A type whose cases have names for people.
public protocol CaseDisplayRepresentable: CaseIterable, Hashable, TypeDisplayRepresentable {
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
/// Values from which a user chooses one.
public protocol AppEnum: RawRepresentable, CaseDisplayRepresentable where RawValue: LosslessStringConvertible & Sendable {}
extension AppEnum {
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title ?? LocalizedStringResource(stringLiteral: "\(rawValue)")
  }
}
/// An entity of an app.
public protocol AppEntity: Identifiable, Sendable, TypeDisplayRepresentable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
  var displayRepresentation: DisplayRepresentation { get }
}
/// A type whose name in stored values stays when the type is renamed.
public protocol PersistentlyIdentifiable {
  static var persistentIdentifier: String { get }
}
extension PersistentlyIdentifiable {
  public static var persistentIdentifier: String { "\(Self.self)" }
}
/// An entity that the system's search indexes.
public protocol IndexedEntity: AppEntity {}
/// An entity that exists only while an intent runs.
public protocol TransientAppEntity: Sendable, TypeDisplayRepresentable {
  var displayRepresentation: DisplayRepresentation { get }
  init()
}
/// Finds entities.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  associatedtype Result = [Entity]
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> Result
  func defaultResult() async -> Entity?
}
extension EntityQuery {
  public func defaultResult() async -> Entity? { nil }
}
extension EntityQuery where Result == [Entity] {
  public func suggestedEntities() async throws -> [Entity] { [] }
}
/// Finds entities by a search string.
public protocol EntityStringQuery: EntityQuery {
  func entities(matching string: String) async throws -> Result
}
/// Lists all entities.
public protocol EnumerableEntityQuery: EntityQuery {
  func allEntities() async throws -> [Entity]
}
extension EnumerableEntityQuery {
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}
/// Provides values of a parameter.
public protocol DynamicOptionsProvider: Sendable {
  associatedtype Result
  associatedtype DefaultValue = Never
  func results() async throws -> Result
}
