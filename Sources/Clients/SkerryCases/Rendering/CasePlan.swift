import Foundation
import SkerryPipeline
import SkerryPresentation
package import SkerryWidget

/// Every picture of the chosen cases, in drawing order: case, device, scale, presentation.
@MainActor
package struct CasePlan {
  /// In drawing order.
  package let pictures: [PlannedPicture]
  /// The left-out items with their reasons.
  package private(set) var leftOut: [LeftOut] = []

  /// Plans the pictures of every case in every look of the options.
  package init(_ cases: [PreviewCase], _ options: CaseOptions, drawsSheet: Bool = false, matrix: Matrix? = nil) {
    var pictures: [PlannedPicture] = []
    for entry in cases {
      for device in options.devices {
        let mark = (options.devices.count > 1 || device.id != Devices.standard.id ? ".\(device.id)" : "") + options.variant
        for scale in options.scales ?? [device.scale] {
          var settings = options.settings
          settings.scale = scale
          settings.now += options.later
          func add(_ plain: PlannedPicture.Content) {
            var content = plain
            if let matrix {
              if case .sheet = plain { return }
              content = .matrix(plain, matrix)
            }
            var picture = PlannedPicture(entry: entry, content: content, device: device, scale: scale, settings: settings, path: "")
            picture.path = "\(entry.activity)/\(entry.state)/\(picture.name)\(mark)@\(Self.name(of: scale))x.png"
            pictures.append(picture)
          }
          switch entry.content {
          case .activity:
            let own = (options.presentations ?? Presentation.standard).filter {
              PresentationSpec($0, on: device, version: settings.version) != nil
            }
            for presentation in own { add(.presentation(presentation)) }
            if drawsSheet, !own.isEmpty { add(.sheet(own.map { .presentation($0) })) }
          case .widget(let shows):
            let own = shows.map(\.surface).filter { surface in
              options.widgetSurfaces?.contains(surface) ?? true && WidgetSurfaceSpec(surface, on: device) != nil
            }
            for surface in own { add(.widget(surface)) }
            if drawsSheet, !own.isEmpty { add(.sheet(own.map { .widget($0) })) }
          case .view:
            if options.presentations == nil { add(.view) }
          }
        }
      }
    }
    self.pictures = pictures
  }

  /// The chosen cases in every look of a call, each picture once.
  package init(_ looks: [CaseOptions], inventory: WidgetInventory, drawsSheet: Bool = false, matrix: Matrix? = nil) throws {
    var seen: Set<String> = []
    var leftOut: [LeftOut] = []
    pictures = try looks.flatMap { look in
      let selection = try CaseSelection(inventory: inventory, options: look).selection()
      leftOut += selection.leftOut.filter { !leftOut.contains($0) }
      return CasePlan(selection.cases, look, drawsSheet: drawsSheet, matrix: matrix).pictures.filter { seen.insert($0.path).inserted }
    }
    self.leftOut = leftOut
  }

  private static func name(of scale: CGFloat) -> String { scale == scale.rounded() ? "\(Int(scale))" : "\(Double(scale))" }
}
