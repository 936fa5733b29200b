package import Foundation

/// A resolved font: everything needed to choose faces, axes and metrics. Lengths are in points.
package struct FontDescription: Hashable, Sendable {
  /// The system's font in a design, or a custom font by name.
  package enum Family: Hashable, Sendable {
    case system(Design)
    case custom(String)
  }
  /// The designs of the system font: San Francisco, New York, SF Rounded and SF Mono.
  package enum Design: String, Hashable, Sendable, CaseIterable { case standard, serif, rounded, monospaced }

  package var family: Family
  /// Points.
  package var size: CGFloat
  /// CSS-like scale: 100 ultra-light … 400 regular … 900 black. 0 leaves a custom font its own weight.
  package var weight: CGFloat
  /// Per cent of the normal width: 100 standard, less is narrower.
  package var width: CGFloat
  /// Whether an italic is requested.
  package var isItalic: Bool
  /// Whether all digits have one width.
  package var monospacedDigits: Bool
  package var smallCaps: SmallCaps
  /// Extra distance between lines that a text style carries: the published leading minus the natural line height, never negative.
  /// Source: Figures §3.1 and §3.4.
  package var styleLeading: CGFloat
  /// The change of the line height by `Font.leading(.tight/.loose)`, in points, added to the natural line height.
  package var leadingAdjustment: CGFloat
  /// Whether the system's font is the watch's, SF Compact, whose percent sign is narrower.
  package var isOnWatch = false
  /// The script whose lines the system's font has.
  package var script = ScriptHeight.usual

  /// Which letters are drawn as small capitals.
  package enum SmallCaps: Hashable, Sendable { case none, lowercase, uppercase, all }

  package init(
    family: Family = .system(.standard), size: CGFloat = 17, weight: CGFloat = 400, width: CGFloat = 100,
    isItalic: Bool = false, monospacedDigits: Bool = false, smallCaps: SmallCaps = .none,
    styleLeading: CGFloat = 0, leadingAdjustment: CGFloat = 0
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.width = width
    self.isItalic = isItalic
    self.monospacedDigits = monospacedDigits
    self.smallCaps = smallCaps
    self.styleLeading = styleLeading
    self.leadingAdjustment = leadingAdjustment
  }
}

/// A font's vertical metrics at its size, in points; all positive.
package struct FontMetrics: Hashable, Sendable {
  /// From the baseline up to the top of the line.
  package var ascent: CGFloat
  /// From the baseline down to the bottom of the line.
  package var descent: CGFloat
  /// The height of capitals.
  package var capHeight: CGFloat
  /// The height of small letters such as x.
  package var xHeight: CGFloat
  /// Extra distance between lines.
  package var leading: CGFloat

  package init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, xHeight: CGFloat, leading: CGFloat) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
    self.xHeight = xHeight
    self.leading = leading
  }

  /// Ascent and descent together, in points.
  package var lineHeight: CGFloat { ascent + descent }
}
