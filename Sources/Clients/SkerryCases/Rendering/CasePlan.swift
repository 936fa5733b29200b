import Foundation
import SkerryFormats
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
    self.init(cases.map { PlannedPicture.Subject($0) }, options, drawsSheet: drawsSheet, matrix: matrix)
  }

  /// The same of cases that other looks share.
  init(_ subjects: [PlannedPicture.Subject], _ options: CaseOptions, drawsSheet: Bool = false, matrix: Matrix? = nil) {
    var pictures: [PlannedPicture] = []
    let looks = options.devices.map { device in
      let mark = (options.devices.count > 1 || device.id != Devices.standard.id ? ".\(device.id)" : "") + options.variant
      return (options.scales ?? [device.scale]).map { scale in
        var settings = options.settings
        settings.scale = scale
        settings.now += options.later
        return PlannedPicture.Look(device, scale: scale, settings: settings, mark: "\(mark)@\(Self.name(of: scale))x.png")
      }
    }
    for subject in subjects {
      let entry = subject.entry
      for (device, looks) in zip(options.devices, looks) {
        for look in looks {
          func add(_ plain: PlannedPicture.Content) {
            var content = plain
            if let matrix {
              if case .sheet = plain { return }
              content = .matrix(plain, matrix)
            }
            pictures.append(PlannedPicture(subject, in: look, content))
          }
          switch entry.content {
          case .activity:
            let own = (options.presentations ?? Presentation.standard).filter {
              PresentationSpec($0, on: device, version: options.settings.version) != nil
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
    var seen: Set<ContentHash> = []
    var leftOut: [LeftOut] = []
    let subjects = CaseSubjects(inventory: inventory)
    pictures = try looks.flatMap { look in
      let selection = try subjects.selected(by: look)
      leftOut += selection.leftOut.filter { !leftOut.contains($0) }
      return CasePlan(selection.subjects, look, drawsSheet: drawsSheet, matrix: matrix).pictures.filter {
        seen.insert(ContentHash(of: $0.path)).inserted
      }
    }
    self.leftOut = leftOut
  }

  private static func name(of scale: CGFloat) -> String { scale == scale.rounded() ? "\(Int(scale))" : "\(Double(scale))" }
}
