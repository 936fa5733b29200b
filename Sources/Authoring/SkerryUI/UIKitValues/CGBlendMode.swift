import Foundation
import SkerryDrawing

/// A blend mode; Core Graphics' spelling.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference, exclusion, hue,
    saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut,
    destinationAtop, xor, plusDarker, plusLighter
}

extension CGContext {
  /// Draws with another mode and opacity.
  func mixing(_ mode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
    saveGState()
    setBlendMode(mode)
    setAlpha(alpha)
    draw()
    restoreGState()
  }

  /// Reports once that a mode is drawn as another.
  func reportNearest(of mode: CGBlendMode) {
    switch mode {
    case .sourceIn, .sourceOut, .destinationIn, .destinationAtop, .xor:
      note("The blend mode \(mode) of an image context changes only pixels that the drawing covers; use a mask to change those beside it.")
    default: return
    }
  }
}

extension CGBlendMode {
  /// The engine's mode. Modes that also change pixels beside what is drawn are replaced by those with the same effect under
  /// it.
  var blend: BlendMode {
    switch self {
    case .normal, .copy, .xor: .normal
    case .multiply: .multiply
    case .screen: .screen
    case .overlay: .overlay
    case .darken: .darken
    case .lighten: .lighten
    case .colorDodge: .colorDodge
    case .colorBurn: .colorBurn
    case .softLight: .softLight
    case .hardLight: .hardLight
    case .difference: .difference
    case .exclusion: .exclusion
    case .hue: .hue
    case .saturation: .saturation
    case .color: .color
    case .luminosity: .luminosity
    case .clear, .sourceOut, .destinationOut: .destinationOut
    case .sourceIn, .sourceAtop, .destinationIn: .sourceAtop
    case .destinationOver, .destinationAtop: .destinationOver
    case .plusDarker: .plusDarker
    case .plusLighter: .plusLighter
    }
  }
}
