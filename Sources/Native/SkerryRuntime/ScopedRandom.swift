import CSkerryRuntime
package import Foundation

// Random values must not change a picture from run to run. As with the clock, the executable's own functions take
// precedence over the library's (`CSkerryRuntime/random.c`): inside a scope, `Double.random(in:)`, `shuffled()`,
// `UUID()` and the C library's generators take their values from the scope's generator.

/// What random values are drawn for. Each purpose has a sequence of its own, so that a UUID that a preview creates differs
/// from one that a view creates.
package enum RandomPurpose: UInt64, Sendable {
  /// Finding cases and generating states.
  case cases = 1
  /// Evaluating the closures of a configuration or preview.
  case configuration
  /// Evaluating and laying out views.
  case views
}

/// Random values of the current task or thread.
package enum ScopedRandom {
  @TaskLocal fileprivate static var current: RandomGenerator?

  /// Runs a closure in which the sequence of a purpose begins, whatever was drawn before. Threads and tasks that the
  /// closure starts as tasks share it. Scopes nest; the outer sequence is continued afterwards.
  package static func during<R>(_ purpose: RandomPurpose, _ body: () throws -> R) rethrows -> R {
    skerry_random_enter()
    defer { skerry_random_leave() }
    return try $current.withValue(RandomGenerator(seed: purpose.rawValue), operation: body)
  }

  /// As `during`; in addition, threads that are not tasks share a sequence of their own. For commands, which own their process.
  package static func duringInProcess<R>(_ purpose: RandomPurpose, _ body: () throws -> R) rethrows -> R {
    skerry_random_enter_process(purpose.rawValue)
    defer { skerry_random_leave_process() }
    return try during(purpose, body)
  }

  /// How many times the current thread drew values in scopes. UUIDs, which a view uses as identities, and the values of
  /// statics are not counted.
  package static var draws: UInt64 { skerry_random_draws() }

  /// How many UUIDs the current thread made in scopes; those of statics are not counted.
  package static var uuidCount: UInt64 { skerry_random_uuids() }

  /// The UUIDs that the current thread made since a count, at most the last 64.
  package static func uuids(since count: UInt64) -> [UUID] {
    let end = uuidCount
    let kept = min(end - min(count, end), UInt64(skerry_random_uuids_kept))
    return (end - kept..<end).map { number in
      var uuid: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
      withUnsafeMutableBytes(of: &uuid) { skerry_random_uuid(number, $0.assumingMemoryBound(to: UInt8.self).baseAddress) }
      return UUID(uuid: uuid)
    }
  }
}

/// The state of a sequence; its values are drawn under the lock of `generator.c`.
private final class RandomGenerator: @unchecked Sendable {
  let state: UnsafeMutablePointer<skerry_random>

  init(seed: UInt64) {
    state = .allocate(capacity: 1)
    state.initialize(to: skerry_random())
    skerry_random_begin(state, seed)
  }

  deinit { state.deallocate() }
}

/// The generator of the current task or thread; called by C.
@_silgen_name("skerry_random_of_scope")
package func skerryRandomOfScope() -> UnsafeMutableRawPointer? { ScopedRandom.current.map { UnsafeMutableRawPointer($0.state) } }
