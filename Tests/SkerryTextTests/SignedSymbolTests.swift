import Foundation
import SkerryDrawing
import SkerryGraph
import SkerryText
import Testing

/// Symbols with a sign in a thing, whose names begin with the sign.
@Suite struct SignedSymbolTests {
  private static let engine = TextEngine()
  private func ink(_ name: String) throws -> Path {
    let drawing = try #require(Self.engine.symbol(named: name, font: FontDescription(size: 20), scale: .medium))
    return drawing.layers.reduce(into: Path()) { $0.addPath($1) }
  }

  @Test(arguments: ["lock", "lock.fill"]) func aSignIsInTheBodyOfALock(_ lock: String) throws {
    let (plain, signed) = (try ink(lock), try ink("exclamationmark." + lock))
    let (box, other) = (plain.boundingRect, signed.boundingRect)
    #expect(abs(other.minX - box.minX) < 0.01 && abs(other.maxX - box.maxX) < 0.01)
    #expect(abs(other.minY - box.minY) < 0.01 && abs(other.maxY - box.maxY) < 0.01)
    // A line through the middle of the body crosses the sign between its walls.
    let crossed = { (path: Path) in
      let dark = (0...200).map { path.contains(CGPoint(x: box.minX + box.width * CGFloat($0) / 200, y: box.midY + 0.15 * box.height)) }
      return zip([false] + dark, dark).filter { !$0 && $1 }.count
    }
    #expect(crossed(signed) == crossed(plain) + 1)
  }
}
