import Foundation
import SkerryGraph

/// Points added after each character so that the stand-in faces run as wide as Apple's.
enum SystemTracking {
  /// Apple's tracking of SF Pro by size, in points, every point from 6 to 34, then sparsely. Source: apple-figures §3.3.
  private static let table: [(size: CGFloat, points: CGFloat)] = [
    (6, 0.24), (7, 0.23), (8, 0.21), (9, 0.17), (10, 0.12), (11, 0.06), (12, 0), (13, -0.08), (14, -0.15), (15, -0.23), (16, -0.31),
    (17, -0.43), (18, -0.44), (19, -0.45), (20, -0.45), (21, -0.36), (22, -0.26), (23, -0.10), (24, 0.07), (25, 0.15), (26, 0.22),
    (27, 0.29), (28, 0.38), (29, 0.40), (30, 0.40), (32, 0.41), (34, 0.40), (36, 0.37), (40, 0.37), (44, 0.37), (48, 0.35),
    (52, 0.33), (56, 0.30), (60, 0.26), (64, 0.22), (68, 0.17), (72, 0.14), (76, 0.07), (80, 0),
  ]

  /// SF Mono's advance is 0.618 em, the stand-in's 0.6: fitted to eight recorded boxes (Sources/README.md).
  private static let monospacedFit: CGFloat = 0.018

  static func points(for font: FontDescription) -> CGFloat {
    switch font.family {
    case .custom: return 0
    case .system(.monospaced): return monospacedFit * font.size
    case .system(.standard), .system(.rounded), .system(.serif): return interpolated(font.size)
    }
  }

  private static func interpolated(_ size: CGFloat) -> CGFloat {
    guard let first = table.first, let last = table.last else { return 0 }
    if size <= first.size { return first.points }
    if size >= last.size { return last.points }
    let upper = table.firstIndex { $0.size >= size } ?? table.count - 1
    let (a, b) = (table[upper - 1], table[upper])
    return a.points + (b.points - a.points) * (size - a.size) / (b.size - a.size)
  }
}
