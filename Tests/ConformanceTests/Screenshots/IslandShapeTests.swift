import Foundation
import SkerryDrawing
import Testing

/// The outline of the island against screenshots, row by row. Source: Documentation/Figures.md, section 8.2. Exact readings, fitted outline.
@Suite struct IslandShapeTests {
  struct Profile: Sendable {
    let name: String
    let size: CGSize
    let radius: CGFloat
    let style: IslandCornerStyle
    let rows: [(depth: CGFloat, inset: CGFloat)]

    init(
      _ name: String, _ width: CGFloat, _ height: CGFloat, radius: CGFloat, _ style: IslandCornerStyle, _ depths: [CGFloat],
      _ insets: [CGFloat]
    ) {
      (self.name, self.style) = (name, style)
      size = CGSize(width: width, height: height)
      self.radius = radius
      rows = Array(zip(depths, insets))
    }
  }

  private static let depths: [CGFloat] = [
    0.5, 1.17, 1.83, 2.83, 4.17, 6.17, 8.17, 10.17, 12.5, 15.17, 18.5, 21.83, 25.17, 28.5, 31.83, 35.17, 38.5, 41.83, 45.17,
  ]
  static let profiles = [
    Profile(
      "160 high on 393", 370.33, 160, radius: 43.67, .round, depths,
      [
        39.33, 34.73, 31.73, 28.40, 25.07, 21.36, 18.12, 15.48, 13.02, 10.44, 7.87, 5.78, 4.08, 2.73, 1.70, 0.96, 0.43, 0.16, 0,
      ]),
    Profile(
      "121 high on 393", 370.33, 121, radius: 43.67, .round, depths,
      [
        39.08, 34.72, 31.67, 28.33, 25.33, 21.14, 18.12, 15.48, 13.03, 10.44, 7.86, 5.78, 4.07, 2.73, 1.70, 0.95, 0.42, 0.11, 0,
      ]),
    // iOS 17.4: P45.
    Profile(
      "160 high on 393, iOS 17.4", 370.33, 160, radius: 43.67, .continuous, Array(depths.dropFirst(2)),
      [
        33.32, 29.04, 25.24, 21.16, 18.04, 15.47, 12.89, 10.43, 7.82, 5.77, 4.18, 2.99, 2.07, 1.39, 0.96, 0.64, 0.39,
      ]),
    Profile(
      "90.67 high on 402", 374, 90.67, radius: 48, .continuous, depths,
      [
        48.33, 39.45, 35.09, 30.75, 26.75, 22.44, 19.36, 16.69, 14.02, 11.38, 8.70, 6.43, 4.58, 3.10, 1.94, 1.04, 0.39, 0.02, 0,
      ]),
    // iOS 26: P14.
    Profile(
      "148 high on 402", 374, 148, radius: 48, .continuous, depths,
      [
        51.37, 42.23, 37.72, 33.06, 28.97, 24.45, 21.1, 18.33, 15.57, 12.88, 10.07, 7.74, 5.84, 4.36, 3.2, 2.34, 1.68, 1.17, 0.82,
      ]),
    Profile(
      "compact", 226, 36.67, radius: 18.33, .continuous,
      [0.5, 1.17, 1.83, 2.5, 3.5, 4.83, 6.17, 7.5, 8.83, 10.17, 11.5, 12.83, 14.17, 15.5, 16.83, 18.17],
      [15.73, 12.71, 10.72, 9.36, 7.45, 5.77, 4.45, 3.41, 2.49, 1.78, 1.18, 0.72, 0.37, 0.09, 0, 0]),
  ]

  /// On 393 points an island of 36.67 ends in half circles, on iOS 16 (P11) and 18 (P20), attached, detached and compact: insets of rows.
  @Test(arguments: [43.67, 157.33, 175]) func lowIslandsOn393(_ width: CGFloat) throws {
    let points = outline(Profile("low", width, 36.67, radius: 18.33, .round, [], []))
    let rows: [(CGFloat, CGFloat)] = [
      (0.17, 15.97), (0.5, 13.97), (0.83, 12.63), (1.17, 11.63), (1.83, 10.3), (2.83, 8.3), (4.17, 6.63), (6.17, 4.3), (8.5, 2.63),
    ]
    for (depth, inset) in rows {
      let found = try cuts(points, row: depth, width: width)
      #expect(abs(found.left - inset) < 0.4 && abs(found.right - inset) < 0.4, "\(depth): \(found) is not \(inset)")
    }
  }

  /// A detached island that is as wide as it is high is a circle, in every direction.
  @Test(arguments: [36.67, 37, 36]) func aSquareIslandIsACircle(_ side: CGFloat) {
    let profile = Profile("square", side, side, radius: side / 2, .continuous, [], [])
    let radius: CGFloat = side / 2
    let distances = outline(profile).map { (point: CGPoint) -> CGFloat in abs(hypot(point.x - radius, point.y - radius) - radius) }
    let farthest = distances.max() ?? 9
    #expect(farthest < 0.1, "\(farthest)")
  }

  /// Points of the outline, in order.
  private func outline(_ profile: Profile) -> [CGPoint] {
    Path(island: CGRect(origin: .zero, size: profile.size), radius: profile.radius, style: profile.style).flattened(tolerance: 0.002)
      .flatMap(\.points)
  }

  /// Where the outline crosses a height, left and right.
  private func crossings(_ points: [CGPoint], at y: CGFloat) -> [CGFloat] {
    zip(points, points.dropFirst() + points.prefix(1)).compactMap { (from: CGPoint, to: CGPoint) -> CGFloat? in
      guard (from.y - y) * (to.y - y) < 0 else { return nil }
      return from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
    }
  }

  /// How far a row of pixels at 3x is cut at both ends, over the row's whole height.
  private func cuts(_ points: [CGPoint], row middle: CGFloat, width: CGFloat) throws -> (left: CGFloat, right: CGFloat) {
    var (left, right): (CGFloat, CGFloat) = (0, 0)
    for step in 0..<16 {
      let found = crossings(points, at: middle + (CGFloat(step) - 7.5) / 48)
      left += try #require(found.min())
      right += width - (try #require(found.max()))
    }
    return (left / 16, right / 16)
  }

  @Test(arguments: profiles.indices) func everyRowIsWithinAThirdOfAPoint(index: Int) throws {
    let profile = Self.profiles[index]
    let points = outline(profile)
    for row in profile.rows {
      // All four corners are alike.
      for y in [row.depth, profile.size.height - row.depth] {
        let found = try cuts(points, row: y, width: profile.size.width)
        #expect(abs(found.left - row.inset) < 0.35, "\(profile.name) at \(y): \(found.left) for \(row.inset)")
        #expect(abs(found.right - row.inset) < 0.35, "\(profile.name) at \(y), right")
      }
    }
  }

  /// The first row of pixels, where the outline is nearly level.
  @Test(arguments: [("160 high on 393", 43.66), ("121 high on 393", 43.5), ("90.67 high on 402", 61.1), ("148 high on 402", 63.5)])
  func theFirstRowOfPixels(name: String, inset: CGFloat) throws {
    let profile = try #require(Self.profiles.first { $0.name == name })
    let found = try cuts(outline(profile), row: 1.0 / 6, width: profile.size.width)
    #expect(abs(found.left - inset) < 0.5, "\(name): \(found.left) for \(inset)")
  }

  /// No height has a corner at the widest place: there the outline is vertical.
  @Test func endsAreRoundAtEveryHeight() {
    for height in stride(from: CGFloat(36.67), through: 160, by: 0.5) {
      for (radius, style) in [(CGFloat(18.33), IslandCornerStyle.round), (42, .continuous), (43.67, .round), (48, .continuous)] {
        let points = outline(Profile("", 370, height, radius: radius, style, [], []))
        #expect(points.allSatisfy { $0.x >= -0.001 && $0.x <= 370.001 && $0.y >= -0.001 && $0.y <= height + 0.001 })
        let middle = crossings(points, at: height / 2 - 0.2).min() ?? 9
        #expect(middle < 0.02, "\(height) high, radius \(radius): the end is pointed, \(middle) at 0.2 from the middle")
      }
    }
  }
}
