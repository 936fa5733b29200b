import Foundation

/// iPhones without an island, iPads, watches and cars. Sources: Figures §1.4 and §1.6.
package enum OtherDevices {
  /// iPhones without an island, by screen.
  package static let phones = [
    phone(
      "iphone-14-plus", ["iPhone 12 Pro Max", "iPhone 13 Pro Max", "iPhone 14 Plus"], 428, 926, 3, 53.33, .notchPhone,
      .of428.with(.of428)),
    phone(
      "iphone-14", ["iPhone 12", "iPhone 12 Pro", "iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e", "iPhone 17e"], 390, 844, 3,
      47.33, .notchPhone, .of390),
    phone("iphone-13-mini", ["iPhone 12 mini", "iPhone 13 mini"], 375, 812, 3, 44, .notchPhone, .of375x812),
    phone("iphone-11-pro-max", ["iPhone XS Max", "iPhone 11 Pro Max"], 414, 896, 3, 39, .notchPhone, .of414x896),
    phone("iphone-11-pro", ["iPhone X", "iPhone XS", "iPhone 11 Pro"], 375, 812, 3, 39, .notchPhone, .of375x812),
    phone("iphone-11", ["iPhone XR", "iPhone 11"], 414, 896, 2, 41.5, .notchPhone, .of414x896),
    phone("iphone-8-plus", ["iPhone 8 Plus"], 414, 736, 3, 0, .plainPhone, .of414x736),
    phone("iphone-se", ["iPhone 8", "iPhone SE 2", "iPhone SE 3"], 375, 667, 2, 0, .plainPhone, .of375x667.with(.of375x667)),
  ]
  /// iPads, by screen in landscape.
  package static let pads = [
    pad("ipad-1366", ["iPad Pro 12.9", "iPad Pro 13", "iPad Air 13"], 1366, 1024, 500, .of1024),
    pad("ipad-1194", ["iPad Pro 11"], 1194, 834, 425, .of834),
    pad("ipad-1012", ["iPad 1012 × 834"], 1012, 834, 425, .of834.forOtherScreen),
    pad("ipad-1080", ["iPad 10.2", "iPad 9"], 1080, 810, 425, .of810),
    pad("ipad-1024", ["iPad 9.7"], 1024, 768, 425, .of768),
  ]
  /// Apple Watch Series 7 to 9, the larger one.
  package static let watch45 = watch("watch-45", "Apple Watch 45 mm", 184, 80.5, 396, 484)
  /// Apple Watch models, by screen.
  package static let watches = [
    watch("watch-40", "Apple Watch 40 mm", 152, 69.5, 324, 394), watch("watch-41", "Apple Watch 41 mm", 165, 72.5, 352, 430),
    watch("watch-44", "Apple Watch 44 mm", 173, 76.5, 368, 448), watch45,
    watch("watch-49", "Apple Watch 49 mm", 191, 81.5, 410, 502),
  ]
  /// CarPlay displays.
  package static let cars = [
    car("carplay-240x78", 240, 78), car("carplay-240x100", 240, 100), car("carplay-170x78", 170, 78),
  ]
  /// Every device without a Dynamic Island.
  package static let all = phones + pads + watches + cars

  private static let hig = FigureSource.otherSurfaces

  private static func phone(
    _ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat, _ radius: CGFloat, _ kind: Device.Kind,
    _ widgets: PhoneWidgets
  ) -> Device {
    Device(
      id: id, names: names, kind: kind,
      screen: Sourced(CGSize(width: width, height: height), from: FigureSource.layoutPage, .published), scale: scale,
      displayRadius: Sourced(radius, from: FigureSource.cornerList, .reported), island: nil,
      lockScreenCard: .phone(screenWidth: width, guideline: nil), small: nil, widgets: .phone(widgets))
  }
  private static func pad(_ id: String, _ names: [String], _ width: CGFloat, _ height: CGFloat, _ card: CGFloat, _ widgets: PadWidgets)
    -> Device
  {
    Device(
      id: id, names: names, kind: .pad, screen: Sourced(CGSize(width: width, height: height), from: hig, .published), scale: 2,
      displayRadius: Sourced(18, from: FigureSource.ourChoice, .assumed), island: nil,
      lockScreenCard: .fixed(Sourced(SizeRange(width: card, heights: LockScreenCard.publishedHeights), from: hig, .published)), small: nil,
      widgets: .pad(widgets))
  }
  private static func watch(_ id: String, _ name: String, _ width: CGFloat, _ height: CGFloat, _ px: CGFloat, _ py: CGFloat) -> Device {
    Device(
      id: id, names: [name], kind: .watch,
      screen: Sourced(CGSize(width: px / 2, height: py / 2), from: "watch screens in pixels, " + FigureSource.otherSurfaces, .published),
      scale: 2,
      displayRadius: Sourced(34, from: FigureSource.ourChoice, .assumed), island: nil, lockScreenCard: nil,
      small: Sourced(CGSize(width: width, height: height), from: hig, .published), widgets: .watch)
  }
  private static func car(_ id: String, _ width: CGFloat, _ height: CGFloat) -> Device {
    Device(
      id: id, names: ["CarPlay \(Int(width)) × \(Int(height))"], kind: .car,
      screen: Sourced(CGSize(width: 960, height: 360), from: "CarPlay widescreen in pixels, " + FigureSource.otherSurfaces, .published),
      scale: 2,
      displayRadius: Sourced(0, from: FigureSource.ourChoice, .assumed), island: nil, lockScreenCard: nil,
      small: Sourced(CGSize(width: width, height: height), from: hig, .published), widgets: .car)
  }
}
