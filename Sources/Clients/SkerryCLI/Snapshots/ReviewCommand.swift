import Foundation
import SkerryFormats
import SkerryRuntime
import SkerryCases
import SkerryImage
import SkerrySnapshot

/// `review`: steps through the failures of the last `test`, with pictures if the terminal can show them.
struct ReviewCommand {
  private let patterns: [String]
  private let folders: SnapshotFolders
  private let asJSON: Bool

  init(_ call: [String], environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    let arguments = try Arguments(call, of: .review)
    self.patterns = arguments.positional
    asJSON = arguments.has("json")
    folders = try SnapshotFolders(arguments, SnapshotConfiguration(arguments, environment), environment)
  }

  func run() throws -> Int32 {
    var pending = try PendingResults(folders)
    let waiting = try pending.chosen(patterns)
    if asJSON {
      Console.out(try StableJSON.text(waiting, isPretty: true))
      return 0
    }
    if waiting.isEmpty {
      Console.out("nothing to decide")
      return 0
    }
    guard isatty(STDIN_FILENO) == 1, isatty(Console.output.descriptor) == 1 else {
      throw CommandError(
        "review needs a terminal; use accept NAME, reject NAME or report --reporter html. Waiting: \(ShortList.text(waiting.map(\.name), limit: 8))."
      )
    }
    return try ask(waiting, &pending)
  }

  private func ask(_ waiting: [CaseResult], _ pending: inout PendingResults) throws -> Int32 {
    let list = ListReport(folders, goldens: pending.record.goldens)
    var (accepted, rejected) = (0, 0)
    for (index, result) in waiting.enumerated() {
      Console.out("\n\(index + 1) of \(waiting.count)")
      Console.out(Console.painted(lines: list.text(result) ?? result.name))
      if let picture = ReviewSheet.png(folders.artifacts, result.name) { _ = TerminalPicture.show(picture) }
      switch Self.answer() {
      case .accept:
        try pending.accept([result])
        accepted += 1
      case .reject:
        try pending.reject([result])
        rejected += 1
      case .skip: continue
      case .acceptRest:
        try pending.accept(Array(waiting[index...]))
        accepted += waiting.count - index
        return finish(accepted, rejected, of: waiting.count)
      case .rejectRest:
        try pending.reject(Array(waiting[index...]))
        rejected += waiting.count - index
        return finish(accepted, rejected, of: waiting.count)
      case .quit: return finish(accepted, rejected, of: waiting.count)
      }
    }
    return finish(accepted, rejected, of: waiting.count)
  }

  private func finish(_ accepted: Int, _ rejected: Int, of count: Int) -> Int32 {
    Console.out("\(accepted) accepted, \(rejected) rejected, \(count - accepted - rejected) left")
    return 0
  }

  private enum Answer { case accept, reject, skip, acceptRest, rejectRest, quit }

  /// Asks until the answer is valid; the end of the input means quit.
  private static func answer() -> Answer {
    let keys = KeyReader()
    while true {
      Console.plain("[a]ccept  [r]eject  [s]kip  [A]ccept all  [R]eject all  [q]uit  ? ")
      // If single keys cannot be read, a line is read.
      let key = keys.map { $0.key() } ?? readLine().map { .character($0.trimmingCharacters(in: .whitespaces).first ?? "s") }
      guard let key else {
        Console.out("")
        return .quit
      }
      if case .character(let letter) = key, letter.isLetter { Console.out(String(letter)) } else { Console.out("") }
      switch key {
      case .character("a"), .character("y"): return .accept
      case .character("r"), .character("n"): return .reject
      case .character("s"), .character(" "), .character("\n"), .character("\r"), .next: return .skip
      case .character("A"): return .acceptRest
      case .character("R"): return .rejectRest
      case .character("q"), .escape: return .quit
      case .character, .previous, .other: Console.out(explanation)
      }
    }
  }

  private static let explanation = """
      a or y   the new picture becomes the golden
      r or n   the golden stays, and the new picture is deleted
      s        nothing is decided; return, space and the arrow to the right do the same
      A, R     the same for this and all that follow
      q        ends; what is decided stays decided
      Pictures, in terminals that show them: the golden, the new picture, the difference.
    """
}
