import CSkerryPixels
import SkerryDrawing
import SkerryGlyphs
import SkerryGeometry

/// A rectangle of pixels that is being painted: RGBA, premultiplied.
final class Layer {
  let bounds: PixelRect
  /// Whether nothing has been painted yet, so that no memory is allocated.
  private(set) var isBlank = true
  /// Empty while the layer is blank.
  private(set) var pixels: [UInt8] = []
  /// The layer below, which materials blur.
  let beneath: Layer?

  init(bounds: PixelRect, over beneath: Layer? = nil) {
    self.bounds = bounds
    self.beneath = beneath
  }

  /// A layer that is painted already.
  init(bounds: PixelRect, pixels: [UInt8]) {
    precondition(pixels.count == bounds.size.count * 4, "A layer needs four bytes per pixel.")
    self.bounds = bounds
    beneath = nil
    isBlank = false
    self.pixels = pixels
  }

  /// Allocates the pixels, all zero, before painting.
  private func prepare() {
    guard isBlank else { return }
    isBlank = false
    pixels = [UInt8](repeating: 0, count: bounds.size.count * 4)
  }

  /// Passes the pixels to a closure for painting in place, so that nothing is copied.
  func paint(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
    prepare()
    pixels.withUnsafeMutableBufferPointer {
      if let base = $0.baseAddress { body(base) }
    }
  }

  /// All pixels, including those of a blank layer.
  var finished: [UInt8] {
    prepare()
    return pixels
  }

  /// Replaces the content with that of another layer of the same bounds.
  func take(_ other: Layer) {
    precondition(other.bounds == bounds, "A layer takes the place of one of its own bounds.")
    pixels = other.pixels
    isBlank = other.isBlank
  }

  var stride: Int { bounds.size.width * 4 }

  private func index(_ x: Int, _ y: Int) -> Int { ((y - bounds.minY) * bounds.size.width + (x - bounds.minX)) * 4 }

  /// Paints one colour with a coverage mask.
  func fill(_ coverage: Coverage, _ color: RGBA) {
    let bytes = color.premultipliedBytes
    guard bytes[3] > 0 else { return }
    switch coverage {
    case .nothing: return
    case .full(let rect):
      let visible = rect.intersection(bounds)
      guard !visible.isEmpty else { return }
      if isBlank, visible == bounds, bytes[3] == 255 { return flood(bytes) }
      let start = index(visible.minX, visible.minY)
      paint { base in
        skerry_fill(base + start, stride, Int32(visible.size.width), Int32(visible.size.height), bytes)
      }
    case .partial(let mask):
      let visible = mask.rect.intersection(bounds)
      guard !visible.isEmpty else { return }
      let start = index(visible.minX, visible.minY)
      let from = mask.offset(of: visible)
      paint { base in
        mask.bytes.withUnsafeBufferPointer { source in
          guard let bytesBase = source.baseAddress else { return }
          skerry_fill_mask(
            base + start, stride, bytesBase + from, mask.rect.size.width, Int32(visible.size.width), Int32(visible.size.height), bytes)
        }
      }
    }
  }

  /// Allocates the pixels and fills them with one colour.
  private func flood(_ color: [UInt8]) {
    isBlank = false
    let count = bounds.size.count * 4
    pixels = [UInt8](unsafeUninitializedCapacity: count) { buffer, written in
      if let base = buffer.baseAddress {
        skerry_fill(base, stride, Int32(bounds.size.width), Int32(bounds.size.height), color)
        written = count
      }
    }
  }

  /// Composites another layer, with a coverage mask if one is given.
  func composite(_ source: Layer, through coverage: Coverage? = nil, opacity: Double = 1, blend: BlendMode = .normal) {
    var visible = source.bounds.intersection(bounds)
    var mask: CoverageMask?
    switch coverage {
    case nil: break
    case .nothing: return
    case .full(let rect): visible = visible.intersection(rect)
    case .partial(let partial):
      visible = visible.intersection(partial.rect)
      mask = partial
    }
    guard !visible.isEmpty, opacity > 0, !source.isBlank else { return }
    if isBlank, mask == nil, opacity >= 1, blend == .normal, visible == bounds, source.bounds == bounds {
      // Onto a blank layer this is a copy, which shares the array's memory.
      return take(source)
    }
    let start = index(visible.minX, visible.minY)
    let from = source.index(visible.minX, visible.minY)
    let level = Int32((min(opacity, 1) * 255).rounded())
    let maskStart = mask?.offset(of: visible) ?? 0
    let maskStride = mask?.rect.size.width ?? 0
    let (stride, sourceStride) = (stride, source.stride)
    paint { base in
      source.pixels.withUnsafeBufferPointer { other in
        (mask?.bytes ?? []).withUnsafeBufferPointer { bytes in
          guard let otherBase = other.baseAddress else { return }
          skerry_composite(
            base + start, stride, otherBase + from, sourceStride, mask == nil ? nil : bytes.baseAddress.map { $0 + maskStart },
            maskStride, Int32(visible.size.width), Int32(visible.size.height), level, Int32(blend.code))
        }
      }
    }
  }

  /// Keeps only what `coverage` covers.
  func clip(to coverage: Coverage) {
    let visible = (coverage.rect ?? PixelRect(x: 0, y: 0, width: 0, height: 0)).intersection(bounds)
    clear(outside: visible)
    guard case .partial(let mask) = coverage, !visible.isEmpty, !isBlank else { return }
    let start = index(visible.minX, visible.minY)
    let from = mask.offset(of: visible)
    let stride = stride
    paint { base in
      mask.bytes.withUnsafeBufferPointer { source in
        guard let bytesBase = source.baseAddress else { return }
        skerry_multiply_mask(
          base + start, stride, bytesBase + from, mask.rect.size.width, Int32(visible.size.width), Int32(visible.size.height))
      }
    }
  }

  private func clear(outside kept: PixelRect) {
    guard kept != bounds, !isBlank else { return }
    let stride = stride
    pixels.withUnsafeMutableBytes { bytes in
      func clear(_ from: Int, _ to: Int) {
        if to > from { bytes[from..<to].initializeMemory(as: UInt8.self, repeating: 0) }
      }
      for row in 0..<bounds.size.height {
        let start = row * stride
        guard !kept.isEmpty, row + bounds.minY >= kept.minY, row + bounds.minY < kept.maxY else {
          clear(start, start + stride)
          continue
        }
        clear(start, start + (kept.minX - bounds.minX) * 4)
        clear(start + (kept.maxX - bounds.minX) * 4, start + stride)
      }
    }
  }

  /// Multiplies by the alpha of another layer of the same bounds.
  func mask(by other: Layer) {
    precondition(other.bounds == bounds, "A mask layer covers the layer it masks.")
    let stride = stride
    guard !isBlank else { return }
    let others = other.finished
    paint { base in
      others.withUnsafeBufferPointer { source in
        guard let otherBase = source.baseAddress else { return }
        skerry_multiply_alpha(base, stride, otherBase, stride, Int32(bounds.size.width), Int32(bounds.size.height))
      }
    }
  }
}

extension Coverage {
  /// `nil` if nothing is covered, or whole pixels only.
  var mask: CoverageMask? {
    if case .partial(let mask) = self { mask } else { nil }
  }
}

extension CoverageMask {
  /// The index of a visible rectangle's first byte.
  func offset(of visible: PixelRect) -> Int {
    (visible.minY - rect.minY) * rect.size.width + (visible.minX - rect.minX)
  }
}

extension RGBA {
  /// Premultiplied 8-bit components, clamped to the gamut.
  var premultipliedBytes: [UInt8] {
    func byte(_ v: Double) -> UInt8 { v.isNaN ? 0 : UInt8((min(max(v, 0), 1) * 255).rounded()) }
    let alpha = min(max(alpha, 0), 1)
    return [
      byte(min(max(red, 0), 1) * alpha), byte(min(max(green, 0), 1) * alpha), byte(min(max(blue, 0), 1) * alpha), byte(alpha),
    ]
  }
}
