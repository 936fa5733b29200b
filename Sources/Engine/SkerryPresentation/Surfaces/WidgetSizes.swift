import Foundation
import SkerryGeometry

/// The sizes of widgets by screen, in points. Source: HIG Widgets, Specifications.
enum WidgetSizes {
  /// The size of a surface on a device's screen; `nil` if the table has none.
  static func size(_ surface: WidgetSurface, on device: Device, version: SystemVersion) -> Sourced<CGSize>? {
    switch device.kind {
    case .islandPhone, .notchPhone, .plainPhone:
      grid(of: device, version)?.size(surface) ?? phone(surface, device.screen.value)
    case .pad: pad(surface, device.screen.value)
    case .watch: watch(surface, device)
    case .car:
      surface == .systemSmall
        ? Sourced(CGSize(width: 158, height: 158), from: "our choice: the car scales the phone's small widget", .assumed) : nil
    }
  }

  private static let hig = "HIG Widgets, Specifications"

  // MARK: Phones

  private struct PhoneRow {
    let screen: (CGFloat, CGFloat)
    let small: (CGFloat, CGFloat)
    let medium: (CGFloat, CGFloat)
    let large: (CGFloat, CGFloat)
    let circular: CGFloat
    let rectangular: (CGFloat, CGFloat)
    let inline: CGFloat
  }

  private static let phones = [
    PhoneRow(
      screen: (430, 932), small: (170, 170), medium: (364, 170), large: (364, 382), circular: 76, rectangular: (172, 76), inline: 257),
    PhoneRow(
      screen: (428, 926), small: (170, 170), medium: (364, 170), large: (364, 382), circular: 76, rectangular: (172, 76), inline: 257),
    PhoneRow(
      screen: (414, 896), small: (169, 169), medium: (360, 169), large: (360, 379), circular: 76, rectangular: (160, 72), inline: 248),
    PhoneRow(
      screen: (414, 736), small: (159, 159), medium: (348, 157), large: (348, 357), circular: 76, rectangular: (170, 76), inline: 248),
    PhoneRow(
      screen: (393, 852), small: (158, 158), medium: (338, 158), large: (338, 354), circular: 72, rectangular: (160, 72), inline: 234),
    PhoneRow(
      screen: (390, 844), small: (158, 158), medium: (338, 158), large: (338, 354), circular: 72, rectangular: (160, 72), inline: 234),
    PhoneRow(
      screen: (375, 812), small: (155, 155), medium: (329, 155), large: (329, 345), circular: 72, rectangular: (157, 72), inline: 225),
    PhoneRow(
      screen: (375, 667), small: (148, 148), medium: (321, 148), large: (321, 324), circular: 68, rectangular: (153, 68), inline: 225),
  ]

  private static func phone(_ surface: WidgetSurface, _ screen: CGSize) -> Sourced<CGSize>? {
    // Apple publishes no rows for the screens of 402, 420 and 440 points; iOS 18 gives them those of 393 and 430.
    let stand: (CGFloat, CGFloat)? =
      switch (screen.width, screen.height) {
      case (402, 874), (420, 912): (393, 852)
      case (440, 956): (430, 932)
      default: nil
      }
    let wanted = stand ?? (screen.width, screen.height)
    guard let row = phones.first(where: { $0.screen == wanted }) else { return nil }
    let size: (CGFloat, CGFloat)? =
      switch surface {
      case .systemSmall: row.small
      case .systemMedium: row.medium
      case .systemLarge: row.large
      case .accessoryCircular: (row.circular, row.circular)
      case .accessoryRectangular: row.rectangular
      case .accessoryInline: (row.inline, 26)
      case .systemExtraLarge: nil
      }
    return size.map {
      Sourced(
        CGSize(width: $0.0, height: $0.1),
        from: stand == nil ? hig : hig + ", the row of \(Int(wanted.0)) × \(Int(wanted.1)), as measured on iOS 18",
        stand == nil ? .published : .reported)
    }
  }

  // MARK: Home Screens of iOS 26

  /// The grid of a Home Screen on which the widgets of iOS 26 were measured (Figures §1.7).
  struct Grid {
    let small: CGFloat
    let medium: CGFloat
    let large: CGFloat
    let margin: CGFloat
    let radius: CGFloat
    /// The families whose own edges were measured; the others follow from the places of the icons.
    let seen: Set<WidgetSurface>

    func size(_ surface: WidgetSurface) -> Sourced<CGSize>? {
      let size: CGSize? =
        switch surface {
        case .systemSmall: CGSize(width: small, height: small)
        case .systemMedium: CGSize(width: medium, height: small)
        case .systemLarge: CGSize(width: medium, height: large)
        case .systemExtraLarge, .accessoryCircular, .accessoryRectangular, .accessoryInline: nil
        }
      return size.map { Sourced($0, from: WidgetSizes.screenshot, seen.contains(surface) ? .exact : .fitted) }
    }
  }

  static let screenshot = "a screenshot of iOS 26 (Figures §1.7)"

  static func grid(of device: Device, _ version: SystemVersion) -> Grid? {
    guard version >= .iOS26 else { return nil }
    return switch (device.screen.value.width, device.screen.value.height) {
    case (402, 874): Grid(small: 493.0 / 3, medium: 1049.0 / 3, large: 365, margin: 18, radius: 28.5, seen: [.systemLarge])
    case (440, 956): Grid(small: 530.0 / 3, medium: 378, large: 394, margin: 58.0 / 3, radius: 30.5, seen: [.systemSmall, .systemMedium])
    default: nil
    }
  }

  // MARK: Other devices

  private struct PadRow {
    let screen: (CGFloat, CGFloat)
    let small: CGFloat
    let medium: CGFloat
    let extra: CGFloat
  }

  /// Design canvas by screen in portrait; the large family is a square of the medium one's width.
  private static let pads = [
    PadRow(screen: (768, 1024), small: 141, medium: 305.5, extra: 634.5),
    PadRow(screen: (810, 1080), small: 146, medium: 320.5, extra: 669),
    PadRow(screen: (834, 1194), small: 155, medium: 342, extra: 715.5), PadRow(screen: (1024, 1366), small: 170, medium: 378.5, extra: 795),
  ]

  private static func pad(_ surface: WidgetSurface, _ screen: CGSize) -> Sourced<CGSize>? {
    let wanted = (min(screen.width, screen.height), max(screen.width, screen.height))
    // The screen of 834 × 1012 has no row; it takes the one of the same width.
    guard let row = pads.first(where: { $0.screen == wanted }) ?? pads.first(where: { $0.screen.0 == wanted.0 }) else { return nil }
    let isOwn = row.screen == wanted
    func canvas(_ width: CGFloat, _ height: CGFloat) -> Sourced<CGSize> {
      Sourced(
        CGSize(width: width, height: height), from: isOwn ? hig + " (iPad design canvas)" : hig + " (iPad design canvas of the same width)",
        isOwn ? .published : .fitted)
    }
    func carried(_ width: CGFloat, _ height: CGFloat) -> Sourced<CGSize> {
      Sourced(CGSize(width: width, height: height), from: "our choice: the phone's of 375 × 812, as none is published for iPad", .assumed)
    }
    return switch surface {
    case .systemSmall: canvas(row.small, row.small)
    case .systemMedium: canvas(row.medium, row.small)
    case .systemLarge: canvas(row.medium, row.medium)
    case .systemExtraLarge: canvas(row.extra, row.medium)
    case .accessoryCircular: carried(72, 72)
    case .accessoryRectangular: carried(157, 72)
    case .accessoryInline: carried(225, 26)
    }
  }

  private static func watch(_ surface: WidgetSurface, _ device: Device) -> Sourced<CGSize>? {
    func chosen(_ width: CGFloat, _ height: CGFloat) -> Sourced<CGSize> {
      Sourced(CGSize(width: width, height: height), from: "our choice, as none is published", .assumed)
    }
    return switch surface {
    case .accessoryRectangular: device.small.map { Sourced($0.value, from: hig + " (Smart Stack)", .published) }
    case .accessoryCircular: chosen(47, 47)
    case .accessoryInline: chosen(device.screen.value.width * 0.8, 26)
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge: nil
    }
  }

  /// On a phone, which does not show the extra-large family, an iPad's size is used.
  static func elsewhere(_ surface: WidgetSurface) -> Sourced<CGSize>? {
    guard surface == .systemExtraLarge else { return nil }
    return OtherDevices.pads.first { $0.id == "ipad-1194" }.flatMap { pad(surface, $0.screen.value) }
  }
}
