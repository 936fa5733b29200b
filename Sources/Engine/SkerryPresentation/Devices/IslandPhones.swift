import Foundation

/// iPhones with a Dynamic Island. Sources: HIG Live Activities (apple-figures §1.1, §1.2), system metrics (§1.3), HIG Layout (§1.6).
package enum IslandPhones {
  package static let iPhone15Pro = phone(
    "iphone-15-pro", ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"], 393, 852, radius: 55, inset: 11.33, sensor: 125,
    side: 52.33, sideIsPublished: true, wide: 371, wideIsPublished: true, expandedRadius: 44, total: 230, widest: 97.33)
  package static let iPhone15ProMax = phone(
    "iphone-15-pro-max", ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], 430, 932, radius: 55,
    inset: 11.33, sensor: 125.33, side: 62.33, sideIsPublished: true, wide: 408, wideIsPublished: true, expandedRadius: 44, total: 250,
    widest: 115.67)
  package static let iPhone16Pro = phone(
    "iphone-16-pro", ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"], 402, 874, radius: 62, inset: 14, sensor: 125.33, side: 52.33,
    sideIsPublished: false, wide: 374, wideIsPublished: false, expandedRadius: 48, total: 230, widest: 101.67)
  package static let iPhone16ProMax = phone(
    "iphone-16-pro-max", ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], 440, 956, radius: 62, inset: 14, sensor: 125.33, side: 62.33,
    sideIsPublished: false, wide: 412, wideIsPublished: false, expandedRadius: 48, total: 250, widest: 120.67)
  package static let iPhoneAir = phone(
    "iphone-air", ["iPhone Air"], 420, 912, radius: 62, inset: 20, sensor: 125.33, side: 62.33, sideIsPublished: false, wide: 380,
    wideIsPublished: false, expandedRadius: 42, total: 250, widest: 110.67)

  package static let all = [iPhone15Pro, iPhone15ProMax, iPhone16Pro, iPhone16ProMax, iPhoneAir]

  private static func phone(
    _ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, radius: CGFloat, inset: CGFloat, sensor: CGFloat, side: CGFloat,
    sideIsPublished: Bool, wide: CGFloat, wideIsPublished: Bool, expandedRadius: CGFloat, total: CGFloat, widest: CGFloat
  ) -> Device {
    let hig = "HIG Live Activities, Specifications (apple-figures §1.1)"
    let system = "system layout metrics of iOS 18 and 26 (apple-figures §1.3)"
    return Device(
      id: id, names: names, kind: .islandPhone,
      screen: Sourced(CGSize(width: width, height: height), from: "HIG Layout (apple-figures §1.6)", .published), scale: 3,
      displayRadius: Sourced(radius, from: "UIKitCorners list (apple-figures §1.6)", .measured),
      island: Device.Island(
        sensor: Sourced(CGSize(width: sensor, height: 36.67), from: system, .observed), inset: Sourced(inset, from: system, .observed),
        compactSide: Sourced(
          CGSize(width: side, height: 36.67), from: sideIsPublished ? hig : "HIG size class, carried over (apple-figures §1.3)",
          sideIsPublished ? .published : .inferred),
        expanded: Sourced(
          SizeRange(width: wide, heights: 84...160), from: wideIsPublished ? hig : system, wideIsPublished ? .published : .observed),
        expandedRadius: Sourced(
          expandedRadius,
          from: wideIsPublished
            ? "HIG Live Activities, corner radius (apple-figures §1.2)" : "display radius less inset (apple-figures §1.3)",
          wideIsPublished ? .published : .observed),
        totalWidth: Sourced(total, from: "HIG Live Activities, Dynamic Island width (apple-figures §1.2)", .published),
        widestSide: Sourced(widest, from: system, .observed)),
      lockScreen: Sourced(
        SizeRange(width: wideIsPublished ? wide : width - 22, heights: 84...160),
        from: wideIsPublished ? hig : "screen width less 11 a side, as the published rows imply (apple-figures §1.3)",
        wideIsPublished ? .published : .inferred),
      small: nil)
  }
}
