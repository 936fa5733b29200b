import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryPresentation

extension DeviceScene {
  /// The Home Screen of an unlocked device, with the island or a banner.
  package func home() -> DevicePicture {
    picture(screen: device.screen.value, radius: device.displayRadius.value) { canvas, frame in
      wallpaper(&canvas, frame)
      icons(&canvas, frame)
      statusBar(&canvas, frame, showsTime: true, color: foreground)
      if device.island != nil { island(&canvas, frame) }
      if let face = situation.banner, let scene = scene(face, .banner) {
        canvas.place(scene, at: CGPoint(x: frame.midX - scene.size.width / 2, y: safeTop - Self.surround))
      }
    }
  }

  /// Blank icons in place of the Home Screen's.
  private func icons(_ canvas: inout DeviceCanvas, _ frame: CGRect) {
    let blank = Paint.solid(RGBA(1, 1, 1, isDark ? 0.09 : 0.34))
    let isPad = device.kind == .pad
    let (columns, side) = (isPad ? 6 : 4, CGFloat(60))
    let gap = (frame.width - CGFloat(columns) * side) / CGFloat(columns + 1)
    let dock = CGRect(x: 12, y: frame.height - 104, width: frame.width - 24, height: 92)
    var top = safeTop + 18
    while top + side + 26 < dock.minY {
      for column in 0..<columns {
        canvas.fill(CGRect(x: gap + CGFloat(column) * (side + gap), y: top, width: side, height: side), radius: 14, blank)
      }
      top += side + 32
    }
    canvas.fill(dock, radius: 32, .solid(RGBA(1, 1, 1, isDark ? 0.1 : 0.3)))
    for column in 0..<columns {
      canvas.fill(CGRect(x: gap + CGFloat(column) * (side + gap), y: dock.midY - side / 2, width: side, height: side), radius: 14, blank)
    }
  }

  /// The island at its real position: the sensor in the middle of the screen, below its top by the inset.
  private func island(_ canvas: inout DeviceCanvas, _ frame: CGRect) {
    guard let island = device.island else { return }
    let size = island.sensor.value
    let sensor = CGRect(x: frame.midX - size.width / 2, y: island.inset.value, width: size.width, height: size.height)
    let top = sensor.minY - Self.surround
    // A compact island's sides may differ in width: the camera, not the island, is centred on the screen.
    func centred(_ scene: LaidOutScene?) {
      if let scene { canvas.place(scene, at: CGPoint(x: frame.midX - (scene.cameraX ?? scene.size.width / 2), y: top)) }
    }
    switch situation.island {
    case .empty: canvas.fill(sensor, radius: island.pillRadius, .solid(.black))
    case .compact(let face): centred(scene(face, .compact))
    case .expanded(let face): centred(scene(face, .expanded))
    case .minimal(let attached, let detached):
      if let scene = scene(attached, .minimalAttached) {
        canvas.place(scene, at: CGPoint(x: sensor.maxX - scene.size.width + Self.surround, y: top))
      }
      if let scene = scene(detached, .minimalDetached) {
        canvas.place(scene, at: CGPoint(x: sensor.maxX + Self.detachedGap - Self.surround, y: top))
      }
    }
  }
}
