import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout
import SkerryPresentation
import SkerryUI

/// The background of a Lock Screen card on a release: an opaque colour, or glass over the wallpaper, with or without a tint.
struct CardPlate {
  /// Layers from back to front; materials blur what was drawn before.
  let paints: [Paint]
  /// The colour of the background over the wallpaper's mean colour, for contrast checks.
  let color: RGBA
  /// The appearance in which the system's text is readable; `nil` keeps the user's.
  let textScheme: ColorScheme?
  /// Whether a rim of light runs around the card.
  let hasRim: Bool
  /// The background's colours over a black and over a white wallpaper, where the user's wallpaper shows through; otherwise empty.
  let backdrops: [RGBA]

  /// - Parameters:
  ///   - spec: the card's presentation and release.
  ///   - tint: the activity's own, if any.
  ///   - behind: the wallpaper's mean colour.
  init(_ spec: PresentationSpec, tint: RGBA?, isDark: Bool, behind: RGBA) {
    if spec.isFullscreen {
      // StandBy is black, and an activity's own background fills it. One layer, as around it: two would show at an edge between two pixels.
      self.init([.solid(tint?.composited(over: .black) ?? .black)], over: .black, textScheme: nil)
      return
    }
    let version = spec.version
    let plain = CardLook.plate(version, isDark: isDark, isAlwaysOn: spec.isLuminanceReduced).value
    guard let tint else {
      switch plain {
      case .opaque: self.init([.solid(isDark ? .black : .white)], over: behind, textScheme: nil)
      case .material(let glass):
        // Text on the dark glass is white.
        self.init(
          [.backdrop(BackdropMaterial(glass))], over: behind, textScheme: version >= .iOS26 ? .dark : nil, hasRim: version >= .iOS26,
          backdrops: version >= .iOS26 ? [.black, .white] : [])
      }
      return
    }
    guard version >= .iOS26 else {
      let under: [Paint] = tint.alpha >= 1 ? [] : [.backdrop(BackdropMaterial(CardLook.behindTint))]
      // iOS 17.0 showed the views of a tinted card in the dark appearance (Figures §8.5).
      let scheme: ColorScheme? = spec.release.form == .first17 ? .dark : nil
      self.init(under + [.solid(tint)], over: behind, textScheme: scheme, backdrops: Self.backdrops(under + [.solid(tint)], tint))
      return
    }
    if spec.isLuminanceReduced, tint.alpha >= 1 {
      // The dimmed display shows nothing through an opaque tint (Figures §8.7).
      self.init([.solid(tint)], over: behind, textScheme: tint.luma >= CardLook.darkTextFrom ? .light : .dark, hasRim: true)
      return
    }
    let material = BackdropMaterial(tint: tint)
    self.init(
      [.backdrop(material)], over: behind,
      textScheme: material.result(over: behind).luma >= CardLook.darkTextFrom ? .light : .dark, hasRim: true,
      backdrops: Self.backdrops([.backdrop(material)], tint))
  }

  private init(_ paints: [Paint], over behind: RGBA, textScheme: ColorScheme?, hasRim: Bool = false, backdrops: [RGBA] = []) {
    self.paints = paints
    self.color = Self.color(of: paints, over: behind)
    self.textScheme = textScheme
    self.hasRim = hasRim
    self.backdrops = backdrops
  }

  private static func color(of paints: [Paint], over behind: RGBA) -> RGBA {
    paints.reduce(behind) { under, paint in
      switch paint {
      case .backdrop(let material): material.result(over: under)
      case .solid(let color): color.composited(over: under)
      case .linear, .radial, .elliptical, .angular, .image, .faded, .effect: paint.representativeColor
      }
    }
  }

  private static func backdrops(_ paints: [Paint], _ tint: RGBA) -> [RGBA] {
    tint.alpha < 1 ? [RGBA.black, .white].map { color(of: paints, over: $0) } : []
  }

  /// The background's nodes in a card's frame, to be clipped to the card's shape.
  func nodes(_ frame: CGRect) -> [PlacedNode] { paints.map { PlacedNode.shape(frame, radius: 0, $0) } }

  /// The rim of light inside a card's edge; the card's views are over it (Figures §8.5, P56).
  func rim(_ frame: CGRect, radius: CGFloat) -> [PlacedNode] { hasRim ? LightRim.card(frame.size, radius: radius).nodes(frame) : [] }
}

extension BackdropMaterial {
  init(_ glass: CardLook.Glass) { self.init(blurRadius: glass.blur, levels: glass.levels, chroma: glass.chroma) }

  /// Tinted glass of iOS 26: mostly the tint, and always some of the backdrop.
  init(tint: RGBA) {
    let glass = CardLook.glass(underTint: tint.alpha, luma: tint.luma)
    let own = tint.alpha * CardLook.tintShare
    self.init(
      blurRadius: glass.blur, levels: glass.levels, chroma: glass.chroma, added: RGBA(tint.red * own, tint.green * own, tint.blue * own),
      flat: RGBA(tint.red, tint.green, tint.blue, own))
  }
}
