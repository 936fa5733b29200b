import Foundation
import SkerryPipeline
import SkerryPresentation
import SwiftUI
import Testing
import WidgetKit

/// The card and the minimal island of screenshot P11 (iOS 16, 393 wide), rebuilt. Source: Documentation/Figures.md, sections 8.4 and 8.5.
@Suite @MainActor struct CoffeeCardTests {
  private var shot: ScreenshotScene {
    var shot = ScreenshotScene(device: "iphone-15-pro")
    shot.settings.version = .iOS16
    return shot
  }

  /// A card is as high as its views' ideal height (exact: 142.33), although shapes in it could fill 160.
  @Test func greedyShapesDoNotFillTheCard() throws {
    let scene = try shot.card {
      ZStack {
        RoundedRectangle(cornerRadius: 15).fill(.black)
        VStack {
          HStack {
            VStack(alignment: .leading) {
              Text("Title").font(.title3)
              Text("Below").font(.caption2).accessibilityIdentifier("below")
            }
            Spacer()
            Circle().frame(width: 40, height: 40)
          }
          ZStack {
            Rectangle().frame(height: 2).frame(maxHeight: .infinity, alignment: .bottom).accessibilityIdentifier("line")
            Circle().frame(width: 45, height: 45).accessibilityIdentifier("circle")
          }
          .padding(.bottom)
        }
        .padding()
      }
    }
    #expect(abs(scene.plate.height - 142.33) < 0.1, "the card is \(scene.plate.height) high")
    // Exact: the circle begins at 65.33, the line ends with it at 110.33.
    #expect(try abs(scene.frame("circle").minY - scene.plate.minY - 65.33) < 0.1)
    #expect(try abs(scene.frame("line").maxY - scene.plate.minY - 110.33) < 0.1)
    #expect(scene.plate.width == 373)
  }

  /// A spacer keeps its minimum length in a card (by the same rule), and content higher than 160 is proposed 160.
  @Test func spacersDoNotFillTheCard() throws {
    let scene = try shot.card {
      VStack(spacing: 0) {
        Color.red.frame(height: 40)
        Spacer()
        Color.blue.frame(height: 40)
      }
    }
    #expect(scene.plate.height == 88)
    let high = try shot.card { Image(systemName: "star").resizable().frame(maxWidth: .infinity, minHeight: 100, idealHeight: 300) }
    #expect(high.plate.height == 160)
  }

  /// The lowest card ends 120.33 above the bottom of the screen (exact).
  @Test func gapBelow() {
    #expect(LockScreenCard.gapBelow(.iOS16).value == 120.33)
  }

  /// An attached minimal is 8 wider than a detached one, at its outer end (51.67 and 43.67 seen), and is 8 away from it (exact).
  @Test func minimalIslands() throws {
    let view = { Color.red.frame(width: 28, height: 20).accessibilityIdentifier("icon") }
    let attached = try shot.minimal(isAttached: true, view)
    let detached = try shot.minimal(isAttached: false, view)
    #expect(abs(attached.plate.width - detached.plate.width - 8) < 0.01)
    #expect(try abs(attached.frame("icon").minX - attached.plate.minX - 15) < 0.01)
    #expect(try abs(detached.frame("icon").minX - detached.plate.minX - 7) < 0.01)
    #expect(CompactIsland.detachedGap.value == 8)
  }

  /// `Color.black.gradient` begins at (51, 51, 51) and ends black (exact, one screenshot).
  @Test func theGradientOfBlack() throws {
    let scene = try shot.card { Color.clear.frame(height: 142.33).background(Color.black.gradient) }
    let top = shot.color(scene, at: CGPoint(x: 180, y: scene.plate.minY + 0.5))
    let bottom = shot.color(scene, at: CGPoint(x: 180, y: scene.plate.maxY - 0.5))
    #expect(top.allSatisfy { abs($0 - 51) <= 1 }, "\(top)")
    #expect(bottom.allSatisfy { $0 <= 1 }, "\(bottom)")
  }
}
