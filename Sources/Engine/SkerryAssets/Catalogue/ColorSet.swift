import Foundation
import SkerryDrawing
import SkerryFormats
import SkerryGeometry
import SkerryGraph

/// The colours of one colour set.
struct ColorSet {
  enum Source {
    case components(RGBA)
    /// A colour of the system, by UIKit's name.
    case system(String)
  }
  struct Entry {
    var source: Source
    var traits: VariantTraits
  }
  var entries: [Entry] = []

  /// The best match; `nil` when no colour is meant for the device.
  func best(_ traits: AssetTraits) -> Source? {
    // The first of equally good ones.
    var best: (score: [Int], source: Source)?
    for entry in entries {
      guard let score = entry.traits.mismatchScore(traits) else { continue }
      if best.map({ score.lexicographicallyPrecedes($0.score) }) ?? true { best = (score, entry.source) }
    }
    return best?.source
  }
}

extension ColorSet.Source {
  /// A catalogue's colour: components as fractions, as 0–255 or in hexadecimal, in one of Xcode's colour spaces, or a reference.
  init?(_ color: [String: Any]) {
    if let reference = color["reference"] as? String {
      self = .system(reference)
      return
    }
    guard let components = color["components"] as? [String: Any] else { return nil }
    let space = color["color-space"] as? String ?? "srgb"
    let alpha = min(max(Self.alpha(components["alpha"]) ?? 1, 0), 1)
    if components["white"] != nil {
      guard let white = Self.fractions([components["white"]])?.first else { return nil }
      // Gray Gamma 2.2 is encoded by a plain power, sRGB by its own curve.
      let level = space == "gray-gamma-22" ? TransferCurve.encoded(white > 0 ? ExactMath.power(white, 2.2) : 0) : white
      self = .components(RGBA(level, level, level, alpha))
      return
    }
    guard let values = Self.fractions([components["red"], components["green"], components["blue"]]) else { return nil }
    switch space {
    case "display-p3": self = .components(RGBA(displayP3Red: values[0], values[1], values[2], alpha))
    case "extended-linear-srgb", "linear-srgb":
      self = .components(RGBA(TransferCurve.encoded(values[0]), TransferCurve.encoded(values[1]), TransferCurve.encoded(values[2]), alpha))
    default: self = .components(RGBA(values[0], values[1], values[2], alpha))
    }
  }

  /// Components as fractions. Whole numbers are 0–255, unless all are 0 or 1: some generators write white as "1".
  private static func fractions(_ values: [Any?]) -> [Double]? {
    let numbers = values.compactMap(CatalogueColor.number)
    guard numbers.count == values.count else { return nil }
    let areBytes = numbers.contains { $0.isWhole && $0.value > 1 }
    return numbers.map { $0.isWhole && areBytes ? $0.value / 255 : $0.value }
  }

  private static func alpha(_ value: Any?) -> Double? {
    CatalogueColor.number(value).map { $0.isWhole && $0.value > 1 ? $0.value / 255 : $0.value }
  }
}
