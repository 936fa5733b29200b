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
    // A line through the middle of the body crosses the sign between its walls. The size of the plain filled lock is recorded, that of the other
    // is not, so each line is at a place in its own box.
    let crossed = { (path: Path) in
      let box = path.boundingRect
      let dark = (0...200).map { path.contains(CGPoint(x: box.minX + box.width * CGFloat($0) / 200, y: box.midY + 0.15 * box.height)) }
      return zip([false] + dark, dark).filter { !$0 && $1 }.count
    }
    #expect(crossed(signed) == crossed(plain) + 1)
  }
}
