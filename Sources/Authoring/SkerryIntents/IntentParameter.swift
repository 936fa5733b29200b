import Foundation
import SkerryLocalization

/// A parameter of an intent.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
  // `@unchecked Sendable`: an intent's parameters are set before it is performed, by one owner.
  private var stored: Value?
  private let fallback: Value?
  public let title: LocalizedStringResource

  private init(_ title: LocalizedStringResource, _ fallback: Value?) { (self.title, self.fallback) = (title, fallback) }
  public convenience init() { self.init("", nil) }
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    controlStyle: IntentControlStyle? = nil, inclusiveRange: (lowerBound: Value, upperBound: Value)? = nil, kind: IntentDateKind? = nil,
    inputOptions: IntentInputOptions? = nil, displayName: IntentBoolDisplayName? = nil, size: IntentCollectionSize? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title, defaultValue) }
  public convenience init<P: DynamicOptionsProvider>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, default defaultValue: Value? = nil,
    inputOptions: IntentInputOptions? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: P
  ) { self.init(title, defaultValue) }
  public convenience init<Q: EntityQuery>(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, requestValueDialog: IntentDialog? = nil, query: Q
  ) { self.init(title, nil) }
  public convenience init<P: DynamicOptionsProvider>(optionsProvider: P) { self.init("", nil) }
  public convenience init<Q: EntityQuery>(query: Q) { self.init("", nil) }
  public convenience init(description: LocalizedStringResource, default defaultValue: Value? = nil) { self.init("", defaultValue) }
  public convenience init(default defaultValue: Value) { self.init("", defaultValue) }
  public convenience init(requestValueDialog: IntentDialog) { self.init("", nil) }
  public convenience init(wrappedValue: Value) { self.init("", wrappedValue) }
  public convenience init(wrappedValue: Value, title: LocalizedStringResource, description: LocalizedStringResource? = nil) {
    self.init(title, wrappedValue)
  }

  /// The value that was set, the default, or an empty value of the type.
  public var wrappedValue: Value {
    get {
      if let value = stored ?? fallback ?? NothingYet.value() { return value }
      preconditionFailure(
        "An intent's parameter of type \(Value.self) was read before it was set; set it in the intent's init or give it a default.")
    }
    set { stored = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }
  public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { MissingParameterError() }
  public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value { wrappedValue }
  public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool { true }
}
extension AppEntity { public typealias Property = EntityProperty }
public typealias Parameter = IntentParameter
/// An error that asks for a parameter.
struct MissingParameterError: Error {}

/// The values of parameters that are not set; on a phone the user is asked for them.
enum NothingYet {
  static func value<Value>() -> Value? {
    if let optional = Value.self as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as? Value }
    if let cases = Value.self as? any CaseIterable.Type { return first(of: cases) as? Value }
    let plain: [Any] = ["", 0, 0.0, Float(0), false, Date(), [Any](), Measurement(value: 0, unit: UnitLength.meters)]
    return plain.lazy.compactMap { $0 as? Value }.first
  }
  private static func first<C: CaseIterable>(of type: C.Type) -> Any? { type.allCases.first }
}

/// The control for entering a number.
public enum IntentControlStyle: Sendable { case field, slider, stepper }
/// Which parts of a date are entered.
public enum IntentDateKind: Sendable { case date, dateTime, time }
/// How a string is entered.
public struct IntentInputOptions: Sendable {
  public init(
    keyboardType: IntentKeyboardType = .default, capitalizationType: IntentCapitalizationType = .sentences, multiline: Bool = false,
    autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
  ) {}
}
extension String { public typealias IntentInputOptions = SkerryIntents.IntentInputOptions }
/// Which letters the keyboard capitalizes.
public enum IntentCapitalizationType: Sendable { case none, words, sentences, allCharacters }
/// The keyboard's kind.
public enum IntentKeyboardType: Sendable { case `default`, numbersAndPunctuation, decimalPad, emailAddress, numberPad, URL }
/// The labels for true and false.
public struct IntentBoolDisplayName: Sendable {
  public init(true yes: LocalizedStringResource, false no: LocalizedStringResource) {}
}
/// How many values are entered.
public struct IntentCollectionSize: Sendable, ExpressibleByIntegerLiteral, ExpressibleByDictionaryLiteral {
  public init(min: Int, max: Int) {}
  public init(integerLiteral value: Int) {}
  public init(dictionaryLiteral elements: (IntentWidgetFamily, Int)...) {}
}
/// A widget's family, for the number of values in each.
public enum IntentWidgetFamily: Hashable, Sendable {
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}
/// Whether a value may come from the previous step.
public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }

/// A property of an entity.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
  // `@unchecked Sendable`: an entity's properties are set while it is created, by one owner.
  private var stored: Value?
  public init() {}
  public init(title: LocalizedStringResource) {}
  public init(wrappedValue: Value) { stored = wrappedValue }
  public init(wrappedValue: Value, title: LocalizedStringResource) { stored = wrappedValue }
  public var wrappedValue: Value {
    get {
      if let value = stored ?? NothingYet.value() { return value }
      preconditionFailure("An entity's property of type \(Value.self) was read before it was set; set it in the entity's init.")
    }
    set { stored = newValue }
  }
  public var projectedValue: EntityProperty<Value> { self }
}

/// A dependency that the system provides to intents.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  // `@unchecked Sendable`: it holds nothing but a closure that creates a default.
  private let make: (() -> Value)?
  public init() { make = nil }
  public init(key: AnyHashable? = nil) { make = nil }
  public init(key: AnyHashable? = nil, default value: @autoclosure @escaping () -> Value) { make = value }
  public var wrappedValue: Value {
    if let value = make?() { return value }
    preconditionFailure("There is no dependency manager outside an app, so \(Value.self) is not available in previews.")
  }
}
// Inside these types only: a package has a property wrapper of the same name.
extension AppIntent { public typealias Dependency = AppDependency }
extension EntityQuery { public typealias Dependency = AppDependency }
extension AppEntity { public typealias Dependency = AppDependency }
extension DynamicOptionsProvider { public typealias Dependency = AppDependency }
/// Stores the dependencies of intents; no intent is performed here.
public final class AppDependencyManager: Sendable {
  public static let shared = AppDependencyManager()
  public func add<D>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> D) {}
}
