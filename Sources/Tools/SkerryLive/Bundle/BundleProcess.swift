import Foundation
import SkerryCLI
import SkerryCases
import SkerryRuntime
import Synchronization

/// Environment variables by which a live session talks to the command that builds for it.
package enum LiveVariables {
  /// The compiler errors that the session has accepted: `first`, or keys separated by commas.
  package static let knownErrors = "SKERRY_LIVE_KNOWN_ERRORS"
  /// Set where the command is started before it is needed: it prepares itself and waits for a byte on standard input.
  package static let standby = "SKERRY_LIVE_STANDBY"
}

/// The widget bundle of a folder as a program that answers requests, built and started by the stand-alone command in
/// the same way as for every verb. A repository with several extensions has a program for each; a request is sent to one
/// after another.
final class BundleProcess: Sendable {
  private let programs: [ExtensionProgram]
  /// Those that end with this bundle.
  private let own: [ExtensionProgram]
  private let isBusy: NSLock
  /// The compiler's errors about parts that were removed, as keys with commas between them.
  let removalErrors: String
  /// Counts requests.
  private static let counter = Mutex(0)

  /// Builds the bundle and starts it. Throws the compiler's errors.
  ///
  /// - Parameters:
  ///   - folder: the current folder, for the names of files.
  ///   - known: the compiler errors that an earlier build of the session accepted; `nil` for the first.
  ///   - standby: the same call, which was started earlier and waits.
  ///   - arguments: which package and bundle, as options.
  ///   - report: receives lines about the progress, on another thread.
  ///   - started: receives the program while it is built, so that it can be stopped.
  init(
    folder: String, arguments: [String], known: String?, standby: ChildProcess? = nil,
    report: @escaping @Sendable (String) -> Void = { _ in }, started: (ChildProcess) -> Void = { _ in }
  ) throws(BundleFailure) {
    isBusy = NSLock()
    let progress = BuildProgress(report)
    defer { progress.end() }
    let child: ChildProcess
    if let standby {
      child = standby
    } else {
      child = try Self.start([Self.program, "serve"] + arguments, [LiveVariables.knownErrors: known ?? "first"])
    }
    child.watchErrors(progress.add)
    started(child)
    var removalErrors = known ?? ""
    var several: [ServePrograms.Program] = []
    while let line = child.nextLine() {
      guard let line = ServeLine(line) else { continue }
      if case .built(let build) = line.content { removalErrors = build.removalErrors.joined(separator: ",") }
      if case .programs(let list) = line.content { several = list.programs }
      if line.isReady {
        self.removalErrors = removalErrors
        child.forgetErrors()
        programs = [ExtensionProgram(child)]
        own = programs
        return
      }
    }
    guard several.isEmpty else {
      child.stop()
      self.removalErrors = removalErrors
      programs = try Self.start(several)
      own = programs
      return
    }
    let text = child.errorText
    child.stop()
    let errors = CompileError.all(in: text)
    let last = text.split(separator: "\n").last.map(String.init) ?? "The bundle did not start."
    guard let first = errors.first else { throw BundleFailure(description: last) }
    let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    throw BundleFailure(description: "The package does not build: \(first.text(from: folder))\(more)", errors: errors)
  }

  /// A bundle in which another program replaces one of its own; the replaced one keeps running.
  ///
  /// - Parameters:
  ///   - child: was started and is ready.
  ///   - name: the extension's; `nil` if the folder has only one.
  init(_ bundle: BundleProcess, with child: ChildProcess, for name: String?) {
    let other = ExtensionProgram(name: name, child)
    programs = bundle.programs.map { $0.name == name ? other : $0 }
    own = [other]
    (isBusy, removalErrors) = (bundle.isBusy, bundle.removalErrors)
  }

  private static func start(_ arguments: [String], _ environment: [String: String]) throws(BundleFailure) -> ChildProcess {
    guard let child = ChildProcess(arguments, environment: environment) else {
      throw BundleFailure(description: "\(arguments[0]) could not be started; install it again.")
    }
    return child
  }

  /// Starts the programs of several extensions. Throws the error message of one that does not start.
  private static func start(_ list: [ServePrograms.Program]) throws(BundleFailure) -> [ExtensionProgram] {
    var programs: [ExtensionProgram] = []
    for one in list {
      guard !one.arguments.isEmpty else { continue }
      let child = try start(one.arguments, one.environment)
      programs.append(ExtensionProgram(name: one.name, child))
      var isReady = false
      while !isReady, let line = child.nextLine() { isReady = ServeLine(line)?.isReady == true }
      guard isReady else {
        let last = child.errorText.split(separator: "\n").last.map(String.init)
        programs.forEach { $0.stop() }
        throw BundleFailure(description: last ?? "The program of \(one.name) did not start.")
      }
      child.forgetErrors()
    }
    return programs
  }

  /// The command to start: the running one; after an upgrade, the new one.
  static var program: String { RunningProgram.path ?? CommandLine.arguments.first ?? "skerry" }

  /// Sends a request and passes on each part of the answer. Throws the bundle's error message, or one about a view
  /// that crashed it.
  ///
  /// With several extensions, a case that only some of them know is not an error; pictures name the extension they come from.
  ///
  /// - Parameters:
  ///   - stored: hashes of pictures that are not sent again.
  ///   - take: receives the contents; if it throws, the answer is cancelled and the error is rethrown.
  func ask(
    _ verb: Verb, _ arguments: [String], wants: [ServeDetail] = [], stored: [String] = [], _ take: (ServeLine.Content) throws -> Void
  ) throws {
    isBusy.lock()
    defer { isBusy.unlock() }
    let id = Self.counter.withLock { count in
      count += 1
      return count
    }
    let request = ServeRequest(verb.rawValue, arguments, id: id, wants: wants, stored: stored)
    if programs.count == 1 { return try programs[0].ask(request, take) }
    var joined = JoinedAnswers()
    var refusal: (any Error)?
    for program in programs {
      joined.begin(program.name ?? "")
      do {
        try program.ask(request) { content in
          guard let content = joined.content(content) else { return }
          do { try take(content) } catch {
            refusal = error
            throw error
          }
        }
      } catch let failure as BundleFailure where refusal == nil && !failure.hasEnded {
        joined.failures.append(failure)
      }
    }
    try joined.payloads.forEach(take)
    if let failure = joined.failure(of: programs.count) { throw failure }
  }

  /// Waits until the request that is being answered has ended, if there is one.
  func waitForAnswer(_ seconds: Double) {
    if isBusy.lock(before: Date(timeIntervalSinceNow: seconds)) { isBusy.unlock() }
  }

  func stop() { own.forEach { $0.stop() } }
}
