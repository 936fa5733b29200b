import Foundation
import SkerryGeometry
import SkerryGraph

/// The reference of coordinates.
public enum CoordinateSpace: Equatable, Hashable, Sendable {
  case global
  case local
  case named(AnyCoordinateSpaceName)
  public static func named(_ name: some Hashable & Sendable) -> CoordinateSpace { .named(AnyCoordinateSpaceName(name)) }
}

/// The identifier of a coordinate space without its type.
public typealias AnyCoordinateSpaceName = AnyHashableSendable

/// Something that identifies a coordinate space.
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

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The scrolling container.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollSpace(axis: nil)) }
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace { .named(ScrollSpace(axis: axis)) }
}
/// The identifier of a scrolling container's coordinates.
private struct ScrollSpace: Hashable, Sendable {
  let axis: Axis?
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
