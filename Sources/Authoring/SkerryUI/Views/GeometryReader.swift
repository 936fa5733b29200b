import Foundation
import SkerryDiagnostics
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// A view whose content is built for its size.
public struct GeometryReader<Content: View> {
  public var content: (GeometryProxy) -> Content
  fileprivate init(building content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.init(building: content) }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = nil
    let content = content
    let place = LaterContext(inner)
    return [
      .deferred(
        DeferredContent(kind: "GeometryReader", leaveOut: { reportDepth(in: context.log) }) { geometry in
          // Several views in a reader lie over one another at its top-leading corner.
          place.evaluated { $0.layeredNode(of: content(GeometryProxy(geometry: geometry)), alignment: .topLeading) }
        })
    ]
  }
}

extension GeometryReader {
  private func reportDepth(in log: DiagnosticLog) {
    let limit = LayoutEngine.deferredDepthLimit
    log.report(
      Diagnostic(
        .viewTooDeep, "Geometry readers are nested more than \(limit) deep; does a view contain itself? The innermost stays empty."))
  }
}

/// The size and place of a geometry reader.
public struct GeometryProxy: Sendable {
  let geometry: DeferredGeometry
  /// Points.
  public var size: CGSize { geometry.size }
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
  public func frame(in space: CoordinateSpace) -> CGRect {
    switch space {
    case .global: return geometry.globalFrame
    case .local: return CGRect(origin: .zero, size: geometry.size)
    case .named(let name):
      guard let outer = geometry.namedSpaces[name] else { return geometry.globalFrame }
      return geometry.globalFrame.offsetBy(dx: -outer.minX, dy: -outer.minY)
    }
  }
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect { frame(in: space.coordinateSpace) }
}
