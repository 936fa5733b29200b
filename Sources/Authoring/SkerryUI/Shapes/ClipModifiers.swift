import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryGeometry
import SkerryGraph
import SkerryLayout

extension View {
  public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    node { child, context in .effect(.clip(shape.outline(in: context.environment), evenOdd: style.isEOFilled), child) }
  }
  public nonisolated func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }
  /// Rounds the view's corners, radius in points: circular before iOS 17, continuous from then on (Figures rule 18 and §9.3).
  public nonisolated func cornerRadius(_ radius: CGFloat = 0, antialiased: Bool = true) -> some View {
    node { child, context in
      let style: RoundedCornerStyle = context.environment.system.version < .iOS17 ? .circular : .continuous
      return .effect(.clip(RoundedRectangle(cornerRadius: radius, style: style).outline(in: context.environment), evenOdd: false), child)
    }
  }
  public nonisolated func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask) -> some View {
    let mask = mask()
    return node { child, context in
      .effect(
        .mask, .layout(OverlayBehavior(primary: 0, alignment: alignment), [child, context.layeredNode(of: mask, alignment: alignment)]))
    }
  }
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View { self.mask { mask } }
  /// A line inside the view's edge; width in points.
  public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
  /// The shape that container-relative shapes inside follow: a rounded rectangle or one with half-round ends; any other with a diagnostic.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    node { child, context in
      switch shape {
      case let rounded as RoundedRectangle: return .annotated(.containerShape(cornerRadius: rounded.cornerSize.width), child)
      case is Capsule, is Circle: return .annotated(.containerShape(cornerRadius: .infinity), child)
      case is Rectangle: return .annotated(.containerShape(cornerRadius: 0), child)
      default:
        context.log.report(
          Diagnostic(
            .notDrawn, "containerShape(\(T.self)) is not followed: shapes inside follow rectangles, rounded ones and capsules only.",
            at: child.firstSite))
        return child
      }
    }
  }
  /// No-op: a content shape only affects taps.
  public nonisolated func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { self }
  /// No-op: a content shape only affects taps.
  public nonisolated func contentShape<S: Shape>(_ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> some View { self }
}

/// What a content shape is used for.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1)
  public static let dragPreview = ContentShapeKinds(rawValue: 2)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)
  public static let accessibility = ContentShapeKinds(rawValue: 16)
}
