import Foundation
import SkerryImage
import SkerryPipeline
import SkerryUI
import SwiftUI
import Testing
import WidgetKit

/// Recorded figures of gauges, progress and buttons (Figures §9.4; Figures §8.4 and §6).
@Suite @MainActor struct ControlFigureTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private func picture(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.scale = 3
    return try ImageCodecs.decode(renderer.pngData())
  }
  private func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws -> CGSize? {
    try Frames(view.accessibilityIdentifier("it"), width: width, height: height)["it"]?.size
  }

  /// 58 × 58 on iOS, whatever is proposed.
  @Test(arguments: [(CGFloat?.none, CGFloat?.none), (20, 20), (300, 100)])
  func roundGaugesHaveOneSize(_ width: CGFloat?, _ height: CGFloat?) throws {
    let open = Gauge(value: 0.3) {
      Text(verbatim: "a long label")
    } currentValueLabel: {
      Text(verbatim: "30")
    }
    #expect(try size(open.gaugeStyle(.accessoryCircular), width, height) == CGSize(width: 58, height: 58))
    #expect(try size(open.gaugeStyle(.accessoryCircularCapacity), width, height) == CGSize(width: 58, height: 58))
  }

  /// The share of an interval that has passed, or that is left where it counts down; from 0 to 1.
  @Test(arguments: [(-1000.0, 3000.0, 0.25), (-4000, 1000, 0.8), (-500, -100, 1), (100, 500, 0)])
  func progressFollowsTheTime(_ start: TimeInterval, _ end: TimeInterval, _ share: CGFloat) throws {
    let interval = RenderSettings.standardNow.addingTimeInterval(start)...RenderSettings.standardNow.addingTimeInterval(end)
    for countsDown in [false, true] {
      let card = try ScreenshotScene().card { ProgressView(timerInterval: interval, countsDown: countsDown).progressViewStyle(WideBar()) }
      #expect(try abs(card.frame("bar").width - 100 * (countsDown ? 1 - share : share)) < 0.01)
    }
  }

  /// Our choice: no figure is published.
  @Test(arguments: [WidgetFamily.accessoryCircular, .accessoryRectangular])
  func theAccessoryBackgroundIsTranslucentWhite(_ family: WidgetFamily) throws {
    let drawn = try picture(AccessoryWidgetBackground().environment(\.widgetFamily, family).frame(width: 20, height: 20))
    #expect(drawn.color(x: 30, y: 30).alpha == 46)
  }

  /// UIKit's pictures have the scale of a phone's screen.
  @Test func drawnImagesHaveTheScaleOfAPhone() {
    #expect(UIGraphicsImageRendererFormat().scale == 3)
  }

  /// 50 × 50 on the watch, scaled proportionally.
  @Test func roundGaugesAreSmallerOnTheWatch() throws {
    let gauge = Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(Self.red)
    let watch = gauge.settingEnvironment { $0.system.isWatch = true }
    #expect(try size(watch) == CGSize(width: 50, height: 50) && size(gauge) == CGSize(width: 58, height: 58))
    let drawn = try picture(watch)
    let line = 3 * 5.5238 * 50 / 58 / 2
    #expect(drawn.color(x: Int(line), y: 75).alpha > 250 && drawn.size.width == 150)
  }

  /// The alpha at an angle in degrees, clockwise from three o'clock, on the middle of the ring's line.
  private func alpha(_ picture: Bitmap, _ degrees: Double, radius: Double = (58 - 5.5238) / 2) -> Int {
    let angle = degrees * .pi / 180
    return picture.color(x: Int((29 + radius * cos(angle)) * 3), y: Int((29 + radius * sin(angle)) * 3)).alpha
  }

  /// 150° to 390° with labels of both ends, 135° to 405° without.
  @Test func theArcLeavesSpaceForLabels() throws {
    let plain = try picture(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(Self.red))
    #expect(alpha(plain, 137) == 255 && alpha(plain, 403) == 255)
    #expect(alpha(plain, 125) == 0 && alpha(plain, 415) == 0)
    let labelled = try picture(
      Gauge(value: 0.5) {
        EmptyView()
      } currentValueLabel: {
        EmptyView()
      } minimumValueLabel: {
        EmptyView()
      } maximumValueLabel: {
        EmptyView()
      }
      .gaugeStyle(.accessoryCircular).tint(Self.red))
    #expect(alpha(labelled, 152) == 255 && alpha(labelled, 388) == 255)
    #expect(alpha(labelled, 140) == 0 && alpha(labelled, 400) == 0)
    #expect(alpha(plain, 200, radius: 29 - 5.2) == 255 && alpha(plain, 200, radius: 29 - 6) == 0)
  }

  /// The marker is a dot as wide as the line in a cleared hole of 10 points.
  @Test func theMarkerIsInAGap() throws {
    let picture = try picture(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(Self.red))
    let top = (58 - 5.5238) / 2
    func beside(_ points: Double) -> Int { picture.color(x: Int((29 + points) * 3), y: Int((29 - top) * 3)).alpha }
    #expect(beside(0) == 255 && beside(2.2) == 255)
    #expect(beside(3.4) == 0 && beside(4.4) == 0)
    #expect(beside(5.8) == 255)
  }

  @Test func theTrackIsTheTintAtAThird() throws {
    let gauge = try picture(Gauge(value: 0.25) { EmptyView() }.gaugeStyle(.accessoryCircularCapacity).tint(Self.red))
    #expect(abs(alpha(gauge, 180) - 89) <= 1 && alpha(gauge, -45) == 255)
    let progress = try picture(ProgressView(value: 0.25).progressViewStyle(.circular).tint(Self.red).frame(width: 58, height: 58))
    #expect(abs(alpha(progress, 180) - 89) <= 1 && alpha(progress, -45) == 255)
  }

  /// A gradient in the tint runs along the arc.
  @Test func gradientsFollowTheArc() throws {
    let tint = Gradient(colors: [Self.red, Color(red: 0, green: 0, blue: 1)])
    let picture = try picture(Gauge(value: 0.5) { EmptyView() }.gaugeStyle(.accessoryCircular).tint(tint))
    let radius = (58 - 5.5238) / 2
    func color(_ degrees: Double) -> (red: Int, green: Int, blue: Int, alpha: Int) {
      let angle = degrees * .pi / 180
      return picture.color(x: Int((29 + radius * cos(angle)) * 3), y: Int((29 + radius * sin(angle)) * 3))
    }
    #expect(color(140).red > 240 && color(140).blue < 40)
    #expect(color(400).blue > 240 && color(400).red < 40)
    #expect(color(200).red > color(340).red && color(200).blue < color(340).blue)
  }

  /// Eight points high whatever its label; the bar starts 8 after the label, and the knob's centre is 4 from each end.
  @Test(arguments: [0.0, 0.5, 1])
  func theLinearGauge(_ value: Double) throws {
    let gauge = Gauge(value: value) { Color.clear.frame(width: 20, height: 30) }.gaugeStyle(.accessoryLinear).tint(Self.red)
    #expect(try size(gauge, 128, nil)?.height == 8)
    let picture = try picture(gauge.frame(width: 128))
    func alpha(_ points: Double) -> Int { picture.color(x: Int((points * 3).rounded()), y: 12).alpha }
    #expect(alpha(26) == 0)
    let center = 28 + 4 + 92 * value
    #expect(alpha(center) == 255 && (alpha(center + 6) == 0 || value == 1) && (alpha(center - 6) == 0 || value == 0))
    #expect(value == 1 || alpha(center + 9) == 255)
    #expect(value == 0 || alpha(center - 9) == 255)
  }

  @Test func rowsOfLinearGaugesStandTwentyApart() throws {
    func row(_ id: String) -> some View {
      Gauge(value: 0.5) { Text(verbatim: id) }.gaugeStyle(.accessoryLinear).accessibilityIdentifier(id)
    }
    let found = try Frames(
      VStack(spacing: 12) {
        row("first"); row("second")
      }, width: 200)
    #expect(try #require(found["second"]).minY - (try #require(found["first"]).minY) == 20)
  }

  /// The track of a bar in a Live Activity is the tertiary system fill: (28, 28, 31) over black.
  @Test func theTrackOfABar() throws {
    let archived = ProgressView(value: 0.2).settingEnvironment { $0.system.isArchived = true }
    let bar = try picture(archived.frame(width: 100).background(Color.black).environment(\.colorScheme, .dark))
    let track = bar.color(x: 200, y: 6)
    #expect(abs(track.red - 28) <= 1 && abs(track.green - 28) <= 1 && abs(track.blue - 31) <= 1)
    #expect(try size(ProgressView(value: 0.2), 100, nil) == CGSize(width: 100, height: 4))
  }

  /// Content in the middle of a ring never enlarges it.
  @Test func aValueLabelDoesNotEnlargeTheRing() throws {
    let ring = ProgressView(value: 0.5) {
      EmptyView()
    } currentValueLabel: {
      Text(verbatim: "12:34")
    }.progressViewStyle(.circular)
    #expect(try size(ring, 22.667, 22.667) == CGSize(width: 22.667, height: 22.667))
  }

  /// A capsule in a share of the tint, 12 and 7 points around its label.
  @Test func borderedButtons() throws {
    let button = Button(action: {}, label: { Color.clear.frame(width: 40, height: 14) }).buttonStyle(.bordered).tint(Self.red)
    #expect(try size(button) == CGSize(width: 64, height: 28))
    #expect(try picture(button).color(x: 96, y: 42).red == 255)
  }

  /// The background is the tint at 0.18 on iOS 26, in the dark appearance at 0.25 (P32, P10); up to iOS 18 at 0.12 and 0.32 in a Live Activity
  /// (P25, P18), and at 0.18 in an app's view (R62).
  @Test(arguments: [
    (SystemVersion.iOS26, ColorScheme.light, true, 46), (.iOS26, .light, false, 46), (.iOS26, .dark, true, 64), (.iOS18, .light, true, 31),
    (.iOS18, .light, false, 46), (.iOS18, .dark, true, 82), (.iOS18, .dark, false, 82),
  ])
  func backgroundsOfBorderedButtons(_ version: SystemVersion, _ scheme: ColorScheme, _ isActivity: Bool, _ alpha: Int) throws {
    let label = Color.clear.frame(width: 40, height: 20)
    let button = Button(action: {}, label: { label }).buttonStyle(.bordered).tint(Self.red).environment(\.colorScheme, scheme)
      .settingEnvironment { $0.system.containerSize = isActivity ? CGSize(width: 300, height: 160) : nil }
    #expect(abs(Int(try picture(button.systemVersion(version)).color(x: 96, y: 51).alpha) - alpha) <= 1)
  }

  /// Without a tint the background is grey in an app's view: its brightness on white is 233.6 (R7), 228 with a tint. In a Live Activity the tint
  /// is the accent colour (P18, P25).
  @Test(arguments: [SystemVersion.iOS18, .iOS26]) func backgroundsWithoutATint(_ version: SystemVersion) throws {
    func brightness(_ tint: Color?, isActivity: Bool) throws -> Double {
      let button = Button(action: {}, label: { Color.clear.frame(width: 40, height: 20) }).buttonStyle(.bordered).tint(tint)
        .settingEnvironment { $0.system.containerSize = isActivity ? CGSize(width: 300, height: 160) : nil }
      let color = try picture(button.background(.white).systemVersion(version)).color(x: 96, y: 51)
      return 0.2126 * Double(color.red) + 0.7152 * Double(color.green) + 0.0722 * Double(color.blue)
    }
    #expect(try abs(brightness(nil, isActivity: false) - 233.6) < 0.7)
    #expect(try abs(brightness(.red, isActivity: false) - 227.5) < 1.5)
    #expect(try abs(brightness(nil, isActivity: true) - 233.6) > 2)
  }

  /// Before iOS 26 a round button has the padding of any other, and its background is the circle that fits into it, in the middle: a circle of 84
  /// in 94 × 84 around a label of 70 (exact, R62).
  @Test(arguments: [SystemVersion.iOS17, .iOS18]) func roundButtonsBeforeIOS26(_ version: SystemVersion) throws {
    let button = Button(action: {}, label: { Color.clear.frame(width: 70, height: 70) })
      .buttonStyle(.bordered).buttonBorderShape(.circle).tint(Self.red)
    #expect(try size(button.systemVersion(version)) == CGSize(width: 94, height: 84))
    #expect(try size(button) == CGSize(width: 94, height: 94))
    let drawn = try picture(button.systemVersion(version))
    let inked: [Int] = drawn.columns { $0.alpha > 20 }
    #expect(try abs(#require(inked.first) - 15) <= 1 && abs(#require(inked.last) - 266) <= 1, "\(inked.first ?? 0) \(inked.last ?? 0)")
  }

  /// A round button is as wide as it is high: 8 around a label of 26 and 30 at small size (P35), 12 around one of 44 at regular size (R20); 16 at
  /// large size is assumed.
  @Test(arguments: [(ControlSize.small, 26.0, 42.0), (.mini, 30, 46), (.small, 30, 46), (.regular, 44, 68), (.large, 40, 72)])
  func roundButtons(size: ControlSize, label: CGFloat, expected: CGFloat) throws {
    for (width, height) in [(label, label), (label - 5, label), (label, label - 5)] {
      let button = Button(action: {}, label: { Color.clear.frame(width: width, height: height) })
        .buttonBorderShape(.circle).controlSize(size)
      let square = CGSize(width: expected, height: expected)
      #expect(try self.size(button.buttonStyle(.bordered)) == square)
      #expect(try self.size(button.buttonStyle(.borderedProminent)) == square)
      #expect(try self.size(button.buttonStyle(.glass)) == square)
    }
  }

  /// Buttons of glass have the same padding: 15 above and below a label at large size (P32).
  @Test(arguments: [(ControlSize.small, 5.0, 10.0), (.regular, 7, 12), (.large, 15, 20)])
  func glassButtons(_ size: ControlSize, _ vertical: CGFloat, _ horizontal: CGFloat) throws {
    let button = Button(action: {}, label: { Color.clear.frame(width: 40, height: 20) }).controlSize(size)
    let expected = CGSize(width: 40 + 2 * horizontal, height: 20 + 2 * vertical)
    #expect(try self.size(button.buttonStyle(.glass)) == expected)
    #expect(try self.size(button.buttonStyle(.glassProminent)) == expected)
    #expect(try self.size(button.buttonStyle(.borderedProminent)) == expected)
  }

  /// Chevrons are drawn 0.069 em off their frame's middle, in the direction they point to (P25, R41).
  @Test(arguments: [("chevron.right", 1), ("chevron.left", -1), ("chevron.forward", 1)])
  func chevronsAreOffCentre(_ name: String, _ side: CGFloat) throws {
    let drawn = try picture(Image(systemName: name).font(.system(size: 17)).frame(width: 40, height: 40))
    let inked: [Int] = drawn.columns { $0.alpha > 128 }
    let (first, last): (Int, Int) = (try #require(inked.first), try #require(inked.last))
    let middle = CGFloat(first + last + 1) / 6
    #expect(abs(middle - 20 - side * 1.17) < 0.34, "\(middle)")
  }

  /// Before iOS 26 the button of an app's view is a rounded rectangle of radius 7: the first four rows of pixels are cut by 6.67, 4.67, 4 and
  /// 3.33 points, as far as the full colour reaches.
  @Test func borderedButtonsBeforeIOS26() throws {
    let button = Button {
    } label: {
      Color.clear.frame(width: 40, height: 20)
    }
    .buttonStyle(.bordered).tint(Self.red)
    let before = try picture(button.systemVersion(.iOS18))
    for (row, cut) in [6.667, 4.667, 4, 3.333].enumerated() {
      let full = (0..<96).first { before.color(x: $0, y: row).alpha >= 30 } ?? 0
      #expect(abs(Double(full) / 3 - cut) < 0.34, "row \(row) is cut by \(Double(full) / 3)")
    }
    #expect(before.color(x: 1, y: 33).alpha > 38)
    let now = try picture(button)
    #expect(now.color(x: 9, y: 9).alpha == 0 && before.color(x: 9, y: 9).alpha > 43)
  }

  /// In an app's views the default button has no border.
  @Test func defaultButtonsOfPlainViews() throws {
    let button = Button {
    } label: {
      Self.red.frame(width: 40, height: 14)
    }
    #expect(try size(button) == CGSize(width: 40, height: 14))
    let surface = button.settingEnvironment { $0.system.containerSize = CGSize(width: 300, height: 160) }
    #expect(try size(surface) == CGSize(width: 64, height: 28))
  }

  /// A small one has 10 and 5 points around its label.
  @Test(arguments: [ControlSize.small, .mini]) func smallButtons(_ size: ControlSize) throws {
    let button = Button {
    } label: {
      Color.clear.frame(width: 10, height: 11)
    }
    .buttonStyle(.borderedProminent).controlSize(size)
    #expect(try self.size(button) == CGSize(width: 30, height: 21))
  }

  /// In a Live Activity.
  @Test func linksHaveThePrimaryColour() throws {
    let link = Link(destination: URL(string: "https://example.com")!) { Rectangle().frame(width: 10, height: 10) }
      .settingEnvironment { $0.system.containerSize = CGSize(width: 100, height: 100) }
    let middle = try picture(link).color(x: 15, y: 15)
    #expect(middle.red == 0 && middle.green == 0 && middle.blue == 0 && middle.alpha == 255)
  }
}

/// A bar of 100 points for the whole.
private struct WideBar: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    Color.red.frame(width: 100 * (configuration.fractionCompleted ?? 0), height: 8).accessibilityIdentifier("bar")
  }
}
