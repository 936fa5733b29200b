package import Foundation
package import SkerryGeometry

/// One presentation on one device: its room, its shape and what an image in it may measure. Lengths in points.
package struct PresentationSpec: Sendable {
  package let presentation: Presentation
  package let device: Device
  package let minimum: Sourced<CGSize>
  package let maximum: Sourced<CGSize>
  package let cornerRadius: Sourced<CGFloat>
  package let contentMargins: Sourced<EdgeInsets>
  /// How much larger than laid out it is shown (StandBy: 2).
  package let magnification: CGFloat
  /// Inside the Dynamic Island everything is dark.
  package let isDark: Bool?
  package let isLuminanceReduced: Bool
  package let isSmallFamily: Bool
  package let isFullscreen: Bool

  /// What is proposed to the views.
  package var proposal: CGSize { maximum.value }
  /// The greatest size of an image asset. Source: apple-figures §2.1: an asset must not exceed its presentation.
  package var largestImage: CGSize { maximum.value }
  /// A pixel of 3x is 0.333 points; published sizes are rounded to hundredths.
  package static let imageTolerance: CGFloat = 0.005

  /// Whether an image asset of a size, in points, may be shown here.
  package func takesImage(_ size: CGSize) -> Bool {
    !(size.width > largestImage.width + Self.imageTolerance || size.height > largestImage.height + Self.imageTolerance)
  }
}

extension PresentationSpec {
  /// The figures of a presentation on a device; `nil` where the device does not show it.
  package init?(_ presentation: Presentation, on device: Device) {
    let system = "default content margins of the system (apple-figures §1.3)"
    func margins(_ top: CGFloat, _ leading: CGFloat, _ bottom: CGFloat, _ trailing: CGFloat) -> Sourced<EdgeInsets> {
      Sourced(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing), from: system, .observed)
    }
    var minimum: Sourced<CGSize>
    var maximum: Sourced<CGSize>
    var radius: Sourced<CGFloat>
    var insets = margins(0, 0, 0, 0)
    var magnification: CGFloat = 1
    var isDark: Bool?
    switch presentation {
    case .compactLeading, .compactTrailing:
      guard let island = device.island else { return nil }
      minimum = Sourced(CGSize(width: 0, height: 36.67), from: island.compactSide.source, island.compactSide.confidence)
      maximum = island.compactSide
      radius = Sourced(18.33, from: "half the height (apple-figures §1.3)", .observed)
      insets = presentation == .compactLeading ? margins(7, 7, 7, 0) : margins(7, 0, 7, 7)
      isDark = true
    case .compact:
      guard let island = device.island else { return nil }
      minimum = Sourced(CGSize(width: island.sensor.value.width, height: 36.67), from: island.sensor.source, .observed)
      maximum = Sourced(
        CGSize(width: island.compactSide.value.width * 2 + island.sensor.value.width, height: 36.67), from: "both sides around the sensor",
        .inferred)
      radius = Sourced(18.33, from: "half the height (apple-figures §1.3)", .observed)
      isDark = true
    case .minimal, .minimalAttached, .minimalDetached:
      guard device.island != nil else { return nil }
      let hig = "HIG Live Activities, Specifications (apple-figures §1.1)"
      minimum = Sourced(CGSize(width: 36.67, height: 36.67), from: hig, .published)
      maximum = Sourced(CGSize(width: 45, height: 36.67), from: hig, .published)
      radius = Sourced(18.33, from: "half the height (apple-figures §1.3)", .observed)
      insets = margins(7, 7, 7, 7)
      isDark = true
    case .standbyMinimal:
      guard device.lockScreen != nil else { return nil }
      let source = "StandBy compact of the system (apple-figures §1.3)"
      minimum = Sourced(CGSize(width: 40, height: 40), from: source, .observed)
      maximum = minimum
      radius = Sourced(10, from: source, .observed)
      isDark = true
    case .expanded:
      guard let island = device.island else { return nil }
      let range = island.expanded
      minimum = Sourced(CGSize(width: range.value.width, height: range.value.heights.lowerBound), from: range.source, range.confidence)
      maximum = Sourced(CGSize(width: range.value.width, height: range.value.heights.upperBound), from: range.source, range.confidence)
      radius = island.expandedRadius
      insets = margins(18, 18, 18, 18)
      isDark = true
    case .lockScreen, .banner, .alwaysOn, .standby:
      guard let range = device.lockScreen else { return nil }
      minimum = Sourced(CGSize(width: range.value.width, height: range.value.heights.lowerBound), from: range.source, range.confidence)
      maximum = Sourced(CGSize(width: range.value.width, height: range.value.heights.upperBound), from: range.source, range.confidence)
      radius = Sourced(23.5, from: "Lock Screen item of iOS 18 (apple-figures §1.3)", .observed)
      if presentation == .standby {
        magnification = 2
        isDark = true
      }
      if presentation == .alwaysOn { isDark = true }
    case .small:
      let shown = device.small ?? Devices.standardWatch.small
      guard let size = shown else { return nil }
      minimum = size
      maximum = size
      radius = Sourced(18, from: "our choice", .chosen)
      insets = Sourced(EdgeInsets(8), from: "our choice", .chosen)
      isDark = true
    }
    self.init(
      presentation: presentation, device: device, minimum: minimum, maximum: maximum, cornerRadius: radius, contentMargins: insets,
      magnification: magnification, isDark: isDark, isLuminanceReduced: presentation == .alwaysOn, isSmallFamily: presentation == .small,
      isFullscreen: presentation == .standby)
  }
}
