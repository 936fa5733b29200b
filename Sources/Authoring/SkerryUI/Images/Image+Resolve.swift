import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph

extension Image: View, PrimitiveView {
  public typealias Body = Never
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    let content = resolveContent(in: context)
    let isRedacted = context.environment.redactionReasons.contains(.placeholder)
    let node = isRedacted ? redacted(content, in: context) : .leaf(.image(content))
    return switch accessibility {
    case .byName: [node]
    case .labelled(let label): [.annotated(.accessibilityLabel(label.plainString(in: context)), node)]
    case .decorative: [.annotated(.accessibilityHidden, node)]
    }
  }

  /// Images are replaced by a rectangle in the foreground at 0.16 (Figures §5.1).
  @MainActor
  private func redacted(_ content: ImageContent, in context: ResolveContext) -> ViewNode {
    var plate = content
    let size = content.naturalSize
    let shape = content.isSymbol ? Path(ellipseIn: CGRect(origin: .zero, size: size)) : Path(CGRect(origin: .zero, size: size))
    plate.source = .vector([ImageContent.Layer(path: shape, paint: .faded(context.environment.foregroundPaint, 0.16))])
    return .leaf(.image(plate))
  }

  /// The picture with its pixels or outlines.
  @MainActor
  package func resolveContent(in context: ResolveContext) -> ImageContent {
    switch source {
    case .symbol(let name, _): symbol(name, in: context)
    case .named(let name): named(name, in: context)
    case .picture(let image): picture(image, in: context)
    }
  }

  @MainActor
  private func content(_ name: String, _ asset: AssetImage, in context: ResolveContext) -> ImageContent {
    let isTemplate = renderingMode.map { $0 == .template } ?? asset.isTemplate ?? false
    var content = ImageContent(
      name: name, source: .bitmap(asset.pixels), naturalSize: asset.pointSize, isResizable: isResizable,
      capInsets: capInsets == EdgeInsets() ? asset.capInsets ?? capInsets : capInsets,
      tiles: capInsets == EdgeInsets() && asset.capInsets != nil ? asset.tiles : tiles,
      template: isTemplate ? context.environment.foregroundPaint : nil, site: site, assetPixelSize: asset.pixels.size)
    content.redraw = asset.redraw
    content.interpolation =
      switch interpolation {
      case .none: .none
      case .low: .low
      case .medium: .medium
      case .high: .high
      }
    return content
  }

  @MainActor
  private func named(_ name: String, in context: ResolveContext) -> ImageContent {
    if let catalogue = context.services.assets.appCatalogue(ofImage: name) {
      var found = Diagnostic(.missingImage, AssetHint.lent("image", name, by: catalogue), at: site)
      found.image = name
      context.log.report(found)
    }
    if let asset = context.services.assets.image(named: name, traits: context.environment.assetTraits) {
      return content(name, asset, in: context)
    }
    let font = Font.resolved(in: context.environment)
    if let drawing = context.services.assets.symbol(named: name, font: font, scale: context.environment.imageScale.symbolScale) {
      return symbol(name, drawing, in: context)
    }
    if let fault = context.services.assets.imageFault(named: name, traits: context.environment.assetTraits) {
      context.log.report(Diagnostic(.unreadableImage, fault, at: site))
      return missing(name)
    }
    let hint =
      if name.isEmpty {
        "its name is empty."
      } else if name.contains("://") {
        "a Live Activity or a widget loads no URL, so let the app store the image in its app group and draw it with Image(uiImage:)."
      } else {
        AssetHint.text(context.services.assets.imageNames(near: name))
      }
    var found = Diagnostic(.missingImage, "There is no image \"\(name)\" in the target's asset catalogues; \(hint)", at: site)
    found.image = name
    context.log.report(found)
    return missing(name)
  }

  /// An empty image. If resizable it is square, so that the layout around it is similar (our choice).
  private func missing(_ name: String) -> ImageContent {
    ImageContent(
      name: name, source: .missing, naturalSize: isResizable ? CGSize(width: 1, height: 1) : .zero, isResizable: isResizable, site: site)
  }

  @MainActor
  private func picture(_ image: UIImage, in context: ResolveContext) -> ImageContent {
    var tinted = self
    switch image.renderingMode {
    case .automatic: break
    case .alwaysOriginal: tinted.renderingMode = renderingMode ?? .original
    case .alwaysTemplate: tinted.renderingMode = renderingMode ?? .template
    }
    var content = tinted.untinted(image, in: context)
    if let tint = image.tint { content.paintTemplate(Color(uiColor: tint).paint(in: context.environment)) }
    return content
  }

  @MainActor
  private func untinted(_ image: UIImage, in context: ResolveContext) -> ImageContent {
    switch image.source {
    case .empty: return missing("UIImage()")
    case .symbol(let name, let look):
      var dressed = self
      dressed.symbolMode = symbolMode ?? look.renderingMode
      return dressed.symbol(name, in: context.with { look.apply(to: &$0) })
    case .named(let name): return named(name, in: context)
    case .drawing(let drawing):
      var content = drawn(drawing, in: context)
      // On a phone the drawing is a bitmap, and the limits of presentations apply to it.
      content.assetPixelSize = drawing.pixelSize
      if renderingMode == .template { content.paintTemplate(context.environment.foregroundPaint) }
      return content
    case .data(let data, let scale, let name):
      if let asset = context.services.assets.image(from: data, scale: scale) { return content(name, asset, in: context) }
      context.log.report(
        Diagnostic(
          .unreadableImage, "The data of \(name) is not a PNG, JPEG, WebP or HEIC that can be read; check the file.", severity: .warning,
          at: site))
      return missing(name)
    }
  }

  // MARK: Symbols

  @MainActor
  private func symbol(_ name: String, in context: ResolveContext) -> ImageContent {
    let environment = context.environment
    let font = Font.resolved(in: environment)
    let scale = environment.imageScale.symbolScale
    for candidate in environment.symbolVariants.candidates(for: name) {
      let turned = environment.layoutDirection == .rightToLeft ? Self.turned(candidate) : nil
      for drawn in [turned, candidate].compactMap({ $0 }) {
        let exported = context.services.assets.exportedSymbol(named: drawn, font: font, scale: scale)
        if let drawing = exported ?? context.services.symbols.symbol(named: drawn, font: font, scale: scale) {
          return symbol(candidate, drawing, in: context)
        }
      }
    }
    return name.isEmpty ? nothing(in: context) : placeholder(name, font, in: context)
  }

  /// The symbol that an arrow or a chevron with a side in reading direction is from right to left; `nil` for other names. Source: Figures §5.3.
  private static func turned(_ name: String) -> String? {
    let words = name.split(separator: ".")
    let points = words.contains { $0 == "chevron" || $0.hasPrefix("arrow") }
    guard points, words.contains("forward") || words.contains("backward") else { return nil }
    return words.map { $0 == "forward" ? "left" : $0 == "backward" ? "right" : $0 }.joined(separator: ".")
  }

  /// A symbol's layers in the colours of its rendering mode.
  @MainActor
  private func symbol(_ name: String, _ drawing: SymbolDrawing, in context: ResolveContext) -> ImageContent {
    let environment = context.environment
    var variable: Double?
    if case .symbol(_, let value) = source { variable = value }
    let layers = SymbolColoring(
      name: name, drawing: drawing, mode: symbolMode ?? environment.symbolRenderingMode, variable: variable, environment: environment
    ).layers
    return ImageContent(
      name: name, source: .vector(layers), naturalSize: drawing.size, baselineOffset: drawing.baselineOffset, isSymbol: true,
      isResizable: isResizable, site: site
    ).withoutMarginsIfResizable()
  }

  /// What a phone draws where a symbol's name is empty: nothing, in no space.
  @MainActor
  private func nothing(in context: ResolveContext) -> ImageContent {
    context.log.report(
      Diagnostic(
        .unknownSymbol, "The symbol's name is empty, so a phone draws nothing here; give it a name, or leave the image out.",
        at: site))
    return ImageContent(
      name: "", source: .vector([]), naturalSize: .zero, baselineOffset: 0, isSymbol: true, isResizable: isResizable, site: site)
  }

  /// A dashed box with a question mark, so that a missing symbol is visible and not mistaken for a real one.
  @MainActor
  private func placeholder(_ name: String, _ font: FontDescription, in context: ResolveContext) -> ImageContent {
    let near = context.services.symbols.names(near: name)
    let hint =
      near.isEmpty
      ? "if it is one of Apple's, put its export from the SF Symbols app into the folder that --fonts names."
      : "did you mean \(near.map { "\"\($0)\"" }.joined(separator: " or "))?"
    // A name that is close to no known one is more often a symbol of Apple's without a substitute than a mistake.
    let severity: Severity = near.isEmpty ? .note : .warning
    context.log.report(
      Diagnostic(
        .unknownSymbol, "Skerry has no drawing for the symbol \"\(name)\" and shows a box in its place; \(hint)", severity: severity,
        at: site))
    let side = font.size * 1.1
    let box = CGRect(x: 0, y: 0, width: side, height: side).insetBy(dx: side * 0.06, dy: side * 0.06)
    var plate = Path(roundedRect: box, cornerRadius: side * 0.2)
      .strokedPath(StrokeStyle(lineWidth: side * 0.06, lineCap: .round, dash: [side * 0.12, side * 0.12]))
    var mark = Path()
    mark.addArc(
      center: CGPoint(x: side / 2, y: side * 0.41), radius: side * 0.12, startAngle: .degrees(180), endAngle: .degrees(45), clockwise: false
    )
    mark.addLine(to: CGPoint(x: side / 2, y: side * 0.6))
    plate.addPath(mark.strokedPath(StrokeStyle(lineWidth: side * 0.07, lineCap: .round, lineJoin: .round)))
    plate.addEllipse(in: CGRect(x: side * 0.46, y: side * 0.68, width: side * 0.08, height: side * 0.08))
    return ImageContent(
      name: name, source: .vector([ImageContent.Layer(path: plate, paint: context.environment.foregroundPaint)]),
      naturalSize: CGSize(width: side, height: side), baselineOffset: side * 0.15, isSymbol: true, isResizable: isResizable, site: site)
  }
}

extension Image.Scale {
  var symbolScale: SymbolScale {
    switch self {
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}
