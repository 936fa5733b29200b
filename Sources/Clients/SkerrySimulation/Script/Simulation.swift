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

  /// - Parameter types: the attributes that the script's activities have; without any, data are not decoded.
  public init(_ script: SimulationScript, types: [any ActivityAttributes.Type] = []) {
    self.init(script, attributes: types.map(AttributesType.init))
  }

  /// A run of the script with these activities.
  package init(_ script: SimulationScript, attributes: [AttributesType]) {
    self.script = script
    types = attributes
  }

  /// Performs the steps in their order. Throws `SimulationError` when a step cannot be performed; failed expectations are in the result.
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
  /// How many expectations there were.
  public let expectationCount: Int
  /// Everything that happened, as JSON lines.
  public var log: String { record.text }
  /// What the surfaces showed after each change.
  public let frames: [SimulationFrame]
  /// The events, from which everything else follows.
  package let record: LifeLog
  /// The script's title; empty if it has none.
  package let title: String
  /// The names of apps, by the identifiers that the script uses.
  package let appNames: [String: String]
}

/// A moment of a simulation at which something visible has changed.
public struct SimulationFrame: Sendable {
  /// The virtual time.
  public let at: Date
  /// What happened, in a few words.
  public let caption: String
  /// Which activity each surface shows.
  public let surfaces: SurfaceChoice
  /// The activities and the device at that time.
  package let state: LifeState
}
