public import Foundation
public import SkerryActivity

/// Performs a script on a new device.
///
/// ```swift
/// let script = try SimulationScript(contentsOf: URL(fileURLWithPath: "evening.json"))
/// let result = try Simulation(script, types: [MatchAttributes.self]).run()
/// #expect(result.failures.isEmpty)
/// ```
public struct Simulation: Sendable {
  private let script: SimulationScript
  private let types: [AttributesType]

  /// - Parameter types: the attributes types of the script's activities; without any, data are not decoded.
  public init(_ script: SimulationScript, types: [any ActivityAttributes.Type] = []) {
    self.init(script, attributes: types.map(AttributesType.init))
  }

  /// A run of the script with these activities.
  package init(_ script: SimulationScript, attributes: [AttributesType]) {
    self.script = script
    types = attributes
  }

  /// Performs the steps in order. Throws `SimulationError` if a step cannot be performed; failed expectations are in
  /// the result.
  public func run() throws(SimulationError) -> SimulationResult {
    var run = SimulationRun(script, types: types)
    try run.perform(script)
    return run.result
  }
}

/// The result of a simulation.
public struct SimulationResult: Sendable {
  /// A sentence for each expectation that did not hold, with its step.
  public let failures: [String]
  /// The number of expectations.
  public let expectationCount: Int
  /// Everything that happened, as JSON lines.
  public var log: String { record.text }
  /// The surfaces after each change.
  public let frames: [SimulationFrame]
  /// The events, from which everything else follows.
  package let record: EventLog
  /// The script's title; empty if it has none.
  package let title: String
  /// The names of apps, by the identifiers that the script uses.
  package let appNames: [String: String]
}

/// A moment of a simulation at which something visible has changed.
public struct SimulationFrame: Sendable {
  /// The virtual time.
  public let at: Date
  /// A short description of what happened.
  public let caption: String
  /// Which activity each surface shows.
  public let surfaces: SurfaceChoice
  /// The activities and the device at that time.
  package let state: LifecycleState
}
