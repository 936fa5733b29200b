import Foundation

/// Cuts clusters into lines, first fit, at ICU's opportunities.
struct LineBreaker {
  /// One line: its clusters, without a trailing newline.
  struct Line {
    var clusters: Range<Int>
    /// Points, trailing spaces left out.
    var width: CGFloat
    var endsParagraph: Bool
  }

  let clusters: [ShapedCluster]
  let breaks: [UInt8]

  /// Widths add up with noise; a thousandth of a point of it never breaks a line.
  static let tolerance: CGFloat = 1e-3

  func lines(width limit: CGFloat) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < clusters.count {
      let line = line(from: start, limit)
      lines.append(line)
      start = max(line.clusters.upperBound, start + 1)
      if start - 1 < clusters.count, line.endsParagraph, line.clusters.upperBound < clusters.count,
        clusters[line.clusters.upperBound].isNewline
      {
        start = line.clusters.upperBound + 1
        // A newline at the very end opens one more, empty line.
        if start == clusters.count { lines.append(Line(clusters: start..<start, width: 0, endsParagraph: true)) }
      }
    }
    return lines
  }

  private func line(from start: Int, _ limit: CGFloat) -> Line {
    var width: CGFloat = 0
    var inked: CGFloat = 0
    var lastBreak: (end: Int, width: CGFloat)?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.isNewline { return Line(clusters: start..<index, width: inked, endsParagraph: true) }
      if index > start, breaks[cluster.range.lowerBound] == 2 {
        return Line(clusters: start..<index, width: inked, endsParagraph: true)
      }
      if index > start, breaks[cluster.range.lowerBound] == 1 { lastBreak = (index, inked) }
      let extended = width + cluster.advance
      if !cluster.isSpace, extended > limit + Self.tolerance, index > start {
        if let lastBreak { return Line(clusters: start..<lastBreak.end, width: lastBreak.width, endsParagraph: false) }
        // A word longer than the line is cut between characters.
        return Line(clusters: start..<index, width: inked, endsParagraph: false)
      }
      width = extended
      if !cluster.isSpace { inked = width }
      index += 1
    }
    return Line(clusters: start..<index, width: inked, endsParagraph: true)
  }
}
