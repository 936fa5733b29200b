import SkerryDiagnostics
import SkerryFindings
import SkerryUI

/// A word or a number that continues on the next line.
package enum WordBrokenRule: PictureRule {
  package static let descriptor = RuleDescriptor(
    id: "word-broken", severity: .warning, summary: "A word is broken across two lines.",
    why:
      "SwiftUI breaks a word that is wider than its space between any two characters, without a hyphen: \"LAD\" becomes \"LA\" and \"D\", \"3:00\" becomes \"3:0\" and \"0\".",
    source: "HIG Typography: keep text legible", remedy: "Give the text more space, or lineLimit(1) with minimumScaleFactor.")

  package static let dependsOnLanguage = true

  package static let failing = [
    #Example(.lockScreen) { Text("LAD").font(.largeTitle).frame(width: 50) },
    #Example(.lockScreen) { Text("of 3:00").frame(width: 27) },
  ]
  package static let passing = [
    #Example(.lockScreen) { Text("A title that is a good deal too long for one line of the Lock Screen") },
    #Example(.lockScreen) { Text("North-End").frame(width: 60) },
    #Example(.lockScreen) { Text("黄雨勋").frame(width: 20) },
    #Example(.lockScreen) { Text("LAD").font(.largeTitle).lineLimit(1).minimumScaleFactor(0.3).frame(width: 50) },
  ]

  package static func findings(in trace: RenderTrace) -> [Diagnostic] {
    trace.visits.compactMap { visit in
      guard let (text, layout) = visit.text, layout.lines.count > 1, !layout.isTruncated, !layout.isUncertain, visit.isVisible else {
        return nil
      }
      let lines = layout.lines.map(\.string)
      guard let place = brokenLine(lines, of: text.string) else { return nil }
      var found = finding(
        visit,
        "A word of \(text.string.quoted) is broken, into \(ending(lines[place]).quoted) and \(beginning(lines[place + 1]).quoted); give it more space, or lineLimit(1) with minimumScaleFactor."
      )
      if !trace.isStandardText { found?.cause = "larger text in \(visit.slot.place.name)" }
      return found
    }
  }

  private static func ending(_ line: String) -> String { line.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? line }
  private static func beginning(_ line: String) -> String { line.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? line }

  /// The first line whose last word continues on the next one.
  static func brokenLine(_ lines: [String], of text: String) -> Int? {
    var rest = text[...]
    for (index, line) in lines.enumerated().dropLast() {
      rest = rest.drop(while: \.isWhitespace)
      let shown = line.reversed().drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
      guard rest.starts(with: shown) else { return nil }
      rest = rest.dropFirst(shown.count)
      if let before = shown.last, let after = rest.first, isOfWord(before), isOfWord(after) { return index }
    }
    return nil
  }

  /// A letter or digit of a script with spaces between its words: Latin, Greek, Cyrillic.
  private static func isOfWord(_ character: Character) -> Bool {
    (character.isLetter || character.isNumber) && character.unicodeScalars.allSatisfy { $0.value < 0x530 }
  }
}
