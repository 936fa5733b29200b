import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

extension Image {
  /// What an image context recorded. Outlines are painted as they are; a picture drawn alone keeps its pixels at the new size.
  @MainActor
  func drawn(_ drawing: ContextDrawing, in context: ResolveContext) -> ImageContent {
    var layers: [ImageContent.Layer] = []
    var pictures: [(UIImage, CGRect)] = []
    for step in drawing.steps {
      switch step {
      case .path(let path, let paint): layers.append(ImageContent.Layer(path: path, paint: paint))
      case .image(let image, let rect): pictures.append((image, rect))
      }
    }
    if layers.isEmpty, let (image, rect) = pictures.first, pictures.count == 1 {
      var source = Image(uiImage: image)
      source.site = site
      var content = source.resolveContent(in: context)
      content.naturalSize = rect.size
      content.isResizable = isResizable
      return content
    }
    if !pictures.isEmpty {
      context.reportUnsupported(
        "A picture drawn together with other things into an image context is left out; draw it with Image in a ZStack instead.", .warning)
    }
    return ImageContent(
      name: "image context", source: .vector(layers), naturalSize: drawing.size, isResizable: isResizable, site: site)
  }
}

extension ImageContent {
  /// Gives every part the one colour of a template.
  mutating func paintTemplate(_ paint: Paint) {
    switch source {
    case .bitmap: template = paint
    case .vector(let layers): source = .vector(layers.map { Layer(path: $0.path, paint: paint) })
    case .missing: break
    }
  }
}
