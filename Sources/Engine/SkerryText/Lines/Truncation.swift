import Foundation
import SkerryGraph

/// Cuts the last line that is shown, with an ellipsis where text is missing. Characters are never cut in two.
struct Truncation {
  let mode: ResolvedText.Truncation
  let limit: CGFloat

  /// - Parameter clusters: all clusters from the line's start to the end of the text.
  func line(_ clusters: [ShapedCluster], ellipsis: (Int) -> [ShapedCluster]) -> ComposedLine {
    // The text of later lines is now on this line, without soft hyphens; at the tail only that of the same paragraph (Figures §9.84).
    let paragraph = mode == .tail ? clusters.prefix { !$0.isNewline } : clusters[...]
    let all = paragraph.filter { !$0.isNewline && !$0.isSoftHyphen }
    let mark = ellipsis(all.first?.run ?? 0)
    let available = limit - mark.reduce(0) { $0 + $1.advance }
    switch mode {
    case .tail where available < 0:
      // Where there is no room for an ellipsis, the first character stays (Figures §9.150).
      let character = all.dropFirst().firstIndex { $0.startsCharacter } ?? all.count
      return composed(Array(all[..<max(head(all, limit), character)]))
    case .tail:
      let kept = all[..<head(all, available)]
      // Where all of the paragraph is there, so are the spaces at its end.
      let end = kept.count == all.count ? Array(kept) : Array(kept.reversed().drop { $0.isBlank }.reversed())
      return composed(end + ellipsis(end.last?.run ?? all.first?.run ?? 0))
    case .head:
      let kept = all[tail(all, from: 0, available)...].drop { $0.isBlank }
      return composed(ellipsis(kept.first?.run ?? all.first?.run ?? 0) + kept)
    case .middle:
      let end = head(all, available / 2)
      let front = Array(all[..<end].reversed().drop { $0.isBlank }.reversed())
      let width = front.reduce(0) { $0 + $1.advance }
      let back = all[tail(all, from: end, available - width)...].drop { $0.isBlank }
      return composed(front + ellipsis(front.last?.run ?? all.first?.run ?? 0) + back)
    }
  }

  /// The number of clusters from the start that fit.
  private func head(_ clusters: [ShapedCluster], _ available: CGFloat) -> Int {
    var width: CGFloat = 0
    var end = 0
    while end < clusters.count, width + clusters[end].advance <= available + LineBreaker.tolerance {
      width += clusters[end].advance
      end += 1
    }
    while end > 0, end < clusters.count, !clusters[end].startsCharacter { end -= 1 }
    return end
  }

  /// The index after which the rest fits, not before `minimum`.
  private func tail(_ clusters: [ShapedCluster], from minimum: Int, _ available: CGFloat) -> Int {
    var width: CGFloat = 0
    var start = clusters.count
    while start > minimum, width + clusters[start - 1].advance <= available + LineBreaker.tolerance {
      width += clusters[start - 1].advance
      start -= 1
    }
    while start < clusters.count, !clusters[start].startsCharacter { start += 1 }
    return start
  }

  private func composed(_ clusters: [ShapedCluster]) -> ComposedLine {
    ComposedLine(clusters: clusters, width: clusters.reduce(0) { $0 + $1.advance })
  }
}
