import Foundation
import SkerryDrawing

extension Path {
  /// A bar of alternating lengths of dash and gap, from its left end, or solid without any, that leaves some places out.
  init(line rect: CGRect, _ dashes: [CGFloat], except gaps: [(start: CGFloat, end: CGFloat)]) {
    self.init()
    guard dashes.allSatisfy({ $0 > 0 }) else { return }
    let gaps = gaps.sorted { $0.start < $1.start }
    var (x, index) = (rect.minX, 0)
    while x < rect.maxX {
      let end = dashes.isEmpty ? rect.maxX : min(x + dashes[index % dashes.count], rect.maxX)
      if index % 2 == 0 {
        var start = x
        for gap in gaps where gap.end > start && gap.start < end {
          if gap.start > start { addPath(Path(CGRect(x: start, y: rect.minY, width: gap.start - start, height: rect.height))) }
          start = gap.end
        }
        if start < end { addPath(Path(CGRect(x: start, y: rect.minY, width: end - start, height: rect.height))) }
      }
      (x, index) = (end, index + 1)
    }
  }
}
