import Foundation
import SkerryImage
import SkerryTestSupport
import Testing

@testable import SkerrySnapshot

/// The counts of another implementation on the same pictures.
@Suite struct PixelmatchTests {
  struct Expected: Decodable {
    struct Case: Decodable {
      var pair: String
      var threshold: Double
      var ignoresAntialiasing: Bool
      var count: Int
    }
    var cases: [Case]
  }

  static let folder = Checkout.url("Tests/Fixtures/Diff")

  @Test func countsAreThoseOfPixelmatch() throws {
    let expected = try JSONDecoder().decode(Expected.self, from: Data(contentsOf: Self.folder.appendingPathComponent("expected.json")))
    #expect(expected.cases.count == 80)
    for entry in expected.cases {
      func picture(_ side: String) throws -> StraightBitmap {
        try StraightBitmap(decoding: Data(contentsOf: Self.folder.appendingPathComponent("\(entry.pair).\(side).png")))
      }
      var tolerance = Tolerance()
      tolerance.threshold = entry.threshold
      tolerance.ignoresAntialiasing = entry.ignoresAntialiasing
      let found = try PixelDiffer(tolerance: tolerance).compare(picture("a"), picture("b")).difference
      #expect(found.failing == entry.count, "\(entry)")
    }
  }
}
