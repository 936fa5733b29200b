import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryUI
import SkerryPresentation
import SkerryWidget

/// Draws whole devices: the Home Screen with its island, the Lock Screen with its list, StandBy, and a watch.
///
/// The shape of the screen, the sensor and every activity's frame are the device's figures; wallpaper, clock and icons
/// are our own neutral drawings, positioned by eye.
@MainActor
package struct DeviceScene {
  let engine: Engine
  let settings: RenderSettings
  let situation: DeviceSceneInput
  /// Points of dark edge around the screen. Source: our choice.
  static let edge: CGFloat = 5
  /// Points between the pill and the detached minimal.
  static let detachedGap = CompactIsland.detachedGap.value
  /// Points between activities of the Lock Screen.
  static let listGap = LockScreenCard.gapBetween.value
  /// The margin that an activity's scene has around its plate.
  static let surround = SceneContext.surround

  package init(engine: Engine, settings: RenderSettings, situation: DeviceSceneInput) {
    self.engine = engine
    self.settings = settings
    self.situation = situation
  }

  var device: Device { situation.device }
  var isDark: Bool { settings.colorScheme == .dark }

  // MARK: The shell

  /// A screen with the edge of the device around it; `body` draws in the screen's own coordinates and is clipped to its shape.
  func picture(screen: CGSize, radius: CGFloat, effects: [Effect] = [], _ body: (inout DeviceCanvas, CGRect) -> Void) -> DevicePicture {
    let edge = Self.edge
    let size = CGSize(width: screen.width + 2 * edge, height: screen.height + 2 * edge)
    var canvas = DeviceCanvas(engine: engine, settings: settings)
    canvas.fill(CGRect(origin: .zero, size: size), radius: radius > 0 ? radius + edge : 4, .solid(RGBA(bytes: 22, 22, 25)))
    let frame = CGRect(origin: .zero, size: screen)
    let shape = radius > 0 ? Path(roundedRect: frame, cornerRadius: radius, style: .continuous) : Path(frame)
    let move = CGAffineTransform(translationX: edge, y: edge)
    canvas.group([.clip(shape, evenOdd: false), .transform(move)]) { inner in
      if effects.isEmpty { body(&inner, frame) } else { inner.group(effects) { body(&$0, frame) } }
    }
    return DevicePicture(list: canvas.list, size: size, cornerRadius: radius > 0 ? radius + edge : 4, diagnostics: canvas.diagnostics)
  }

  func wallpaper(_ canvas: inout DeviceCanvas, _ frame: CGRect) {
    let view = WallpaperView(wallpaper: settings.wallpaper, scheme: settings.colorScheme, screen: frame.size)
    canvas.place(engine.displayList(of: view.node(frame, at: .zero), scale: settings.scale), at: .zero)
  }

  /// Text and icons on the wallpaper.
  var foreground: RGBA { .white }

  /// Hours and minutes in the locale's format, without AM and PM as on a device.
  var clock: String {
    var style = Date.FormatStyle(locale: settings.locale).hour(.defaultDigits(amPM: .omitted)).minute(.twoDigits)
    style.timeZone = settings.timeZone
    let text = settings.now.formatted(style)
    let isTwelve = settings.locale.hourCycle == .oneToTwelve || settings.locale.hourCycle == .zeroToEleven
    return isTwelve && text.hasPrefix("0") ? String(text.dropFirst()) : text
  }

  /// The weekday and the day, as on the Lock Screen.
  var day: String {
    var style = Date.FormatStyle(locale: settings.locale).weekday(.wide).month(.wide).day()
    style.timeZone = settings.timeZone
    return settings.now.formatted(style)
  }

  // MARK: Activities

  /// An activity in a presentation, without wallpaper around its plate.
  func scene(_ face: DeviceSceneInput.Face, _ presentation: Presentation) -> LaidOutScene? {
    guard let spec = PresentationSpec(presentation, on: device, release: settings.release) else { return nil }
    return ActivityScene(engine: engine, spec: spec, settings: settings, isBare: true).layout(
      face.surfaces, supportsSmall: face.supportsSmall)
  }

  var safeTop: CGFloat { device.safeAreaTop }

  func statusBar(_ canvas: inout DeviceCanvas, _ frame: CGRect, showsTime: Bool, color: RGBA) {
    let small = device.kind == .plainPhone || device.kind == .pad
    let middle = device.island.map { $0.inset.value + $0.sensor.value.height / 2 } ?? (small ? 11 : 28)
    let ear = small ? 34 : (frame.width - (device.island.map { $0.sensor.value.width + 105 } ?? 200)) / 4
    if showsTime { canvas.text(clock, at: CGPoint(x: ear, y: middle), size: small ? 12 : 16, color: color) }
    let battery = CGRect(x: frame.width - ear - 12, y: middle - 6, width: 25, height: 12)
    canvas.stroke(battery.insetBy(dx: 0.5, dy: 0.5), radius: 3.5, width: 1, color.opacity(0.5))
    canvas.fill(battery.insetBy(dx: 2, dy: 2), radius: 2, .solid(color))
    if device.kind == .notchPhone {
      // The cut-out's size is our choice: no part of an activity depends on it.
      canvas.fill(CGRect(x: frame.midX - 80, y: -20, width: 160, height: 52), radius: 20, .solid(.black))
    }
  }
}
