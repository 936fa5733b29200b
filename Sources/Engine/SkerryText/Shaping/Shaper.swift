import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGlyphs
import SkerryGraph
import SkerryLocalization

/// Turns styled runs into clusters of glyphs in logical order.
struct Shaper {
  /// A string with its clusters and where its lines may end.
  struct Result {
    var units: [UInt16]
    var clusters: [ShapedCluster]
    /// For each UTF-16 position: 1 a line may end before it, 2 it must.
    var breaks: [UInt8]
    /// For each UTF-16 position: the bidi level of its paragraph, 0 or 1.
    var paragraphLevels: [UInt8]
    /// Code points that no face has, each once, in the order of the text.
    var missing: [UInt32]
    /// Custom fonts that were requested but not found, each once.
    var missingFonts: [String] = []
    /// For each UTF-16 unit, whether a user-perceived character begins there.
    var characterStarts: [Bool] = []

    func paragraphLevel(at unit: Int) -> UInt8 {
      paragraphLevels.indices.contains(unit) ? paragraphLevels[unit] : paragraphLevels.last ?? 0
    }
  }

  /// Points subtracted from every advance, for tightening.
  var tightening: CGFloat = 0
  /// Factor on every size.
  var scale: CGFloat = 1
  /// The release of iOS, which decides the widths of Chinese characters.
  var version = SystemVersion.standard

  func shape(_ runs: [TextRun], rightToLeft: Bool, language: String, registry: inout FontRegistry) -> Result {
    var units: [UInt16] = []
    var starts: [Int] = []
    for run in runs {
      starts.append(units.count)
      units += Array(run.string.utf16)
    }
    let breaks = TextBoundaries.lineBreaks(in: units, language: language)
    let (levels, paragraphs) = TextBoundaries.directions(in: units, isRightToLeft: rightToLeft)

    var result = Result(units: units, clusters: [], breaks: breaks, paragraphLevels: paragraphs, missing: [])
    result.clusters.reserveCapacity(units.count)
    result.characterStarts = [Bool](repeating: false, count: units.count)
    for (index, run) in runs.enumerated() {
      var own = RunShaper(
        run: run, number: index, start: starts[index], language: language, scale: scale, tightening: tightening, version: version)
      own.shape(levels, &registry, &result)
    }
    for index in result.clusters.indices {
      result.clusters[index].startsCharacter = result.characterStarts[result.clusters[index].range.lowerBound]
    }
    result.joinLineEnds()
    return result
  }
}

extension Shaper.Result {
  /// A carriage return and its line feed end one line, not two.
  fileprivate mutating func joinLineEnds() {
    guard units.contains(0x0D) else { return }
    var joined: [ShapedCluster] = []
    for cluster in clusters {
      if let last = joined.last, last.isNewline, cluster.isNewline, units[last.range.lowerBound] == 0x0D,
        last.range.count == 1, units[cluster.range.lowerBound] == 0x0A
      {
        joined[joined.count - 1].range = last.range.lowerBound..<cluster.range.upperBound
      } else {
        joined.append(cluster)
      }
    }
    clusters = joined
  }
}

extension UInt16 {
  /// Whether it is a line feed, vertical tab, form feed, carriage return, next line, or a line or paragraph separator.
  var isNewline: Bool { (0x0A...0x0D).contains(self) || self == 0x85 || self == 0x2028 || self == 0x2029 }
}
