import CSkerryPixels
import SkerryDrawing

extension BlendMode {
  /// The mode's number in C.
  var code: UInt32 {
    let mode: skerry_blend =
      switch self {
      case .normal: SKERRY_NORMAL
      case .multiply: SKERRY_MULTIPLY
      case .screen: SKERRY_SCREEN
      case .overlay: SKERRY_OVERLAY
      case .darken: SKERRY_DARKEN
      case .lighten: SKERRY_LIGHTEN
      case .colorDodge: SKERRY_COLOR_DODGE
      case .colorBurn: SKERRY_COLOR_BURN
      case .softLight: SKERRY_SOFT_LIGHT
      case .hardLight: SKERRY_HARD_LIGHT
      case .difference: SKERRY_DIFFERENCE
      case .exclusion: SKERRY_EXCLUSION
      case .hue: SKERRY_HUE
      case .saturation: SKERRY_SATURATION
      case .color: SKERRY_COLOR
      case .luminosity: SKERRY_LUMINOSITY
      case .sourceAtop: SKERRY_SOURCE_ATOP
      case .destinationOver: SKERRY_DESTINATION_OVER
      case .destinationOut: SKERRY_DESTINATION_OUT
      case .plusDarker: SKERRY_PLUS_DARKER
      case .plusLighter: SKERRY_PLUS_LIGHTER
      }
    return mode.rawValue
  }
}
