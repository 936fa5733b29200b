import SkerryTesting
import SwiftUI
import XCTest

@testable import Football

/// The same library from XCTest.
final class FootballTests: XCTestCase {
  let attributes = FootballAttributes(home: "Fjordby", away: "Havn", homeCode: "FJO", awayCode: "HAV", competition: "Cup")
  func state(_ minute: Int, _ event: String?) -> FootballAttributes.ContentState {
    FootballAttributes.ContentState(homeGoals: event == nil ? 0 : 2, awayGoals: event == nil ? 0 : 1, minute: minute, period: "2H", lastEvent: event)
  }

  @MainActor func testGoal() async {
    for place in [SnapshotPlace.compact, .minimal, .expanded, .lockScreen] {
      assertSnapshot(of: FootballLiveActivity(), attributes: attributes, state: state(63, "Goal: Lind"), as: .presentation(place))
    }
  }

  @MainActor func testLargeText() async {
    assertSnapshot(
      of: FootballLiveActivity(), attributes: attributes, state: state(46, nil),
      as: .presentation(.lockScreen).dynamicTypeSize(.accessibility1))
  }
}
