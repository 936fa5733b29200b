import Foundation
import SkerryGraph

/// SF's vertical metrics in ems, used for every substitute face. Source: Figures §3.4.
enum SystemMetrics {
  static let ascent: CGFloat = 1950.0 / 2048
  static let descent: CGFloat = 494.0 / 2048
  static let capHeight: CGFloat = 1443.0 / 2048
  static let xHeight: CGFloat = 1078.0 / 2048

  static func metrics(of font: FontDescription) -> FontMetrics {
    FontMetrics(
      ascent: ascent * font.size + font.script.above(font.size), descent: descent * font.size + font.script.below(font.size),
      capHeight: capHeight * font.size, xHeight: xHeight * font.size,
      leading: font.styleLeading + font.leadingAdjustment)
  }
}
