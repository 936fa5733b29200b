import Foundation
import SkerryDrawing
import SkerryGlyphs
import SkerryGeometry
import SkerryGraph

/// Paints one display list. Not thread-safe.
struct Painter {
  let outlines: any GlyphOutlining
  let cache: GlyphCache
  let shapes: ShapeCache
  /// The pixels that layers of groups may have: the picture's and a margin, so that blurs within blurs cannot take all
  /// memory. Only content beyond the margin that is blurred twice can be lost.
  let limits: PixelRect
  let coverage = CoverageRasterizer()

  func draw(_ list: DisplayList, on layer: Layer, _ transform: CGAffineTransform) {
    for item in list.items { draw(item, on: layer, transform) }
  }

  private func draw(_ item: DisplayItem, on layer: Layer, _ transform: CGAffineTransform) {
    switch item {
    case .fill(let path, let evenOdd, let paint, let bounds):
      paintArea(covered(path, evenOdd: evenOdd, within: layer.bounds, transform), paint, bounds, on: layer, transform)
    case .stroke(let path, let style, let paint, let bounds):
      paintArea(covered(path, stroke: style, within: layer.bounds, transform), paint, bounds, on: layer, transform)
    case .glyphs(let run, let bounds):
      draw(run, bounds, on: layer, transform)
    case .image(let image, let drawn):
      draw(image, drawn, on: layer, transform)
    case .group(let effects, let content):
      draw(content, effects[...], on: layer, transform)
    }
  }

  private func paintArea(_ covered: Coverage, _ paint: Paint, _ bounds: CGRect, on layer: Layer, _ transform: CGAffineTransform) {
    switch paint {
    case .solid(let color): layer.fill(covered, color)
    case .faded(.solid(let color), let factor): layer.fill(covered, color.opacity(factor))
    case .backdrop(let material): layer.fill(covered, with: material, transform)
    case .faded(.backdrop(let material), let factor): layer.fill(covered, with: material, opacity: factor, transform)
    case .effect(_, let inner): paintArea(covered, inner, bounds, on: layer, transform)
    case .linear, .radial, .elliptical, .angular, .image, .faded:
      guard let area = covered.rect?.intersection(layer.bounds), !area.isEmpty else { return }
      layer.composite(Shader.layer(paint, bounds: bounds, transform: transform, area: area, needed: covered.mask), through: covered)
    }
  }

  // MARK: Glyphs

  /// How far short of a whole pixel a glyph's position may fall and still count as on it, in pixels: sums of advances are not exact.
  private static let slack: CGFloat = 1.0 / 1024

  private func draw(_ run: GlyphRun, _ bounds: CGRect, on layer: Layer, _ transform: CGAffineTransform) {
    let linear = CGAffineTransform(a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: 0, ty: 0)
    let key = PictureMemory.PlacedFont(font: run.font, transform: linear)
    let known = cache.known(key)
    var fresh: [PictureMemory.Mask: Coverage] = [:]
    let isUpright = transform.b == 0 && transform.c == 0
    let paint = run.paint.withoutBackdrop
    for glyph in run.glyphs {
      let origin = glyph.origin.applying(transform)
      guard origin.x.isFinite, origin.y.isFinite, abs(origin.x) < 16_000, abs(origin.y) < 16_000 else { continue }
      // Upright glyphs are placed on whole pixels: the next one below across the baseline, the one before along it (Figures §9.31).
      let (x, phaseX) = isUpright ? (Int(saturating: (origin.x + Self.slack).rounded(.down)), 0) : origin.x.quartered
      let (y, phaseY) = isUpright ? (Int(saturating: (origin.y + 0.5).rounded(.down)), 0) : origin.y.quartered
      let glyphKey = PictureMemory.Mask(glyph: glyph.id, phaseX: phaseX, phaseY: phaseY)
      if let mask = known[glyphKey] ?? fresh[glyphKey] {
        paintArea(mask.moved(x: x, y: y), paint, bounds, on: layer, transform)
        continue
      }
      switch outlines.picture(of: glyph.id, in: run.font) {
      case .empty: fresh[glyphKey] = .nothing
      case .image(let image, let frame):
        drawPicture(image, frame, of: glyph.id, key, at: origin, opacity: paint.opacityOfEmoji, on: layer)
      case .outline(let path):
        let moved = linear.concatenating(CGAffineTransform(translationX: CGFloat(phaseX) / 4, y: CGFloat(phaseY) / 4))
        let everywhere = PixelRect(x: -4096, y: -4096, width: 8192, height: 8192)
        let mask = coverage.coverage(of: path, transform: moved, evenOdd: false, within: everywhere)
        fresh[glyphKey] = mask
        paintArea(mask.moved(x: x, y: y), paint, bounds, on: layer, transform)
      }
    }
    cache.add(fresh, to: key)
  }

  /// A glyph that is a picture, such as an emoji: scaled once for each subpixel position.
  private func drawPicture(
    _ image: PixelImage, _ frame: CGRect, of glyph: UInt32, _ run: PictureMemory.PlacedFont, at origin: CGPoint, opacity: Double,
    on layer: Layer
  ) {
    guard opacity > 0 else { return }
    let whole = CGPoint(x: origin.x.rounded(.down), y: origin.y.rounded(.down))
    let key = PictureMemory.GlyphPixels(run: run, glyph: glyph, x: origin.x - whole.x, y: origin.y - whole.y)
    var picture = cache.picture(key)
    if picture == nil {
      let local = run.transform.concatenating(CGAffineTransform(translationX: key.x, y: key.y))
      let drawn = DrawnImage(
        frame: frame, naturalSize: CGSize(width: image.size.width, height: image.size.height), interpolation: .high)
      let own = Layer(bounds: DrawnBounds(outlines: outlines).bounds(of: DisplayList([.image(image, drawn)]), local).expanded(by: 1))
      guard own.bounds.size.count <= GlyphCache.pictureLimit else {
        let placed = run.transform.concatenating(CGAffineTransform(translationX: origin.x, y: origin.y))
        let large = Layer(bounds: layer.bounds)
        draw(image, drawn, on: large, placed)
        return layer.composite(large, opacity: opacity)
      }
      draw(image, drawn, on: own, local)
      let made = GlyphCache.Picture(bounds: own.bounds, pixels: own.finished)
      cache.add(made, for: key)
      picture = made
    }
    guard let picture else { return }
    let moved = PixelRect(
      x: picture.bounds.minX + Int(saturating: whole.x), y: picture.bounds.minY + Int(saturating: whole.y),
      width: picture.bounds.size.width, height: picture.bounds.size.height)
    layer.composite(Layer(bounds: moved, pixels: picture.pixels), opacity: opacity)
  }

  // MARK: Images

  private func draw(_ image: PixelImage, _ drawn: DrawnImage, on layer: Layer, _ transform: CGAffineTransform) {
    guard image.size.count > 0, drawn.naturalSize.width > 0, drawn.naturalSize.height > 0 else { return }
    for patch in ImagePatch.patches(of: image, drawn) where patch.target.width > 0 && patch.target.height > 0 {
      let covered = covered(Path(patch.target), within: layer.bounds, transform)
      guard let area = covered.rect?.intersection(layer.bounds), !area.isEmpty else { continue }
      let picture = Layer(bounds: area)
      picture.image(
        image, patch.space, transform, clip: patch.source, smooth: drawn.interpolation != .none, tiles: patch.tiles)
      if let template = drawn.template {
        let filled = Shader.layer(template, bounds: drawn.frame, transform: transform, area: area)
        filled.mask(by: picture)
        layer.composite(filled, through: covered)
      } else {
        layer.composite(picture, through: covered)
      }
    }
  }

  // MARK: Groups

  private func draw(_ content: DisplayList, _ effects: ArraySlice<Effect>, on layer: Layer, _ transform: CGAffineTransform) {
    guard let last = effects.last else { return draw(content, on: layer, transform) }
    if case .transform(let own) = last {
      return draw(content, effects.dropLast(), on: layer, own.concatenating(transform))
    }
    if case .projection(let matrix) = last { return draw(content, effects.dropLast(), through: matrix, on: layer, transform) }
    // The outermost effects up to the next transform share one layer.
    let start = effects.lastIndex { $0.moves }.map { $0 + 1 } ?? effects.startIndex
    let own = effects[start...]
    let inner = effects[..<start]
    let reach = own.reduce(0) { $0 + $1.reach(transform) }
    var wanted = layer.bounds.expanded(by: reach)
    let drawn = DrawnBounds(outlines: outlines).bounds(of: content, inner, transform).expanded(by: reach + 1)
    wanted = wanted.intersection(drawn).intersection(limits)
    guard !wanted.isEmpty else { return }
    let group = Layer(bounds: wanted, over: layer)
    draw(content, inner, on: group, transform)
    var opacity = 1.0
    var blend = BlendMode.normal
    for effect in own {
      switch effect {
      case .opacity(let factor): opacity *= min(max(factor, 0), 1)
      case .blend(let mode): blend = mode
      case .isolate, .transform, .projection: break
      case .clip(let path, let evenOdd):
        group.clip(to: covered(path, evenOdd: evenOdd, within: group.bounds, transform))
      case .mask(let list):
        let mask = Layer(bounds: group.bounds)
        draw(list, on: mask, transform)
        group.mask(by: mask)
      case .blur(let radius): group.blur(GaussianKernel(sigma: Double(radius * transform.magnification)))
      case .color(let filter): group.apply(filter)
      case .shadow(let color, let radius, let offset):
        let result = silhouette(of: group, color, radius, offset, transform)
        result.composite(group)
        group.take(result)
      case .innerShadow(let color, let radius, let offset):
        let around = Layer(bounds: group.bounds)
        around.fill(.full(group.bounds), color)
        around.composite(silhouette(of: group, .black, radius, offset, transform), blend: .destinationOut)
        around.mask(by: group)
        group.composite(around)
      }
    }
    layer.composite(group, opacity: opacity, blend: blend)
  }

  /// A layer's shadow alone. Source: Figures rules 29 and 30: the blur; radius 0 is a hard copy.
  private func silhouette(
    of group: Layer, _ color: RGBA, _ radius: CGFloat, _ offset: CGSize, _ transform: CGAffineTransform
  ) -> Layer {
    let moved = offset.applying(transform)
    let step = PixelPoint(
      x: min(max(Int(saturating: moved.width.rounded()), -20_000), 20_000),
      y: min(max(Int(saturating: moved.height.rounded()), -20_000), 20_000))
    let kernel = GaussianKernel.shadow(radius: Double(max(0, radius) * transform.magnification))
    // The silhouette is enlarged by the reach of its blur on every side.
    let roomy = Layer(bounds: group.bounds)
    roomy.composite(group)
    let result = Layer(bounds: group.bounds)
    result.composite(roomy.shadow(color, moved: step, kernel))
    return result
  }
}

extension CGFloat {
  /// The whole part and the quarter, 0…3, nearest to the value.
  fileprivate var quartered: (whole: Int, phase: UInt8) {
    let quarters = Int(saturating: (self * 4 + 0.5).rounded(.down))
    return (quarters >> 2, UInt8(quarters & 3))
  }
}

extension Paint {
  /// Glyphs filled with a material use its flat colour, because they are too small to show a backdrop.
  fileprivate var withoutBackdrop: Paint {
    switch self {
    case .backdrop(let material): .solid(material.flat)
    case .faded(let paint, let factor): .faded(paint.withoutBackdrop, factor)
    case .effect(let effect, let paint): .effect(effect, paint.withoutBackdrop)
    case .solid, .linear, .radial, .elliptical, .angular, .image: self
    }
  }
}

extension CGAffineTransform {
  /// The mean factor by which lengths grow.
  var magnification: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension Coverage {
  var rect: PixelRect? {
    switch self {
    case .nothing: nil
    case .full(let rect): rect
    case .partial(let mask): mask.rect
    }
  }
}

extension Paint {
  /// How opaque emoji are in text of this paint: as opaque as the colour (Figures §9.20); other paints do not change them.
  fileprivate var opacityOfEmoji: Double {
    switch self {
    case .solid(let color): color.alpha
    case .faded(let paint, let factor): paint.opacityOfEmoji * factor
    case .effect(_, let paint): paint.opacityOfEmoji
    default: 1
    }
  }
}
