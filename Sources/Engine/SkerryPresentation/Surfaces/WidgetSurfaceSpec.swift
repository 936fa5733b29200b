package import Foundation
package import SkerryGeometry

/// One widget family on one device: its size, its shape and its margins. Lengths in points.
package struct WidgetSurfaceSpec: Sendable {
  /// The family, with the place that shows it.
  package let surface: WidgetSurface
  package let device: Device
  /// Width and height of the widget.
  package let size: Sourced<CGSize>
  /// The corner radius of the widget's container, which `ContainerRelativeShape` follows.
  package let cornerRadius: Sourced<CGFloat>
  /// The margins that `contentMarginsDisabled` removes; there were none before iOS 17.
  package let contentMargins: Sourced<EdgeInsets>
  /// What lies between the family's edges and its views on each side, whatever `contentMarginsDisabled` says; the Lock Screen shows views
  /// beyond it and cuts them at the edges.
  package let inset: Sourced<CGFloat>
  /// Whether the device does not show the family; the size is then that of a device that does.
  package let isElsewhere: Bool
  /// Whether a rim of light runs along its sides, as on the Home Screen since iOS 26.
  package let hasRim: Bool
  /// The factor by which it is shown larger than it is laid out: in StandBy, otherwise 1. There it is a square whose side is
  /// 40 points less than the screen's shorter one.
  package var magnification: Sourced<CGFloat> {
    guard surface == .smallInStandBy else { return Sourced(1, from: FigureSource.ourChoice, .assumed) }
    let screen = device.screen.value
    return Sourced((min(screen.width, screen.height) - 40) / size.value.height, from: FigureSource.standByWidget, .exact)
  }

  /// The figures of a family on a device; `nil` if no such widget can exist.
  package init?(_ surface: WidgetSurface, on device: Device, version: SystemVersion = .standard) {
    let isStandBy = surface == .smallInStandBy
    if isStandBy, !device.hasStandBy(version) { return nil }
    let own = device.widgets.size(surface.shown, on: device, version)
    let isPhone: Bool =
      switch device.kind {
      case .islandPhone, .notchPhone, .plainPhone: true
      case .pad, .watch, .car: false
      }
    guard let size = own ?? (isPhone ? DeviceWidgets.borrowed(surface) : nil) else { return nil }
    self.surface = surface
    self.device = device
    self.size = size
    isElsewhere = own == nil
    let isOnScreen = isPhone || device.kind == .pad
    hasRim = version >= .iOS26 && isOnScreen && !surface.isAccessory && !isStandBy
    let isInset = (surface == .accessoryCircular || surface == .accessoryRectangular) && isOnScreen
    inset = isInset ? Sourced(7, from: FigureSource.lockScreenWidgets, .fitted) : Sourced(0, from: FigureSource.ourChoice, .assumed)
    switch surface {
    case .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge:
      let grid = device.widgets.grid(version)
      cornerRadius =
        grid.map { Sourced($0.radius, from: HomeScreenGrid.source, .fitted) } ?? Sourced(22, from: FigureSource.ourChoice, .assumed)
      contentMargins =
        version < .iOS17
        ? Sourced(EdgeInsets(), from: FigureSource.widgetMargins16, .exact)
        : grid.map { Sourced(EdgeInsets($0.margin), from: HomeScreenGrid.source, $0.isMarginSeen ? .exact : .assumed) }
          ?? Sourced(EdgeInsets(16), from: FigureSource.widgetsPage, .published)
    case .smallInStandBy:
      cornerRadius = Sourced(22, from: FigureSource.ourChoice, .assumed)
      contentMargins = Sourced(EdgeInsets(6), from: FigureSource.standByWidget, .fitted)
    case .accessoryCircular:
      cornerRadius = Sourced(size.value.height / 2, from: "half the height", .fitted)
      contentMargins = Sourced(EdgeInsets(), from: FigureSource.ourChoice, .assumed)
    case .accessoryRectangular:
      cornerRadius = Sourced(12, from: FigureSource.ourChoice, .assumed)
      contentMargins = Sourced(EdgeInsets(), from: FigureSource.ourChoice, .assumed)
    case .accessoryInline:
      cornerRadius = Sourced(0, from: FigureSource.ourChoice, .assumed)
      contentMargins = Sourced(EdgeInsets(), from: FigureSource.ourChoice, .assumed)
    }
  }
}
