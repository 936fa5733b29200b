import Foundation
import SkerryDiagnostics
import SkerryGraph
import SkerryPipeline

extension RenderTrace {
  /// Characters of icon fonts that neither a bundle nor a phone has: a phone draws a box. U+F8FF, Apple's logo, is in the system's fonts, and so are
  /// those of SF Symbols, in the last plane.
  package var missingIcons: [Diagnostic] {
    visits.compactMap { visit in
      let rule = DrawingRule.missingGlyph
      guard let (text, layout) = visit.text, visit.isVisible, !visit.ignores(rule.rawValue) else { return nil }
      // Fonts that stand in for the system's may have characters of their own there.
      let ofSystem = text.runs.filter { if case .system = $0.font.family { true } else { false } }.flatMap { $0.string.unicodeScalars }
      guard
        let missing = (layout.missing + ofSystem.map(\.value)).first(where: {
          (0xE000..<0xF8FF).contains($0) || (0xF0000..<0xFFFFE).contains($0)
        })
      else { return nil }
      let point = "U+" + String(missing, radix: 16, uppercase: true)
      return Diagnostic(
        rule, "\(point) in \(text.string.quoted) is a character of an icon font that the target does not have; add the font to it.",
        at: visit.site)
    }
  }

  /// Fonts that the code names and that neither a bundle nor a phone has, unless the text's view ignores this.
  package var missingFonts: [Diagnostic] {
    scene.tree.textFindings.filter { found in
      guard found.isOf(.missingFont), let name = found.cause, !PhoneFonts.contains(name) else { return false }
      return !visits.contains { $0.site == found.site && $0.ignores(DrawingRule.missingFont.rawValue) }
    }
  }
}
