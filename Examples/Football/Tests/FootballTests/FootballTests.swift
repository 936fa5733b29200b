import SkerryTesting
import SwiftUI
import XCTest

@testable import Football

/// The same library from XCTest.
final class FootballTests: XCTestCase {
  @MainActor func testGoal() async {
    for place in [SnapshotPlace.compact, .minimal, .expanded, .lockScreen] {
      assertSnapshot(of: FootballLiveActivity(), attributes: FootballAttributes.preview, state: .goal, as: .presentation(place))
    }
  }

  @MainActor func testLargeText() async {
    assertSnapshot(
      of: FootballLiveActivity(), attributes: FootballAttributes.preview, state: .kickoff,
      as: .presentation(.lockScreen).dynamicTypeSize(.accessibility1))
  }
}
