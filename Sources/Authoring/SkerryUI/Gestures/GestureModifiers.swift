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
  public nonisolated func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { neverCalled("onContinuousHover", "remove it, or keep it to the app's own views") }
  public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { neverDragged("onDrag") }
  public nonisolated func onDrag<V: View>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View {
    neverDragged("onDrag")
  }
  public nonisolated func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider]) -> Bool
  ) -> some View { neverDropped("onDrop") }
  public nonisolated func onDrop(
    of types: [UTType], isTargeted: Binding<Bool>?, perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
  ) -> some View { neverDropped("onDrop") }
  public nonisolated func onDrop(of types: [UTType], delegate: any DropDelegate) -> some View { neverDropped("onDrop") }
  private nonisolated func neverDragged(_ name: String) -> some View {
    idleInArchive("\(name) does nothing in a Live Activity or a widget; use Link or Button(intent:) instead.")
  }
  private nonisolated func neverDropped(_ name: String) -> some View {
    neverCalled(name, "remove it, or keep it to the app's own views")
  }
  public nonisolated func draggable<T>(_ payload: @autoclosure () -> T) -> some View {
    neverDragged("draggable")
  }
  public nonisolated func draggable<T, Preview: View>(_ payload: @autoclosure () -> T, @ViewBuilder preview: () -> Preview) -> some View {
    neverDragged("draggable")
  }
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self, action: @escaping ([T], CGPoint) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    neverDropped("dropDestination")
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

/// Whether the pointer is over a view, and where.
///
/// No-op: no pointer is over a picture.
public enum HoverPhase: Hashable, Sendable { case active(CGPoint), ended }

/// What takes things that are dropped on a view.
///
/// No-op: nothing is dropped on a picture.
public protocol DropDelegate {
  func validateDrop(info: DropInfo) -> Bool
  func performDrop(info: DropInfo) -> Bool
  func dropEntered(info: DropInfo)
  func dropUpdated(info: DropInfo) -> DropProposal?
  func dropExited(info: DropInfo)
}
extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}
/// What is dropped, and where.
///
/// No-op: nothing is dropped on a picture.
public struct DropInfo {
  public var location: CGPoint { .zero }
  public func hasItemsConforming(to types: [UTType]) -> Bool { false }
  public func itemProviders(for types: [UTType]) -> [NSItemProvider] { [] }
}
/// What a drop does with the things.
///
/// No-op: nothing is dropped on a picture.
public struct DropProposal: Sendable {
  public let operation: DropOperation
  public init(operation: DropOperation) { self.operation = operation }
}
/// The ways in which things are dropped.
///
/// No-op: nothing is dropped on a picture.
public enum DropOperation: Hashable, Sendable { case cancel, forbidden, copy, move }
