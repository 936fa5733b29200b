import Foundation
import SkerryGeometry
import SkerryUI
import SwiftUI
import Testing
import WidgetKit

/// Short strings and symbols on iOS 18, 393 wide, rebuilt here (Figures §8.1, P18 and P20), and columns too narrow for their text (P19).
@Suite @MainActor struct GreetingFigureTests {
  private func scene(_ device: String) -> ScreenshotScene {
    var scene = ScreenshotScene()
    scene.device = device
    scene.settings.version = .iOS18
    return scene
  }
  private func near(_ drawn: CGFloat, _ seen: CGFloat, _ tolerance: CGFloat = 0.5) -> Bool { abs(drawn - seen) < tolerance }

  /// Four strings of body: baselines at 34.33, 53.0 and 75.33, the island 97.33 high.
  @Test func fourStrings() throws {
    let found = try scene("iphone-15-pro").expanded {
      DynamicIslandExpandedRegion(.leading) { Text(verbatim: "Left").accessibilityIdentifier("left") }
      DynamicIslandExpandedRegion(.center) { Text(verbatim: "Center").accessibilityIdentifier("center") }
      DynamicIslandExpandedRegion(.trailing) { Text(verbatim: "Right").accessibilityIdentifier("right") }
      DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "Hello Live Activity!").accessibilityIdentifier("bottom") }
    }
    #expect(near(found.plate.height, 97.33, 0.02))
    func baseline(_ id: String) throws -> CGFloat { try found.frame(id).minY - found.plate.minY + 16.33 }
    #expect(try near(baseline("left"), 34.33) && near(baseline("right"), 34.33))
    #expect(try near(baseline("center"), 53) && near(baseline("bottom"), 75.33))
    #expect(try near(found.frame("left").minX - found.plate.minX, 18) && near(found.plate.maxX - found.frame("right").maxX, 18))
  }

  /// Two symbols: 175.67 wide with margins of 7; a string beside the sensor takes 33.0, and a detached one 44.67.
  @Test func compactAndMinimal() throws {
    let shot = scene("iphone-15-pro")
    let compact = try shot.compact {
      Image(systemName: "face.smiling").accessibilityIdentifier("face")
    } trailing: {
      Image(systemName: "figure.walk.diamond.fill").accessibilityIdentifier("walk")
    }
    #expect(near(compact.plate.width, 175.67, 0.02), "\(compact.plate.width)")
    #expect(try near(compact.frame("face").minX - compact.plate.minX, 7, 0.02))
    #expect(try near(compact.plate.maxX - compact.frame("walk").maxX, 7, 0.02))
    let attached = try shot.minimal(isAttached: true) { Text(verbatim: "Hi!").accessibilityIdentifier("text") }
    #expect(near(attached.plate.width, 33))
    #expect(try near(attached.frame("text").minX - attached.plate.minX, 7, 0.02))
    // Its two digits are 0.03 em wider on the phone.
    #expect(near(try shot.minimal(isAttached: false) { Text(verbatim: "0 : 0") }.plate.width, 44.67, 1))
  }

  /// A string of subheadline and a symbol: 226.67 wide, 58.33 and 43.33 beside the sensor.
  @Test func subheadlineInACompactIsland() throws {
    let found = try scene("iphone-15-pro").compact {
      Text(verbatim: "Shipped").font(.subheadline).accessibilityIdentifier("text")
    } trailing: {
      Image(systemName: "shippingbox")
    }
    #expect(near(found.plate.width, 226.67))
    #expect(try near(found.frame("text").width, 51.33))
  }

  /// The default button of iOS 18 in an island: a capsule of 43.67 × 33 around the symbol.
  @Test func theDefaultButtonOfAnIsland() throws {
    let found = try scene("iphone-15-pro").expanded {
      DynamicIslandExpandedRegion(.leading) {
        Button {
        } label: {
          Image(systemName: "xmark.circle")
        }
        .accessibilityIdentifier("button")
      }
      DynamicIslandExpandedRegion(.bottom) { Text(verbatim: "x") }
    }
    let button = try found.frame("button")
    #expect(near(button.width, 43.67, 0.02) && near(button.height, 33, 0.02))
    let corner = CGPoint(x: button.minX + 2, y: button.minY + 2)
    #expect(ScreenshotScene().color(found, at: corner).allSatisfy { $0 < 8 })
  }

  /// Default buttons of iOS 17 around chevrons, which are 12.67 wide in body: 44.67 with a padding of 4, 52.67 with 8 (exact, P45).
  @Test(arguments: [("chevron.backward", CGFloat(4), 44.67), ("chevron.forward", 8, 52.67)])
  func defaultButtonsAroundChevrons(name: String, padding: CGFloat, width: CGFloat) throws {
    let found = try scene("iphone-15-pro").expanded {
      DynamicIslandExpandedRegion(.bottom) {
        Button {
        } label: {
          Image(systemName: name).padding(.horizontal, padding)
        }
        .accessibilityIdentifier("button")
      }
    }
    #expect(near(try found.frame("button").width, width, 0.02))
  }

  /// Two columns beside the sensor wrap to two lines, and the island grows to 155.67.
  @Test func narrowColumnsWrap() throws {
    let found = try scene("iphone-16-pro").expanded {
      DynamicIslandExpandedRegion(.leading) {
        HStack(spacing: 12) {
          Circle().frame(width: 32, height: 32).accessibilityIdentifier("disc")
          VStack(alignment: .leading, spacing: 2) {
            Text(verbatim: "B").font(.headline).fontWeight(.bold)
            Text(verbatim: "to Airport").font(.subheadline).accessibilityIdentifier("place")
          }
        }
        .padding(.leading, 4)
      }
      DynamicIslandExpandedRegion(.trailing) {
        VStack(alignment: .trailing, spacing: 4) {
          Text(verbatim: "9 minutes").font(.system(size: 22, weight: .bold, design: .rounded)).accessibilityIdentifier("rest")
          Text(verbatim: "6:20 PM").font(.caption).accessibilityIdentifier("time")
        }
        .padding(.trailing, 4)
      }
      DynamicIslandExpandedRegion(.bottom) {
        VStack(spacing: 4) {
          Text(verbatim: "Current Station").font(.caption2).accessibilityIdentifier("label")
          Text(verbatim: "Downtown").font(.footnote).fontWeight(.medium).accessibilityIdentifier("station")
        }
        .padding(.top, 8)
      }
    }
    let plate = found.plate
    func frame(_ id: String) throws -> CGRect { try found.frame(id).offsetBy(dx: -plate.minX, dy: -plate.minY) }
    #expect(near(plate.height, 155.67))
    // Both have two lines: the disc is centred in 58.33, the time below 52.67.
    #expect(try near(frame("place").height, 38) && near(frame("rest").height, 52.67))
    #expect(try near(frame("disc").midY, 48, 1) && near(frame("time").minY + 11.33, 86.33))
    #expect(try near(frame("label").minY + 10.67, 115) && near(frame("station").minY + 12.33, 134.33))
  }
}
