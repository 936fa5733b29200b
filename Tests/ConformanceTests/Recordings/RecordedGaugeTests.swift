import Foundation
import SkerryUI
import SwiftUI
import Testing

/// The contents of round gauges, as an app recorded it on iOS and watchOS (Figures §9.4). Positions in points from the gauge's corner.
@Suite @MainActor struct RecordedGaugeTests {
  private func frames(_ view: some View, isWatch: Bool) throws -> Frames {
    try Frames(view.settingEnvironment { $0.system.isWatch = isWatch })
  }

  private func ends(_ value: some View, greatest: String = "100") -> some View {
    Gauge(value: 0.68) {
      EmptyView()
    } currentValueLabel: {
      value
    } minimumValueLabel: {
      Text(verbatim: "0").accessibilityIdentifier("least")
    } maximumValueLabel: {
      Text(verbatim: greatest).accessibilityIdentifier("greatest")
    }
    .gaugeStyle(.accessoryCircular)
  }

  /// An icon of 10, a value of 12 points and a name of 8, two points closer than they are high.
  private func stack(_ value: Font) -> some View {
    VStack(spacing: -2) {
      Rectangle().frame(width: 10, height: 10).accessibilityIdentifier("icon")
      Text(verbatim: "68%").font(value).lineLimit(1).minimumScaleFactor(0.2).accessibilityIdentifier("value")
      Text(verbatim: "Battery").font(.system(size: 8)).lineLimit(1).minimumScaleFactor(0.4).accessibilityIdentifier("name")
    }
  }

  /// A bar of 16 points, as far below the line of its label as any view below a text: 10.3 at 10 pixels per point, here 10.64 (exact within
  /// 0.1; Figures §9.146).
  @Test func aBarBelowItsLabel() throws {
    let gauge = Gauge(value: 0.67) {
      HStack {
        Text(verbatim: "67% of day").accessibilityIdentifier("label")
        Spacer()
      }
    }
    .gaugeStyle(.linearCapacity).frame(width: 120).accessibilityIdentifier("gauge")
    let found = try Frames(gauge)
    let (whole, label) = (try #require(found["gauge"]), try #require(found["label"]))
    #expect(whole.width == 120 && abs(whole.height - 20.33 - 10.64 - 16) < 0.1, "\(whole)")
    #expect(label.minX == whole.minX && label.minY == whole.minY)
  }

  /// Baselines of the labels at 52.0 and 45.5; both are centred together, eight to nine apart, in 11 points medium.
  @Test(arguments: [(false, 52.0, 29.0), (true, 45.5, 25)]) func labelsOfTheEnds(_ isWatch: Bool, _ baseline: Double, _ middle: Double)
    throws
  {
    let found = try frames(ends(EmptyView()), isWatch: isWatch)
    let (minimum, maximum) = (try #require(found["least"]), try #require(found["greatest"]))
    #expect(abs(minimum.minY + 0.952 * 11 - baseline) < 0.25 && minimum.minY == maximum.minY, "\(minimum)")
    #expect((8...9.1).contains(maximum.minX - minimum.maxX))
    #expect(abs((minimum.minX + maximum.maxX) / 2 - middle) < 0.2)
    let alone = try #require(try Frames(Text(verbatim: "100").font(.system(size: 11, weight: .medium)).accessibilityIdentifier("it"))["it"])
    #expect(maximum.size == alone.size)
  }

  /// Narrow labels stand where wide ones begin and end: "0" and "1" on a phone's Lock Screen (P139) and "0" and "100" in R10 begin 18.0 and 18.2
  /// before the middle, and end as far behind it.
  @Test(arguments: ["1", "100"]) func labelsOfTheEndsAreAtTheEndsOfAWidth(_ greatest: String) throws {
    let found = try frames(ends(EmptyView(), greatest: greatest), isWatch: false)
    let (minimum, maximum) = (try #require(found["least"]), try #require(found["greatest"]))
    #expect(abs(minimum.minX - 11) < 0.2 && abs(maximum.maxX - 47) < 0.2, "\(minimum) \(maximum)")
  }

  /// "0.5" is 33.0 wide and 17.67 high on a phone's Lock Screen (P139); the substitute's digits are 2 to 3 per cent narrower and higher.
  @Test func valueOfAnOpenGauge() throws {
    let found = try frames(ends(Text(verbatim: "0.5").accessibilityIdentifier("value")), isWatch: false)
    let it = try #require(
      try Frames(Text(verbatim: "0.5").font(.system(size: 25, weight: .medium)).accessibilityIdentifier("it"))["it"])
    #expect(abs(try #require(found["value"]).width - it.width) < 0.01)
  }

  /// Value and name stand with two points below each: baselines at 31.33 and 42.0 (iOS), 27.75 and 38.25 (watch), the icon's top at 12.0 and 8.0.
  @Test(arguments: [(false, 12.0, 31.33, 42.0), (true, 8, 27.6, 38.2)])
  func textsOfTheValue(_ isWatch: Bool, _ icon: Double, _ value: Double, _ name: Double) throws {
    let found = try frames(ends(stack(.system(size: 12, weight: .semibold)).padding(2)), isWatch: isWatch)
    #expect(try abs(#require(found["icon"]).minY - icon) < 0.5)
    #expect(try abs(#require(found["value"]).minY + 0.952 * 12 - value) < 0.5, "\(String(describing: found["value"]))")
    #expect(try abs(#require(found["name"]).minY + 0.952 * 8 - name) < 0.5, "\(String(describing: found["name"]))")
    #expect(try abs(#require(found["value"]).height - 16.33) < 0.34)
    #expect(try abs(#require(found["name"]).height - 11.67) < 0.34)
  }

  /// A value that shrinks is 40.25 and 34.7 wide.
  @Test(arguments: [(false, 40.25), (true, 34.7)]) func greatestWidthOfTheValue(_ isWatch: Bool, _ width: Double) throws {
    let found = try frames(ends(Color.red.accessibilityIdentifier("it")), isWatch: isWatch)
    let it = try #require(found["it"])
    #expect(abs(it.width - width) < 0.1 && abs(it.midX - (isWatch ? 25 : 29)) < 0.1)
    #expect(it.height == (isWatch ? 50 : 58))
  }

  /// In a closed ring the value alone shrinks, to 0.92 of its size (iOS) and to 0.65 (watch): 13.33 and 9.5 high.
  @Test(arguments: [(false, 14.67, 13.33), (true, 12.3, 9.5)]) func theRingLimitsTheHeight(
    _ isWatch: Bool, _ icon: Double, _ height: Double
  ) throws {
    let ring = Gauge(value: 0.68) { stack(.system(size: 12, weight: .semibold)) }.gaugeStyle(.accessoryCircularCapacity)
    let found = try frames(ring, isWatch: isWatch)
    #expect(try abs(#require(found["value"]).height - height) < 0.34, "\(String(describing: found["value"]))")
    #expect(try abs(#require(found["icon"]).minY - icon) < 0.34, "\(String(describing: found["icon"]))")
    #expect(try abs(#require(found["name"]).height - 9.67) < 0.01)
  }

  /// A closed ring proposes as much width as an open one.
  @Test func theRingLimitsTheWidth() throws {
    let ring = Gauge(value: 0.68) { Color.red.accessibilityIdentifier("it") }.gaugeStyle(.accessoryCircularCapacity)
    #expect(try abs(#require(frames(ring, isWatch: false)["it"]).width - 40.25) < 0.1)
    #expect(try abs(#require(frames(ring, isWatch: false)["it"]).height - 28.9) < 0.01)
    #expect(try abs(#require(frames(ring, isWatch: true)["it"]).height - 25.4) < 0.01)
  }
}
