import Foundation
import SkerryDiagnostics
import SkerryGeometry
import SkerryGraph
import SkerryLayout

/// The first of several views that fits.
public struct ViewThatFits<Content> {
  let axes: Axis.Set
  let content: Content
}

extension ViewThatFits: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.init(axes: axes, content: content())
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    [.layout(ViewThatFitsBehavior(axes: axes), context.nodes(of: content))]
  }
}

/// A view whose content is built for its size.
public struct GeometryReader<Content> {
  public var content: (GeometryProxy) -> Content
  fileprivate init(building content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public nonisolated init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.init(building: content) }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = nil
    let content = content
    return [
      .deferred(
        DeferredContent(kind: "GeometryReader") { geometry in
          // Several views in a reader lie over one another at its top-leading corner.
          inner.layeredNode(of: content(GeometryProxy(geometry: geometry)), alignment: .topLeading)
        })
    ]
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

/// What coordinates are relative to.
public enum CoordinateSpace: Equatable, Hashable, Sendable {
  case global
  case local
  case named(AnyCoordinateSpaceName)
  public static func named(_ name: some Hashable & Sendable) -> CoordinateSpace { .named(AnyCoordinateSpaceName(name)) }
}

/// A name of a coordinate space without its type.
public typealias AnyCoordinateSpaceName = AnyHashableSendable

/// Something that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}
/// A coordinate space with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  public let coordinateSpace: CoordinateSpace
}
/// The root's coordinates.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .global }
}
/// The view's own coordinates.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  public var coordinateSpace: CoordinateSpace { .local }
}
extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable & Sendable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(name))
  }
}
extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}
extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension View {
  public nonisolated func coordinateSpace(_ space: NamedCoordinateSpace) -> some View {
    node { child, _ in
      if case .named(let name) = space.coordinateSpace { return .annotated(.coordinateSpace(name), child) }
      return child
    }
  }
  public nonisolated func coordinateSpace<T: Hashable & Sendable>(name: T) -> some View { coordinateSpace(.named(name)) }
}

/// Cells in rows and columns.
public struct Grid<Content> {
  let alignment: Alignment
  let horizontalSpacing: CGFloat?
  let verticalSpacing: CGFloat?
  let content: Content
}

extension Grid: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public nonisolated init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, content: content())
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = .vertical
    var rows: [GridBehavior.Row] = []
    var cells: [ViewNode] = []
    for node in inner.nodes(of: content) {
      if case .layout(let behavior, let own) = node, let row = behavior as? GridRowBehavior {
        rows.append(GridBehavior.Row(spans: own.map(\.gridSpan), alignment: row.alignment, isFullWidth: false))
        cells += own
      } else {
        rows.append(GridBehavior.Row(spans: [1], alignment: nil, isFullWidth: true))
        cells.append(node)
      }
    }
    return [
      .layout(
        GridBehavior(rows: rows, alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing), cells)
    ]
  }
}

/// One row of a grid; outside a grid a horizontal stack.
public struct GridRow<Content> {
  let alignment: VerticalAlignment?
  let content: Content
}

extension GridRow: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public nonisolated init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.init(alignment: alignment, content: content())
  }
  package func resolve(in context: ResolveContext) -> [ViewNode] {
    var inner = context
    inner.stackAxis = .horizontal
    return [.layout(GridRowBehavior(alignment: alignment), inner.nodes(of: content))]
  }
}

private enum GridSpanKey {}

extension ViewNode {
  fileprivate var gridSpan: Int {
    switch self {
    case .annotated(.layoutValue(ObjectIdentifier(GridSpanKey.self), let span), _): max(1, span.value as? Int ?? 1)
    case .annotated(_, let child), .effect(_, let child): child.gridSpan
    case .leaf, .layout, .deferred: 1
    }
  }
}

extension View {
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    node { child, _ in .annotated(.layoutValue(ObjectIdentifier(GridSpanKey.self), UncheckedLayoutValue(count)), child) }
  }
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
}
