import Foundation
import SkerryGeometry
import SkerryImage
import SkerrySnapshot

/// Golden, drawn and difference side by side: one picture for a terminal.
enum ReviewSheet {
  /// Pixels between the pictures.
  private static let gap = 12

  /// `nil` if no picture is stored.
  static func png(_ artifacts: ArtifactFolder, _ name: String) -> Data? {
    let parts = [ArtifactFolder.Part.reference, .actual, .difference].compactMap { part in
      artifacts.data(name, part).flatMap { try? ImageCodecs.decode($0) }
    }
    guard !parts.isEmpty else { return nil }
    let width = parts.map(\.size.width).reduce(0, +) + gap * (parts.count - 1)
    let height = parts.map(\.size.height).max() ?? 0
    var sheet = Bitmap(size: PixelSize(width: width, height: height))
    var left = 0
    for part in parts {
      for y in 0..<part.size.height {
        let row = part.pixels[(y * part.size.width * 4)..<((y + 1) * part.size.width * 4)]
        let at = (y * width + left) * 4
        sheet.pixels.replaceSubrange(at..<(at + row.count), with: row)
      }
      left += part.size.width + gap
    }
    return try? ImageCodecs.encodePNG(sheet)
  }
}
