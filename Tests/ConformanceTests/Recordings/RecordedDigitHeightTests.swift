import Foundation
import SwiftUI
import Testing

/// Where digits of the rounded design end above and below the baseline, in ems (Figures §9.145).
@Suite @MainActor struct RecordedDigitHeightTests {
  /// P126 (semibold, 48 and 68 points) has 1, 3, 5, 7 and 8, P33 and P34 (bold, 22 to 28 points) have 0, 1, 2, 4 and 9; the 6 is of 15 points.
  @Test(arguments: [
    ("0", 0.720, 0.0154), ("1", 0.715, 0.0119), ("2", 0.720, 0), ("3", 0.7195, 0.0165), ("4", 0.7145, 0.0139), ("5", 0.703, 0.0165),
    ("6", 0.7115, 0.0163), ("7", 0.7025, 0.0119), ("8", 0.7186, 0.0167), ("9", 0.726, 0.0154),
  ]) func heightsOfRoundedDigits(_ digit: String, _ top: Double, _ bottom: Double) throws {
    let size: CGFloat = 200
    for weight in [Font.Weight.semibold, .bold] {
      let picture = try PixelExtent(
        Text(verbatim: digit).font(.system(size: size, weight: weight, design: .rounded)).foregroundStyle(.black)
          .padding(10).background(.white))
      let ink = try #require(picture.ink(CGRect(x: 1, y: 1, width: 160, height: 250), threshold: 127))
      let baseline = 10 + size * 1950 / 2048
      #expect(abs((baseline - ink.minY) / size - top) < 0.007, "\((baseline - ink.minY) / size)")
      #expect(abs((ink.maxY - baseline) / size - bottom) < 0.007, "\((ink.maxY - baseline) / size)")
    }
  }
}
