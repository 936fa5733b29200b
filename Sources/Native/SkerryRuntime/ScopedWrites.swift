import CSkerryRuntime
import Foundation

// A picture must not depend on what the bodies of other pictures have written into the process: user defaults, environment variables, the current
// folder, the thread's dictionary and the shared values of stand-ins. As with random values, functions of the executable take precedence over
// the libraries' (`CSkerryRuntime/defaults.c` and `changes.c`).

/// What the code of a picture writes into the process, in the current task or thread.
package enum ScopedWrites {
  @TaskLocal fileprivate static var current: Writes?

  /// Runs a closure whose writes end with it, and are seen only by itself and by tasks that it starts. It reads what the process or an outer scope
  /// has written before. What the initializer of a static writes is kept by the process, because it runs once.
  package static func during<R, E>(_ body: () throws(E) -> R) throws(E) -> R {
    let writes = Writes(in: current)
    defer { writes.end() }
    let result = $current.withValue(writes) { Result { () throws(E) -> R in try body() } }
    return try result.get()
  }

  /// As `during`, but within an outer scope the writes belong to that scope: for work that may be a part of a picture or a picture of its own.
  package static func joining<R>(_ body: () throws -> R) rethrows -> R { try current == nil ? during(body) : body() }
}

/// A shared value of a stand-in that the app's code can set: what a picture's code sets lasts as long as the picture.
package final class ScopedValue<Value>: @unchecked Sendable {
  // `@unchecked Sendable`: the value is touched only while the lock is held.
  private let lock = NSLock()
  private var ofProcess: Value

  package init(_ value: Value) { ofProcess = value }

  /// What the current scope has written; `nil` if it has written nothing.
  private var ownValue: Value? {
    // The entry is looked for before the conversion: nothing at all can be converted to an optional value.
    guard let entry = ScopedWrites.current?.values.withLock({ $0[ObjectIdentifier(self)] }) else { return nil }
    return entry as? Value
  }

  package var value: Value {
    get {
      ownValue ?? lock.withLock { ofProcess }
    }
    set {
      if let current = ScopedWrites.current, skerry_is_in_static() == 0 {
        current.values.withLock { $0[ObjectIdentifier(self)] = newValue }
      } else {
        lock.withLock { ofProcess = newValue }
      }
    }
  }

  /// The value, for objects whose own properties the app's code sets: each scope has an object of its own, which is created when it is first read.
  package func object(_ make: () -> Value) -> Value {
    guard let current = ScopedWrites.current, skerry_is_in_static() == 0 else { return value }
    let key = ObjectIdentifier(self)
    if let own = current.objects.withLock({ $0[key] }) as? Value { return own }
    let own = make()
    current.objects.withLock { $0[key] = own }
    return own
  }
}

/// What a scope has written; the pointers' contents are read and changed under the locks of the C files.
private final class Writes: @unchecked Sendable {
  let defaults: OpaquePointer?
  let changes: OpaquePointer?
  let values: LockedValues
  /// Objects of the scope's own; an outer scope's are not seen, because their properties would outlive this scope.
  let objects = LockedValues([:])
  /// Kept alive, because `changes` points to the outer scope's.
  private let outer: Writes?
  private let shared = SharedValues()

  init(in outer: Writes?) {
    self.outer = outer
    defaults = skerry_defaults_make(outer?.defaults)
    changes = skerry_changes_begin(outer?.changes)
    values = LockedValues(outer?.values.withLock { $0 } ?? [:])
  }

  func end() {
    shared.restore()
    if let changes { skerry_changes_end(changes) }
  }

  deinit {
    if let defaults { skerry_defaults_free(defaults) }
    if let changes { skerry_changes_free(changes) }
  }
}

/// What Foundation keeps for the thread or the process, as it was when a scope began.
private struct SharedValues: @unchecked Sendable {
  // `@unchecked Sendable`: a scope begins and ends on one thread.
  private let ofThread = Thread.current.threadDictionary.count == 0 ? nil : Thread.current.threadDictionary.copy() as? NSDictionary
  private let domains = UserDefaults.standard.volatileDomainNames

  func restore() {
    let dictionary = Thread.current.threadDictionary
    if dictionary.count > 0 || ofThread != nil {
      for key in dictionary.allKeys where ofThread?.object(forKey: key) == nil { dictionary.removeObject(forKey: key) }
      for (key, value) in ofThread ?? [:] { dictionary.setObject(value, forKey: key as! NSObject) }
    }
    for name in UserDefaults.standard.volatileDomainNames where !domains.contains(name) {
      UserDefaults.standard.removeVolatileDomain(forName: name)
    }
  }
}

/// The values of stand-ins that a scope has set.
private final class LockedValues: @unchecked Sendable {
  // `@unchecked Sendable`: the values are touched only while the lock is held.
  private let lock = NSLock()
  private var values: [ObjectIdentifier: Any]

  init(_ values: [ObjectIdentifier: Any]) { self.values = values }

  func withLock<R>(_ body: (inout [ObjectIdentifier: Any]) -> R) -> R { lock.withLock { body(&values) } }
}

extension UserDefaults {
  /// Takes the place of Foundation's `register(defaults:)`, whose name it has for the linker (`CSkerryRuntime/defaults.c`).
  @_silgen_name("$s10Foundation12UserDefaultsC8register8defaultsySDySSypG_tF")
  func registerInScope(defaults: [String: Any]) {
    for (key, value) in defaults {
      let objects = (key as AnyObject, value as AnyObject)
      withExtendedLifetime(objects) {
        skerry_defaults_register(Unmanaged.passUnretained(objects.0).toOpaque(), Unmanaged.passUnretained(objects.1).toOpaque())
      }
    }
  }
}

/// What the scope of the current task or thread has written into user defaults; called by C.
@_silgen_name("skerry_defaults_of_scope")
package func skerryDefaultsOfScope() -> UnsafeMutableRawPointer? { ScopedWrites.current?.defaults.map { UnsafeMutableRawPointer($0) } }

/// What the scope of the current task or thread has changed in the process; called by C.
@_silgen_name("skerry_changes_of_scope")
package func skerryChangesOfScope() -> UnsafeMutableRawPointer? { ScopedWrites.current?.changes.map { UnsafeMutableRawPointer($0) } }
