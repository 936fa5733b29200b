import Foundation
import SkerryGeometry
import SkerryUI
import SwiftUI
import Testing
import WidgetKit

/// A center region that takes any width between an icon and a ring, 440 wide, rebuilt here (Figures §8.1, P91).
@Suite @MainActor struct HabitFigureTests {
  @Test func theCentreLeavesTheSidesTheirWidth() throws {
    var scene = ScreenshotScene()
    scene.device = "iphone-16-pro-max"
    scene.settings.version = .iOS18
    let found = try scene.expanded {
      DynamicIslandExpandedRegion(.leading) {
        VStack {
          Spacer()
          Color.indigo.frame(width: 54, height: 54)
          Spacer()
        }
        .padding(.leading, 8)
      }
      DynamicIslandExpandedRegion(.center) {
        VStack {
          Spacer()
          VStack(alignment: .leading, spacing: 3) {
            Text(verbatim: "Reading").font(.body.weight(.medium)).accessibilityIdentifier("name")
              .frame(maxWidth: .infinity, alignment: .leading)
            Text(verbatim: "30:31").font(.system(.title3, design: .rounded)).fontWeight(.bold)
              .frame(maxWidth: .infinity, alignment: .leading)
          }
          Spacer()
        }
        .padding(.bottom, 18)
      }
      DynamicIslandExpandedRegion(.trailing) {
        VStack {
          Spacer()
          Circle().stroke(.indigo, lineWidth: 6).frame(width: 52, height: 52).accessibilityIdentifier("ring")
          Spacer()
        }
        .padding(.trailing, 8)
      }
    }
    func near(_ drawn: CGFloat, _ seen: CGFloat) -> Bool { abs(drawn - seen) < 0.7 }
    func frame(_ id: String) throws -> CGRect { try found.frame(id).offsetBy(dx: -found.plate.minX, dy: -found.plate.minY) }
    #expect(near(found.plate.height, 135.4))
    #expect(near(try frame("name").minX, 88))
    let ring = try frame("ring")
    #expect(near(ring.maxX + 3, 389) && near(ring.minY - 3, 38.7) && near(ring.maxY + 3, 96.8))
  }
}
