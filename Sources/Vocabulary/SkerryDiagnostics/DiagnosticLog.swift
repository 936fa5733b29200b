private import Synchronization

/// Collects the diagnostics of one rendering in the order they are reported, without duplicates.
///
/// Shared by every stage of a single case; a case runs its stages one after another, so the order is stable.
package final class DiagnosticLog: Sendable {
  private let entries = Mutex<[Diagnostic]>([])

  package init() {}

  /// Adds a diagnostic, unless there is an equal one already.
  package func report(_ diagnostic: Diagnostic) {
    entries.withLock { if !$0.contains(diagnostic) { $0.append(diagnostic) } }
  }

  /// The number of diagnostics so far.
  package var count: Int { entries.withLock { $0.count } }

  /// Forgets all but the first diagnostics.
  package func removeAll(after count: Int) { entries.withLock { $0.removeSubrange(min(count, $0.count)...) } }

  /// The diagnostics so far, in order.
  package var all: [Diagnostic] { entries.withLock { $0 } }
}
