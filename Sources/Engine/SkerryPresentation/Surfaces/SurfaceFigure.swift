import Foundation
import SkerryFormats
package import SkerryGeometry

/// The figures that belong to a kind of surface and not to one device, as `specs` lists them.
package struct SurfaceFigure: Sendable {
  /// The heading of the figure's group.
  package let surface: SurfaceKind
  /// What is measured.
  package let name: String
  /// With its unit.
  package let value: String
  /// Who published or measured the figure, or why it was chosen.
  package let source: String
  package let confidence: Confidence
  package let refuted: [Refuted]

  fileprivate init<Value>(_ surface: SurfaceKind, _ name: String, _ figure: Sourced<Value>, _ text: (Value) -> String) {
    self.surface = surface
    self.name = name
    value = text(figure.value)
    source = figure.source
    confidence = figure.confidence
    refuted = figure.refuted
  }

  /// Every such figure of a release.
  package static func all(_ release: SystemRelease) -> [SurfaceFigure] {
    let version = release.version
    func points(_ value: CGFloat) -> String { "\(Self.number(value)) pt" }
    func plate(_ plate: CardLook.Plate) -> String {
      switch plate {
      case .opaque: "opaque"
      case .material(let glass): "material, blur \(Self.number(glass.blur)) pt"
      }
    }
    return [
      SurfaceFigure(.expanded, "content is cut", ExpandedIsland.clipMargin(version)) { points($0) + " inside the shape" },
      SurfaceFigure(.expanded, "bottom begins", ExpandedIsland.bottomGap) { points($0) + " under its row, beside text as in a VStack" },
      SurfaceFigure(.expanded, "shadow", ExpandedIsland.shadow) { "black \($0.opacity), deviation \(points($0.deviation))" },
      SurfaceFigure(.expanded, "corners", ExpandedIsland.hasContinuousCorners(release)) { $0 ? "continuous" : "round" },
      SurfaceFigure(.island, "keyline", Keyline.width) { points($0) + " outside, only on dark backdrops" },
      SurfaceFigure(.island, "keyline on black", Keyline.opacity(over: 0)) { "white \(Self.number(CGFloat($0) * 100)) %" },
      SurfaceFigure(.compact, "narrower side", CompactIsland.minimumShare) { "\(Self.number($0)) of the wider one or more" },
      SurfaceFigure(.compact, "margin to sensor", CompactIsland.innerMargin, points),
      SurfaceFigure(.compact, "margin to the end", CompactIsland.outerMargin(release), points),
      SurfaceFigure(.minimal, "margin, attached", CompactIsland.attachedMargin) { points($0) + " more than detached" },
      SurfaceFigure(.minimal, "gap to detached", CompactIsland.detachedGap, points),
      SurfaceFigure(.lockScreen, "gap below", LockScreenCard.gapBelow(version), points),
      SurfaceFigure(.lockScreen, "between cards", LockScreenCard.gapBetween, points),
      SurfaceFigure(.lockScreen, "plate, light", CardLook.plate(version, isDark: false, isAlwaysOn: false), plate),
      SurfaceFigure(.lockScreen, "plate, dark", CardLook.plate(version, isDark: true, isAlwaysOn: false), plate),
      SurfaceFigure(.alwaysOn, "scale", LockScreenCard.alwaysOnScale(version)) { "× \(Self.number($0))" },
      SurfaceFigure(.alwaysOn, "dimming", LockScreenCard.alwaysOnDimming(version)) { "black \(Self.number(CGFloat($0) * 100)) %" },
    ]
  }

  private static func number(_ value: CGFloat) -> String { ShortNumber.text(value) }
}
