import Foundation
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// The extent of black text on white in points; the outermost columns count by their darkest pixel, as they were measured on recordings.
///
/// It is drawn with four times as many pixels as were recorded, so that advances are compared, and not the whole pixels to which letters are moved.
@MainActor func visibleWidth(of text: some View) throws -> CGFloat {
  let renderer = ImageRenderer(content: text.fixedSize().foregroundStyle(.black).padding(3).background(.white))
  renderer.scale = 12
  let picture = try ImageCodecs.decode(renderer.pngData())
  return try extent(ofMost: picture.darkest().map { 1 - CGFloat($0) / 255 }, threshold: 0.1) / 12
}

extension Bitmap {
  /// The least red of each column of an opaque picture. The pictures are large, and tests are not optimized: the loop uses nothing generic.
  fileprivate func darkest() -> [UInt8] {
    var minimum = [UInt8](repeating: 255, count: size.width)
    pixels.withUnsafeBytes { bytes in
      minimum.withUnsafeMutableBytes { columns in
        guard let from = bytes.bindMemory(to: UInt8.self).baseAddress, let into = columns.bindMemory(to: UInt8.self).baseAddress else {
          return
        }
        var at = 0
        while at < size.count {
          let x = at % size.width
          if from[at * 4] < into[x] { into[x] = from[at * 4] }
          at += 1
        }
      }
    }
    return minimum
  }
}
