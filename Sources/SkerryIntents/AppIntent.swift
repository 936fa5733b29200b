import Foundation
import SkerryLocalization

/// Something an app can do for the system.
public protocol AppIntent: Sendable {
  associatedtype PerformResult: IntentResult
  static var title: LocalizedStringResource { get }
  static var description: IntentDescription? { get }
  static var openAppWhenRun: Bool { get }
  static var isDiscoverable: Bool { get }
  init()
  func perform() async throws -> PerformResult
}
extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
  public static var isDiscoverable: Bool { true }
}

/// An intent that may start and change Live Activities.
public protocol LiveActivityIntent: AppIntent {}
public protocol LiveActivityStartingIntent: AppIntent {}
public protocol AudioPlaybackIntent: AppIntent {}
public protocol AudioRecordingIntent: AppIntent {}
public protocol OpenIntent: AppIntent {}
public protocol SetValueIntent: AppIntent {}
public protocol ForegroundContinuableIntent: AppIntent {}
public protocol ProgressReportingIntent: AppIntent {}
public protocol WidgetConfigurationIntent: AppIntent {}
public protocol ControlConfigurationIntent: AppIntent {}
extension ControlConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}
extension WidgetConfigurationIntent {
  public func perform() async throws -> some IntentResult { .result() }
}

/// What an intent hands back.
public protocol IntentResult: Sendable {}
public protocol ReturnsValue<Value>: IntentResult { associatedtype Value: Sendable }
public protocol OpensIntent: IntentResult {}
public protocol ProvidesDialog: IntentResult {}
public protocol ShowsSnippetView: IntentResult {}

/// The result of an intent, with or without a value.
public struct IntentResultContainer<Value: Sendable>: ReturnsValue, OpensIntent, ProvidesDialog, ShowsSnippetView {
  public let value: Value?
}
extension IntentResult where Self == IntentResultContainer<Never> {
  public static func result() -> Self { IntentResultContainer(value: nil) }
  public static func result(dialog: IntentDialog) -> Self { IntentResultContainer(value: nil) }
  public static func result(opensIntent: some AppIntent) -> Self { IntentResultContainer(value: nil) }
}
extension IntentResult {
  public static func result<V: Sendable>(value: V) -> Self where Self == IntentResultContainer<V> { IntentResultContainer(value: value) }
}

/// What is said about a result.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  public let text: String
  public init(stringLiteral value: String) { text = value }
  public init(_ resource: LocalizedStringResource) { text = String(localized: resource) }
}

/// What an intent is for, in words.
public struct IntentDescription: Sendable, ExpressibleByStringInterpolation {
  public let text: LocalizedStringResource
  public init(_ text: LocalizedStringResource, categoryName: LocalizedStringResource? = nil, searchKeywords: [LocalizedStringResource] = []) {
    self.text = text
  }
  public init(stringLiteral value: String) { text = LocalizedStringResource(stringLiteral: value) }
}

/// A value that an intent is given.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  // `@unchecked Sendable`: an intent's parameters are set before it is performed, by one owner.
  private var stored: Value?
  private let fallback: Value?
  public init() { fallback = nil }
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil) { fallback = nil }
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value) { fallback = value }
  public init(wrappedValue: Value) { fallback = wrappedValue }
  public init(wrappedValue: Value, title: LocalizedStringResource) { fallback = wrappedValue }
  public var wrappedValue: Value {
    get {
      guard let value = stored ?? fallback else {
        preconditionFailure("An intent's parameter of type \(Value.self) was read before it was set; set it in the intent's init.")
      }
      return value
    }
    set { stored = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
}
extension IntentParameter where Value: ExpressibleByNilLiteral {
  public convenience init(optional title: LocalizedStringResource) { self.init(title: title, default: nil) }
}
extension AppIntent { public typealias Parameter = IntentParameter }
public typealias Parameter = IntentParameter

/// Something that the system hands to intents.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  public init() {}
  public init(key: AnyHashable? = nil) {}
  public var wrappedValue: Value {
    preconditionFailure("There is no dependency manager outside an app; \(Value.self) cannot be had while previews are drawn.")
  }
}
public typealias Dependency = AppDependency

/// How a type of values is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  public let name: LocalizedStringResource
  public init(name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil) { self.name = name }
  public init(stringLiteral value: String) { name = LocalizedStringResource(stringLiteral: value) }
}
/// How a value is called.
public struct DisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
  /// A picture beside a name.
  public struct Image: Sendable {
    public init(systemName: String) {}
    public init(named: String) {}
  }
  public let title: LocalizedStringResource
  public init(title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil) { self.title = title }
  public init(stringLiteral value: String) { title = LocalizedStringResource(stringLiteral: value) }
}

/// Values of which a person picks one.
public protocol AppEnum: RawRepresentable, CaseIterable, Hashable, Sendable where RawValue: LosslessStringConvertible & Sendable {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}
/// A thing of an app that intents know.
public protocol AppEntity: Identifiable, Sendable where ID: Sendable {
  associatedtype DefaultQuery: EntityQuery
  static var defaultQuery: DefaultQuery { get }
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
  var displayRepresentation: DisplayRepresentation { get }
}
/// Finds entities.
public protocol EntityQuery: Sendable {
  associatedtype Entity: AppEntity
  init()
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  func suggestedEntities() async throws -> [Entity]
}
extension EntityQuery {
  public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Intents that the system offers by itself.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}
public struct AppShortcut: Sendable {
  public init(intent: some AppIntent, phrases: [String], shortTitle: LocalizedStringResource, systemImageName: String) {}
  public init(intent: some AppIntent, phrases: [String]) {}
}
@resultBuilder
public struct AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}
