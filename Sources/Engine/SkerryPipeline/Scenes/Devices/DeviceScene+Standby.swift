import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryLayout
import SkerryUI
import SkerryPresentation

extension DeviceScene {
  /// StandBy on a charger: a clock with the minimal presentation above, or an activity that fills the screen; `nil` if the device has none.
  package func standby() -> DevicePicture? {
    guard device.hasStandBy(settings.version) else { return nil }
    let screen = CGSize(width: device.screen.value.height, height: device.screen.value.width)
    // Night mode shows everything in red (HIG StandBy); the shade is our choice.
    let night: [Effect] = situation.isNight ? [.color(.grayscale(1)), .color(.multiply(PlacedNode.nightTint))] : []
    return picture(screen: screen, radius: device.displayRadius.value, effects: night) { canvas, frame in
      canvas.fill(frame, .solid(.black))
      switch situation.standby {
      case .clock: standbyClock(&canvas, frame)
      case .minimal(let face):
        standbyClock(&canvas, frame)
        if let scene = scene(face, .standbyMinimal) {
          canvas.place(scene, at: CGPoint(x: frame.midX - scene.size.width / 2, y: 16))
        }
      case .full(let face):
        guard let scene = scene(face, .standby) else { return }
        // A background of the activity's own fills the screen (HIG StandBy).
        if let background = scene.background { canvas.fill(frame, .solid(background)) }
        let size = CGSize(width: scene.size.width * scene.magnification, height: scene.size.height * scene.magnification)
        canvas.place(scene, at: CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2))
      }
    }
  }

  private func standbyClock(_ canvas: inout DeviceCanvas, _ frame: CGRect) {
    canvas.text(
      clock, at: CGPoint(x: frame.midX, y: frame.midY + 12), size: frame.height * 0.62, weight: .bold, design: .rounded,
      color: RGBA(bytes: 236, 236, 240))
  }

  /// A paired watch with the top of its Smart Stack.
  package func watch() -> DevicePicture {
    let watch = Devices.standardWatch
    return picture(screen: watch.screen.value, radius: watch.displayRadius.value) { canvas, frame in
      canvas.fill(frame, .solid(.black))
      canvas.text(clock, at: CGPoint(x: frame.maxX - 22, y: 20), .trailing, size: 16, weight: .medium, color: .white)
      var y: CGFloat = 46
      for face in situation.watch {
        guard let spec = PresentationSpec(.small, on: watch, release: settings.release) else { return }
        let scene = ActivityScene(engine: engine, spec: spec, settings: settings).layout(face.surfaces, supportsSmall: face.supportsSmall)
        if y + 20 > frame.height { break }
        canvas.place(scene, at: CGPoint(x: frame.midX - scene.size.width / 2, y: y))
        y += scene.size.height + 6
      }
    }
  }
}
