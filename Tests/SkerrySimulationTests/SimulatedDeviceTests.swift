import Foundation
import SkerryActivity
import SkerrySimulation
import Testing

/// The device of a test's simulation.
@Suite struct SimulatedDeviceTests {
  private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
  }

  /// On a device without an island an alert is a banner; a name may be given instead of an identifier.
  @Test(arguments: [("iphone-15-pro", true), ("iPhone 15 Pro", true), ("iphone-se", false)])
  func theDeviceDecidesWhereAnAlertIs(_ name: String, _ hasIsland: Bool) throws {
    let device = try SimulatedDevice(device: name)
    try device.run {
      let ride = try Activity.request(
        attributes: Ride(), content: ActivityContent(state: Ride.ContentState(minutes: 5), staleDate: nil), pushType: .token)
      let push = #"{"aps":{"event":"update","timestamp":1767951661,"content-state":{"minutes":4},"alert":{"title":"Soon","body":"Now"}}}"#
      try device.push(Data(push.utf8), to: ride.id)
      #expect(device.surfaces.island == (hasIsland ? .expanded(ride.id) : .empty))
      #expect(device.surfaces.banner == (hasIsland ? nil : ride.id))
    }
  }

  @Test func theDefaultDeviceHasAnIsland() throws {
    let device = SimulatedDevice()
    #expect(device.now == SimulatedDevice.defaultStart)
    let (first, second) = (device.log, try SimulatedDevice(device: "iphone-15-pro").log)
    #expect(first == second && first.contains("iphone-15-pro"))
  }

  @Test(arguments: [
    ("iphone-15-por", "There is no device \"iphone-15-por\". Did you mean iphone-15-pro?"),
    ("toaster", "There is no device \"toaster\". specs lists them, for example iphone-15-pro."),
  ])
  func anUnknownDeviceIsAnError(_ name: String, _ sentence: String) {
    let error = #expect(throws: SimulationError.self) { _ = try SimulatedDevice(device: name) }
    #expect(error?.description == sentence)
  }

  @Test func aLogOfAnUnknownDeviceIsNotReplayed() throws {
    let log = SimulatedDevice().log.replacing("iphone-15-pro", with: "iphone-15-prp")
    let error = #expect(throws: SimulationError.self) { _ = try EventLog(replaying: log, name: "old.jsonl") }
    #expect(error?.description == "The header of old.jsonl is wrong: There is no device \"iphone-15-prp\". Did you mean iphone-15-pro?")
  }
}
