import Foundation
import SkerryCLI
import SkerryFormats

/// The program of one extension, started to answer requests.
final class ExtensionProgram: Sendable {
  /// The extension's name; `nil` if the folder has only one.
  let name: String?
  private let child: ChildProcess

  init(name: String? = nil, _ child: ChildProcess) {
    self.name = name
    self.child = child
  }

  /// Sends a request and passes on each part of the answer. Throws the program's error message, or one about a view that crashed it.
  ///
  /// - Parameters:
  ///   - request: without the paths that are known already.
  ///   - take: receives the contents; if it throws, the answer is cancelled and the error is rethrown.
  func ask(_ request: ServeRequest, _ take: (ServeLine.Content) throws -> Void) throws {
    var request = request
    guard child.write(try StableJSON.data(request)) else { throw BundleFailure(description: "The bundle's program ended.", hasEnded: true) }
    // After a view crashes, the program restarts without that picture; earlier lines are not passed on twice.
    var known: Set<Data> = []
    var restarts = 0
    var refusal: (any Error)?
    while let answer = child.nextLine() {
      guard let line = ServeLine(answer) else { continue }
      if line.isReady, restarts < Self.restartLimit {
        restarts += 1
        guard child.write(try StableJSON.data(request)) else { break }
        continue
      }
      guard line.id == request.id else { continue }
      let path: String?
      switch line.content {
      case .done:
        if let refusal { throw refusal }
        return
      case .error(let failure): throw refusal ?? BundleFailure(description: failure.message)
      case .picture(let picture): path = picture.path
      case .left(let left): path = left.path
      case .activityCase, .omitted, .plan, .note, .finding, .payload, .ready, .built, .programs: path = nil
      }
      guard refusal == nil else { continue }
      if let path { request.have.append(path) }
      guard known.insert(path.map { Data($0.utf8) } ?? answer).inserted else { continue }
      do { try take(line.content) } catch {
        refusal = error
        _ = child.write((try? StableJSON.data(ServeCancellation(request.id))) ?? Data())
      }
    }
    let reason = child.errorText.split(separator: "\n").last { $0.contains("Fatal error") }.map { ": " + $0 } ?? ""
    child.stop()
    throw BundleFailure(description: "The bundle's program ended\(reason).", hasEnded: true)
  }

  /// The maximum number of crashing views per request.
  private static let restartLimit = 1000

  func stop() { child.stop() }
}
