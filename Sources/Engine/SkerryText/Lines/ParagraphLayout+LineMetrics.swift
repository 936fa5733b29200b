import Foundation
import SkerryGraph

extension ParagraphLayout {
  /// The space between two lines: the view's line spacing replaces the font's own leading if it is larger (Figures §9.22). Where a style's lines are
  /// nearer to one another than they are high, it is added to that distance (§9.70).
  func spaceBelow(_ leading: CGFloat) -> CGFloat { text.lineSpacing > 0 ? max(leading, text.lineSpacing + min(leading, 0)) : leading }

  func lineMetrics(_ runs: [TextRun], _ scale: CGFloat) -> (ascent: CGFloat, descent: CGFloat, leading: CGFloat) {
    var result: (ascent: CGFloat, descent: CGFloat, leading: CGFloat) = (0, 0, 0)
    var isEmpty = true
    // A run without characters has no part in the line (Figures §9.84).
    for run in runs where !run.string.isEmpty || run.image != nil || text.reservedLines > 0 {
      let own = metrics(run.font)
      // An offset moves the characters within a line that is as much higher (Figures §9.4).
      result.ascent = max(result.ascent, own.ascent * scale + max(0, run.baselineOffset))
      result.descent = max(result.descent, own.descent * scale + max(0, -run.baselineOffset))
      // Negative for the smallest style: its lines are 13 points apart and are 13.13 high (Figures §9.1).
      result.leading = isEmpty ? own.leading * scale : max(result.leading, own.leading * scale)
      isEmpty = false
    }
    if isEmpty { result = (Helvetica.ascent * Self.emptySize * scale, Helvetica.descent * Self.emptySize * scale, 0) }
    guard let height = fixedHeight(runs, scale) else { return result }
    // The first baseline stays where it is: letters of a line that is lower than the font hang out at the bottom (Figures §9.32).
    return (result.ascent, height - result.ascent, 0)
  }

  /// The size, in points, of the font of a text without characters, whatever font the view has: Helvetica, the default of attributed strings, whose
  /// line is 13.8 high. Source: Figures §9.84.
  static let emptySize: CGFloat = 12

  /// The height that the view gives every line, in points.
  private func fixedHeight(_ runs: [TextRun], _ scale: CGFloat) -> CGFloat? {
    let size = (runs.map(\.font.size).max() ?? 0) * scale
    let height: CGFloat? =
      switch text.lineHeight {
      case .exact(let points): points
      case .multiple(let factor): factor * size
      case .increased(let points): size + points
      case nil: nil
      }
    return height.map { $0.isFinite ? min(max($0, 0), 1e5) : 0 }
  }
}
