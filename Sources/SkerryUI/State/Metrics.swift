import Foundation

/// A number that grows with the text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let value: Value
  private let style: Font.TextStyle
  private let slot = EnvironmentSlot()

  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    value = wrappedValue
    self.style = style
  }

  /// Rounded to device pixels. Source: apple-figures §3.5.
  @MainActor public var wrappedValue: Value {
    let environment = slot.environment ?? EnvironmentValues.current
    let factor = style.size(at: environment.dynamicTypeSize).size / style.size(at: .large).size
    let scale = environment.displayScale
    return Value((CGFloat(Double(value)) * factor * scale).rounded() / scale)
  }
}
extension ScaledMetric: DynamicProperty, EnvironmentReading {
  func read(from environment: EnvironmentValues) { slot.environment = environment }
}

/// A value kept in the user's defaults.
@propertyWrapper
public struct AppStorage<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  private init(_ key: String, _ store: UserDefaults?, _ fallback: Value, _ convert: @escaping (Any) -> Value?) {
    let defaults = store ?? .standard
    read = { defaults.object(forKey: key).flatMap(convert) ?? fallback }
    write = { defaults.set($0, forKey: key) }
  }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}
extension AppStorage: DynamicProperty {}
extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, store, wrappedValue) { $0 as? Bool } }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, store, wrappedValue) { $0 as? Int } }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, store, wrappedValue) { $0 as? Double } }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, store, wrappedValue) { $0 as? String } }
}
extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) { self.init(key, store, wrappedValue) { $0 as? Data } }
}
extension AppStorage where Value == String? {
  public init(_ key: String, store: UserDefaults? = nil) { self.init(key, store, nil) { $0 as? String } }
}
