import Foundation
import Synchronization

/// What a build reports about its progress on standard error, among the compiler's errors.
package final class BuildProgress: Sendable {
  /// Printed before the library is compiled for the first time on a machine.
  package static let firstLibrary = "Compiling Skerry's library, once for this machine and toolchain; this takes about a minute."
  /// Printed before the parts of the library that only some verbs need are compiled.
  package static let restOfLibrary = "Compiling the parts of Skerry's library that the first picture did not need."
  /// Printed before the library is compiled again.
  package static let changedLibrary = "Skerry's sources have changed; compiling what differs."

  /// Printed before files of the library that are no longer as they were written are compiled again.
  package static let damagedLibrary = "A file of the compiled library is missing or was cut off; compiling what it needs."

  /// The beginning of a line whose end has not arrived.
  private let rest = Mutex<Data?>(Data())
  private let take: @Sendable (String) -> Void

  /// - Parameter take: receives each line about the progress, on the thread that adds the bytes.
  init(_ take: @escaping @Sendable (String) -> Void) { self.take = take }

  /// Adds bytes of standard error in the order of their arrival.
  func add(_ data: Data) {
    rest.withLock { rest in
      guard var bytes = rest else { return }
      bytes += data
      let lines = bytes.split(separator: 10, omittingEmptySubsequences: false)
      for line in lines.dropLast().map({ String(decoding: $0, as: UTF8.self) }) where Self.isProgress(line) { take(line) }
      rest = lines.last.map { Data($0) }
    }
  }

  /// Ends the reports: what the program writes later is not about its build.
  func end() { rest.withLock { $0 = nil } }

  /// Whether a line is one of the sentences, or one of `ProgressBar`: `28/47 modules  1.3/s  16 s left`.
  static func isProgress(_ line: String) -> Bool {
    [firstLibrary, restOfLibrary, changedLibrary, damagedLibrary].contains(line)
      || line.wholeMatch(of: #/[0-9]+/[0-9]+ modules(  .*)?/#) != nil
  }
}
