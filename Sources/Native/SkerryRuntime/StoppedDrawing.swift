import CSkerryRuntime
import Foundation

/// Keeps one piece of a customer's code that stops the program from taking everything else with it.
///
/// What may stop runs under a name. A program that is stopped there starts again, hears which names stopped it and why, and leaves them out.
package enum StoppedDrawing {
  /// The option under which a fresh start hears what to leave out.
  package static let option = "stopped"
  /// The option under which it hears how much was written before.
  private static let outputOption = "stopped-output"

  private nonisolated(unsafe) static var stops: [String: StoppedCode] = [:]
  private nonisolated(unsafe) static var names: [String] = []

  /// From now on a program that is stopped under a name starts again. For programs of their own, not for tests. To be called once, in `main`.
  package static func watch() {
    // The words are given to the fresh start as they stand; they live as long as the process.
    skerry_stop_watch(CommandLine.argc, CommandLine.unsafeArgv, strdup("--\(option)"), strdup("--\(outputOption)"))
  }

  /// Reads what stopped earlier starts out of the words of a call, and how many bytes they wrote to standard output and standard error.
  ///
  /// - Returns: the words that the caller wrote.
  package static func take(from words: [String]) -> (words: [String], output: Int, error: Int) {
    var rest: [String] = []
    var written: (Int, Int)?
    var index = 0
    while index < words.count {
      let value = index + 1 < words.count ? words[index + 1] : nil
      if words[index] == "--\(option)", let value, let stop = StoppedCode(entry: value) {
        stops[stop.name] = stop
        index += 2
      } else if words[index] == "--\(outputOption)", let value {
        let counts = value.split(separator: ",").compactMap { Int($0) }
        // The newest stands first.
        if written == nil, counts.count == 2 { written = (counts[0], counts[1]) }
        index += 2
      } else {
        rest.append(words[index])
        index += 1
      }
    }
    return (rest, written?.0 ?? 0, written?.1 ?? 0)
  }

  /// Runs a customer's code under a name. `nil` where this name stopped the program before.
  package static func attempt<R>(_ name: String, _ body: () throws -> R) rethrows -> R? {
    if stops[name] != nil { return nil }
    names.append(name)
    skerry_stop_mark(name)
    defer {
      names.removeLast()
      skerry_stop_mark(names.last)
    }
    return try body()
  }

  /// Why a name stopped the program; `nil` where it did not.
  package static func stop(of name: String) -> StoppedCode? { stops[name] }

  /// Where and why a name stopped the program, as words of a sentence: `RideView.swift:42 (Index out of range)`.
  package static func reason(of name: String) -> String { stops[name]?.sentence ?? "a place that is not known" }

  /// What stopped earlier starts, by name.
  package static var all: [StoppedCode] { stops.values.sorted { $0.name < $1.name } }

  /// Says where the command writes what standard output is for; a fresh start writes there, too.
  package static func keepOutput(_ descriptor: Int32) { skerry_stop_output(descriptor) }
  /// Counts what the command wrote.
  package static func wrote(_ count: Int, toError: Bool) { skerry_stop_wrote(toError ? 1 : 0, Int64(count)) }
}
