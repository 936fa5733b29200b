import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryFindings
import SkerryGraph
import SkerryImage
import SkerryLayout
import SkerryPresentation
import SkerryUI

/// Text with too little contrast to its background.
package enum ContrastRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "contrast", severity: .warning, summary: "Text has too little contrast with its background.",
    why: "It cannot be read in sunlight, on a dimmed always-on screen or by people with low vision.",
    source:
      "WCAG 2.2, success criterion 1.4.3: 4.5 : 1, and 3 : 1 from 18 points or from 14 points bold; decorations (from 40 points, our choice) and disabled controls are exempt",
    remedy: "Use a lighter or darker colour, put a background behind the text, or hide a large decoration with accessibilityHidden(true).")

  package static let failing = [
    #Example(.lockScreen) { Text("Grey on white").foregroundStyle(Color(white: 119 / 255)).padding().background(.white) },
    #Example(.lockScreen) { Text("Faded").foregroundStyle(.black).opacity(0.5).padding().background(.white) },
    #Example(.lockScreen) { Text("Sun").foregroundStyle(.white).padding().background(.yellow) },
    #Example(.lockScreen) { Text("Go").font(.footnote).foregroundStyle(.white).padding().background(.green) },
    #Example(.systemSmall) { Text("Pale").foregroundStyle(.white).containerBackground(.yellow, for: .widget) },
    #Example(.systemSmall) { Text("Under a shade").foregroundStyle(.black).opacity(0.5).containerBackground(.white, for: .widget) },
    #Example(.expanded) { Text("Seen, ") + Text("unseen").foregroundStyle(.black) },
    #Example(.expanded) { Text("Dimmed").brightness(-0.8) },
    // StandBy's plate: 4.16 : 1.
    #Example(.standbyMinimal) { Text("12").font(.footnote).foregroundStyle(Color(white: 0.49)) },
    #Example(.lockScreen) { Text("7").font(.system(size: 39)).opacity(0.1).accessibilityHidden(true).padding().background(.white) },
    #Example(.lockScreen) {
      Text("To and fro").foregroundStyle(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)).padding()
        .background(.white)
    },
  ]
  package static let passing = [
    #Example(.lockScreen) { Text("Grey on white").foregroundStyle(Color(white: 118 / 255)).padding().background(.white) },
    #Example(.lockScreen) { Text("Faded").foregroundStyle(.black).opacity(0.6).padding().background(.white) },
    #Example(.lockScreen) { Text("Plate").foregroundStyle(.white).padding().background(.black).opacity(0.85).padding().background(.white) },
    #Example(.lockScreen) { Text("🐼").padding().background(.white) },
    // A badge in the colours of the system's own.
    #Example(.lockScreen) { Text("3").font(.footnote).foregroundStyle(.white).padding().background(.red) },
    #Example(.expanded) { Text("Seen").overlay { Text("Not").foregroundStyle(.clear) } },
    #Example(.lockScreen) { Text("·").foregroundStyle(Color(white: 0.8)).padding().background(.white) },
    // A watermark, which VoiceOver does not read either.
    #Example(.lockScreen) { Text("7").font(.system(size: 40)).opacity(0.1).accessibilityHidden(true).padding().background(.white) },
    #Example(.systemSmall) { Text("On its background").foregroundStyle(.white).containerBackground(.black, for: .widget) },
    // The Lock Screen has colours of its own for widgets.
    #Example(.accessoryRectangular) { Text("In the system's colour").foregroundStyle(Color(white: 0.1)) },
    // Covered letters are ignored; the rest is checked.
    #Example(.lockScreen) {
      Text("Behind a note").foregroundStyle(.white).padding().background(.black).overlay { Color.cyan.frame(width: 60) }
    },
    // Dimming never improves legibility.
    #Example(.alwaysOn) {
      VStack {
        Text("Top").frame(maxWidth: .infinity, alignment: .leading)
        Text("End").frame(maxWidth: .infinity, alignment: .trailing)
      }
      .font(.caption2).foregroundStyle(.white).padding(4).background(.black)
    },
    // 4.4 : 1 is too close to tell, because the tone of StandBy's plate is assumed.
    #Example(.standbyMinimal) { Text("12").font(.footnote).foregroundStyle(Color(white: 0.508)) },
    #Example(.lockScreen) { Text("Large").font(.system(size: 18)).foregroundStyle(Color(white: 119 / 255)).padding().background(.white) },
  ]

  /// Below it text is not visible at all: its background has its colour, and one change corrects that for all text on it.
  private static let unseen = 1.5
  /// The part of the ratio that suffices on a card: the card's own tone, which lets some of the wallpaper through, is measured on screenshots.
  private static let tolerance = 0.95

  /// The font size in points from which text that VoiceOver does not read is a decoration. Our choice.
  fileprivate nonisolated static let watermark: CGFloat = 40

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    // Larger letters have the same colours, and need less.
    guard trace.isStandardText else { return [] }
    let texts = trace.visits.indices.filter { trace.visits[$0].isJudged }
    guard !texts.isEmpty else { return [] }
    let covers = texts.map { trace.itemsAbove($0) }
    let contrast = trace.textContrast(isCovered: !covers.allSatisfy(\.isEmpty))
    return zip(texts, covers).compactMap { index, covers in
      let visit = trace.visits[index]
      guard let (text, layout) = visit.text else { return nil }
      let isOnCard = visit.slot.place.hasMeasuredTone && trace.item(under: visit) == nil
      // Each style of the text has its own letters; the worst is reported.
      let letters = layout.runs.filter { !$0.paint.isClear && !text.isPictorial($0) }.compactMap {
        run -> (ratio: Double, minimum: Double, needed: Double, background: String, color: RGBA)? in
        guard let found = contrast.contrast(of: run, in: visit, covers: covers) else { return nil }
        let isLarge = text.isLarge(run, scaled: layout.scaleFactor * visit.area.magnification)
        // The system's secondary label is meant to recede, so the lower limit applies. The same goes for the labels of
        // its own buttons, white on its blue or red, and for buttons and badges that look like them.
        let color = run.paint.representativeColor
        let isSystems =
          visit.surroundings.opacity >= 1
          && (color.isSystemLabel || visit.surroundings.isInStandardControl || color.isWhite && found.ground.isOfStandardButton)
        // How far the system dims an always-on screen is assumed, so only text that is hardly visible then is reported. Values that are out
        // of date are dimmed on purpose, but still read.
        let isLenient = isLarge || isSystems || visit.slot.place == .activity(.alwaysOn) || trace.settings.isStale
        let needed = isLenient ? 3 : 4.5
        return (found.ratio, needed * (isOnCard ? tolerance : 1), needed, found.ground.text, color)
      }
      guard let worst = letters.filter({ $0.ratio < $0.minimum }).min(by: { $0.ratio < $1.ratio }) else { return nil }
      let size = (text.runs.map(\.font.size).min() ?? 0) * layout.scaleFactor * visit.area.magnification
      let contrast = "\(OpaqueColor.contrastText(worst.ratio)) on \(trace.background(under: visit)) (\(worst.background))"
      var found = finding(
        visit, "\(text.string.quoted) has a contrast of \(contrast); text of \(tenths(size)) pt needs \(tenths(worst.needed)) : 1.")
      // A card's own tone differs a little from place to place, and the colour of the letters is one on all of it.
      found?.cause =
        worst.ratio < unseen
        ? "unseen on \(worst.background)"
        : isOnCard && visit.slot.place.presentation != nil && visit.surroundings.opacity >= 1 ? "\(worst.color) on the card" : contrast
      return found
    }
  }
}

extension VisitedItem {
  /// Whether it is large text that VoiceOver does not read, such as a number behind the rest.
  fileprivate var isWatermark: Bool {
    guard surroundings.isAccessibilityHidden, let (text, layout) = text, let minimum = text.runs.map(\.font.size).min() else {
      return false
    }
    return minimum * layout.scaleFactor * area.magnification >= ContrastRule.watermark - 0.01
  }

  /// Whether it is text that is meant to be read.
  @MainActor fileprivate var isJudged: Bool {
    guard let string = text?.text.string, text?.text.isRedacted == false else { return false }
    // A dot or a bar between two strings carries no information.
    return isVisible && !slot.place.isAccessory && !surroundings.isInactive && !isWatermark && !ignores(ContrastRule.id)
      && !string.allSatisfy { $0.isWhitespace || "·•∙|‖–—".contains($0) }
  }
}

extension ScenePlace {
  /// Whether the surface itself has a tone that is known from screenshots or assumed, as cards, StandBy's plate and the light over a widget's
  /// background have. The island is black.
  fileprivate var hasMeasuredTone: Bool { !isInIsland || self == .activity(.standbyMinimal) }
}

extension RenderTrace {
  /// What text is drawn on: the last item below its middle, as far as that is not clipped away; `nil` if that is the surface itself.
  fileprivate func item(under text: VisitedItem) -> VisitedItem? {
    let frame = text.node.frame
    let own = text.area.visible(frame)
    let middle = CGPoint(x: own.midX, y: own.midY)
    var below: VisitedItem?
    for visit in visits {
      if visit.node.frame == frame, visit.text?.text == text.text?.text { break }
      guard visit.isVisible, visit.text == nil, visit.area.visible(visit.node.frame).contains(middle) else { continue }
      below = visit
    }
    return below
  }

  /// A description of the background of text.
  fileprivate func background(under text: VisitedItem) -> String {
    switch item(under: text)?.node.content {
    case .leaf(.image(let image)): return image.isSymbol ? "the symbol \(image.name.quoted)" : "the image \(image.name.quoted)"
    case .leaf, .container, .effect, .annotation, .text: return "a shape of its own"
    case nil:
      let name = text.slot.place.name
      return switch text.slot.place {
      case .activity(.standbyMinimal): "the plate of \(name)"
      case .activity(let presentation): presentation.isInIsland ? "the black of the island" : "the card of \(name)"
      case .widget: "the background of \(name)"
      }
    }
  }
}

extension ResolvedText {
  /// Whether all of a glyph run's characters are emoji, which have colours of their own.
  fileprivate func isPictorial(_ run: GlyphRun) -> Bool {
    let units = Array(string.utf16)
    return run.glyphs.allSatisfy { glyph in
      guard units.indices.contains(glyph.cluster) else { return false }
      let scalar = String(decoding: units[glyph.cluster...].prefix(2), as: UTF16.self).unicodeScalars.first
      return scalar.map { $0.properties.isEmojiPresentation || $0.properties.isWhitespace || $0.value > 0x2000 && $0.properties.isEmoji }
        ?? false
    }
  }

  /// Whether the letters of a glyph run are large by WCAG's definition: from 18 points, or from 14 points bold.
  fileprivate func isLarge(_ run: GlyphRun, scaled factor: CGFloat) -> Bool {
    let at = run.glyphs.first?.cluster ?? 0
    var end = 0
    let own = runs.first { part in
      end += part.string.utf16.count
      return at < end
    }
    guard let font = (own ?? runs.first)?.font else { return false }
    let size = font.size * factor
    return size >= 18 - 0.01 || (size >= 14 - 0.01 && font.weight >= 700)
  }
}

extension RGBA {
  /// Whether it is the system's secondary label, light or dark. Source: Figures §4.3.
  fileprivate var isSystemLabel: Bool {
    [(60.0, 60.0, 67.0), (235, 235, 245)].contains { tone in
      abs(red - tone.0 / 255) < 0.002 && abs(green - tone.1 / 255) < 0.002 && abs(blue - tone.2 / 255) < 0.002 && alpha >= 0.6 - 0.001
    }
  }

  fileprivate var isWhite: Bool { red > 0.998 && green > 0.998 && blue > 0.998 && alpha > 0.998 }
}

extension OpaqueColor {
  /// Whether the system's own buttons have this colour under a white label.
  fileprivate var isOfStandardButton: Bool {
    StandardButtonGround.all.contains { abs($0.red - red) < 0.005 && abs($0.green - green) < 0.005 && abs($0.blue - blue) < 0.005 }
  }
}
