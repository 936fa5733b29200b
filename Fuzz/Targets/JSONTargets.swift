import Foundation
import SkerrySimulation

/// Push payloads, and scripts of the simulation.
@MainActor
enum JSONTargets {
  static func payload(_ bytes: [UInt8]) {
    let data = Data(bytes)
    _ = try? PushPayload(data)
    _ = PushCheck(types: []).check(data)
  }

  static func script(_ bytes: [UInt8]) { _ = try? SimulationScript(Data(bytes), name: "script.json") }
}
