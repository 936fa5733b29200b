package import SkerryDiagnostics
import SkerryGraph
package import SkerryLayout

extension PlacedNode {
  /// Missing glyphs and missing custom fonts: one finding for each string or font, and place.
  package var textFindings: [Diagnostic] {
    var findings: [Diagnostic] = []
    walk { node in
      guard case .text(let text, let layout) = node.content else { return }
      if !layout.missing.isEmpty {
        let points = layout.missing.prefix(8).map(\.codePoint).joined(separator: ", ") + (layout.missing.count > 8 ? " and more" : "")
        findings.append(
          Diagnostic(
            .missingGlyph,
            "No face has \(points) in the text \"\(text.excerpt)\"; put a font that has it into the bundle or the --fonts folder.",
            at: text.site))
      }
      for font in layout.missingFonts {
        let reason =
          PhoneFonts.contains(font)
          ? "comes with iOS, but not with Skerry, so a substitute is drawn; put its file into a folder that --fonts names."
          : "is in no bundle and no --fonts folder, so a substitute is drawn; put its file into one of them."
        var found = Diagnostic(.missingFont, "The font \"\(font)\" \(reason)", at: text.site)
        found.cause = font
        findings.append(found)
      }
    }
    var seen: Set<Diagnostic> = []
    return findings.filter { seen.insert($0).inserted }
  }
}

extension ResolvedText {
  /// The beginning of the text, on one line.
  fileprivate var excerpt: String {
    let line = string.map { $0.isNewline ? " " : $0 }
    return String(line.prefix(40)) + (line.count > 40 ? "\u{2026}" : "")
  }
}

extension UInt32 {
  /// `U+0041`.
  fileprivate var codePoint: String {
    let digits = String(self, radix: 16, uppercase: true)
    return "U+" + Swift.String(repeating: "0", count: Swift.max(0, 4 - digits.count)) + digits
  }
}
