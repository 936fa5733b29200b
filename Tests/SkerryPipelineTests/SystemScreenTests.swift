import Foundation
import SkerryPresentation
import SkerryUI
import SkerryWidget
import SwiftUI
import Testing
import WidgetKit

@testable import SkerryPipeline

/// What `UIScreen.main` says in the views of a presentation.
@Suite @MainActor struct SystemScreenTests {
  @Test func theDefaultIsTheDefaultDevices() { #expect(SystemScreen() == SystemScreen(Devices.standard)) }

  /// A view that is as wide as the screen.
  private struct Wide: View {
    var body: some View { Color.red.frame(width: UIScreen.main.bounds.width, height: 10).accessibilityIdentifier("wide") }
  }

  @Test func viewsSeeTheScreenOfTheirDevice() throws {
    for device in Devices.all where device.kind != .watch && device.kind != .car {
      let scene = ViewScene(engine: .shared, settings: RenderSettings(), device: device).layout(Wide(), .sizeThatFits)
      #expect(scene.size.width == device.screen.value.width, "\(device.id)")
    }
  }

  /// A view that takes the width of the screen once it appears, in a reader.
  private struct Appearing: View {
    @State private var widths = [1.0, 1]
    var body: some View {
      HStack(spacing: 0) {
        GeometryReader { _ in Color.red.onAppear { widths[1] = UIScreen.main.bounds.width } }.frame(width: widths[1], height: 10)
        Color.blue.frame(width: widths[0], height: 10).onAppear { widths[0] = UIScreen.main.bounds.width }
      }
    }
  }

  @Test func actionsSeeTheScreenOfTheirDevice() throws {
    for device in Devices.all where device.kind != .watch && device.kind != .car {
      let scene = ViewScene(engine: .shared, settings: RenderSettings(), device: device).layout(Appearing(), .sizeThatFits)
      #expect(scene.size.width == 2 * device.screen.value.width, "\(device.id)")
    }
  }

  /// A view that is wider where it has the regular size class.
  private struct Classed: View {
    @Environment(\.horizontalSizeClass) var horizontal
    @Environment(\.verticalSizeClass) var vertical
    var body: some View { Color.red.frame(width: horizontal == .regular ? 38 : 16, height: vertical == .regular ? 20 : 10) }
  }

  /// Buttons of an app are padded by 38 on an iPad and by 16 on a phone (R101, Figures §9.90).
  @Test func anIPadIsWide() {
    for device in Devices.all where device.kind != .watch && device.kind != .car {
      let scene = ViewScene(engine: .shared, settings: RenderSettings(), device: device).layout(Classed(), .sizeThatFits)
      #expect(scene.size == CGSize(width: device.kind == .pad ? 38 : 16, height: 20), "\(device.id)")
    }
  }

  /// A view without an end is as long as the screen, in each direction.
  @Test func anEndlessViewIsAsLargeAsTheScreen() {
    let scene = ViewScene(engine: .shared, settings: RenderSettings(), device: Devices.standard)
      .layout(Color.red.frame(width: .infinity, height: 20), .sizeThatFits)
    #expect(scene.size.width.isFinite && scene.size.width <= Devices.standard.screen.value.width && scene.size.height == 20)
  }
}
