import Foundation

/// A value stored in user defaults. In a picture user defaults begin empty (`CSkerryRuntime/defaults.c`) and hold what
/// the process registers and sets, so a preview provides values with `UserDefaults.standard.set`, `register(defaults:)`
/// or `.defaultAppStorage(_:)`.
@propertyWrapper
public struct AppStorage<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void
  private let slot: EnvironmentSlot

  private init(
    _ key: String, _ store: UserDefaults?, _ fallback: Value, _ convert: @escaping (Any) -> Value?, _ stored: @escaping (Value) -> Any?
  ) {
    let slot = EnvironmentSlot()
    func defaults() -> UserDefaults { store ?? slot.environment?[DefaultAppStorageKey.self].store ?? .standard }
    self.slot = slot
    read = { defaults().object(forKey: key).flatMap(convert) ?? fallback }
    write = { value in
      let defaults = defaults()
      if let value = stored(value) { defaults.set(value, forKey: key) } else { defaults.removeObject(forKey: key) }
    }
  }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }
  public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}
extension AppStorage: DynamicProperty, EnvironmentReading {
  func read(from environment: EnvironmentValues) { slot.environment = environment }
}

/// The user defaults of `@AppStorage` properties that name no store.
private struct DefaultAppStorageKey: EnvironmentKey {
  /// `@unchecked Sendable`: Foundation's defaults may be used from anywhere.
  struct Store: @unchecked Sendable { var store: UserDefaults? }
  static let defaultValue = Store()
}
extension View {
  /// The store of `@AppStorage` properties in this view that name none.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some View {
    let store = DefaultAppStorageKey.Store(store: store)
    return settingEnvironment { $0[DefaultAppStorageKey.self] = store }
  }
}
extension Scene {
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }
}

extension AppStorage where Value: RawRepresentable {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value.RawValue == String {
    self.init(key, store, wrappedValue, { ($0 as? String).flatMap(Value.init(rawValue:)) }, { $0.rawValue })
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value.RawValue == Int {
    self.init(key, store, wrappedValue, { ($0 as? Int).flatMap(Value.init(rawValue:)) }, { $0.rawValue })
  }
}
extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { $0 as? Bool }, { $0 })
  }
}
extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { $0 as? Int }, { $0 })
  }
}
extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { $0 as? Double }, { $0 })
  }
}
extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { $0 as? String }, { $0 })
  }
}
extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { $0 as? Data }, { $0 })
  }
}
extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { $0 as? Date }, { $0 })
  }
}
extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(key, store, wrappedValue, { ($0 as? String).flatMap { URL(string: $0) } }, { $0.absoluteString })
  }
}
extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(key, store, nil, { $0 as? Bool }, { $0 }) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(key, store, nil, { $0 as? Int }, { $0 }) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(key, store, nil, { $0 as? Double }, { $0 }) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(key, store, nil, { $0 as? String }, { $0 }) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(key, store, nil, { $0 as? Data }, { $0 }) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(key, store, nil, { $0 as? Date }, { $0 }) }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, { ($0 as? String).flatMap { URL(string: $0) } }, { $0?.absoluteString })
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == String {
    self.init(key, store, nil, { ($0 as? String).flatMap(R.init(rawValue:)) }, { $0?.rawValue })
  }
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
    self.init(key, store, nil, { ($0 as? Int).flatMap(R.init(rawValue:)) }, { $0?.rawValue })
  }
}
