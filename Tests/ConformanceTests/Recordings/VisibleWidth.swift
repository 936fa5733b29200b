import Foundation
import SkerryImage
import SkerryUI
import SwiftUI
import Testing

/// The extent of a black text on white in points; the outermost columns count by their darkest pixel, as they were measured on recordings.
///
/// It is drawn with four times as many pixels as were recorded: what is compared are the advances, without the whole pixels on which letters stand.
@MainActor func visibleWidth(of text: some View) throws -> CGFloat {
  let renderer = ImageRenderer(content: text.fixedSize().foregroundStyle(.black).padding(3).background(.white))
  renderer.scale = 12
  let picture = try ImageCodecs.decode(renderer.pngData())
  return try extent(picture.coverage { 1 - CGFloat($0.red) / 255 }, threshold: 0.1) / 12
}
