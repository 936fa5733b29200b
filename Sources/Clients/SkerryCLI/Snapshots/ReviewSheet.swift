import Foundation
import SkerryGeometry
import SkerryImage
import SkerrySnapshot

/// Golden, drawn and difference as one picture for a terminal: below each other if they are wider than high, because a terminal has more room
/// downwards, otherwise side by side.
enum ReviewSheet {
  /// Pixels between the pictures.
  static let gap = 12

  /// `nil` if no picture is stored.
  static func png(_ artifacts: ArtifactFolder, _ name: String) -> Data? {
    let parts = [ArtifactFolder.Part.reference, .actual, .difference].compactMap { part in
      artifacts.data(name, part).flatMap { try? ImageCodecs.decode($0) }
    }
    guard !parts.isEmpty else { return nil }
    return try? ImageCodecs.encodePNG(sheet(parts))
  }

  /// - Parameter parts: one or more.
  static func sheet(_ parts: [Bitmap]) -> Bitmap {
    let (widths, heights) = (parts.map(\.size.width), parts.map(\.size.height))
    let (widest, highest) = (widths.max() ?? 0, heights.max() ?? 0)
    let gaps = gap * (parts.count - 1)
    let isStacked = widest > highest
    var sheet = Bitmap(
      size: isStacked
        ? PixelSize(width: widest, height: heights.reduce(0, +) + gaps) : PixelSize(width: widths.reduce(0, +) + gaps, height: highest))
    var (left, top) = (0, 0)
    for part in parts {
      for y in 0..<part.size.height {
        let row = part.pixels[(y * part.size.width * 4)..<((y + 1) * part.size.width * 4)]
        let at = ((top + y) * sheet.size.width + left) * 4
        sheet.pixels.replaceSubrange(at..<(at + row.count), with: row)
      }
      if isStacked { top += part.size.height + gap } else { left += part.size.width + gap }
    }
    return sheet
  }
}
