import Foundation
import SkerryPipeline
import SkerryPresentation
import SwiftUI
import Testing
import WidgetKit

/// The card of screenshot P23 (iOS 16, 393 wide), rebuilt with blocks for its pictures. Source: Figures §8.8.
@Suite @MainActor struct SportsCardTests {
  private func team(_ name: String) -> some View {
    VStack {
      Color.blue.frame(width: 35, height: 35)
      Text(verbatim: name).font(.system(size: 12)).accessibilityIdentifier(name)
    }
  }

  private func score(_ edge: Edge.Set) -> some View {
    Text(verbatim: "0").font(.system(size: 24)).accessibilityIdentifier(edge == .leading ? "left" : "right").padding(edge, 24)
  }

  private var game: some View {
    VStack {
      HStack {
        Circle().frame(width: 7, height: 7).accessibilityIdentifier("dot")
        Text(verbatim: "Q1").font(.system(size: 14, weight: .bold)).accessibilityIdentifier("quarter")
      }
      Text(verbatim: "14:26").multilineTextAlignment(.center).frame(width: 40).font(.caption2).accessibilityIdentifier("clock")
    }
  }

  private var card: some View {
    VStack {
      HStack {
        HStack {
          team("Knights"); score(.leading)
        }.padding(.leading, 10)
        Spacer()
        game
        Spacer()
        HStack {
          score(.trailing); team("Pirates").padding(.trailing, 10)
        }
      }.padding(5)
      HStack {
        Color.blue.frame(width: 35, height: 35).accessibilityIdentifier("league").padding(.leading, 10).padding(.vertical, 10)
        VStack(alignment: .leading) {
          Text(verbatim: "Western Conference Round 1").font(.system(size: 14, weight: .bold)).accessibilityIdentifier("round")
          Text(verbatim: "The game has started!").font(.system(size: 12)).accessibilityIdentifier("news")
        }
        Spacer()
        Capsule().frame(width: 2, height: 30).accessibilityIdentifier("bar").padding(.trailing, 10)
      }.padding(5).background(.gray, in: Rectangle()).accessibilityIdentifier("band")
    }
    .padding(.top, 15).activityBackgroundTint(.white)
  }

  /// Shapes from the card's corner, and the baselines of eight strings; the tail of the Q ends a point below its baseline.
  @Test func everyItemIsWhereTheScreenshotHasIt() throws {
    var shot = ScreenshotScene(device: "iphone-15-pro")
    shot.settings.version = .iOS16
    let scene = try shot.card { card }
    #expect(scene.plate.width == 373 && abs(scene.plate.height - 154) < 0.34)
    func frame(_ name: String) throws -> CGRect { try scene.frame(name).offsetBy(dx: -scene.plate.minX, dy: -scene.plate.minY) }
    let shapes: [(String, CGRect)] = [
      ("dot", CGRect(x: 172, y: 34.67, width: 7, height: 7)), ("league", CGRect(x: 15, y: 104.33, width: 34.67, height: 35)),
      ("bar", CGRect(x: 356, y: 106.67, width: 2, height: 30)), ("band", CGRect(x: 0, y: 89.33, width: 373, height: 64.67)),
    ]
    for (name, seen) in shapes {
      let own = try frame(name)
      let difference = [own.minX - seen.minX, own.minY - seen.minY, own.maxX - seen.maxX, own.maxY - seen.maxY].map(abs).max() ?? 9
      #expect(difference < 0.68, "\(name) is at \(own)")
    }
    let baselines: [(String, CGFloat, CGFloat)] = [
      ("Knights", 12, 73.67), ("Pirates", 12, 73.67), ("left", 24, 57), ("right", 24, 57), ("quarter", 14, 43), ("clock", 11, 64),
      ("round", 14, 119.67), ("news", 12, 134.33),
    ]
    for (name, size, seen) in baselines {
      let own = try frame(name).minY + 0.9526 * size
      #expect(abs(own - seen) < 0.68, "\(name)'s baseline is at \(own)")
    }
    #expect(try abs(frame("left").midX - 97.33) < 0.68 && abs(frame("right").midX - 279) < 0.68)
    #expect(try abs(frame("clock").midX - 188.17) < 0.68)
  }
}
