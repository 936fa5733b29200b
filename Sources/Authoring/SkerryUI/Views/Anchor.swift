import Foundation
import SkerryGeometry

/// A point or frame that a geometry reader converts to its coordinates.
public struct Anchor<Value> {
  /// The place that the value belongs to; `nil` for a value in the reader's coordinates.
  private let place: PlacedGeometry?
  private let convert: (CGRect) -> Value

  /// - Parameter value: in the coordinates of the reader that will convert it.
  package init(_ value: Value) {
    place = nil
    convert = { _ in value }
  }

  /// - Parameter convert: the value for the view's frame.
  init(of place: PlacedGeometry, _ convert: @escaping (CGRect) -> Value) {
    self.place = place
    self.convert = convert
  }

  /// The value in the coordinates of a reader; an empty frame's for a view that is not placed.
  fileprivate func value(from origin: CGPoint) -> Value {
    convert(place?.geometry?.globalFrame.offsetBy(dx: -origin.x, dy: -origin.y) ?? .zero)
  }
}

// `@unchecked Sendable`: created and read on the main actor alone.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor: Equatable where Value: Equatable {
  public static func == (a: Anchor, b: Anchor) -> Bool { a.value(from: .zero) == b.value(from: .zero) }
}
extension Anchor: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value(from: .zero)) }
}

extension GeometryProxy {
  /// An anchor's value, in this reader's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: geometry.globalFrame.origin) }
}

extension Anchor {
  /// The source of an anchor.
  public struct Source {
    /// The value for the view's frame.
    let value: (CGRect) -> Value
  }
}
extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}
extension Anchor.Source where Value == CGPoint {
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x, y: $0.minY + point.y) }
  }
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + point.x * $0.width, y: $0.minY + point.y * $0.height) }
  }
}
