/// Why a script, a log or a push cannot be used: one sentence with the place and the remedy.
public struct SimulationError: Error, Hashable, CustomStringConvertible {
  public let description: String
  package init(_ description: String) { self.description = description }
}
