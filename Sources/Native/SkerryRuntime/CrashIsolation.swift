import CSkerryRuntime
import Foundation

/// Isolates crashes in the customer's code, so that one crash does not lose the whole run.
///
/// Code that may crash runs under a name. After a crash the program restarts itself with the names that crashed and the reasons, and skips
/// them.
package enum CrashIsolation {
  /// The option that tells a restarted program what to skip.
  package static let option = "stopped"
  /// The option that tells it how many bytes were written before.
  private static let outputOption = "stopped-output"

  private nonisolated(unsafe) static var stops: [String: CrashReport] = [:]
  private nonisolated(unsafe) static var names: [String] = []
  /// Whether the process is a command's, so that its other threads run the customer's code, too.
  package private(set) nonisolated(unsafe) static var ownsProcess = false

  /// After this call, a crash under a name restarts the program. For standalone programs, not for tests. To be called once, in `main`.
  package static func watch() {
    ownsProcess = true
    // The arguments are passed to the restarted program unchanged; they stay allocated until the process ends.
    skerry_stop_watch(CommandLine.argc, CommandLine.unsafeArgv, strdup("--\(option)"), strdup("--\(outputOption)"))
  }

  /// A word for the current request, if the process answers several: a picture that crashes in one request may be drawn in the next, because its name
  /// does not describe its look completely. A restarted program learns only of crashes in its own request.
  package nonisolated(unsafe) static var request = "" {
    didSet {
      guard request != oldValue, ownsProcess else { return }
      // They stay allocated while the restarted program may need them.
      let kept = keptArguments.map { strdup($0) }
      var pointers = kept
      skerry_stop_arguments(Int32(kept.count), &pointers)
      passedOn.forEach { free($0) }
      passedOn = kept
    }
  }
  private nonisolated(unsafe) static var passedOn: [UnsafeMutablePointer<CChar>?] = []

  /// Separates a name from the request in which its code runs.
  private static let separator = "\u{1F}"

  /// The name of code in the current request.
  private static func full(_ name: String) -> String { request.isEmpty ? name : name + separator + request }

  /// Whether a name counts in the current request; those from before the first request always do.
  private static func isCurrent(_ name: String) -> Bool { !name.contains(separator) || name.hasSuffix(separator + request) }

  /// The process's arguments without crashes in earlier requests.
  private static var keptArguments: [String] {
    let all = CommandLine.arguments
    return all.indices.filter { index in
      let isEntry = index > 0 && all[index - 1] == "--\(option)"
      let follows = all[index] == "--\(option)" && index + 1 < all.count
      guard let entry = isEntry ? all[index] : follows ? all[index + 1] : nil else { return true }
      return isCurrent(String(entry.prefix { $0 != "\n" }))
    }.map { all[$0] }
  }

  /// The seconds that code under a name may take; 0 for no limit. Code that takes longer counts as crashed.
  package nonisolated(unsafe) static var secondsLimit = 0 {
    didSet { skerry_stop_after(Int32(clamping: secondsLimit)) }
  }

  /// Reads from the arguments what crashed in earlier runs, and how many bytes those wrote to standard output and standard error.
  ///
  /// - Returns: the arguments of the original call.
  package static func take(from arguments: [String]) -> (arguments: [String], output: Int, error: Int) {
    var rest: [String] = []
    var written: (Int, Int)?
    var index = 0
    while index < arguments.count {
      let value = index + 1 < arguments.count ? arguments[index + 1] : nil
      if arguments[index] == "--\(option)", let value, let stop = CrashReport(entry: value) {
        stops[stop.name] = stop
        index += 2
      } else if arguments[index] == "--\(outputOption)", let value {
        let counts = value.split(separator: ",").compactMap { Int($0) }
        // The newest one is first.
        if written == nil, counts.count == 2 { written = (counts[0], counts[1]) }
        index += 2
      } else {
        rest.append(arguments[index])
        index += 1
      }
    }
    return (rest, written?.0 ?? 0, written?.1 ?? 0)
  }

  /// Runs customer code under a name, with random values of a fixed sequence. Returns `nil` if this name crashed the program before.
  package static func attempt<R>(_ name: String, _ body: () throws -> R) rethrows -> R? {
    let name = full(name)
    if stops[name] != nil { return nil }
    names.append(name)
    skerry_stop_mark(name)
    defer {
      names.removeLast()
      skerry_stop_mark(names.last)
    }
    return try ownsProcess ? ScopedRandom.duringInProcess(.cases, body) : ScopedRandom.during(.cases, body)
  }

  /// Why a name crashed the program; `nil` if it did not.
  package static func stop(of name: String) -> CrashReport? { stops[full(name)] }

  /// Where and why a name crashed the program, as part of a sentence: `RideView.swift:42 (Index out of range)`.
  package static func reason(of name: String) -> String { stop(of: name)?.sentence ?? "an unknown line" }

  /// What crashed earlier runs, by name.
  package static var all: [CrashReport] { stops.values.sorted { $0.name < $1.name } }

  /// Sets where the command writes its output; a restarted program writes there, too.
  package static func keepOutput(_ descriptor: Int32) { skerry_stop_output(descriptor) }
  /// Counts the bytes that the command wrote.
  package static func countOutput(_ count: Int, toError: Bool) { skerry_stop_wrote(toError ? 1 : 0, Int64(count)) }
}
