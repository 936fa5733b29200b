import ActivityKit
import SkerryTesting
import SwiftUI
import Testing
import WidgetKit
import XCTest

struct ParcelAttributes: ActivityAttributes {
  struct ContentState: Codable, Hashable { var minutes: Int }
  var name: String
}

struct ParcelActivity: Widget {
  var body: some WidgetConfiguration {
    ActivityConfiguration(for: ParcelAttributes.self) { context in
      Bars(minutes: context.state.minutes).padding()
    } dynamicIsland: { context in
      DynamicIsland {
        DynamicIslandExpandedRegion(.center) { Bars(minutes: context.state.minutes) }
      } compactLeading: {
        Circle().fill(.orange)
      } compactTrailing: {
        Bars(minutes: context.state.minutes)
      } minimal: {
        Circle().fill(.orange)
      }
    }
  }
}

/// No text, so that these goldens do not move with the faces.
struct Bars: View {
  var minutes: Int
  var body: some View {
    HStack(spacing: 2) {
      Rectangle().fill(.blue).frame(width: CGFloat(minutes), height: 8)
      Rectangle().fill(.gray).frame(width: 4, height: 8)
    }
  }
}

/// The library as a customer's test target uses it.
@Suite @MainActor struct AssertSnapshotTests {
  struct Badge: View {
    var minutes = 12
    var body: some View { Bars(minutes: minutes).accessibilityIdentifier("minutes").padding(4) }
  }

  @Test func view() { assertSnapshot(of: Badge(), as: .image) }

  @Test func presentation() {
    assertSnapshot(of: Badge(), as: .presentation(.expanded, device: "iphone-16-pro"))
    assertSnapshot(of: Badge(), as: .presentation(.minimal))
  }

  @Test(arguments: [SnapshotPlace.compact, .lockScreen]) func activity(place: SnapshotPlace) {
    assertSnapshot(
      of: ParcelActivity(), attributes: ParcelAttributes(name: "Books"), state: .init(minutes: 12),
      as: .presentation(place).colorScheme(.dark))
  }

  @Test(.snapshots(tolerance: SnapshotTolerance(perceptual: 100))) func toleranceOfATrait() {
    assertSnapshot(of: Badge(minutes: 12), as: .image)
    // Different pixels under the same name: within the tolerance of the trait, but a name conflict.
    withKnownIssue {
      assertSnapshot(of: Badge(minutes: 13), as: .image)
    } matching: {
      "\($0)".contains("distinguish them with named:")
    }
  }

  @Test(.snapshots(masks: ["minutes"])) func maskedView() {
    assertSnapshot(of: Badge().frame(width: 80, height: 30), as: .image)
  }

  @Test func failuresNameTheChangeAndTheRemedy() {
    withKnownIssue {
      assertSnapshot(of: Badge(), as: .image, named: "never recorded", record: .never)
    } matching: { issue in
      let text = "\(issue)"
      return text.contains("there is no golden") && text.contains("SNAPSHOT_TESTING_RECORD=failed")
    }
    withKnownIssue {
      assertSnapshot(of: Badge(), as: .presentation(.minimal, device: "iphone-1"))
    } matching: {
      "\($0)".contains("There is no device \"iphone-1\"")
    }
    withKnownIssue {
      assertSnapshot(of: Badge(), as: .presentation(.compact, device: "iphone-se"))
    } matching: {
      "\($0)".contains("iphone-se does not show compact")
    }
  }
}

/// The same from XCTest.
final class AssertSnapshotXCTests: XCTestCase {
  @MainActor func testBadge() async { assertSnapshot(of: AssertSnapshotTests.Badge(), as: .image) }
}
