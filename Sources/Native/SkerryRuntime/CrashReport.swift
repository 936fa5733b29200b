import Foundation

/// What is known about a crash in the customer's code.
package struct CrashReport: Sendable, Equatable {
  /// What was being done.
  package var name: String
  private var signal: Int32
  /// The message of the Swift runtime.
  private var said: String
  /// What the code printed before, its last lines.
  private var printed: [String]
  /// The calls, innermost first, as offsets from the program's start.
  private(set) var calls: [UInt]

  /// - Parameter entry: five lines, as the stopped program writes them.
  init?(entry: String) {
    let lines = entry.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let name = lines.first, !name.isEmpty else { return nil }
    self.name = name
    signal = lines.count > 1 ? Int32(lines[1]) ?? 0 : 0
    said = lines.count > 2 ? lines[2] : ""
    calls = lines.count > 3 ? lines[3].split(separator: " ").compactMap { UInt($0, radix: 16) } : []
    printed = lines.count > 4 ? lines[4].split(separator: "\u{1E}").map(String.init) : []
  }

  /// The last lines that the code printed before it stopped, as a sentence; `nil` if it printed nothing.
  package var lastWords: String? {
    guard !printed.isEmpty else { return nil }
    let lines = printed.map { "\"\($0.count > Self.longestLine ? $0.prefix(Self.longestLine) + "…" : $0)\"" }
    return "It last printed \(lines.joined(separator: ", "))."
  }
  /// The characters of a printed line that are repeated in a message.
  private static let longestLine = 160

  /// File, line and cause, as far as known: `RideView.swift:42 (Index out of range)`.
  package var sentence: String {
    let (file, cause) = Self.parts(of: said)
    let reason = cause.isEmpty ? Self.cause(of: signal) : cause
    guard let place = Self.place(file, calls) else { return "an unknown line (\(reason))" }
    return "\(place) (\(reason))"
  }

  /// The message with which a function stops whose body was removed because it does not compile, in a repository without a manifest.
  package static let leftOutMessage = "left out, because it does not compile here"

  /// What stops the program, and the remedy.
  ///
  /// - Parameter place: file, line and cause, as `sentence` has them.
  package static func stops(at place: String) -> String {
    if place.contains(leftOutMessage) { return "stops the program at \(place); what is left out is listed with the compiler's reason." }
    guard place.contains(unsupportedScheme) else { return "stops the program at \(place); fix the code that it runs." }
    let short = place.components(separatedBy: " (")[0]
    return "stops the program at \(short): it reads an address of the network, and pictures have no network; give it data of its own."
  }
  /// What Foundation says of a `Data` or `String` whose contents are at an address of the network: `CocoaError.fileReadUnsupportedScheme`.
  private static let unsupportedScheme = "NSCocoaErrorDomain Code=262 "

  /// Whether the program was stopped by a range whose upper bound is below its lower bound, such as a timer's whose end has passed.
  ///
  /// - Parameter place: file, line and cause, as `sentence` has them.
  package static func endsBeforeStart(_ place: String) -> Bool { place.contains("Range requires lowerBound <= upperBound") }

  /// File and line, where they are known: from the runtime's message, otherwise from the innermost call in the
  /// customer's code.
  package var site: (file: String, line: Int)? {
    guard let place = Self.place(Self.parts(of: said).file, calls), let colon = place.lastIndex(of: ":"),
      let line = Int(place[place.index(after: colon)...])
    else { return nil }
    return (String(place[..<colon]), line)
  }

  /// The runtime names a file by its module, the debug information by its path; both name the same line of the same file.
  private static func place(_ said: String?, _ calls: [UInt]) -> String? {
    let called = CallLocations.first(of: calls)
    guard let said else { return called }
    func parts(_ place: String) -> (path: String, line: String) {
      let words = place.split(separator: ":").map(String.init)
      return (words.first ?? "", words.last ?? "")
    }
    func name(_ path: String) -> Substring? { path.split(separator: "/").last }
    guard let called, name(parts(called).path) == name(parts(said).path) else { return said }
    return "\(parts(called).path):\(parts(said).line)"
  }

  /// Splits `Ride/RideView.swift:42: Fatal error: Index out of range` into its parts. Positions in the standard library
  /// are ignored.
  private static func parts(of said: String) -> (file: String?, cause: String) {
    for mark in ["Fatal error", "Assertion failed", "Precondition failed", "fatal error", "assertion failed"] {
      guard let found = said.range(of: mark) else { continue }
      var cause = said[found.upperBound...].drop { $0 == ":" || $0 == " " }
      while cause.last == " " || cause.last == "." { cause = cause.dropLast() }
      let place = said[..<found.lowerBound].trimmingCharacters(in: CharacterSet(charactersIn: ": "))
      let isOwn = place.contains(".swift:") && !place.hasPrefix("Swift/") && !place.hasPrefix("Foundation")
      return (isOwn ? place : nil, cause.isEmpty ? mark.lowercased() : String(cause))
    }
    return (nil, "")
  }

  private static func cause(of signal: Int32) -> String {
    switch signal {
    case 0: "a call of exit"
    case SIGSEGV, SIGBUS: "invalid memory access, or endless recursion"
    case SIGABRT, SIGTERM, SIGHUP, SIGINT, SIGQUIT: "the program ended itself"
    case SIGALRM: "it does not finish within \(CrashIsolation.secondsLimit == 1 ? "a second" : "\(CrashIsolation.secondsLimit) seconds")"
    default: "a trap, such as a number too large for its type"
    }
  }
}
