import Foundation

/// A value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  static var defaultValue: Value { get }
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

// A picture is laid out once: values that are handed up cannot change what was drawn below, so they go nowhere.
extension View {
  public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View { self }
  public nonisolated func transformPreference<K: PreferenceKey>(_ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void) -> some View { self }
  public nonisolated func onPreferenceChange<K: PreferenceKey>(_ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void) -> some View
  where K.Value: Equatable { self }
}
