package import SkerryDiagnostics
import Foundation
import SkerryAssets
import SkerryPipeline

/// What a process has found in one look of a case.
struct LintedLook: Codable {
  /// The look's number among all looks, those after the stale date included.
  var number: Int
  var steps: [FoundStep]
}

/// What a process has found in a case, in the looks of its part.
struct LintedCase: Codable {
  /// The case's place in the list.
  var `case`: Int
  var looks: [LintedLook]
}

/// What a process reports after the cases.
package struct LintedRest: Codable {
  /// The names of the images that views have used.
  package private(set) var askedNames: Set<String>
  /// Of string tables.
  package private(set) var diagnostics: [Diagnostic]
  package private(set) var leftOut: [LeftOut] = []

  @MainActor init(_ engine: Engine, leftOut: [LeftOut]) {
    askedNames = engine.assets.askedNames
    diagnostics = engine.assets.diagnostics
    self.leftOut = leftOut
  }

  /// What this process and others report.
  @MainActor init(_ engine: Engine, _ others: [LintedRest]) {
    self.init(engine, leftOut: [])
    for other in others {
      askedNames.formUnion(other.askedNames)
      diagnostics += other.diagnostics.filter { !diagnostics.contains($0) }
      leftOut += other.leftOut.filter { !leftOut.contains($0) }
    }
  }
}

/// What other processes find in the looks of other languages: the project's languages are many, so each process ends before this one begins.
@MainActor
final class LintedParts {
  private let parts: RunParts?
  /// The part of each look.
  private let looks: [ProcessLook]
  /// How many parts other processes check.
  let count: Int
  private var steps: [Place: [FoundStep]] = [:]
  private(set) var rests: [LintedRest] = []

  private struct Place: Hashable { var `case`, look: Int }

  /// How many processes run at a time.
  private static let running = 2

  /// - Parameter call: the verb and what follows; without it everything is checked in this process.
  init(_ looks: [LintLook], _ options: LintOptions, call: [String]) {
    self.looks = ProcessLook.distinct(looks.lazy.map { ProcessLook($0.settings) })
    parts = self.looks.count > 1 ? RunParts(call) : nil
    count = parts == nil ? 0 : self.looks.count - 1
  }

  /// Has the other parts checked.
  ///
  /// - Parameter show: gets the number of cases that were checked.
  func read(_ show: (Int) -> Void) throws {
    guard let parts else { return }
    var done = 0
    for part in looks.indices.dropFirst() {
      for next in part..<min(part + Self.running, looks.count) { try parts.start(next) }
      try parts.read(part) { frame in
        let found: LintedCase = try frame.decoded()
        for look in found.looks where !look.steps.isEmpty { steps[Place(case: found.case, look: look.number)] = look.steps }
        done += 1
        show(done)
      }
      rests.append(try parts.rest(part).decoded())
    }
  }

  /// What another process has found; `nil` for a look of this process.
  func steps(of entry: Int, in number: Int, _ look: LintLook) -> [FoundStep]? {
    guard parts != nil, looks.first != ProcessLook(look.settings) else { return nil }
    return steps[Place(case: entry, look: number)] ?? []
  }
}
