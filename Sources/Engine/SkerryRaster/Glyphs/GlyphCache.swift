import Foundation
import SkerryDrawing
import SkerryGlyphs
import SkerryGeometry
import SkerryGraph
import Synchronization

/// Coverage of glyphs at quarter-pixel positions. Holds at most `limit` masks and is emptied when full;
/// a cached mask equals a newly rasterized one, so the limit cannot change a picture.
final class GlyphCache: Sendable {
  static let limit = 8192

  /// Its pixels, premultiplied; the bounds are relative to the origin's whole pixel.
  struct Picture {
    var bounds: PixelRect
    var pixels: [UInt8]
  }
  /// The maximum numbers of pixels of all cached pictures and of one of them.
  static let pictureLimit = 2 << 20

  private struct State {
    var pictures: [PictureMemory.GlyphPixels: Picture] = [:]
    var picturePixels = 0
    var runs: [PictureMemory.PlacedFont: [PictureMemory.Mask: Coverage]] = [:]
    var count = 0
    var rasterizations = 0
  }
  private let state = Mutex(State())

  /// The number of glyphs rasterized so far.
  var rasterizations: Int { state.withLock { $0.rasterizations } }

  func known(_ run: PictureMemory.PlacedFont) -> [PictureMemory.Mask: Coverage] { state.withLock { $0.runs[run] ?? [:] } }

  func picture(_ key: PictureMemory.GlyphPixels) -> Picture? { state.withLock { $0.pictures[key] } }

  func add(_ picture: Picture, for key: PictureMemory.GlyphPixels) {
    state.withLock {
      $0.rasterizations += 1
      if $0.picturePixels + picture.bounds.size.count > Self.pictureLimit {
        $0.pictures = [:]
        $0.picturePixels = 0
      }
      if $0.pictures.updateValue(picture, forKey: key) == nil { $0.picturePixels += picture.bounds.size.count }
    }
  }

  func add(_ fresh: [PictureMemory.Mask: Coverage], to run: PictureMemory.PlacedFont) {
    guard !fresh.isEmpty else { return }
    state.withLock {
      $0.rasterizations += fresh.count
      if $0.count + fresh.count > Self.limit {
        $0.runs = [:]
        $0.count = 0
      }
      $0.runs[run, default: [:]].merge(fresh) { old, _ in old }
      $0.count += fresh.count
    }
  }
}

extension Coverage {
  func moved(x: Int, y: Int) -> Coverage {
    func move(_ rect: PixelRect) -> PixelRect {
      PixelRect(x: rect.minX + x, y: rect.minY + y, width: rect.size.width, height: rect.size.height)
    }
    return switch self {
    case .nothing: .nothing
    case .full(let rect): .full(move(rect))
    case .partial(let mask): .partial(CoverageMask(rect: move(mask.rect), bytes: mask.bytes))
    }
  }
}
