import Foundation
import SkerryFormats
import SkerryGeometry
import SkerryPresentation

/// The largest image, in points, that a presentation accepts on every device of a family.
struct PresentationLimit {
  /// The device that determines the limit.
  private let spec: PresentationSpec

  var presentation: Presentation { spec.presentation }
  var device: Device { spec.device }
  var size: CGSize { spec.largestImage }

  /// The limit of the smallest device, or with `onAnyDevice` of the largest. `nil` if no device has the presentation.
  init?(_ presentation: Presentation, devices: [Device], onAnyDevice: Bool = false) {
    let specs = devices.compactMap { PresentationSpec(presentation, on: $0) }
    let area = { (spec: PresentationSpec) in spec.largestImage.width * spec.largestImage.height }
    guard let chosen = onAnyDevice ? specs.max(by: { area($0) < area($1) }) : specs.min(by: { area($0) < area($1) }) else { return nil }
    spec = chosen
  }

  /// The largest bitmap at a scale, in pixels.
  func pixels(scale: Double) -> CGSize { spec.largestImage(scale: scale) }

  func isExceeded(by header: ImageHeader, scale: Double) -> Bool {
    let size = CGSize(width: header.width, height: header.height)
    return header.isVector ? !spec.takesVector(size) : !spec.takesImage(pixels: size, scale: scale)
  }

  /// Whether the minimal island has to widen for an image of a width in points.
  func widens(for width: Double) -> Bool { spec.widens(for: width) }

  /// The devices that use files of an idiom.
  static func devices(of idiom: String, among devices: [Device]) -> [Device] {
    switch idiom {
    case "iphone": devices.filter { [.islandPhone, .notchPhone, .plainPhone].contains($0.kind) }
    case "ipad": devices.filter { $0.kind == .pad }
    case "watch": devices.filter { $0.kind == .watch }
    case "car": devices.filter { $0.kind == .car }
    case _: devices
    }
  }
}
