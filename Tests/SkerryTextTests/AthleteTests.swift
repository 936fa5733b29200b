import Foundation
import SkerryDrawing
import SkerryGraph
import Testing

@testable import SkerryText

/// People in motion are drawn from a list of poses.
@Suite struct AthleteTests {
  private static let engine = TextEngine()
  private func ink(_ name: String, weight: CGFloat = 400) throws -> Path {
    let font = FontDescription(size: 20, weight: weight)
    return try #require(Self.engine.symbol(named: name, font: font, scale: .medium)).layers.reduce(into: Path()) { $0.addPath($1) }
  }

  /// How many parts of the drawing a horizontal line crosses, at a fraction of its height.
  private func spans(_ path: Path, at fraction: CGFloat) -> Int {
    let box = path.boundingRect
    let dark = (0...400).map {
      path.contains(CGPoint(x: box.minX + box.width * CGFloat($0) / 400, y: box.minY + box.height * fraction))
    }
    return zip([false] + dark, dark).filter { !$0 && $1 }.count
  }

  @Test func everyPoseIsDrawnWithinAThirdBeyondTheCircle() throws {
    let names = Athlete.symbols
    #expect(names.count == 36)
    var boxes: Set<String> = []
    for name in names {
      let box = try ink(name).boundingRect
      let circle = 0.9961 * 20
      #expect(box.width > 0.3 * circle && box.width < 1.34 * circle, "\(name) \(box)")
      #expect(box.height > 0.35 * circle && box.height < 1.34 * circle, "\(name) \(box)")
      boxes.insert("\((box.width * 100).rounded()) \((box.height * 100).rounded())")
    }
    // Four names are other names of a pose, and two poses have one size.
    #expect(boxes.count >= 31)
  }

  @Test func thingsAreBesideThePerson() throws {
    // Two feet, the head of the club, and the ball.
    #expect(spans(try ink("figure.golf"), at: 0.93) == 4)
    // Two wheels under the board.
    #expect(spans(try ink("figure.skateboarding"), at: 0.97) == 2)
    // Two feet and the rope between and around them, lower the rope alone.
    #expect(spans(try ink("figure.jumprope"), at: 0.99) == 1)
    // A line under the whole figure.
    let mat = try ink("figure.pilates")
    let box = mat.boundingRect
    #expect(spans(mat, at: 0.97) == 1 && mat.contains(CGPoint(x: box.minX + 1, y: box.maxY - 0.6)))
    // A ring is open, beside the head.
    let racket = try ink("figure.tennis")
    #expect(spans(racket, at: 0.1) >= 3)
  }

  @Test func sportsWithTwoNamesHaveOneDrawing() throws {
    for (name, other) in [("indoor.soccer", "soccer"), ("outdoor.soccer", "soccer"), ("softball", "baseball"), ("ice.hockey", "hockey")] {
      #expect(try ink("figure." + name) == ink("figure." + other))
    }
  }

  @Test func limbsFollowTheWeight() throws {
    let (light, heavy) = (try ink("figure.taichi", weight: 200), try ink("figure.taichi", weight: 800))
    #expect(heavy.boundingRect.width > light.boundingRect.width + 0.5)
  }

  /// No pose has a filled form, and an unknown name none at all.
  @Test func othersAreNotDrawn() {
    for name in ["figure.golf.fill", "figure.golfing", "golf"] { #expect(Athlete.outline(of: name, stroke: 0.1) == nil) }
    #expect(SymbolShapes.figure("figure.golf", isFilled: true, stroke: 0.1) == nil)
  }
}
