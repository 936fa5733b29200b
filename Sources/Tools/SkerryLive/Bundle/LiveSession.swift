import Foundation
import SkerryCases
import Synchronization

/// The bundle of the current folder, rebuilt when its sources have changed.
final class LiveSession: Sendable {
  /// The folder of the package: the current one.
  let folder: String
  /// Which package and bundle, as options for the bundle's own program.
  private let options: [String]
  private let watch: SourceWatch

  private struct State {
    var bundle: BundleProcess?
    /// Draws changed literals until the bundle is compiled.
    var uncompiled: BundleProcess?
    /// The files that were changed since the last build began; `nil` if they are not known.
    var changed: Set<String>? = []
    var failure: BundleFailure?
    var isStale = true
    /// The current build.
    var building: ChildProcess?
    /// Counts builds, including failed ones.
    var generation = 0
    /// The compiler errors that the last successful build accepted.
    var removalErrors: String?
  }
  private let state = Mutex(State())
  private let isBuilding = NSLock()
  private let literals = LiteralEdits()
  private let standby = StandbyCall()
  /// Whether edits of literals are drawn before they are compiled.
  private let drawsLiterals: Bool
  /// The maximum number of seconds that a compiled program waits for pictures of literals that are being drawn.
  private static let answerSeconds = 2.0

  /// - Parameter drawsLiterals: whether `drawLiterals` is called before a bundle is asked for.
  init(_ arguments: Arguments, drawsLiterals: Bool = false) throws {
    self.drawsLiterals = drawsLiterals
    if let path = arguments.value("package-path") {
      guard FileManager.default.changeCurrentDirectoryPath(path) else {
        throw CommandError("\(path) is not a folder; give the folder of a widget extension's package.")
      }
    }
    folder = FileManager.default.currentDirectoryPath
    options = arguments.passed(to: .serve, without: ["package-path", "help"])
    watch = SourceWatch(folder)
  }

  /// - Parameter listener: called when goldens have changed on the disk.
  func onGoldens(_ listener: @escaping @Sendable () -> Void) { watch.onGoldens(listener) }

  var generation: Int { state.withLock { $0.generation } }

  /// Checks whether sources have changed since the last build began.
  private func pollChanges() { if watch.wait(0) { recordChanges() } }

  private func recordChanges() {
    let changed = watch.takeChanged()
    state.withLock { state in
      state.isStale = true
      guard let known = state.changed, let changed else { return state.changed = nil }
      state.changed = known.union(changed)
    }
  }

  /// Waits for a change of the sources, or until another thread has built because of one.
  ///
  /// - Parameters:
  ///   - milliseconds: -1 waits forever.
  ///   - isOver: called several times a second; returns whether nobody is waiting any more.
  func waitForChange(_ milliseconds: Int32, unless isOver: () -> Bool = { false }) -> Bool {
    if state.withLock({ $0.isStale && $0.generation > 0 }) { return true }
    let end = milliseconds < 0 ? nil : ContinuousClock.now + .milliseconds(Int(milliseconds))
    let generation = generation
    repeat {
      // In short intervals, so that a cancelled call ends soon.
      let left = end.map { max(0, Int(($0 - .now) / .milliseconds(1))) } ?? .max
      if watch.wait(Int32(min(left, 250))) {
        recordChanges()
        return true
      }
      if self.generation != generation { return true }
      if isOver() { return false }
    } while end.map { ContinuousClock.now < $0 } ?? true
    return false
  }

  /// The bundle of the current sources. Builds it if needed, and throws the compiler's errors.
  ///
  /// - Parameters:
  ///   - began: called when it has to be built.
  ///   - report: receives lines about the progress of a build, on another thread.
  func bundle(
    report: @escaping @Sendable (String) -> Void = { _ in }, _ began: () -> Void = {}
  ) throws(BundleFailure) -> BundleProcess {
    isBuilding.lock()
    defer { isBuilding.unlock() }
    pollChanges()
    let known = state.withLock { state -> (BundleProcess?, BundleFailure?)? in state.isStale ? nil : (state.bundle, state.failure) }
    switch known {
    // What is on the disk does not build, even if an earlier program is still there. Errors other than the compiler's may be temporary.
    case (_, let failure?)? where !failure.errors.isEmpty: throw failure
    case (let bundle?, nil)?: return bundle
    case _: break
    }
    began()
    let changed = state.withLock { state in
      defer { (state.isStale, state.changed) = (false, []) }
      return state.changed
    }
    let isLiteral = literals.remainsValid(after: changed)
    if !isLiteral { literals.forget() }
    // The folder may have been replaced by another of the same name.
    guard FileManager.default.changeCurrentDirectoryPath(folder) else {
      let failure = BundleFailure(description: "The folder \(folder) no longer exists; put it back, or start again in another one.")
      state.withLock { state in
        state.failure = failure
        state.generation += 1
      }
      throw failure
    }
    let accepted = state.withLock { $0.removalErrors }
    do {
      let fresh = try BundleProcess(
        folder: folder, arguments: options, known: accepted, standby: standby.take(accepted), report: report
      ) { child in
        self.state.withLock { $0.building = child }
      }
      standby.begin(options: options, known: fresh.removalErrors)
      // The program that draws an edited literal is replaced only after its pictures are drawn.
      state.withLock { $0.uncompiled }?.waitForAnswer(Self.answerSeconds)
      let (old, isFirst) = state.withLock { state in
        defer {
          (state.bundle, state.uncompiled, state.failure, state.building) = (fresh, nil, nil, nil)
          state.generation += 1
          state.removalErrors = fresh.removalErrors
        }
        return ([state.bundle, state.uncompiled], state.removalErrors == nil)
      }
      old.forEach { $0?.stop() }
      if isFirst { EditPreparation.begin(options: options, known: fresh.removalErrors) }
      prepareNextEdit(isLiteral, changed)
      return fresh
    } catch {
      let uncompiled = state.withLock { state in
        // The last good program stays available.
        defer { state.uncompiled = nil }
        state.failure = error
        state.building = nil
        state.generation += 1
        return state.uncompiled
      }
      uncompiled?.stop()
      literals.forget()
      if let accepted { standby.begin(options: options, known: accepted) }
      throw error
    }
  }

  /// Starts to compile what the next edit of the edited file needs.
  private func prepareNextEdit(_ isLiteral: Bool, _ changed: Set<String>?) {
    if isLiteral { return literals.wait() }
    guard let changed, changed.count == 1, let file = changed.first, file.hasSuffix(".swift") else { return }
    literals.prepare(file, options: options, variable: drawsLiterals ? LiteralPlan.fileVariable : EditPreparation.fileVariable)
  }

  /// Prepares a program that draws the present sources before they are compiled, if only literals have changed since the last build. Returns
  /// whether there is one; `lastGood` is that program until the bundle is built.
  func drawLiterals() -> Bool {
    isBuilding.lock()
    defer { isBuilding.unlock() }
    pollChanges()
    let (changed, bundle) = state.withLock { ($0.changed, $0.failure == nil && $0.isStale ? $0.bundle : nil) }
    guard let bundle else { return false }
    let (child, name): (ChildProcess, String?)
    do {
      (child, name) = try literals.program(for: changed)
    } catch {
      Console.detail("Drawn after it is compiled: \(error.sentence)")
      return false
    }
    let old = state.withLock { state in
      defer { state.uncompiled = BundleProcess(bundle, with: child, for: name) }
      return state.uncompiled
    }
    old?.stop()
    return true
  }

  /// The last program that was built, even if the sources have changed; or the one that draws changed literals until they are compiled.
  var lastGood: BundleProcess? { state.withLock { $0.uncompiled ?? $0.bundle } }

  /// Stops the current build or drawing; the next call starts again.
  func cancel() {
    let (bundles, building) = state.withLock { state in
      defer { (state.bundle, state.uncompiled) = (nil, nil) }
      // What has changed on the disk is not built by a build that is stopped.
      if state.building != nil { state.isStale = true }
      return ([state.bundle, state.uncompiled], state.building)
    }
    building?.stop()
    bundles.forEach { $0?.stop() }
  }

  /// A program that ended by itself is started again by the next call.
  ///
  /// - Returns: `false` if a newer program has replaced it, so that its end does not matter.
  @discardableResult
  func forget(_ ended: BundleProcess) -> Bool {
    state.withLock { state in
      // The compiled program is on its way.
      if state.uncompiled === ended { state.uncompiled = nil }
      guard state.bundle === ended else { return false }
      state.bundle = nil
      return true
    }
  }

  func stop() {
    cancel()
    standby.forget()
  }
}
