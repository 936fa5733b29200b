import ActivityKit
import Foundation
import SkerryDiagnostics
import Testing

@testable import SkerrySimulation

private struct Ferry: ActivityAttributes {
  struct ContentState: Codable, Hashable {
    var minutes: Int
  }
}

/// A key that is missing while others are nearly the same.
@Suite struct MisspelledKeysTests {
  /// Of several the most similar one is named.
  @Test func theNearestKeyIsNamed() {
    let payload = #"{"aps":{"timestamp":1767951660,"event":"update","content-state":{"minut":1,"minute":2}}}"#
    let found = PushCheck(types: [AttributesType(Ferry.self)]).check(Data(payload.utf8)).findings.filter { $0.severity == .error }
    #expect(found.count == 1 && found[0].message.contains("\"minute\" exists, so rename it if that is meant"), "\(found.map(\.message))")
  }
}
