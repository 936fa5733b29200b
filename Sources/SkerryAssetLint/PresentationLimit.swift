import Foundation
import SkerryGeometry
import SkerryPresentation

/// The largest image, in points, that a presentation takes on every device of a family.
struct PresentationLimit {
  let presentation: Presentation
  let size: CGSize
  /// The device whose presentation decides.
  let device: Device

  /// A pixel of 3x is 0.333 points; published sizes are rounded to hundredths.
  static let tolerance = 0.005

  /// What fits the smallest of the devices, or with `onAnyDevice` the largest. `nil` where none has the presentation.
  init?(_ presentation: Presentation, devices: [Device], onAnyDevice: Bool = false) {
    let sizes = devices.compactMap { device in PresentationSpec(presentation, on: device).map { (device, $0.largestImage) } }
    let area = { (entry: (Device, CGSize)) in entry.1.width * entry.1.height }
    guard let chosen = onAnyDevice ? sizes.max(by: { area($0) < area($1) }) : sizes.min(by: { area($0) < area($1) }) else { return nil }
    self.presentation = presentation
    (device, size) = chosen
  }

  func isExceeded(width: Double, height: Double) -> Bool {
    width > size.width + Self.tolerance || height > size.height + Self.tolerance
  }

  /// The devices that read files of an idiom.
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
