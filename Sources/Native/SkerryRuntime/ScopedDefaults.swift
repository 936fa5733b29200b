import CSkerryRuntime

// A picture must not depend on what the bodies of other pictures have written into user defaults. As with random values, functions of the
// executable take precedence over CoreFoundation's (`CSkerryRuntime/defaults.c`).

/// User defaults that are written in the current task or thread.
package enum ScopedDefaults {
  @TaskLocal fileprivate static var current: WrittenDefaults?

  /// Runs a closure whose writes to user defaults are seen only by itself and by tasks that it starts. It reads what the process or an outer scope
  /// has written before. What the initializer of a static writes is kept by the process, because it runs once.
  package static func during<R, E>(_ body: () throws(E) -> R) throws(E) -> R {
    let result = $current.withValue(WrittenDefaults(in: current)) { Result { () throws(E) -> R in try body() } }
    return try result.get()
  }

  /// The same, but within an outer scope the writes belong to the outer scope: for work that may be a part of a picture or a picture of its own.
  package static func joining<R>(_ body: () throws -> R) rethrows -> R { try current == nil ? during(body) : body() }
}

/// What a scope has written; read and changed under the lock of `defaults.c`.
private final class WrittenDefaults: @unchecked Sendable {
  let values: OpaquePointer?

  init(in outer: WrittenDefaults?) { values = skerry_defaults_make(outer?.values) }

  deinit { if let values { skerry_defaults_free(values) } }
}

/// What the scope of the current task or thread has written; called by C.
@_silgen_name("skerry_defaults_of_scope")
package func skerryDefaultsOfScope() -> UnsafeMutableRawPointer? { ScopedDefaults.current?.values.map { UnsafeMutableRawPointer($0) } }
