import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

/// Text that is replaced by bars: every character, even a space, becomes a mark of one width, and a line may break after each (Figures §9.48).
enum Redaction {
  /// The width of a mark in ems, without tracking.
  static let markWidth: CGFloat = 1000.0 / 2048
  /// In ems.
  static let cornerRadius: CGFloat = 0.127
  /// The opacity of a bar in the text's paint.
  static let opacity = 0.16

  /// Replaces each character with a bar.
  /// - Parameter scale: the factor at which the text was shaped.
  static func replacing(_ shaped: Shaper.Result, of runs: [TextRun], _ scale: CGFloat) -> Shaper.Result {
    var result = shaped
    for (index, cluster) in shaped.clusters.enumerated() {
      let count = cluster.startsCharacter ? max(1, shaped.units.string(cluster.range).count) : 0
      result.clusters[index].advance = CGFloat(count) * advance(runs[cluster.run].font, scale)
      result.clusters[index].isSpace = false
      result.clusters[index].isNoBreakSpace = false
      result.clusters[index].isNewline = false
      result.clusters[index].isSoftHyphen = false
      result.clusters[index].image = nil
      if cluster.startsCharacter { result.breaks[cluster.range.lowerBound] = 1 }
    }
    result.missing = []
    return result
  }

  /// Bars as high as capitals on the baseline, one for each run of a line.
  static func bars(of line: ComposedLine, in runs: [TextRun], scale: CGFloat, x: CGFloat, baseline: CGFloat) -> [TextLayout.Bar] {
    var bars: [TextLayout.Bar] = []
    var pen = x
    var last: Int?
    for cluster in line.clusters {
      defer { (pen, last) = (pen + cluster.advance, cluster.run) }
      if last == cluster.run, !bars.isEmpty {
        bars[bars.count - 1].rect.size.width += cluster.advance
        continue
      }
      let size = runs[cluster.run].font.size * scale
      let height = SystemMetrics.capHeight * size
      bars.append(
        TextLayout.Bar(
          rect: CGRect(x: pen, y: baseline - height, width: cluster.advance, height: height),
          paint: .faded(runs[cluster.run].paint, opacity), cornerRadius: cornerRadius * size))
    }
    return bars.filter { $0.rect.width > 0 }
  }

  private static func advance(_ font: FontDescription, _ scale: CGFloat) -> CGFloat {
    var drawn = font
    drawn.size *= scale
    return markWidth * drawn.size + SystemTracking.points(for: drawn, isStandIn: false)
  }
}
