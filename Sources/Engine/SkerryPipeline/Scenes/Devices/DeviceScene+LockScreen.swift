import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryUI
import SkerryPresentation

extension DeviceScene {
  /// The Lock Screen with its list of activities, bright or always-on.
  package func lockScreen() -> DevicePicture {
    picture(screen: device.screen.value, radius: device.displayRadius.value) { canvas, frame in
      let isDimmed = situation.isAlwaysOn
      wallpaper(&canvas, frame)
      // Always-on shows the wallpaper very dark.
      if isDimmed { canvas.fill(frame, .solid(AlwaysOn.veil)) }
      let color = isDimmed ? RGBA(1, 1, 1, 0.62) : foreground
      statusBar(&canvas, frame, showsTime: false, color: color)
      let isShort = frame.height < 760
      let clockMiddle = safeTop + (isShort ? 78 : 98)
      canvas.text(day, at: CGPoint(x: frame.midX, y: clockMiddle - (isShort ? 46 : 60)), size: isShort ? 17 : 20, color: color)
      canvas.text(
        clock, at: CGPoint(x: frame.midX, y: clockMiddle), size: isShort ? 72 : 96, weight: .semibold, design: .rounded, color: color)
      if let island = device.island {
        let size = island.sensor.value
        canvas.fill(
          CGRect(x: frame.midX - size.width / 2, y: island.inset.value, width: size.width, height: size.height), radius: island.pillRadius,
          .solid(.black))
      }
      list(&canvas, frame, from: clockMiddle + (isShort ? 50 : 66), isDimmed: isDimmed)
      let buttons = frame.height - (isShort ? 44 : 78)
      for x in [frame.minX + 71, frame.maxX - 71] {
        canvas.fill(
          CGRect(x: x - 25, y: buttons - 25, width: 50, height: 50), radius: 25,
          .solid(isDimmed ? RGBA(1, 1, 1, 0.08) : RGBA(0, 0, 0, 0.25)))
      }
      canvas.fill(CGRect(x: frame.midX - 69, y: frame.height - 13, width: 138, height: 5), radius: 2.5, .solid(color.opacity(0.8)))
    }
  }

  /// The list is above the buttons; activities that do not fit are counted.
  private func list(_ canvas: inout DeviceCanvas, _ frame: CGRect, from top: CGFloat, isDimmed: Bool) {
    let scenes = situation.lockScreen.compactMap { scene($0, isDimmed ? .alwaysOn : .lockScreen) }
    let bottom = frame.height - (frame.height < 760 ? 84 : LockScreenCard.gapBelow(settings.version).value)
    var shown: [LaidOutScene] = []
    var height: CGFloat = 0
    for scene in scenes {
      let own = scene.size.height - 2 * Self.surround
      let more = height + own + (shown.isEmpty ? 0 : Self.listGap)
      if top + more > bottom { break }
      shown.append(scene)
      height = more
    }
    var y = bottom - height
    for scene in shown {
      let middle = y - Self.surround + scene.size.height / 2
      let center = isDimmed ? LockScreenCard.alwaysOnMiddle(middle, screen: frame.height, settings.version) : middle
      canvas.place(scene, at: CGPoint(x: frame.midX - scene.size.width / 2, y: center - scene.size.height / 2))
      y += scene.size.height - 2 * Self.surround + Self.listGap
    }
    if shown.count < scenes.count {
      canvas.text(
        "\(scenes.count - shown.count) more", at: CGPoint(x: frame.midX, y: bottom + 16), size: 13,
        color: isDimmed ? RGBA(1, 1, 1, 0.5) : foreground)
    }
  }
}
