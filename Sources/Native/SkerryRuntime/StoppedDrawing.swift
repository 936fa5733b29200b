import CSkerryRuntime
import Foundation

/// Keeps one view that stops the program from taking every other picture with it.
package enum StoppedDrawing {
  /// The option under which a fresh start hears what to leave out.
  package static let option = "stopped"

  /// From now on a program that is stopped while it draws starts anew and leaves that picture out. For programs of their own, not for tests.
  package static func watch() {
    // The words are given to the fresh start as they stand; they live as long as the process.
    skerry_stop_watch(CommandLine.argc, CommandLine.unsafeArgv, strdup("--\(option)"))
  }

  /// Draws under a name.
  package static func drawing<R>(_ name: String, _ body: () throws -> R) rethrows -> R {
    skerry_stop_mark(name)
    defer { skerry_stop_mark(nil) }
    return try body()
  }
}
