import Foundation
import SkerryCases
import Synchronization

/// The bundle of the current folder, built again when its sources have changed.
final class LiveSession: Sendable {
  /// The folder of the package, which is the current one.
  let folder: String
  /// Which package and bundle, as options for the bundle's own program.
  private let words: [String]
  private let watch: SourceWatch

  private struct State {
    var bundle: BundleProcess?
    var failure: BundleFailure?
    var isStale = true
    /// What is being built.
    var building: ChildProcess?
    /// Counts builds, good or bad.
    var generation = 0
  }
  private let state = Mutex(State())
  private let isBuilding = NSLock()

  init(_ arguments: Arguments) throws {
    if let path = arguments.value("package-path") {
      guard FileManager.default.changeCurrentDirectoryPath(path) else {
        throw CommandError("\(path) is not a folder; name the folder of a widget extension's package.")
      }
    }
    folder = FileManager.default.currentDirectoryPath
    words = arguments.words(for: .serve, without: ["package-path", "help"])
    watch = SourceWatch(folder)
  }

  var generation: Int { state.withLock { $0.generation } }

  /// Looks whether sources have changed since the last build began.
  private func noticeChanges() { if watch.wait(0) { state.withLock { $0.isStale = true } } }

  /// Waits for a change of the sources.
  ///
  /// - Parameter milliseconds: -1 waits without an end.
  func waitForChange(_ milliseconds: Int32) -> Bool {
    if state.withLock({ $0.isStale && $0.generation > 0 }) { return true }
    guard watch.wait(milliseconds) else { return false }
    state.withLock { $0.isStale = true }
    return true
  }

  /// The bundle as the sources are now. Builds where that is needed, and throws what the compiler says.
  func bundle(_ began: () -> Void = {}) throws(BundleFailure) -> BundleProcess {
    isBuilding.lock()
    defer { isBuilding.unlock() }
    noticeChanges()
    let known = state.withLock { state -> (BundleProcess?, BundleFailure?)? in state.isStale ? nil : (state.bundle, state.failure) }
    if let (bundle, failure) = known {
      if let bundle { return bundle }
      if let failure, !failure.isCancelled { throw failure }
    }
    began()
    state.withLock { $0.isStale = false }
    do {
      let fresh = try BundleProcess(folder: folder, words: words) { child in self.state.withLock { $0.building = child } }
      let old = state.withLock { state in
        defer { (state.bundle, state.failure, state.building) = (fresh, nil, nil) }
        state.generation += 1
        return state.bundle
      }
      old?.stop()
      return fresh
    } catch {
      state.withLock { state in
        // The last good program stays for those who want it.
        state.failure = error
        state.building = nil
        state.isStale = state.isStale || error.errors.isEmpty
        state.generation += 1
      }
      throw error
    }
  }

  /// The last program that was built, whatever the sources say now.
  var lastGood: BundleProcess? { state.withLock { $0.bundle } }

  /// Stops what is built or drawn; the next call starts again.
  func cancel() {
    let (bundle, building) = state.withLock { state in
      defer { (state.bundle, state.isStale) = (nil, true) }
      return (state.bundle, state.building)
    }
    building?.stop()
    bundle?.stop()
  }

  /// A program that ended by itself is started again by the next call.
  func forget() { state.withLock { ($0.bundle, $0.isStale) = (nil, true) } }

  func stop() { cancel() }
}
