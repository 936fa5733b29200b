import Foundation
import SkerryGeometry

/// The widgets of a device.
package enum DeviceWidgets: Sendable {
  case phone(PhoneWidgets)
  case pad(PadWidgets)
  /// The rectangular family has the size of the Smart Stack's rows, which is that of the small presentation.
  case watch
  /// The small family alone.
  case car

  /// The size of a surface in points; `nil` if the device does not show it.
  func size(_ surface: WidgetSurface, on device: Device, _ version: SystemVersion) -> Sourced<CGSize>? {
    switch self {
    case .phone(let phone): phone.size(surface, version)
    case .pad(let pad): pad.size(surface)
    case .watch: Self.watch(surface, device)
    case .car:
      surface == .systemSmall
        ? Sourced(CGSize(width: 158, height: 158), from: "our choice: the car scales the phone's small widget", .assumed) : nil
    }
  }

  /// The grid of the Home Screen that was measured for the device and the release; `nil` if none was.
  func grid(_ version: SystemVersion) -> HomeScreenGrid? {
    guard case .phone(let phone) = self, version >= .iOS26 else { return nil }
    return phone.grid
  }

  private static func watch(_ surface: WidgetSurface, _ device: Device) -> Sourced<CGSize>? {
    func chosen(_ width: CGFloat, _ height: CGFloat) -> Sourced<CGSize> {
      Sourced(CGSize(width: width, height: height), from: "our choice, as none is published", .assumed)
    }
    return switch surface {
    case .accessoryRectangular: device.small.map { Sourced($0.value, from: FigureSource.widgets + " (Smart Stack)", .published) }
    case .accessoryCircular: chosen(47, 47)
    case .accessoryInline: chosen(device.screen.value.width * 0.8, PhoneWidgets.inlineHeight)
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge, .smallInStandBy: nil
    }
  }

  /// On a phone, which does not show the extra-large family, an iPad's size is used.
  static func borrowed(_ surface: WidgetSurface) -> Sourced<CGSize>? {
    surface == .systemExtraLarge ? PadWidgets.of834.size(surface) : nil
  }
}
