import Foundation
import Testing

@testable import SkerryRuntime

/// Where a function is declared, for programs without debug information.
@Suite struct DeclarationLocationsTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func write(_ path: String, _ text: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  @Test func membersAndTypesAreFound() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try write("A/Extra.swift", "// RideView\nextension RideView {\n  func start() {}\n}\n")
    try write(
      "B/RideView.swift",
      "import SwiftUI\nlet body = 1\npublic  struct\tRideView: View {\n  let rideView = RideView2()\n  var body: some View { x }\n}\n")
    try write("Pods/RideView.swift", "struct RideView { var body = 1 }\n")
    try write("C/RideViewé.swift", "struct RideViewé { var body = 1 }\n")
    func place(_ name: String) -> String? { DeclarationLocations.place(of: name, in: folder.path) }
    // The member after its type, not a variable before it; the file that has the member, not the first with an extension.
    #expect(place("Ride.RideView.body.getter") == "B/RideView.swift:5")
    #expect(place("Ride.RideView.start") == "A/Extra.swift:3")
    #expect(place("Ride.RideView.init") == "A/Extra.swift:2")
    #expect(place("Ride.RideView.stop") == "A/Extra.swift:2")
    #expect(place("Ride.Other.body.getter") == nil && place("Ride.start") == nil)
  }
}
