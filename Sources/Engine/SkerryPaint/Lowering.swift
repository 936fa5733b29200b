import Foundation
package import SkerryDrawing
package import SkerryGeometry
import SkerryGraph
package import SkerryLayout

/// Turns placed nodes into a display list: snaps edges to pixels and gives effects their geometry.
package struct Lowering {
  private let scale: DisplayScale

  package init(scale: DisplayScale) { self.scale = scale }

  /// The display list of a placed tree: edges are snapped to pixels once, here. Coordinates stay in points.
  package func lower(_ root: PlacedNode) -> DisplayList {
    var list = DisplayList()
    lower(root, Context(), into: &list)
    return list
  }

  /// The context that a node inherits while it is lowered.
  private struct Context {
    /// Whether edges are snapped to pixels: not those of rotated and scaled content (Figures rule 16).
    var snaps = true
    /// The container shape for container-relative shapes.
    var container: (frame: CGRect, radius: CGFloat)?
    /// An opacity that is applied to each element separately, as when system controls fade (Figures rule 24).
    var opacity = 1.0
    /// Whether a view around casts a shadow, which each part of it casts on its own (Figures §9.151).
    var castsShadows = false
  }

  private func lower(_ node: PlacedNode, _ context: Context, into list: inout DisplayList) {
    switch node.content {
    case .leaf, .text:
      let start = list.items.count
      if case .leaf(let leaf) = node.content { lower(leaf, place(node.frame, context), context, into: &list) }
      if case .text(_, let layout) = node.content { lower(layout, node.frame, context, into: &list) }
      // What one leaf draws casts one shadow.
      guard context.castsShadows, list.items.count > start + 1 else { return }
      let drawn = Array(list.items[start...])
      list.items.removeSubrange(start...)
      list.items.append(.group([], DisplayList(drawn)))
    case .container: for child in node.children.inPaintOrder { lower(child, context, into: &list) }
    case .annotation(let annotation):
      var inner = context
      if case .containerShape(let radius) = annotation { inner.container = (node.frame, radius) }
      for child in node.children { lower(child, inner, into: &list) }
    case .effect(let effect): lower(effect, node, context, into: &list)
    }
  }

  private func place(_ frame: CGRect, _ context: Context) -> CGRect { context.snaps ? scale.snapped(frame) : frame }

  // MARK: Leaves

  private func lower(_ leaf: Leaf, _ frame: CGRect, _ context: Context, into list: inout DisplayList) {
    switch leaf {
    case .text, .spacer, .blank: return
    case .divider(_, _, let paint): fill(Path(frame), paint, frame, context, into: &list)
    case .shape(let shape):
      let path = outline(shape.outline, frame, context)
      for operation in shape.operations {
        switch operation {
        case .fill(let paint, let evenOdd):
          list.items.append(paint.faded(context.opacity).item { .fill(path, evenOdd: evenOdd, paint: $0, bounds: frame) })
        case .stroke(let paint, let style):
          list.items.append(paint.faded(context.opacity).item { .stroke(path, style, paint: $0, bounds: frame) })
        }
      }
    case .image(let image): lower(image, frame, context, into: &list)
    }
  }

  private func fill(_ path: Path, _ paint: Paint, _ bounds: CGRect, _ context: Context, into list: inout DisplayList) {
    list.items.append(paint.faded(context.opacity).item { .fill(path, evenOdd: false, paint: $0, bounds: bounds) })
  }

  /// A shape's outline in its frame. Container-relative shapes: Figures §5.5.
  private func outline(_ outline: ShapeOutline, _ frame: CGRect, _ context: Context) -> Path {
    guard outline.isContainerRelative, let container = context.container else { return outline.path(frame) }
    let inner = frame.insetBy(dx: outline.containerInset, dy: outline.containerInset)
    let around = container.frame
    let distance = max(
      0, min(inner.minX - around.minX, around.maxX - inner.maxX, inner.minY - around.minY, around.maxY - inner.maxY))
    let radius = min(container.radius, min(around.width, around.height) / 2)
    let path = Path(roundedRect: inner, cornerRadius: max(0, radius - distance))
    return outline.inContainer?(path, frame) ?? path
  }

  private func lower(_ image: ImageContent, _ frame: CGRect, _ context: Context, into list: inout DisplayList) {
    switch image.source {
    case .missing: return
    case .bitmap(let pixels):
      let pixels = sharp(image, pixels, frame)
      func drawn(_ template: Paint?) -> DisplayItem {
        let place = DrawnImage(
          frame: frame, naturalSize: image.naturalSize, capInsets: image.capInsets, tiles: image.tiles,
          interpolation: image.interpolation, template: template)
        return .image(pixels, place)
      }
      let item = image.template.map { $0.item(drawn) } ?? drawn(nil)
      list.items.append(context.opacity < 1 ? .group([.opacity(context.opacity)], DisplayList([item])) : item)
    case .vector(let layers):
      guard image.naturalSize.width > 0, image.naturalSize.height > 0 else { return }
      let fit = CGAffineTransform(
        scaleX: frame.width / image.naturalSize.width, y: frame.height / image.naturalSize.height
      ).concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
      for layer in layers { fill(layer.path.applying(fit), layer.paint, frame, context, into: &list) }
    case .composed(let parts): lower(parts, image, frame, context, into: &list)
    }
  }

  /// The contents of an image context, clipped to the picture's bounds and composited separately from what lies
  /// outside.
  private func lower(_ parts: [ImageContent.Part], _ image: ImageContent, _ frame: CGRect, _ context: Context, into list: inout DisplayList)
  {
    let size = image.naturalSize
    guard size.width > 0, size.height > 0 else { return }
    var inner = Context()
    inner.snaps = false
    var drawn = DisplayList()
    for part in parts {
      var operations = DisplayList()
      for operation in part.operations {
        switch operation {
        case .fill(let path, let paint, let evenOdd, let bounds):
          operations.items.append(paint.item { .fill(path, evenOdd: evenOdd, paint: $0, bounds: bounds) })
        case .glyphs(let run, let bounds): operations.items.append(run.item(bounds))
        case .image(let image, let rect): lower(image, rect, inner, into: &operations)
        }
      }
      drawn.items += part.effects.isEmpty ? operations.items : [.group(part.effects, operations)]
    }
    let fit = CGAffineTransform(scaleX: frame.width / size.width, y: frame.height / size.height)
      .concatenating(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    let picture = DisplayItem.group([.transform(fit), .clip(Path(frame), evenOdd: false)], drawn)
    let fade: [Effect] = context.opacity < 1 ? [.opacity(context.opacity)] : []
    if let template = image.template {
      let item = template.item { paint in
        let filled = DisplayItem.fill(Path(frame), evenOdd: false, paint: paint, bounds: frame)
        return .group([.mask(DisplayList([picture]))], DisplayList([filled]))
      }
      list.items.append(fade.isEmpty ? item : .group(fade, DisplayList([item])))
    } else {
      list.items.append(fade.isEmpty ? picture : .group(fade, DisplayList([picture])))
    }
  }

  /// The pixels of a vector image for its frame, at the device's resolution.
  private func sharp(_ image: ImageContent, _ pixels: PixelImage, _ frame: CGRect) -> PixelImage {
    guard let redraw = image.redraw, frame.width > 0, frame.height > 0, frame.width < 10_000, frame.height < 10_000 else { return pixels }
    let wanted = PixelSize(
      width: max(1, Int((frame.width * scale.factor).rounded())), height: max(1, Int((frame.height * scale.factor).rounded())))
    return wanted == pixels.size ? pixels : redraw(wanted) ?? pixels
  }

  private func lower(_ text: TextLayout, _ frame: CGRect, _ context: Context, into list: inout DisplayList) {
    let origin =
      context.snaps ? CGPoint(x: scale.snapped(frame.minX), y: scale.snapped(frame.minY)) : frame.origin
    let bounds = CGRect(origin: origin, size: text.size)
    // What is narrower than one of its characters is cut at its frame (Figures §9.150).
    if text.lines.contains(where: { $0.frame.width > text.size.width + 0.01 }) {
      var cut = DisplayList()
      draw(text, bounds, context, into: &cut)
      return list.items.append(.group([.clip(Path(bounds), evenOdd: false)], cut))
    }
    draw(text, bounds, context, into: &list)
  }

  private func draw(_ text: TextLayout, _ bounds: CGRect, _ context: Context, into list: inout DisplayList) {
    let origin = bounds.origin
    for bar in text.bars.filter(\.isBehind) + text.bars.filter({ !$0.isBehind }) {
      // Redaction bars are glyphs on a phone, whose edges are not rounded (Figures §9.48).
      let unsnapped = bar.rect.offsetBy(dx: origin.x, dy: origin.y)
      let rect = bar.cornerRadius > 0 ? unsnapped : place(unsnapped, context)
      if !bar.dashes.isEmpty || !bar.gaps.isEmpty {
        let gaps = bar.gaps.map { (start: $0.lowerBound - bar.rect.minX + rect.minX, end: $0.upperBound - bar.rect.minX + rect.minX) }
        fill(Path(line: rect, bar.dashes, except: gaps), bar.paint, bounds, context, into: &list)
        continue
      }
      fill(
        bar.cornerRadius > 0 ? Path(roundedRect: rect, cornerRadius: bar.cornerRadius) : Path(rect), bar.paint, bounds, context, into: &list
      )
    }
    for run in text.runs {
      var moved = run
      moved.paint = run.paint.faded(context.opacity)
      for index in moved.glyphs.indices {
        moved.glyphs[index].origin.x += origin.x
        moved.glyphs[index].origin.y += origin.y
      }
      list.items.append(moved.item(bounds))
    }
    for image in text.images {
      lower(image.content, place(image.frame.offsetBy(dx: origin.x, dy: origin.y), context), context, into: &list)
    }
  }

  // MARK: Effects

  private func lower(_ effect: NodeEffect, _ node: PlacedNode, _ context: Context, into list: inout DisplayList) {
    func group(_ effects: [Effect], _ inner: Context) {
      var content = DisplayList()
      for child in node.children { lower(child, inner, into: &content) }
      if inner.castsShadows {
        list.items += content.items.map { .group(effects, DisplayList([$0])) }
      } else if !content.items.isEmpty {
        list.items.append(.group(effects, content))
      }
    }
    func transformed(_ transform: CGAffineTransform) {
      var inner = context
      inner.snaps = false
      group([.transform(transform)], inner)
    }
    var together = context
    together.castsShadows = false
    func about(_ anchor: UnitPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
      let point = anchor.resolved(in: node.frame)
      return CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(transform)
        .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
    switch effect {
    case .hidden: return
    case .opacity(let factor):
      if factor <= 0 { return }
      if factor >= 1 { return node.children.forEach { lower($0, context, into: &list) } }
      group([.opacity(factor)], together)
    case .opacityOfEach(let factor):
      var inner = context
      inner.opacity *= min(max(factor, 0), 1)
      for child in node.children { lower(child, inner, into: &list) }
    case .clip(let shape, let evenOdd):
      group([.clip(outline(shape, place(node.frame, context), context), evenOdd: evenOdd)], together)
    case .mask:
      guard let pair = node.children.first, pair.children.count == 2 else { return }
      var (content, mask) = (DisplayList(), DisplayList())
      lower(pair.children[0], together, into: &content)
      // What fades the content does not fade its mask as well.
      var opaque = together
      opaque.opacity = 1
      lower(pair.children[1], opaque, into: &mask)
      list.items.append(.group([.mask(mask)], content))
    case .blend(let mode): group([.blend(mode)], together)
    case .blur(let radius): group([.blur(radius: radius)], together)
    case .shadow(let color, let radius, let offset):
      // A shadow around a shadow is that of all parts together.
      var inner = together
      inner.castsShadows = !(node.children.first?.hasShadow ?? false)
      group([.shadow(color, radius: radius, offset: offset)], inner)
    case .rotation(let angle, let anchor): transformed(about(anchor, CGAffineTransform(rotationAngle: CGFloat(angle.radians))))
    case .scale(let factor, let anchor): transformed(about(anchor, CGAffineTransform(scaleX: factor.width, y: factor.height)))
    case .transform(let transform, let anchor): transformed(about(anchor, transform))
    case .projection(let matrix):
      let origin = node.frame.origin
      let there = ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y)).concatenating(matrix(node.frame.size))
        .concatenating(ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
      if there.isIdentity { return node.children.forEach { lower($0, context, into: &list) } }
      if let affine = there.affine { return transformed(affine) }
      var inner = context
      inner.snaps = false
      group([.projection(there)], inner)
    case .color(let filter): group([.color(filter)], together)
    case .isolate: group([.isolate], together)
    }
  }
}

extension Paint {
  fileprivate func faded(_ factor: Double) -> Paint { factor < 1 ? .faded(self, factor) : self }

  /// An item of this paint, in a group with the paint's effects.
  fileprivate func item(_ make: (Paint) -> DisplayItem) -> DisplayItem {
    switch self {
    case .effect(let effect, let inner): .group([effect], DisplayList([inner.item(make)]))
    case .faded(.effect(let effect, let inner), let factor): .group([effect, .opacity(factor)], DisplayList([inner.item(make)]))
    default: make(self)
    }
  }
}

extension GlyphRun {
  fileprivate func item(_ bounds: CGRect) -> DisplayItem {
    paint.item { paint in
      var plain = self
      plain.paint = paint
      return .glyphs(plain, bounds: bounds)
    }
  }
}

extension PlacedNode {
  fileprivate var hasShadow: Bool {
    switch content {
    case .effect(.shadow): true
    case .annotation: children.first?.hasShadow ?? false
    default: false
    }
  }
}
