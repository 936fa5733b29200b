import Foundation
import SkerryDrawing

/// A gradient's colours as a table of premultiplied bytes, evenly spaced over 0…1.
struct ColorRamp {
  static let count = 1024
  let bytes: [UInt8]

  init(_ gradient: GradientStops) {
    let stops = ColorRamp.subdivided(gradient)
    guard let first = stops.first, let last = stops.last else {
      bytes = [UInt8](repeating: 0, count: Self.count * 4)
      return
    }
    var table: [UInt8] = []
    table.reserveCapacity(Self.count * 4)
    var next = 0
    for index in 0..<Self.count {
      let t = Double(index) / Double(Self.count - 1)
      while next < stops.count, stops[next].location <= t { next += 1 }
      let color: RGBA
      if next == 0 {
        color = first.color
      } else if next == stops.count {
        color = last.color
      } else {
        let (a, b) = (stops[next - 1], stops[next])
        color = a.color.mixed(with: b.color, (t - a.location) / (b.location - a.location))
      }
      table += color.premultipliedBytes
    }
    bytes = table
  }

  /// Adjacent stops are interpolated in Oklab at a few points, with plain sRGB between them.
  ///
  /// Source: Figures rule 27: the recorded pairs up to 0.35 apart are cut once, those of 0.47 and 0.78 many times, the last into 16 pieces.
  /// Fitted: 0.4 is between them, based on three recordings (one bar of seven stops, two pairs).
  private static func subdivided(_ gradient: GradientStops) -> [GradientStops.Stop] {
    var ordered: [GradientStops.Stop] = []
    for stop in gradient.stops {
      // A stop before its predecessor is moved to the predecessor, as in Core Graphics.
      let location = max(stop.location.isNaN ? 0 : stop.location, ordered.last?.location ?? -.infinity)
      ordered.append(GradientStops.Stop(stop.color, at: location))
    }
    guard gradient.mixing == .perceptual else { return ordered }
    var result: [GradientStops.Stop] = ordered.prefix(1).map { $0 }
    for (a, b) in zip(ordered, ordered.dropFirst()) {
      let (from, to) = (Oklab(a.color), Oklab(b.color))
      let pieces = from.distance(to: to) < 0.4 ? 2 : 16
      for piece in 1..<pieces {
        let t = Double(piece) / Double(pieces)
        result.append(GradientStops.Stop(from.mixed(with: to, t).color, at: a.location + (b.location - a.location) * t))
      }
      result.append(b)
    }
    return result
  }
}

extension RGBA {
  /// A mix of encoded components, not weighted by alpha: next to a transparent black the last piece of a gradient becomes dark.
  fileprivate func mixed(with other: RGBA, _ t: Double) -> RGBA {
    func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
    return RGBA(mix(red, other.red), mix(green, other.green), mix(blue, other.blue), mix(alpha, other.alpha))
  }
}
