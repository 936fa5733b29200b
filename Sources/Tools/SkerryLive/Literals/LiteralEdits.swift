import Foundation
import SkerryDiagnostics
import Synchronization
import SkerryCLI

/// Draws an edit that only changes literals before it is compiled.
///
/// After a file was edited, a program is compiled in which the literals of that file can be set when it starts; it is started at once and waits.
/// If the next save changes nothing but those literals, it gets their values and draws. The real program is compiled
/// meanwhile and replaces it, so a picture that it drew wrongly lasts as long as a compilation.
final class LiteralEdits: Sendable {
  private struct State {
    var plan: LiteralPlan?
    /// The process that compiles the program and writes its plan.
    var making: ChildProcess?
    /// The program, started and waiting for its literals.
    var waiting: ChildProcess?
    /// Changes whenever the plan is no longer wanted.
    var turn = 0
  }
  private let state = Mutex(State())
  /// Seconds without another edit before a program is compiled.
  private static let delay = 0.3

  /// Compiles what later edits of a file need, at the lowest priority, in place of what was prepared before: a program with replaceable literals,
  /// which waits as soon as it is there, and then the file's parts.
  ///
  /// - Parameters:
  ///   - options: which package and bundle, as options for the bundle's own program.
  ///   - variable: the variable that asks for both, or only for the parts; its value is the file's path.
  func prepare(_ file: String, options: [String], variable: String) {
    forget()
    let turn = state.withLock { $0.turn }
    Thread { [self] in
      Thread.sleep(forTimeInterval: Self.delay)
      let child = state.withLock { state -> ChildProcess? in
        guard state.turn == turn else { return nil }
        state.making = ChildProcess(
          ["nice", "-n", "19", BundleProcess.program, "serve"] + options, environment: [variable: file])
        return state.making
      }
      guard let child else { return }
      while let line = child.nextLine() {
        guard let event = try? JSONDecoder().decode(Event.self, from: line), event.event == LiteralPlan.event else { continue }
        state.withLock { state in if state.turn == turn { state.plan = event.plan } }
        wait()
      }
      state.withLock { state in if state.turn == turn { state.making = nil } }
    }.start()
  }

  private struct Event: Decodable {
    var event: String
    var plan: LiteralPlan
  }

  /// Starts the program, so that it waits for the next edit.
  func wait() {
    state.withLock { state in
      guard let plan = state.plan, state.waiting == nil else { return }
      state.waiting = ChildProcess(
        plan.arguments, program: plan.program, environment: plan.environment.merging([LiteralPlan.variable: "-"]) { $1 })
    }
  }

  /// Why an edit is not drawn before it is compiled: a sentence for `--verbose`.
  struct Obstacle: Error, Equatable {
    var sentence: String
  }

  /// The present text of the only file that was changed as values of the plan's literals; throws if more has changed.
  private func values(_ changed: Set<String>?) throws(Obstacle) -> (LiteralPlan, [Int: String]) {
    guard let plan = state.withLock({ $0.plan }) else {
      let isMaking = state.withLock { $0.making != nil }
      throw Obstacle(
        sentence: isMaking
          ? "the program with replaceable literals is still being compiled."
          : "there is no program with replaceable literals; it is compiled after an edit of one Swift file that belongs to one extension.")
    }
    let file = URL(fileURLWithPath: plan.file).lastPathComponent
    guard changed == [plan.file], let data = InputFile.data(atPath: plan.file) else {
      throw Obstacle(sentence: "files other than \(file), which was edited last, have changed.")
    }
    switch plan.compare(Array(data)) {
    case .values(let values): return (plan, values)
    case .differs(let line): throw Obstacle(sentence: "line \(line) of \(file) differs in more than replaceable literals.")
    }
  }

  /// Whether the program will also draw the next edit of literals after these changes.
  ///
  /// - Parameter changed: paths; `nil` if they are not known.
  func remainsValid(after changed: Set<String>?) -> Bool { (try? values(changed)) != nil }

  /// The program with the present literals, ready to draw, and its extension's name. Throws if more than literals has changed, or the program
  /// does not start.
  ///
  /// - Parameter changed: paths; `nil` if they are not known.
  func program(for changed: Set<String>?) throws(Obstacle) -> (child: ChildProcess, name: String?) {
    let (plan, values) = try values(changed)
    guard let line = LiteralPlan.line(values) else { throw Obstacle(sentence: "too many literals have changed at once.") }
    wait()
    let child = state.withLock { state in
      defer { state.waiting = nil }
      return state.waiting
    }
    let stopped = Obstacle(sentence: "the program with replaceable literals has stopped.")
    guard let child, child.write(Data(line.utf8)) else { throw stopped }
    while let line = child.nextLine() {
      if ServeLine(line)?.isReady == true {
        child.forgetErrors()
        return (child, plan.name)
      }
    }
    throw stopped
  }

  /// Stops the program that is being compiled, or that waits.
  func forget() {
    let (making, waiting) = state.withLock { state in
      defer {
        (state.plan, state.making, state.waiting) = (nil, nil, nil)
        state.turn += 1
      }
      return (state.making, state.waiting)
    }
    making?.stop()
    waiting?.stop()
  }
}
