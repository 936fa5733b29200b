import Foundation
import SkerryCases
import Testing

@testable import SkerryCLI

/// How crashes of an app's own code are listed.
struct CrashListTests {
  private func crashes(_ stops: [(state: String, name: String, place: String)]) throws -> [String] {
    let stopped = stops.map {
      ["activity": "Ride", "state": $0.state, "name": $0.name, "path": "Ride/\($0.state)/\($0.name)", "place": $0.place]
    }
    let rest: [String: Any] = ["stopped": stopped, "leftOut": [String](), "diagnostics": [String](), "substitutedSymbols": [String]()]
    return try JSONDecoder().decode(DrawnRest.self, from: try JSONSerialization.data(withJSONObject: rest)).crashes.map {
      "\($0.name): \($0.reason)"
    }
  }

  @Test func oneCrashIsListedOnce() throws {
    let here = "Card.swift:21 (index out of range)"
    #expect(
      try crashes([("sample", "compact", here), ("sample", "sheet", here), ("late", "compact", here), ("late", "sheet", here)])
        == ["Ride: sample compact, late compact: its code crashes at \(here)"])
    #expect(
      try crashes(["a", "b", "c", "d"].map { ($0, "compact", here) })
        == ["Ride: a compact, b compact, c compact and 1 more: its code crashes at \(here)"])
  }

  @Test func eachPlaceIsListed() throws {
    #expect(
      try crashes([("sample", "sheet", "A.swift:1"), ("sample", "compact", "B.swift:2")])
        == ["Ride: sample sheet: its code crashes at A.swift:1", "Ride: sample compact: its code crashes at B.swift:2"])
  }
}
