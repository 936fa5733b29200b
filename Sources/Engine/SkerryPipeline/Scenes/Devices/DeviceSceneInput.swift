package import Foundation
package import SkerryDiagnostics
package import SkerryDrawing
package import SkerryPresentation
package import SkerryWidget

/// The state of a whole device at a moment: the input of `DeviceScene`.
@MainActor
package struct DeviceSceneInput {
  /// An activity's views, ready to be laid out.
  package struct Face {
    /// The views of every presentation.
    package var surfaces: ActivitySurfaces
    /// Whether the configuration lists the small family.
    package var supportsSmall: Bool

    package init(surfaces: ActivitySurfaces, supportsSmall: Bool) {
      self.surfaces = surfaces
      self.supportsSmall = supportsSmall
    }
  }
  /// The state of the Dynamic Island.
  package enum Island {
    case empty
    case compact(Face)
    case minimal(attached: Face, detached: Face)
    case expanded(Face)
  }
  /// The state of StandBy.
  package enum Standby {
    case clock
    case minimal(Face)
    case full(Face)
  }

  package var device: Device
  package var island = Island.empty
  /// The activity whose alert covers the top of the screen; `nil` without an alert.
  package var banner: Face?
  /// From the top of the list.
  package var lockScreen: [Face] = []
  package var standby = Standby.clock
  /// From the top of the Smart Stack.
  package var watch: [Face] = []
  /// Whether the Lock Screen is dimmed.
  package var isAlwaysOn = false
  /// Whether StandBy is red.
  package var isNight = false

  package init(device: Device) { self.device = device }
}

/// The drawing of a whole device.
package struct DevicePicture: Sendable {
  /// Everything that is painted, in points of the device's screen.
  package var list: DisplayList
  /// Points.
  package var size: CGSize
  /// The corner radius of the device's outline, in points.
  var cornerRadius: CGFloat
  package var diagnostics: [Diagnostic]
}
