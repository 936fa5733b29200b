import Foundation
import SkerryGeometry
import SkerryUI
import SwiftUI
import Testing
import WidgetKit

/// A countdown on iOS 16, 393 wide, rebuilt here: every frame is within a point of the screenshots (Figures §8.1, P13).
@Suite @MainActor struct CountdownFigureTests {
  private let timer = Date()...Date().addingTimeInterval(5384)
  private var scene: ScreenshotScene {
    var scene = ScreenshotScene()
    scene.device = "iphone-15-pro"
    scene.settings.version = .iOS16
    return scene
  }
  private func picture(_ id: String) -> some View {
    Rectangle().aspectRatio(1, contentMode: .fit).frame(height: 40).accessibilityIdentifier(id)
  }
  private var title: some View {
    Text(verbatim: "Test title").lineLimit(2).fixedSize(horizontal: false, vertical: true).accessibilityIdentifier("title")
  }
  private var remaining: some View {
    VStack(alignment: .trailing) {
      Text(verbatim: "Remaining time").accessibilityIdentifier("remaining")
      Text(timerInterval: timer, countsDown: true).multilineTextAlignment(.trailing).accessibilityIdentifier("timer")
    }
  }
  /// Whether lengths in points are within a pixel and a half of those on the screenshot.
  private func near(_ drawn: CGFloat, _ seen: CGFloat) -> Bool { abs(drawn - seen) < 0.5 }

  @Test func expanded() throws {
    let found = try scene.expanded {
      DynamicIslandExpandedRegion(.leading) { picture("logo") }
      DynamicIslandExpandedRegion(.trailing) { picture("symbol") }
      DynamicIslandExpandedRegion(.bottom) {
        VStack {
          HStack(alignment: .top) {
            title
            remaining
          }
          VStack {
            Button {
            } label: {
              Color.clear.frame(width: 100, height: 21.333)
            }
            .padding(.vertical, 2).frame(maxWidth: .infinity).accessibilityIdentifier("button")
          }
          .padding(.horizontal, 10)
        }
      }
    }
    let plate = found.plate
    func frame(_ id: String) throws -> CGRect { try found.frame(id).offsetBy(dx: -plate.minX, dy: -plate.minY) }
    #expect(try near(plate.height, 160) && near(frame("logo").minY, 18) && near(frame("logo").minX, 18) && near(frame("logo").height, 40))
    #expect(try near(frame("symbol").maxX, 352.33) && near(frame("symbol").minY, 18))
    // Baselines on the screenshot: 82.33 and 102.67; that of body is 16.33 below its top.
    #expect(try near(frame("title").minX, 18) && near(frame("title").minY + 16.33, 82.33))
    #expect(try near(frame("remaining").maxX, 352.33) && near(frame("remaining").minY, frame("title").minY))
    #expect(try near(frame("timer").maxX, 352.33) && near(frame("timer").minY + 16.33, 102.67))
    // The plate behind the default button, which has no border of its own on iOS 16.
    #expect(try near(frame("button").minX, 28) && near(frame("button").maxX, 342.33))
    #expect(try near(frame("button").minY, 119) && near(frame("button").height, 25.33))
  }

  @Test func card() throws {
    let found = try scene.card {
      VStack {
        HStack {
          picture("logo")
          Spacer()
          picture("symbol")
        }
        VStack {
          HStack(alignment: .top) {
            VStack(alignment: .leading) { title }
            Spacer()
            remaining
          }
        }
      }
      .padding()
    }
    let plate = found.plate
    func frame(_ id: String) throws -> CGRect { try found.frame(id).offsetBy(dx: -plate.minX, dy: -plate.minY) }
    #expect(near(plate.width, 373) && near(plate.height, 120.67))
    #expect(try near(frame("symbol").maxX, 357) && near(frame("symbol").minY, 16.33) && near(frame("logo").minX, 16))
    #expect(try near(frame("title").minX, 16) && near(frame("title").minY + 16.33, 80.33))
    #expect(try near(frame("remaining").maxX, 357) && near(frame("timer").maxX, 357) && near(frame("timer").minY + 16.33, 100.67))
  }

  @Test func compact() throws {
    let found = try scene.compact {
      Rectangle().aspectRatio(1.12, contentMode: .fit)
    } trailing: {
      Text(timerInterval: timer, countsDown: true).multilineTextAlignment(.trailing).frame(maxWidth: 64)
    }
    #expect(near(found.plate.width, 249.33))
  }

  /// From iOS 17 on the default button of an activity is bordered.
  @Test func defaultButtons() throws {
    func height(_ version: SystemVersion) throws -> CGFloat? {
      let button = Button {
      } label: {
        Color.clear.frame(width: 40, height: 14)
      }
      let inCard = button.settingEnvironment { $0.system.containerSize = CGSize(width: 373, height: 160) }
      return try Frames(inCard.systemVersion(version).accessibilityIdentifier("it"))["it"]?.height
    }
    #expect(try height(.iOS16) == 14 && height(.iOS17) == 28 && height(.iOS26) == 28)
  }
}
