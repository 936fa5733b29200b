import Foundation
import SkerryGraph

/// Cuts the last line that may show, with an ellipsis where text is missing.
struct Truncation {
  let mode: ResolvedText.Truncation
  let limit: CGFloat

  /// - Parameter clusters: everything from the line's start to the end of the text.
  func line(_ clusters: [ShapedCluster], ellipsis: (Int) -> [ShapedCluster]) -> ComposedLine {
    // What stands on later lines belongs to this one now: newlines count as spaces.
    let all = clusters.filter { !$0.isNewline }
    let mark = ellipsis(all.first?.run ?? 0)
    let room = limit - mark.reduce(0) { $0 + $1.advance }
    switch mode {
    case .tail:
      let kept = fitting(all[...], room)
      let end = Array(kept.reversed().drop { $0.isSpace }.reversed())
      return composed(end + ellipsis(end.last?.run ?? all.first?.run ?? 0))
    case .head:
      let kept = Array(fitting(all.reversed()[...], room).reversed())
      return composed(ellipsis(all.first?.run ?? 0) + kept.drop { $0.isSpace })
    case .middle:
      let head = fitting(all[...], room / 2)
      let headWidth = head.reduce(0) { $0 + $1.advance }
      let tail = Array(fitting(all[head.count...].reversed()[...], room - headWidth).reversed())
      return composed(head + ellipsis(head.last?.run ?? 0) + tail)
    }
  }

  private func fitting(_ clusters: ArraySlice<ShapedCluster>, _ room: CGFloat) -> [ShapedCluster] {
    var width: CGFloat = 0
    return Array(
      clusters.prefix {
        width += $0.advance
        return width <= room + LineBreaker.tolerance
      })
  }

  private func composed(_ clusters: [ShapedCluster]) -> ComposedLine {
    ComposedLine(clusters: clusters, width: clusters.reduce(0) { $0 + $1.advance })
  }
}
