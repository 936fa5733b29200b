import Foundation
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout

extension GraphicsContext {
  /// Text ready to be drawn.
  public struct ResolvedText {
    let text: Text
    let context: ResolveContext
    public var shading = Shading.foreground
    /// The size of the text for a proposal, in points.
    @MainActor public func measure(in size: CGSize) -> CGSize {
      context.services.text.layout(text.resolved(in: context), proposal: ProposedViewSize(size)).size
    }
    @MainActor public func firstBaseline(in size: CGSize) -> CGFloat {
      context.services.text.layout(text.resolved(in: context), proposal: ProposedViewSize(size)).firstBaseline
    }
  }
  /// A picture ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    public let size: CGSize
    public let baseline: CGFloat
    public var shading: Shading?
  }
  /// A view ready to be drawn.
  public struct ResolvedSymbol {
    let view: AnyView
    /// Its own size, in points.
    public let size: CGSize
  }

  public func resolve(_ text: Text) -> ResolvedText { ResolvedText(text: text, context: context) }
  public func resolve(_ image: Image) -> ResolvedImage {
    let content = image.resolveContent(in: context)
    return ResolvedImage(image: image, size: content.naturalSize, baseline: content.naturalSize.height - content.baselineOffset)
  }
  public func resolve(_ shading: Shading) -> Shading { shading }
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    symbols.first { $0.tag == AnyHashable(id) }.map { symbol in
      let node = context.layeredNode(of: symbol.view, alignment: .center)
      return ResolvedSymbol(view: symbol.view, size: LayoutEngine(text: context.services.text).size(of: node, proposal: .unspecified))
    }
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    place(text.text.foregroundStyle(text.shading.style(in: size)).fixedSize(), at: point, anchor: anchor)
  }
  public func draw(_ text: ResolvedText, in rect: CGRect) {
    place(
      text.text.foregroundStyle(text.shading.style(in: size)).frame(width: rect.width, height: rect.height, alignment: .topLeading),
      at: rect.origin,
      anchor: .topLeading)
  }
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  private func inked(_ image: ResolvedImage, _ view: some View) -> AnyView {
    image.shading.map { AnyView(view.foregroundStyle($0.style(in: size))) } ?? AnyView(view)
  }
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    place(inked(image, image.image), at: point, anchor: anchor)
  }
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    place(inked(image, image.image.resizable().frame(width: rect.width, height: rect.height)), at: rect.origin, anchor: .topLeading)
  }
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    place(symbol.view, at: point, anchor: anchor)
  }
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    place(symbol.view.frame(width: rect.width, height: rect.height), at: rect.origin, anchor: .topLeading)
  }
  /// Empty: lines come only from renderers, which are not run.
  public func draw(_ line: Text.Layout.Line) {}
}
