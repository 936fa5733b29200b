import Foundation

/// Breaks clusters into lines, first fit, at ICU's break opportunities.
struct LineBreaker {
  /// One line: its clusters, without a trailing newline.
  struct Line {
    var clusters: Range<Int>
    /// Points. Trailing spaces are left out where the line was broken, and counted at the end of a paragraph.
    var width: CGFloat
    /// Points: the spaces at which the line was broken.
    var trailingSpace: CGFloat = 0
    var endsParagraph: Bool
    /// Whether the line ends inside a word.
    var cutsWord = false
    /// Whether the line ends at a soft hyphen or where a word is divided, and shows a hyphen after its last cluster.
    var isHyphenated = false
  }

  let clusters: [ShapedCluster]
  let breaks: [UInt8]
  /// Whether a word longer than the line is divided with a hyphen, or between characters; otherwise it stays whole and overflows.
  var cutsWords = true
  /// How many times the available width a paragraph needs at least for a second word in the second of its two lines: text that may have no
  /// third line keeps a single one where it needs little more than the width (Figures §9.136).
  var leastLoneReach: CGFloat = 0
  /// The clusters of a word before which a hyphen may be inserted.
  var divisions: (Range<Int>) -> [Int] = { _ in [] }
  /// The width of the hyphen in the style of a run.
  var hyphenWidth: (Int) -> CGFloat = { _ in 0 }

  /// Sums of widths have rounding errors; a thousandth of a point never breaks a line.
  static let tolerance: CGFloat = 1e-3

  func lines(width limit: CGFloat) -> [Line] { withoutLoneWords(firstFit(limit), limit) }

  private func firstFit(_ limit: CGFloat) -> [Line] {
    var lines: [Line] = []
    var start = 0
    while start < clusters.count {
      let line = line(from: start, limit)
      lines.append(line)
      let end = line.clusters.upperBound
      guard line.endsParagraph, end < clusters.count, clusters[end].isNewline else {
        start = max(end, start + 1)
        continue
      }
      start = end + 1
      // A newline at the end adds an empty line.
      if start == clusters.count { lines.append(Line(clusters: start..<start, width: 0, endsParagraph: true)) }
    }
    return lines
  }

  private func line(from start: Int, _ limit: CGFloat) -> Line {
    var width: CGFloat = 0
    var inked: CGFloat = 0
    var lastBreak: Line?
    var index = start
    while index < clusters.count {
      let cluster = clusters[index]
      if cluster.isNewline || index > start && breaks[cluster.range.lowerBound] == 2 {
        return Line(clusters: start..<index, width: min(width, max(inked, limit)), endsParagraph: true)
      }
      if index > start, breaks[cluster.range.lowerBound] == 1 { lastBreak = opportunity(start..<index, inked, width, limit) ?? lastBreak }
      let extended = width + cluster.advance
      if !cluster.isSpace, extended > limit + Self.tolerance, index > start {
        if let lastBreak { return lastBreak }
        if let divided = divided(start..<index, limit) { return divided }
        if cutsWords {
          // Never inside a character.
          var end = index
          while end > start + 1, !clusters[end].startsCharacter { end -= 1 }
          return Line(
            clusters: start..<end, width: end == index ? inked : clusters[start..<end].reduce(0) { $0 + $1.advance }, endsParagraph: false,
            cutsWord: true)
        }
      }
      width = extended
      if !cluster.isSpace { inked = width }
      index += 1
    }
    return Line(clusters: start..<index, width: min(width, max(inked, limit)), endsParagraph: true)
  }

  /// A position where the line may end; after a soft hyphen only if the hyphen fits.
  private func opportunity(_ range: Range<Int>, _ inked: CGFloat, _ advance: CGFloat, _ limit: CGFloat) -> Line? {
    let last = clusters[range.upperBound - 1]
    guard last.isSoftHyphen else { return Line(clusters: range, width: inked, trailingSpace: advance - inked, endsParagraph: false) }
    let width = inked + hyphenWidth(last.run)
    if width > limit + Self.tolerance { return nil }
    return Line(clusters: range, width: width, endsParagraph: false, isHyphenated: true)
  }

  // MARK: Words longer than a line

  /// The longest part of a word, from the line's start on, that fits with a hyphen after it (Figures §9.26).
  private func divided(_ range: Range<Int>, _ limit: CGFloat) -> Line? {
    guard cutsWords, let word = word(around: range) else { return nil }
    for end in divisions(word).reversed() where end > range.lowerBound && end <= range.upperBound {
      let width = clusters[range.lowerBound..<end].reduce(hyphenWidth(clusters[end - 1].run)) { $0 + $1.advance }
      if width <= limit + Self.tolerance {
        return Line(clusters: range.lowerBound..<end, width: width, endsParagraph: false, cutsWord: true, isHyphenated: true)
      }
    }
    return nil
  }

  /// The clusters between two places where a line may end; `nil` if they are more than any word has.
  private func word(around range: Range<Int>) -> Range<Int>? {
    func isInside(_ index: Int) -> Bool {
      let (cluster, before) = (clusters[index], clusters[index - 1])
      return !cluster.isSpace && !cluster.isNewline && !before.isSpace && breaks[cluster.range.lowerBound] == 0
    }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start > 0, end - start <= Hyphenation.longestWord, isInside(start) { start -= 1 }
    while end < clusters.count, end - start <= Hyphenation.longestWord, isInside(end) { end += 1 }
    return end - start <= Hyphenation.longestWord ? start..<end : nil
  }

  // MARK: Lone words

  /// The second of a paragraph's two lines, if it is one word, takes a second word from the first where the paragraph would need a line of less
  /// than this many times the available width, unless little is left of the first. The longest recorded one needs 1.161; that it is not so in
  /// longer ones is assumed. Source: Figures §9.1.
  static let loneWordReach: CGFloat = 1.17
  /// The same of text with a limit of two lines, at least: between a screenshot's 1.007 (not taken) and another's 1.154 (taken).
  /// Source: Figures §9.136.
  static let loneWordReachOfTwo: CGFloat = 1.08
  /// The most characters of such a word: between recordings of 9 (taken) and 16 (not taken). Source: Figures §9.1.
  static let longestLoneWord = 12
  /// The least share of the width that is left of the first line: between recordings of 0.17 (not taken) and 0.36 (taken). Source: Figures §9.1.
  static let leastFirstLine: CGFloat = 0.25

  private func withoutLoneWords(_ lines: [Line], _ limit: CGFloat) -> [Line] {
    guard limit.isFinite, lines.count > 1, leastLoneReach < Self.loneWordReach else { return lines }
    var lines = lines
    for index in lines.indices.dropFirst() where index == 1 || lines[index - 2].endsParagraph {
      let (line, before) = (lines[index], lines[index - 1])
      guard line.endsParagraph, !before.endsParagraph, !before.cutsWord, !before.isHyphenated else { continue }
      guard line.width > 0, line.clusters.count <= Self.longestLoneWord, !mayBreak(in: line.clusters) else { continue }
      guard (leastLoneReach..<Self.loneWordReach).contains((before.width + before.trailingSpace + line.width) / limit) else { continue }
      guard let cut = lastWord(in: before.clusters) else { continue }
      let moved = clusters[cut..<line.clusters.lowerBound].reduce(0) { $0 + $1.advance }
      guard line.width + moved <= limit + Self.tolerance else { continue }
      let kept = before.clusters.lowerBound..<cut
      let inked = inkedWidth(kept)
      guard inked >= limit * Self.leastFirstLine else { continue }
      let advance = clusters[kept].reduce(0) { $0 + $1.advance }
      lines[index - 1] = Line(clusters: kept, width: inked, trailingSpace: advance - inked, endsParagraph: false)
      lines[index] = Line(clusters: cut..<line.clusters.upperBound, width: line.width + moved, endsParagraph: true)
    }
    return lines
  }

  /// Whether a line could be broken again, at a space or after a hyphen: such a line is not one word (assumed).
  private func mayBreak(in range: Range<Int>) -> Bool {
    range.dropFirst().contains { breaks[clusters[$0].range.lowerBound] == 1 && !clusters[$0].isSpace }
  }

  /// Where the last word of a line of several begins, after a space at which the line may end.
  private func lastWord(in range: Range<Int>) -> Int? {
    range.dropFirst().last { breaks[clusters[$0].range.lowerBound] == 1 && clusters[$0 - 1].isSpace && !clusters[$0].isSpace }
  }

  /// Without the spaces at its end.
  private func inkedWidth(_ range: Range<Int>) -> CGFloat {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
    return clusters[range.lowerBound..<end].reduce(0) { $0 + $1.advance }
  }
}
