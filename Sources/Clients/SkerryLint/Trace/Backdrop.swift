import Foundation
import SkerryDrawing
import SkerryImage

/// The pixels behind a text. Source: WCAG 2.2, relative luminance and contrast ratio.
struct Backdrop {
  private var colors: [(red: Double, green: Double, blue: Double)] = []
  /// Samples along each axis: enough for a gradient, few enough to be fast.
  private static let samples = 24

  /// `nil` if the frame is outside the picture.
  init?(_ frame: CGRect, of picture: Bitmap, scale: CGFloat) {
    let left = max(0, Int((frame.minX * scale).rounded())), right = min(picture.size.width, Int((frame.maxX * scale).rounded()))
    let top = max(0, Int((frame.minY * scale).rounded())), bottom = min(picture.size.height, Int((frame.maxY * scale).rounded()))
    guard left < right, top < bottom else { return nil }
    for y in stride(from: top, to: bottom, by: max(1, (bottom - top) / Self.samples)) {
      for x in stride(from: left, to: right, by: max(1, (right - left) / Self.samples)) {
        let color = picture.color(x: x, y: y)
        colors.append((Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255))
      }
    }
  }

  /// The contrast of an ink over this backdrop: of the samples, the one that a tenth are worse than.
  func ratio(to ink: RGBA) -> Double {
    let ratios = colors.map { Self.ratio(ink, $0) }.sorted()
    return ratios.isEmpty ? 21 : ratios[ratios.count / 10]
  }

  /// The colour under the ink that decides the ratio, as `#RRGGBB`.
  func color(under ink: RGBA) -> String {
    let wanted = ratio(to: ink)
    let ground = colors.first { abs(Self.ratio(ink, $0) - wanted) < 1e-9 } ?? (0, 0, 0)
    func byte(_ value: Double) -> String {
      let text = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
      return text.count < 2 ? "0" + text : text
    }
    return "#" + byte(ground.red) + byte(ground.green) + byte(ground.blue)
  }

  private static func ratio(_ ink: RGBA, _ ground: (red: Double, green: Double, blue: Double)) -> Double {
    let mixed = (
      ink.red * ink.alpha + ground.red * (1 - ink.alpha), ink.green * ink.alpha + ground.green * (1 - ink.alpha),
      ink.blue * ink.alpha + ground.blue * (1 - ink.alpha)
    )
    let (a, b) = (luminance(mixed.0, mixed.1, mixed.2), luminance(ground.red, ground.green, ground.blue))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
