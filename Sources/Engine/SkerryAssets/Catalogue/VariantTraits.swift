import Foundation
import SkerryGraph

/// The traits that one entry of a set is meant for.
struct VariantTraits {
  private enum Luminosity { case light, dark }

  let idiom: String
  private var luminosity: Luminosity?
  private var isHighContrast = false
  private let gamut: String?
  private let isRightToLeft: Bool?
  private let isNarrowed: Bool
  private let widthClass: String?
  private let heightClass: String?

  init(_ entry: [String: Any]) {
    idiom = entry["idiom"] as? String ?? "universal"
    gamut = entry["display-gamut"] as? String
    widthClass = entry["width-class"] as? String
    heightClass = entry["height-class"] as? String
    isRightToLeft = (entry["language-direction"] as? String).map { $0 == "right-to-left" }
    isNarrowed = ["subtype", "screen-width", "memory", "graphics-feature-set"].contains { entry[$0] != nil }
    for appearance in entry["appearances"] as? [[String: Any]] ?? [] {
      switch (appearance["appearance"] as? String, appearance["value"] as? String) {
      case ("luminosity", "dark"): luminosity = .dark
      case ("luminosity", "light"): luminosity = .light
      case ("contrast", "high"): isHighContrast = true
      default: break
      }
    }
  }

  /// The mismatch of the entry: lists are compared lexicographically, the smallest is the best match. `nil` when it is meant for other
  /// devices.
  ///
  /// An entry without a trait matches every value of it, but an entry with the matching value is preferred.
  func mismatchScore(_ wanted: AssetTraits) -> [Int]? {
    guard idiom == wanted.idiom || idiom == "universal" else { return nil }
    // An iPhone in portrait has a compact width and a regular height.
    if let widthClass, widthClass != "compact" { return nil }
    if let heightClass, heightClass != "regular" { return nil }
    let look =
      switch luminosity {
      case nil: 1
      case .dark: wanted.isDark ? 0 : 2
      case .light: wanted.isDark ? 2 : 0
      }
    return [
      look, isHighContrast == wanted.isHighContrast ? 0 : 1, isRightToLeft.map { $0 == wanted.isRightToLeft ? 0 : 2 } ?? 1,
      idiom == wanted.idiom ? 0 : 1, widthClass == nil && heightClass == nil ? 1 : 0, isNarrowed ? 1 : 0,
      gamut == "display-P3" ? 0 : 1,
    ]
  }

  /// Whether the image is for the other layout direction and therefore shown mirrored.
  func isMirrored(_ wanted: AssetTraits) -> Bool { isRightToLeft.map { $0 != wanted.isRightToLeft } ?? false }
}
