import Foundation
import SkerryRuntime

/// The processes that draw the other parts of a run. Each is started when its first picture is needed.
@MainActor
package final class RunParts {
  private let call: [String]
  private let purpose: Purpose
  private var readers: [Int: PartReader] = [:]

  /// `nil` in a program that is more than the command, such as a test: started again, it would not run the command.
  ///
  /// - Parameters:
  ///   - call: the verb and what follows.
  ///   - option: an option for those processes only, for example `--reversed`.
  package init?(_ call: [String], for purpose: Purpose = .languages, option: String? = nil) {
    guard CrashIsolation.ownsProcess, !call.isEmpty else { return nil }
    // After the verb, because what follows `--` is the name of a case.
    self.call = [call[0]] + (option.map { [$0] } ?? []) + call.dropFirst()
    self.purpose = purpose
  }

  /// What the processes draw.
  package enum Purpose {
    case languages, picturesAgain

    /// What one process draws, in messages.
    fileprivate var object: String { self == .languages ? "another language" : "the pictures again" }
  }

  /// Starts the process of a part, so that it draws meanwhile. Throws `CommandError` if that fails.
  package func start(_ part: Int) throws(CommandError) { _ = try reader(part) }

  /// Passes on the messages about pictures that follow one another in the plan. Throws `CommandError` if the process ends before.
  package func read(_ part: Int, _ take: (PartFrame) throws -> Void) throws {
    let reader = try reader(part)
    while true {
      let frame = try reader.next()
      guard frame.kind == .item else { return reader.keep(frame) }
      try take(frame)
    }
  }

  /// The last message of every process that was started, in the order of their numbers. Throws `CommandError` if one has ended before.
  package func rests() throws -> [PartFrame] {
    try readers.keys.sorted().compactMap { try readers[$0]?.last() }
  }

  /// The last message of a part's process, which then ends.
  package func rest(_ part: Int) throws(CommandError) -> PartFrame {
    let frame = try reader(part).last()
    readers[part] = nil
    return frame
  }

  private func reader(_ part: Int) throws(CommandError) -> PartReader {
    if let known = readers[part] { return known }
    guard let process = PartProcess([call[0], "--part=\(part)"] + call.dropFirst()) else {
      throw CommandError("The program could not be started once more to draw \(purpose.object); there may be too many processes.")
    }
    let reader = PartReader(process, purpose.object)
    readers[part] = reader
    return reader
  }
}

/// Reads the messages of a process, each once, even if the process begins again after a crash.
@MainActor
private final class PartReader {
  private let process: PartProcess
  /// What it draws.
  private let object: String
  private var hasStarted = false
  /// The messages that were passed on, and those of the restarted process that are known.
  private var taken = 0, known = 0
  private var rest: PartFrame?

  init(_ process: PartProcess, _ object: String) { (self.process, self.object) = (process, object) }

  func next() throws(CommandError) -> PartFrame {
    while let frame = PartFrame(process.read) {
      if frame.kind == .start {
        if hasStarted { known = taken }
        hasStarted = true
        continue
      }
      if known > 0 {
        known -= 1
        continue
      }
      taken += 1
      return frame
    }
    let status = process.wait()
    // A process that ends in order has said why.
    throw CommandError(
      status == 1
        ? "\(object.prefix(1).uppercased() + object.dropFirst()) could not be drawn; the reason is above."
        : "The process that draws \(object) was ended (\(status)): memory ran out, or the app's own code did it.")
  }

  /// Keeps the last message if it was read.
  func keep(_ frame: PartFrame) { if frame.kind == .rest { rest = frame } }

  func last() throws(CommandError) -> PartFrame {
    if let rest { return rest }
    while true {
      let frame = try next()
      guard frame.kind == .rest else { continue }
      rest = frame
      _ = process.wait()
      return frame
    }
  }
}

/// Sends what a process has drawn to the one that asked for it, on standard output.
@MainActor
package struct PartAnswer {
  private let stream: StandardStream

  /// Begins the answer.
  package init() {
    stream = Console.output
    send(PartFrame(.start))
  }

  /// Sends a message. If nobody reads it any more, the process ends.
  package func send(_ frame: PartFrame) {
    do { try stream.write(frame.bytes) } catch { exit(1) }
  }
}
