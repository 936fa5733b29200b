import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryPresentation

extension DeviceScene {
  /// A CarPlay Dashboard with an activity in it.
  ///
  /// The activity has the size of the small presentation there; the Dashboard around it is our own neutral drawing,
  /// placed by eye.
  func car(_ face: DeviceSceneInput.Face) -> DevicePicture? {
    let car = device.kind == .car ? device : OtherDevices.cars[0]
    let pixels = car.screen.value
    let screen = CGSize(width: pixels.width / car.scale, height: pixels.height / car.scale)
    guard let spec = PresentationSpec(.small, on: car, release: settings.release) else { return nil }
    return picture(screen: screen, radius: 14) { canvas, frame in
      canvas.fill(frame, .solid(isDark ? RGBA(bytes: 16, 17, 20) : RGBA(bytes: 58, 66, 80)))
      let blank = Paint.solid(RGBA(1, 1, 1, isDark ? 0.1 : 0.22))
      // The bar at the side: the time, three apps and the button for all apps.
      canvas.fill(CGRect(x: 0, y: 0, width: 52, height: frame.height), .solid(RGBA(0, 0, 0, 0.35)))
      canvas.text(clock, at: CGPoint(x: 26, y: 18), size: 12, color: .white)
      for row in 0..<3 { canvas.fill(CGRect(x: 10, y: 38 + CGFloat(row) * 40, width: 32, height: 32), radius: 8, blank) }
      let activity = spec.maximum.value
      let right = frame.width - 12 - activity.width
      let map = CGRect(x: 62, y: 10, width: right - 72, height: frame.height - 20)
      canvas.fill(map, radius: 14, .solid(isDark ? RGBA(bytes: 36, 42, 46) : RGBA(bytes: 110, 128, 120)))
      canvas.fill(CGRect(x: map.minX + map.width * 0.42, y: map.minY, width: 7, height: map.height), .solid(RGBA(1, 1, 1, 0.2)))
      let scene = ActivityScene(engine: engine, spec: spec, settings: settings).layout(face.surfaces, supportsSmall: face.supportsSmall)
      canvas.group([
        .clip(
          Path(
            roundedRect: CGRect(x: right, y: 10, width: activity.width, height: activity.height),
            cornerRadius: spec.cornerRadius.value, style: .continuous), evenOdd: false)
      ]) { $0.place(scene, at: CGPoint(x: right, y: 10)) }
      let rest = CGRect(x: right, y: 20 + activity.height, width: activity.width, height: frame.height - 30 - activity.height)
      if rest.height > 20 { canvas.fill(rest, radius: 14, blank) }
    }
  }
}
