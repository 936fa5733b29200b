import ActivityKit
import Testing

@testable import SkerryCases

private struct RideAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}
private struct Attributes: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
}
private struct Alarm<First: Sendable, Second: Sendable>: ActivityAttributes {
  struct ContentState: Codable, Hashable {}
  func encode(to encoder: any Encoder) throws {}
  init(from decoder: any Decoder) throws {}
}

/// Names of activities, which are those of their folders as well.
@Suite @MainActor struct ActivityNameTests {
  @Test func attributesAreLeftOut() {
    #expect(CaseFinder.activityName(RideAttributes.self) == "Ride" && CaseFinder.activityName(Attributes.self) == "Attributes")
  }

  @Test func genericArgumentsFollow() {
    #expect(CaseFinder.activityName(Alarm<Int, [String]>.self) == "Alarm-Int-Array-String")
  }
}
