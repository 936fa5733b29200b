public import Foundation

// Key-value coding and observing are Objective-C's. Only their names exist here; nothing changes while a picture is drawn, so no observer
// is called.

/// What an observer wants to know.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}
/// The names under which a change is described.
public struct NSKeyValueChangeKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
}
/// A change of one value.
public struct NSKeyValueObservedChange<Value> {
  public let newValue: Value?
  public let oldValue: Value?
  public let isPrior: Bool
}
/// Observes until it is released.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  // `@unchecked Sendable`: it has no state.
  public func invalidate() {}
}
extension NSObjectProtocol where Self: NSObject {
  /// With `.initial`, calls the observer with the current value.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    if options.contains(.initial) {
      let value = options.contains(.new) ? self[keyPath: keyPath] : nil
      changeHandler(self, NSKeyValueObservedChange(newValue: value, oldValue: nil, isPrior: false))
    }
    return NSKeyValueObservation()
  }
}
extension NSObjectProtocol where Self: NSObject {
  /// The stored property of that name; `nil` if there is none, where a phone raises an exception. Computed properties are not found.
  ///
  /// In an extension of the protocol, so that classes may declare a method of that name.
  public func value(forKey key: String) -> Any? {
    for mirror in sequence(first: Mirror(reflecting: self), next: \.superclassMirror) {
      guard let child = mirror.children.first(where: { $0.label == key }) else { continue }
      let value = Mirror(reflecting: child.value)
      return value.displayStyle == .optional ? value.children.first?.value : child.value
    }
    return nil
  }
}
extension NSObject {
  /// `nil`: classes have no values by name, as that of `UIApplication.shared`, which extensions read like this.
  public class func value(forKey key: String) -> Any? { nil }
  /// `nil`, as for a key.
  public class func value(forKeyPath keyPath: String) -> Any? { nil }
  /// No-op: nothing changes.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [], context: UnsafeMutableRawPointer?
  ) {}
  /// No-op: there are no observers.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {}
  /// No-op: there are no observers.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {}
  /// No-op: there are no observers.
  public func willChangeValue(forKey key: String) {}
  /// No-op: there are no observers.
  public func didChangeValue(forKey key: String) {}
}
extension NSSortDescriptor {
  /// Compares nothing: key paths are not evaluated.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSString.length, ascending: ascending) { _, _ in .orderedSame }
  }
  /// Compares nothing, as a fetch finds nothing; for values that cannot be compared, such as optional ones.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) { self.init(key: nil, ascending: ascending) }
  public convenience init(key: String?, ascending: Bool, selector: Selector?) { self.init(key: key, ascending: ascending) }
}
extension NSPredicate {
  /// Matches everything: key paths are not evaluated.
  public convenience init(format: String, _ arguments: Any...) { self.init(value: true) }
  /// Matches everything: key paths are not evaluated.
  public convenience init(format: String, argumentArray: [Any]?) { self.init(value: true) }
}
