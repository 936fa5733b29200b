import SkerryPresentation
import SkerryUI

extension SystemScreen {
  /// A phone's or an iPad's screen; the default device's for what is shown on a watch or in a car, whose views an iPhone sends.
  init(_ device: Device) {
    switch device.kind {
    case .islandPhone, .notchPhone, .plainPhone, .pad: self.init(size: device.screen.value, scale: device.scale, isPad: device.kind == .pad)
    case .watch, .car: self.init()
    }
  }
}
