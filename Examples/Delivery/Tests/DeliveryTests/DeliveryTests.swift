import SkerryTesting
import SwiftUI
import Testing

@testable import Delivery

@MainActor @Suite struct DeliveryTests {
  static let noon = Date(timeIntervalSince1970: 1_767_960_000)
  let attributes = DeliveryAttributes(orderNumber: "A-17", items: 3, restaurant: "Hafen")
  func state(_ stage: DeliveryAttributes.ContentState.Stage) -> DeliveryAttributes.ContentState {
    DeliveryAttributes.ContentState(stage: stage, courier: "Ada", window: Self.noon...Self.noon.addingTimeInterval(1500))
  }

  @Test(arguments: DeliveryAttributes.ContentState.Stage.allCases) func island(stage: DeliveryAttributes.ContentState.Stage) {
    for place in [SnapshotPlace.compact, .expanded] {
      assertSnapshot(
        of: DeliveryLiveActivity(), attributes: attributes, state: state(stage), as: .presentation(place).now(Self.noon), named: stage.rawValue)
    }
  }

  /// Every preview of the bundle, in every presentation.
  @Test func previews() { assertSnapshots(ofPreviewsIn: DeliveryBundle(), cases: ["Delivery/On-the-way"]) }

  @Test func lockScreenInTheDark() {
    assertSnapshot(
      of: DeliveryLiveActivity(), attributes: attributes, state: state(.onTheWay),
      as: .presentation(.lockScreen, device: "iphone-16-pro-max").colorScheme(.dark).now(Self.noon))
  }
}
