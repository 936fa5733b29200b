import Foundation
import SkerryPipeline
import SkerryPresentation
import SkerryWidget

/// The pictures of a case in the looks of a call: device, scale, presentation.
@MainActor
final class PictureExpansion {
  private let options: CaseOptions
  private let drawsSheet: Bool
  private let matrix: Matrix?
  /// For each device, one for each scale.
  private let looks: [(device: Device, scales: [PlannedPicture.Look])]

  init(_ options: CaseOptions, drawsSheet: Bool = false, matrix: Matrix? = nil) {
    (self.options, self.drawsSheet, self.matrix) = (options, drawsSheet, matrix)
    looks = options.devices.map { device in
      let mark = (options.devices.count > 1 || device.id != Devices.standard.id ? ".\(device.id)" : "") + options.variant
      return (
        device,
        (options.scales ?? [device.scale]).map { scale in
          var settings = options.settings
          settings.scale = scale
          settings.now += options.later
          return PlannedPicture.Look(device, scale: scale, settings: settings, mark: "\(mark)@\(Self.name(of: scale))x.png")
        }
      )
    }
  }

  /// What the process of its pictures shows to the app's code.
  var processLook: ProcessLook { ProcessLook(options.settings) }

  func pictures(of entry: PreviewCase) -> [PlannedPicture] {
    let subject = PlannedPicture.Subject(entry)
    return looks.flatMap { device, scales in
      let contents = contents(of: entry, on: device)
      return scales.flatMap { look in contents.map { PlannedPicture(subject, in: look, $0) } }
    }
  }

  /// The names of the presentations that a case has on the devices, whether or not the call chooses them.
  func names(of entry: PreviewCase) -> [String] {
    let settings = options.settings
    func isShown(_ isOn: (Device) -> Bool) -> Bool { looks.contains { isOn($0.device) } }
    switch entry.content {
    case .activity:
      return Presentation.allCases.filter { one in isShown { PresentationSpec(one, on: $0, release: settings.release) != nil } }
        .map(\.rawValue)
    case .widget(let shows):
      return shows.map(\.surface).filter { one in isShown { WidgetSurfaceSpec(one, on: $0, version: settings.version) != nil } }
        .map(\.rawValue)
    case .view: return []
    }
  }

  private func contents(of entry: PreviewCase, on device: Device) -> [PlannedPicture.Content] {
    let own: [PlannedPicture.Content] =
      switch entry.content {
      case .activity:
        (options.presentations ?? Presentation.standard)
          .filter { PresentationSpec($0, on: device, release: options.settings.release) != nil }.map { .presentation($0) }
      case .widget(let shows):
        shows.flatMap { show in
          (options.widgetSurfaces ?? [show.surface]).filter {
            $0.shown == show.surface && WidgetSurfaceSpec($0, on: device, version: options.settings.version) != nil
          }
        }.map { .widget($0) }
      case .view: options.presentations == nil ? [.view] : []
      }
    if let matrix { return own.map { .matrix($0, matrix) } }
    if case .view = entry.content { return own }
    return drawsSheet && !own.isEmpty ? own + [.sheet(own)] : own
  }

  private static func name(of scale: CGFloat) -> String { scale == scale.rounded() ? "\(Int(scale))" : "\(Double(scale))" }
}
