import Foundation
import SkerryCases
import Synchronization

/// The widget bundle of a folder as a program that answers requests: built and started by the stand-alone command, in the same way
/// as for every verb.
final class BundleProcess: Sendable {
  private let child: ChildProcess
  private let folder: String
  private let isBusy = NSLock()
  /// The compiler's complaints about parts that were taken out, as keys with commas between them.
  let complaints: String
  /// Counts requests.
  private let counter = Mutex(0)

  /// Builds the bundle and starts it. Throws the compiler's errors.
  ///
  /// - Parameters:
  ///   - folder: the current folder, for the names of files.
  ///   - known: the compiler's complaints that an earlier build of the session took as they are; `nil` for the first.
  ///   - words: which package and bundle, as options.
  ///   - started: receives the program while it is built, so that it can be stopped.
  init(folder: String, words: [String], known: String?, started: (ChildProcess) -> Void = { _ in }) throws(BundleFailure) {
    guard let child = ChildProcess([Self.program, "serve"] + words, environment: ["SKERRY_LIVE_COMPLAINTS": known ?? "first"]) else {
      throw BundleFailure(description: "\(Self.program) could not be started; install it again.")
    }
    started(child)
    self.child = child
    self.folder = folder
    var complaints = known ?? ""
    while let line = child.nextLine() {
      guard let object = Self.object(line) else { continue }
      if let keys = object["complaints"] as? [String] { complaints = keys.joined(separator: ",") }
      if object["event"] as? String == "ready" {
        self.complaints = complaints
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

  /// Asks and hands on each event until the last. Throws the bundle's own sentence, or one about a view that stopped it.
  ///
  /// - Parameter take: receives the events; where it throws, the answer is cancelled and the error thrown on.
  func ask(_ verb: String, _ arguments: [String], wants: [String] = [], _ take: ([String: Any]) throws -> Void) throws {
    isBusy.lock()
    defer { isBusy.unlock() }
    let id = counter.withLock { count in
      count += 1
      return count
    }
    var request: [String: Any] = ["id": id, "verb": verb, "arguments": arguments, "wants": wants]
    let line = try JSONSerialization.data(withJSONObject: request)
    guard child.write(line) else { throw BundleFailure(description: "The bundle's program ended.", hasEnded: true) }
    // After a view crashes, the program restarts without that picture; earlier events are not passed on twice.
    var known: Set<Data> = []
    var paths: [String] = []
    var restarts = 0
    var refusal: (any Error)?
    while let answer = child.nextLine() {
      guard let object = Self.object(answer) else { continue }
      let event = object["event"] as? String
      if event == "ready", restarts < Self.restartLimit {
        restarts += 1
        request["have"] = paths
        guard child.write(try JSONSerialization.data(withJSONObject: request)) else { break }
        continue
      }
      guard object["id"] as? Int == id else { continue }
      switch event {
      case "done", "error":
        if let refusal { throw refusal }
        guard event == "error" else { return }
        throw BundleFailure(description: object["message"] as? String ?? "The bundle gave no reason.")
      default:
        guard refusal == nil else { continue }
        // Parts of an answer have no path.
        let path = object["path"] as? String
        if let path { paths.append(path) }
        let mark = path.map { Data($0.utf8) } ?? answer
        guard known.insert(mark).inserted else { continue }
        do { try take(object) } catch {
          refusal = error
          _ = child.write(Data("{\"cancel\":\(id)}".utf8))
        }
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
