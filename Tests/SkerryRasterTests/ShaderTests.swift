import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGlyphs
import Testing

@testable import SkerryRaster

/// A gradient is computed only where it is needed, with the same bytes.
@Suite struct ShaderTests {
  private static let stops = GradientStops(
    [.init(.white, at: 0), .init(RGBA(1, 0, 0, 0.5), at: 0.6), .init(.black, at: 1)], mixing: .device)
  private static let paints: [Paint] = [
    .linear(stops, start: .topLeading, end: .bottomTrailing), .linear(stops, start: .top, end: .bottom),
    .linear(stops, start: .leading, end: .trailing), .radial(stops, center: .center, startRadius: 3, endRadius: 90),
    .angular(stops, center: .center, start: .degrees(30), end: .degrees(390)),
    .faded(.angular(stops, center: .center, start: .zero, end: .degrees(360)), 0.5),
  ]
  private let area = PixelRect(x: 5, y: 7, width: 290, height: 60)

  /// A frame of a width of two pixels around the mask's rectangle, which is larger than the area.
  private var frame: CoverageMask {
    let rect = PixelRect(x: 3, y: 5, width: 294, height: 64)
    let bytes = (0..<64).flatMap { y in (0..<294).map { x in UInt8(min(x - 2, 291 - x, y - 2, 61 - y) <= 1 ? 200 : 0) } }
    return CoverageMask(rect: rect, bytes: bytes)
  }

  private func pixels(_ paint: Paint, _ needed: CoverageMask?) -> [UInt8] {
    Shader.layer(paint, bounds: CGRect(x: 0, y: 0, width: 300, height: 80), transform: .identity, area: area, needed: needed).finished
  }

  @Test(arguments: paints) func neededPixelsAreThoseOfTheWholeGradient(_ paint: Paint) {
    let (mask, whole) = (frame, pixels(paint, nil))
    let part = pixels(paint, mask)
    for y in 0..<60 {
      for x in 0..<290 where mask.bytes[(y + 2) * 294 + x + 2] != 0 {
        let first = (y * 290 + x) * 4
        #expect(part[first..<first + 4] == whole[first..<first + 4], "at \(x), \(y)")
      }
    }
  }

  /// A stop without a place is at the beginning or at its predecessor, as is one before its predecessor.
  @Test(
    arguments: [
      ([.nan, 0.5, 1], [0, 0.5, 1]), ([0, .nan, 1], [0, 0, 1]), ([0, 0.5, .nan], [0, 0.5, 0.5]), ([0.2, 0.1, 1], [0.2, 0.2, 1]),
    ] as [([Double], [Double])])
  func stopsWithoutAPlace(_ places: [Double], _ used: [Double]) {
    func ramp(_ places: [Double]) -> [UInt8] {
      let stops = zip([RGBA.white, RGBA(1, 0, 0, 1), .black], places).map { GradientStops.Stop($0, at: $1) }
      return ColorRamp(GradientStops(stops, mixing: .device)).bytes
    }
    #expect(ramp(places) == ramp(used) && ramp(used) != ramp([0, 0.6, 1]))
  }

  @Test func theInnerPartOfARingIsNotComputed() throws {
    let part = pixels(Self.paints[4], frame)
    let middle = (30 * 290 + 145) * 4
    #expect(part[middle..<middle + 4].allSatisfy { $0 == 0 })
    #expect(pixels(Self.paints[4], nil)[middle..<middle + 4].contains { $0 != 0 })
  }
}
