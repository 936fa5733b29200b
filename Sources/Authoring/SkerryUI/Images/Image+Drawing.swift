import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

extension Image {
  /// The recorded drawing of an image context as outlines, text and pictures, which are drawn at the device's own resolution.
  @MainActor
  func drawn(_ drawing: ContextDrawing, in context: ResolveContext) -> ImageContent {
    var parts: [ImageContent.Part] = []
    for step in drawing.steps {
      var effects: [Effect] = []
      if !step.transform.isIdentity { effects.append(.transform(step.transform)) }
      if let clip = step.clip { effects.append(.clip(clip, evenOdd: step.clipsEvenOdd)) }
      if step.opacity < 1 { effects.append(.opacity(step.opacity)) }
      if let shadow = step.shadow { effects.append(.shadow(shadow.color, radius: shadow.radius, offset: shadow.offset)) }
      if step.blend != .normal { effects.append(.blend(step.blend)) }
      parts.append(ImageContent.Part(operations: operations(step.operation, in: context), effects: effects))
    }
    return ImageContent(
      name: "image context", source: .composed(parts), naturalSize: drawing.size, isResizable: isResizable, site: site)
  }

  @MainActor
  private func operations(_ operation: ContextDrawing.Operation, in context: ResolveContext) -> [ImageContent.Part.Operation] {
    switch operation {
    case .fill(let path, let paint, let evenOdd, let bounds): return [.fill(path, paint, evenOdd: evenOdd, bounds: bounds)]
    case .text(let text): return text.operations(in: context)
    case .image(let image, let rect):
      var source = Image(uiImage: image)
      source.site = site
      source.isResizable = true
      return [.image(source.resolveContent(in: context), rect)]
    }
  }
}

extension ImageContent {
  /// Gives every part the single colour of a template.
  mutating func paintTemplate(_ paint: Paint) {
    switch source {
    case .bitmap, .composed: template = paint
    case .vector(let layers): source = .vector(layers.map { Layer(path: $0.path, paint: paint) })
    case .missing: break
    }
  }
}
