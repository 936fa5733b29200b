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

  /// Each placeholder takes its own argument, whatever the arguments contain.
  @Test(arguments: [
    ("%@ and %@", #"["%@", "B"]"#, "%@ and B"), ("%@ and %@", #"["A"]"#, "A and %@"), ("%@", #"["A", "B"]"#, "A"), ("plain", "[]", "plain"),
    ("%@%@", "[1, 2]", "12"),
  ])
  func argumentsFillTheirPlaceholders(format: String, arguments: String, expected: String) throws {
    let alert = #"{"title":{"loc-key":"\#(format)","loc-args":\#(arguments)},"body":"b"}"#
    let push = #"{"aps":{"event":"update","timestamp":1767951661,"content-state":{"minutes":4},"alert":\#(alert)}}"#
    #expect(try PushPayload(Data(push.utf8)).alert?.title == expected)
  }

  /// The priority of the file's headers counts unless the call names another.
  @Test(arguments: [(nil, 5), (10, 10), (5, 5)] as [(Int?, Int)])
  func theHeadersSayThePriority(given: Int?, expected: Int) throws {
    let device = SimulatedDevice()
    try device.run {
      let ride = try Activity.request(
        attributes: Ride(), content: ActivityContent(state: Ride.ContentState(minutes: 5), staleDate: nil), pushType: .token)
      let aps = #"{"aps":{"event":"update","timestamp":1767951661,"content-state":{"minutes":4}}}"#
      let push = #"{"headers":{"apns-priority":"5"},"payload":\#(aps)}"#
      try device.push(Data(push.utf8), to: ride.id, priority: given)
    }
    #expect(device.log.contains("\"priority\":\(expected)"), "\(device.log)")
  }

  /// An update and a start without a priority have 10.
  @Test func aPushIsUrgentByDefault() throws {
    let device = SimulatedDevice()
    try device.run {
      let ride = try Activity.request(
        attributes: Ride(), content: ActivityContent(state: Ride.ContentState(minutes: 5), staleDate: nil), pushType: .token)
      let update = #"{"aps":{"event":"update","timestamp":1767951661,"content-state":{"minutes":4}}}"#
      try device.push(Data(update.utf8), to: ride.id)
      let start = #"""
        {"aps":{"event":"start","timestamp":1767951661,"attributes-type":"Ride","attributes":{},"content-state":{"minutes":3},
        "alert":{"title":"t","body":"b"}}}
        """#
      try device.pushToStart(Data(start.utf8))
      try device.pushToStart(Data(start.utf8), priority: 5)
    }
    #expect(device.log.ranges(of: "\"priority\":10").count == 2, "\(device.log)")
    #expect(device.log.ranges(of: "\"priority\":5").count == 1, "\(device.log)")
  }

  @Test func timeThatStandsStillIsNoEvent() {
    let device = SimulatedDevice()
    let log = device.log
    device.advance(by: 0)
    device.advance(by: -5)
    #expect(device.log == log)
    device.advance(by: 1)
    #expect(device.log != log)
  }

  /// A log is replayed to the same bytes, with any relevance.
  @Test(arguments: [Double.infinity, -.infinity, .nan, 50]) func aRelevanceIsReplayed(relevance: Double) throws {
    let device = SimulatedDevice()
    try device.run {
      for score in [relevance, 1] {
        _ = try Activity.request(
          attributes: Ride(), content: ActivityContent(state: Ride.ContentState(minutes: 5), staleDate: nil, relevanceScore: score))
      }
    }
    #expect(try EventLog(replaying: device.log, name: "log.jsonl").text == device.log)
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
