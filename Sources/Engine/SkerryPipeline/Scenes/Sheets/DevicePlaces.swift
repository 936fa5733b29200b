import Foundation
import SkerryGeometry
package import SkerryPresentation

/// Shows presentations in context: the Lock Screen, StandBy, a watch and a car as whole devices.
@MainActor
package struct DevicePlaces {
  private let engine: Engine
  private let settings: RenderSettings
  private let device: Device
  private let face: DeviceSceneInput.Face

  package init(engine: Engine, settings: RenderSettings, device: Device, face: DeviceSceneInput.Face) {
    self.engine = engine
    self.settings = settings
    self.device = device
    self.face = face
  }

  /// The whole devices that show a presentation, empty where the device does not have it; `nil` for presentations that
  /// are shown by themselves.
  package func cells(of presentation: Presentation) -> [SheetCell]? {
    let isShown = PresentationSpec(presentation, on: device, release: settings.release) != nil
    var situation = DeviceSceneInput(device: device)
    func cell(_ label: String, _ box: CGSize, _ draw: (DeviceScene) -> DevicePicture?) -> [SheetCell] {
      guard isShown else { return [] }
      return draw(DeviceScene(engine: engine, settings: settings, situation: situation)).map { [SheetCell(label, $0, within: box)] } ?? []
    }
    // Points; a phone's picture is about half its size.
    let phone = CGSize(width: 420, height: 460)
    switch presentation {
    case .lockScreen:
      situation.lockScreen = [face]
      return cell("Lock Screen", phone) { $0.lockScreen() }
    case .alwaysOn:
      situation.lockScreen = [face]
      situation.isAlwaysOn = true
      return cell("Always-on display", phone) { $0.lockScreen() }
    case .standby:
      situation.standby = .full(face)
      situation.isNight = settings.isNight
      return cell("StandBy", CGSize(width: SheetCell.widest, height: 240)) { $0.standby() }
    case .standbyMinimal:
      situation.standby = .minimal(face)
      situation.isNight = settings.isNight
      return cell("StandBy, minimal", CGSize(width: 430, height: 240)) { $0.standby() }
    case .small:
      situation.watch = [face]
      let watch = cell("Apple Watch, Smart Stack", CGSize(width: 190, height: 230)) { $0.watch() }
      let car = cell("CarPlay", CGSize(width: 400, height: 230)) { $0.car(face) }
      switch device.kind {
      case .watch: return watch
      case .car: return car
      case .islandPhone, .notchPhone, .plainPhone, .pad: return watch + car
      }
    case .banner:
      situation.banner = face
      return cell("Banner", phone) { $0.home() }
    case .compact, .compactLeading, .compactTrailing, .minimal, .minimalAttached, .minimalDetached, .expanded: return nil
    }
  }
}
