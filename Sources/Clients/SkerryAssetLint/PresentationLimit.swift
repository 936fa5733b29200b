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

  /// The width in points up to which the minimal island does not widen, if an image of a width makes it widen; otherwise `nil`.
  func widened(by width: Double) -> CGFloat? { spec.widens(for: width) ? spec.leastImageWidth : nil }

  /// The devices that use files of an idiom.
  static func devices(of idiom: String, among devices: [Device]) -> [Device] {
    let own = devices.filter { $0.kind.idiom == idiom }
    return Device.Kind.allCases.contains { $0.idiom == idiom } ? own : devices
  }
}
