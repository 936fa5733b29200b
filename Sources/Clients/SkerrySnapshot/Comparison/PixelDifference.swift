import SkerryFormats

/// The difference between two pictures of the same size.
package struct PixelDifference: Sendable, Equatable, Codable {
  /// Failing pixels in the densest window of `edge` × `edge` pixels.
  package struct Window: Sendable, Equatable, Codable {
    /// Failing pixels in the window.
    package var count: Int
    /// The window's side in pixels.
    package var edge: Int
    /// The window's left edge in pixels.
    package var x: Int
    /// The window's top edge in pixels.
    package var y: Int
  }

  /// Differing pixels beyond a threshold on pixelmatch's scale.
  package struct Step: Sendable, Equatable, Codable {
    /// 0…1, on pixelmatch's scale.
    package var threshold: Double
    /// Pixels whose difference exceeds the threshold.
    package var count: Int
  }

  /// Pixels that are not equal, whether tolerated or not; masked ones are not counted.
  package var differing = 0
  /// Different pixels beyond the tolerance.
  package var failing = 0
  /// Different pixels within the tolerance of colour.
  package var tolerated = 0
  /// Different pixels that are ignored as anti-aliasing.
  package var antialiased = 0
  /// Pixels that were not compared.
  package var masked = 0
  /// How many pixels would differ at other thresholds.
  package var sweep: [Step] = []
  /// The largest difference of a channel, 0…255.
  package var worstChannel = 0
  /// The largest distance in OKLab times 100.
  package var worstPerceptual = 0.0
  /// The window with the most failing pixels, which distinguishes a local change from noise.
  package var densest = Window(count: 0, edge: Tolerance.standardWindow, x: 0, y: 0)
  /// The box around the failing pixels: x, y, width, height.
  package var box: [Int] = []
  /// Whether this is within the tolerance used for the measurement.
  package var passes = true

  package init() {}

  /// "214 px differ (densest 8×8 window: 61 at 40,12), max ΔE 18.2".
  package var sentence: String {
    var parts = ["\(failing) px \(failing == differing ? "differ" : "fail of \(differing) that differ")"]
    if failing > 0 {
      parts[0] += " (densest \(densest.edge)×\(densest.edge) window: \(densest.count) at \(densest.x),\(densest.y))"
    }
    if tolerated > 0 { parts.append("\(tolerated) tolerated") }
    if antialiased > 0 { parts.append("\(antialiased) ignored as anti-aliasing") }
    if masked > 0 { parts.append("\(masked) masked") }
    parts.append("worst channel \(worstChannel), ΔE \(ShortNumber.text(worstPerceptual, places: 1))")
    return parts.joined(separator: ", ")
  }

  /// "0: 1522 px, 0.01: 1490 px, …".
  package var sweepSentence: String { sweep.map { "\(ShortNumber.text($0.threshold, places: 6)): \($0.count) px" }.joined(separator: ", ") }

}
