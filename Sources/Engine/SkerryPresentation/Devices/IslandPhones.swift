import Foundation

/// iPhones with a Dynamic Island. Widths follow from the screen and the inset; the guidelines' design numbers are listed as refuted.
package enum IslandPhones {
  /// 393 × 852 points; the same figures hold for all devices of that screen.
  package static let iPhone15Pro = phone(
    "iphone-15-pro", ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, radius: 55, inset: 11.33, sensor: 125,
    widgets: .of393.with(.of393), guideline: Guideline(side: 52.33, expanded: 371), isSeen: true)
  /// 430 × 932 points.
  package static let iPhone15ProMax = phone(
    "iphone-15-pro-max", ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, radius: 55,
    inset: 11.33, sensor: 125.33, widgets: .of430, guideline: Guideline(side: 62.33, expanded: 408))
  /// 402 × 874 points.
  package static let iPhone16Pro = phone(
    "iphone-16-pro", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, radius: 62, inset: 14, sensor: 125.33,
    widgets: .of393.forOtherScreen(grid: .of402), isSeen: true)
  /// 440 × 956 points.
  package static let iPhone16ProMax = phone(
    "iphone-16-pro-max", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, radius: 62, inset: 14, sensor: 125.33,
    widgets: .of430.forOtherScreen(grid: .of440))
  /// 420 × 912 points.
  package static let iPhoneAir = phone(
    "iphone-air", ["iPhone Air"], 420, 912, radius: 62, inset: 20, sensor: 125.33,
    widgets: .of393.forOtherScreen(grid: .of420))

  /// The default device first.
  package static let all = [iPhone15Pro, iPhone15ProMax, iPhone16Pro, iPhone16ProMax, iPhoneAir]

  /// Apple's published sizes for a screen; screenshots show other sizes.
  private struct Guideline {
    let side: CGFloat
    let expanded: CGFloat
  }

  /// The height of the sensor and of every island that is not expanded, in points.
  private static let height: CGFloat = 36.67
  /// The width of the screen that the widest compact island leaves free, both sides together, in points.
  private static let widestLeaves: CGFloat = 73.33

  /// - Parameter isSeen: whether screenshots of this screen show its frames.
  private static func phone(
    _ id: String, _ names: [String], _ width: CGFloat, _ screenHeight: CGFloat, radius: CGFloat, inset: CGFloat, sensor: CGFloat,
    widgets: PhoneWidgets, guideline: Guideline? = nil, isSeen: Bool = false
  ) -> Device {
    let page = FigureSource.liveActivitiesPage
    let sure: Confidence = isSeen ? .exact : .fitted
    let expandedWidth = thirds(width - 2 * inset)
    let side = flooredToThirds((width - widestLeaves - sensor) / 2)
    return Device(
      id: id, names: names, kind: .islandPhone,
      screen: Sourced(CGSize(width: width, height: screenHeight), from: FigureSource.layoutPage, .published), scale: 3,
      displayRadius: Sourced(radius, from: FigureSource.cornerList, .reported),
      island: Device.Island(
        sensor: Sourced(
          CGSize(width: sensor, height: height), from: isSeen ? FigureSource.islandPill : FigureSource.systemMetrics,
          isSeen ? .exact : .reported),
        inset: Sourced(inset, from: isSeen ? FigureSource.islandFrame : FigureSource.systemMetrics, isSeen ? .exact : .reported),
        expanded: Sourced(
          SizeRange(width: expandedWidth, heights: LockScreenCard.publishedHeights),
          from: "screen less twice the inset; " + FigureSource.islandFrame, sure,
          refuting: guideline.map { [Refuted("width \(Int($0.expanded)) pt", from: page)] } ?? []),
        expandedRadius: Sourced(
          thirds(radius - inset), from: "display radius less the inset; " + FigureSource.islandFrame, isSeen ? .exact : .fitted,
          refuting: guideline == nil ? [] : [Refuted("44 pt", from: FigureSource.liveActivitiesWidths)]),
        widestSide: Sourced(
          CGSize(width: side, height: height), from: "half of screen less 73.33 and sensor; " + FigureSource.compact,
          width == 402 ? .exact : .fitted,
          refuting: guideline.map { [Refuted("\($0.side) × 36.67 pt for every side", from: page)] } ?? [])),
      lockScreenCard: .phone(screenWidth: width, guideline: guideline?.expanded), small: nil, widgets: .phone(widgets))
  }

  /// Points rounded to hundredths of the nearest pixel at 3x.
  private static func thirds(_ value: CGFloat) -> CGFloat { ((value * 3).rounded() / 3 * 100).rounded() / 100 }
  private static func flooredToThirds(_ value: CGFloat) -> CGFloat { ((value * 3 + 0.01).rounded(.down) / 3 * 100).rounded() / 100 }
}
