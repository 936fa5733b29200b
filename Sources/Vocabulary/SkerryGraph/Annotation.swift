package import Foundation
package import SkerryDiagnostics
package import SkerryDrawing
package import SkerryGeometry

/// What can be tapped in a Live Activity or a widget, by the name of its view.
package enum ControlKind: String, Sendable {
  case button = "Button"
  case toggle = "Toggle"
}

/// A property of a node that changes neither its size nor its drawing.
package enum Annotation: Sendable {
  /// `accessibilityIdentifier`: the `id` of the layout tree.
  case identifier(String)
  case accessibilityLabel(String)
  case accessibilityHidden
  case layoutPriority(Double)
  case zIndex(Double)
  case layoutValue(ObjectIdentifier, UncheckedLayoutValue)
  case link(URL)
  /// Something that can be tapped, and whether it performs an intent, which alone reaches the app from a Live Activity.
  /// `isStandard` where the system's own style draws it at its regular size or larger; `isEnabled` where no `disabled(_:)` is around it.
  case control(ControlKind, performsIntent: Bool, isStandard: Bool, isEnabled: Bool)
  case privacySensitive
  case site(SourceSite)
  /// Defines a named coordinate space.
  case coordinateSpace(AnyHashableSendable)
  /// The view moves below the camera when it does not fit beside it (`dynamicIsland(verticalPlacement:)`).
  case belowIfTooWide
  case islandRegion(ExpandedRegion)
  /// The shape that `ContainerRelativeShape` inside follows: corner radius in points of a continuous rounded rectangle over the node's
  /// frame.
  case containerShape(cornerRadius: CGFloat)
  /// A setting for the surface around the view, such as its background.
  case surface(SurfaceTrait)
  /// Flips the layout direction of the subtree.
  case layoutDirection(LayoutDirection)
  /// Told where the view is placed, on the main actor during the layout; not in the placed tree.
  case placed(@MainActor @Sendable (DeferredGeometry) -> Void)
  /// The filled part of a bar or ring that shows a value.
  case filledPart
  /// The lint rules that the author has switched off for the subtree; "*" means all of them.
  case lintIgnored([String])
}

/// What a view tells the presentation that shows it.
package enum SurfaceTrait: Sendable {
  /// `activityBackgroundTint`; `nil` is the system's own background.
  case backgroundTint(RGBA?)
  /// `activitySystemActionForegroundColor`.
  case systemActionForeground(RGBA?)
  case widgetURL(URL)
  /// `containerBackground(for: .widget)`.
  case containerBackground(ViewNode)
  /// `widgetAccentable`.
  case accentable(Bool)
  /// `widgetAccentedRenderingMode` of an image.
  case accentedImage(AccentedImageLook)
}

/// How an image is drawn in an accented widget.
package enum AccentedImageLook: Sendable, Hashable { case fullColor, desaturated, accented, accentedDesaturated }

/// A value that a view passes to the layout that contains it.
///
/// `@unchecked Sendable`: customers' values of any type; created, carried and read on the main actor alone.
package struct UncheckedLayoutValue: @unchecked Sendable {
  /// What `layoutValue(key:value:)` was given; its type is that of the key.
  package let value: Any
  package init(_ value: Any) { self.value = value }
}
