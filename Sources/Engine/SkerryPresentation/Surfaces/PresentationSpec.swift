package import Foundation
package import SkerryGeometry

/// One presentation on one device: its size, shape and the largest image it accepts. Lengths in points.
package struct PresentationSpec: Sendable {
  package let presentation: Presentation
  package let device: Device
  /// The release whose figures these are.
  package let release: SystemRelease
  /// The minimum size; equal to `maximum` on an axis of fixed length.
  package let minimum: Sourced<CGSize>
  /// The maximum size; content beyond it is clipped.
  package let maximum: Sourced<CGSize>
  /// The corner radius of the surface's shape.
  package let cornerRadius: Sourced<CGFloat>
  /// Between the surface's edges and the content, before the customer's `contentMargins`.
  package let contentMargins: Sourced<EdgeInsets>
  /// The factor by which it is shown larger than it is laid out (StandBy: 2).
  package let magnification: CGFloat
  /// Whether the views are dark whatever the appearance, as inside the Dynamic Island; `nil` follows the appearance.
  package let isDark: Bool?
  /// Whether the environment has `isLuminanceReduced`.
  package let isLuminanceReduced: Bool
  /// Whether the environment has the activity family `small`.
  package let isSmallFamily: Bool
  /// Whether the environment has `isActivityFullscreen`.
  package let isFullscreen: Bool

  /// What is proposed to the views.
  package var proposal: CGSize { maximum.value }
  /// The release without its early form.
  package var version: SystemVersion { release.version }
}

extension PresentationSpec {
  /// The figures of a presentation on a device and a release; `nil` if the device does not show it.
  package init?(_ presentation: Presentation, on device: Device, release: SystemRelease = .standard) {
    guard let frame = Self.frame(presentation, on: device, release) else { return nil }
    self.init(
      presentation: presentation, device: device, release: release, minimum: frame.minimum, maximum: frame.maximum,
      cornerRadius: frame.radius, contentMargins: frame.margins, magnification: frame.magnification, isDark: frame.isDark,
      isLuminanceReduced: frame.isLuminanceReduced, isSmallFamily: frame.isSmallFamily, isFullscreen: frame.isFullscreen)
  }

  /// The properties that differ between presentations.
  private struct Frame {
    var minimum: Sourced<CGSize>
    var maximum: Sourced<CGSize>
    var radius: Sourced<CGFloat>
    var margins = Sourced(EdgeInsets(), from: FigureSource.cardCorner, .exact)
    var isDark: Bool? = true
    var magnification: CGFloat = 1
    var (isLuminanceReduced, isSmallFamily, isFullscreen) = (false, false, false)

    init(_ minimum: Sourced<CGSize>, _ maximum: Sourced<CGSize>, radius: Sourced<CGFloat>) {
      self.minimum = minimum
      self.maximum = maximum
      self.radius = radius
    }

    /// A frame of one width and a range of heights.
    init(_ range: Sourced<SizeRange>, radius: Sourced<CGFloat>) {
      self.init(
        range.map { CGSize(width: $0.width, height: $0.heights.lowerBound) },
        range.map { CGSize(width: $0.width, height: $0.heights.upperBound) },
        radius: radius)
    }
  }

  private static func frame(_ presentation: Presentation, on device: Device, _ release: SystemRelease) -> Frame? {
    switch presentation {
    case .compactLeading, .compactTrailing: device.island.map { side($0, isLeading: presentation == .compactLeading, release) }
    case .compact: device.island.map(compact)
    case .minimal, .minimalAttached, .minimalDetached: device.island.map(minimal)
    case .standbyMinimal: device.hasStandBy(release.version) ? standbyMinimal : nil
    case .expanded:
      device.island.map { island in
        var frame = Frame(island.expanded, radius: island.expandedRadius)
        frame.margins = ExpandedIsland.margins(release)
        return frame
      }
    case .lockScreen, .banner: card(device, release.version) { $0.isDark = nil }
    case .alwaysOn: device.hasAlwaysOnDisplay ? card(device, release.version) { $0.isLuminanceReduced = true } : nil
    case .standby:
      device.hasStandBy(release.version) ? card(device, release.version) { ($0.magnification, $0.isFullscreen) = (2, true) } : nil
    case .small: device.hasSmall(release.version) ? (device.small ?? Devices.standardWatch.small).map(small) : nil
    }
  }

  private static func card(_ device: Device, _ version: SystemVersion, _ change: (inout Frame) -> Void) -> Frame? {
    device.lockScreen(version).map { range in
      var frame = Frame(range, radius: LockScreenCard.cornerRadius)
      change(&frame)
      return frame
    }
  }

  private static func pillRadius(_ island: Device.Island) -> Sourced<CGFloat> {
    Sourced(island.pillRadius, from: "half the height; " + FigureSource.islandPill, .exact)
  }

  private static func side(_ island: Device.Island, isLeading: Bool, _ release: SystemRelease) -> Frame {
    var frame = Frame(island.widestSide.map { CGSize(width: 0, height: $0.height) }, island.widestSide, radius: pillRadius(island))
    frame.margins = Sourced(CompactIsland.margins(isLeading: isLeading, release), from: FigureSource.compact, .fitted)
    return frame
  }

  private static func compact(_ island: Device.Island) -> Frame {
    Frame(
      island.sensor, island.widestSide.map { CGSize(width: $0.width * 2 + island.sensor.value.width, height: $0.height) },
      radius: pillRadius(island))
  }

  private static func minimal(_ island: Device.Island) -> Frame {
    func size(_ width: CGFloat) -> Sourced<CGSize> {
      Sourced(CGSize(width: width, height: island.height), from: FigureSource.liveActivitiesPage, .published)
    }
    var frame = Frame(size(island.height), size(45), radius: pillRadius(island))
    frame.margins = Sourced(EdgeInsets(7), from: FigureSource.systemMetrics, .reported)
    return frame
  }

  private static var standbyMinimal: Frame {
    let size = Sourced(CGSize(width: 40, height: 40), from: FigureSource.systemMetrics, .reported)
    var frame = Frame(size, size, radius: Sourced(10, from: FigureSource.systemMetrics, .reported))
    frame.margins = Sourced(EdgeInsets(5), from: FigureSource.ourChoice, .assumed)
    return frame
  }

  private static func small(_ size: Sourced<CGSize>) -> Frame {
    var frame = Frame(size, size, radius: Sourced(18, from: FigureSource.ourChoice, .assumed))
    frame.margins = Sourced(EdgeInsets(8), from: FigureSource.ourChoice, .assumed)
    frame.isSmallFamily = true
    return frame
  }
}
