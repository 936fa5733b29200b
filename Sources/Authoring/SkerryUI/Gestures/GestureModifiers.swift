import Foundation
import SkerryFoundation
import SkerryGeometry

// Gestures do nothing in a Live Activity; the view is drawn unchanged and a diagnostic says what to use instead.
extension View {
  private nonisolated func reportingUnsupportedGesture(_ name: String) -> some View {
    unsupported("\(name) does nothing in a Live Activity or a widget; use Link or Button(intent:) instead.", .warning)
  }
  public nonisolated func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    reportingUnsupportedGesture("onTapGesture")
  }
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View { reportingUnsupportedGesture("onTapGesture") }
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { reportingUnsupportedGesture("onLongPressGesture") }
  @_disfavoredOverload
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
  ) -> some View { reportingUnsupportedGesture("onLongPressGesture") }
  public nonisolated func _onButtonGesture(pressing: ((Bool) -> Void)? = nil, perform: @escaping () -> Void) -> some View {
    reportingUnsupportedGesture("_onButtonGesture")
  }
  public nonisolated func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    reportingUnsupportedGesture("gesture")
  }
  public nonisolated func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { reportingUnsupportedGesture("gesture") }
  public nonisolated func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    reportingUnsupportedGesture("simultaneousGesture")
  }
  public nonisolated func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    reportingUnsupportedGesture("highPriorityGesture")
  }
}

// Handlers for pointers, drops, URLs and submissions draw nothing; in a Live Activity or a widget they are never called, and a note says so.
extension View {
  private nonisolated func neverCalled(_ name: String, _ remedy: String) -> some View {
    idleInArchive("\(name) is never called in a Live Activity or a widget, whose views are archived; \(remedy).")
  }
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    neverCalled("onHover", "remove it, or keep it to the app's own views")
  }
  public nonisolated func draggable<T>(_ payload: @autoclosure () -> T) -> some View {
    idleInArchive("draggable does nothing in a Live Activity or a widget; use Link or Button(intent:) instead.")
  }
  public nonisolated func draggable<T, Preview: View>(_ payload: @autoclosure () -> T, @ViewBuilder preview: () -> Preview) -> some View {
    idleInArchive("draggable does nothing in a Live Activity or a widget; use Link or Button(intent:) instead.")
  }
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    neverCalled("dropDestination", "remove it, or keep it to the app's own views")
  }
  public nonisolated func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    neverCalled("onOpenURL", "set widgetURL(_:) or Link here, and handle the URL in the app")
  }
}

// No-op: settings of pointers and of other devices have no effect in a picture.
extension View {
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  public nonisolated func defersSystemGestures(on edges: Edge.Set) -> some View { self }
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }
  public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View { self }
  public nonisolated func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> Void) -> some View {
    self
  }
  public nonisolated func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void)
    -> some View
  { self }
  public nonisolated func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { self }
}
/// How a view reacts to a pointer.
public struct HoverEffect: Sendable {
  public static let automatic = HoverEffect()
  public static let highlight = HoverEffect()
  public static let lift = HoverEffect()
}
