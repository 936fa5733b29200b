import Foundation
import SkerryCLI

/// The program of one extension, started to answer requests.
final class ExtensionProgram: Sendable {
  /// The extension's name; `nil` if the folder has only one.
  let name: String?
  private let child: ChildProcess

  init(name: String? = nil, _ child: ChildProcess) {
    self.name = name
    self.child = child
  }

  /// Sends a request and passes on each event until the last. Throws the program's error message, or one about a view
  /// that crashed it.
  ///
  /// - Parameters:
  ///   - request: without the paths that are known already.
  ///   - take: receives the events; if it throws, the answer is cancelled and the error is rethrown.
  func ask(_ request: [String: Any], id: Int, _ take: ([String: Any]) throws -> Void) throws {
    let line = try JSONSerialization.data(withJSONObject: request)
    guard child.write(line) else { throw BundleFailure(description: "The bundle's program ended.", hasEnded: true) }
    // After a view crashes, the program restarts without that picture; earlier events are not passed on twice.
    var known: Set<Data> = []
    var paths: [String] = []
    var restarts = 0
    var refusal: (any Error)?
    while let answer = child.nextLine() {
      guard let object = Self.object(answer) else { continue }
      let event = ServeEvent(of: object)
      if event == .ready, restarts < Self.restartLimit {
        restarts += 1
        let again = request.merging(["have": paths]) { $1 }
        guard child.write(try JSONSerialization.data(withJSONObject: again)) else { break }
        continue
      }
      guard object["id"] as? Int == id else { continue }
      switch event {
      case .done, .error:
        if let refusal { throw refusal }
        guard event == .error else { return }
        throw BundleFailure(description: object["message"] as? String ?? "The bundle's program gave no reason.")
      case .activityCase, .omitted, .plan, .left, .picture, .note, .finding, .payload, .ready, nil:
        guard refusal == nil else { continue }
        // Events that are part of an answer have no path.
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
    let reason = child.errorText.split(separator: "\n").last { $0.contains("Fatal error") }.map { ": " + $0 } ?? ""
    child.stop()
    throw BundleFailure(description: "The bundle's program ended\(reason).", hasEnded: true)
  }

  /// The maximum number of crashing views per request.
  private static let restartLimit = 1000

  /// A line of the program's output; `nil` for anything but an object.
  static func object(_ line: Data) -> [String: Any]? { (try? JSONSerialization.jsonObject(with: line)) as? [String: Any] }

  func stop() { child.stop() }
}
