import Foundation
import SkerryCases
import Synchronization

/// The widget bundle of a folder as a program that answers requests: built and started by the stand-alone command, in the same way
/// as for every verb.
final class BundleProcess: Sendable {
  private let child: ChildProcess
  private let folder: String
  private let isBusy = NSLock()
  /// Counts requests.
  private let counter = Mutex(0)

  /// Builds the bundle and starts it. Throws the compiler's errors.
  ///
  /// - Parameters:
  ///   - folder: the current folder, for the names of files.
  ///   - words: which package and bundle, as options.
  ///   - started: receives the program while it is built, so that it can be stopped.
  init(folder: String, words: [String], started: (ChildProcess) -> Void = { _ in }) throws(BundleFailure) {
    guard let child = ChildProcess([Self.program, "serve"] + words) else {
      throw BundleFailure(description: "\(Self.program) could not be started; install it again.")
    }
    started(child)
    self.child = child
    self.folder = folder
    while let line = child.nextLine() {
      if let object = Self.object(line), object["event"] as? String == "ready" {
        child.forgetErrors()
        return
      }
    }
    let text = child.errorText
    child.stop()
    let errors = CompileError.all(in: text)
    let last = text.split(separator: "\n").last.map(String.init) ?? "The bundle did not start."
    guard let first = errors.first else { throw BundleFailure(description: last) }
    let more = errors.count > 1 ? " (and \(errors.count - 1) more)" : ""
    throw BundleFailure(description: "The package does not build: \(first.text(from: folder))\(more)", errors: errors)
  }

  /// The running command.
  static var program: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments.first ?? "skerry"
  }

  private static func object(_ line: Data) -> [String: Any]? { (try? JSONSerialization.jsonObject(with: line)) as? [String: Any] }

  /// Sends a request and passes on each event. Throws the bundle's error, or one about a view that crashed.
  func ask(_ verb: String, _ arguments: [String], wants: [String] = [], _ take: ([String: Any]) throws -> Void) throws {
    isBusy.lock()
    defer { isBusy.unlock() }
    let id = counter.withLock { count in
      count += 1
      return count
    }
    let request: [String: Any] = ["id": id, "verb": verb, "arguments": arguments, "wants": wants]
    let line = try JSONSerialization.data(withJSONObject: request)
    guard child.write(line) else { throw BundleFailure(description: "The bundle's program ended.", hasEnded: true) }
    // After a view crashes, the program restarts without that picture; earlier events are not passed on twice.
    var known: Set<Data> = []
    var restarts = 0
    while let answer = child.nextLine() {
      guard let object = Self.object(answer) else { continue }
      let event = object["event"] as? String
      if event == "ready", restarts < Self.restartLimit {
        restarts += 1
        guard child.write(line) else { break }
        continue
      }
      guard object["id"] as? Int == id else { continue }
      switch event {
      case "done": return
      case "error": throw BundleFailure(description: object["message"] as? String ?? "The bundle gave no reason.")
      default:
        let mark = event == "picture" ? Data((object["path"] as? String ?? "").utf8) : answer
        if known.insert(mark).inserted { try take(object) }
      }
    }
    let words = child.errorText.split(separator: "\n").last { $0.contains("Fatal error") }.map { ": " + $0 } ?? ""
    child.stop()
    throw BundleFailure(description: "The bundle's program ended\(words).", hasEnded: true)
  }

  /// The most crashing views per request.
  private static let restartLimit = 1000

  func stop() { child.stop() }
}
