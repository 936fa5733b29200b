import Foundation
import SkerryFoundation
import SkerryGeometry

/// An alert, in the older spelling.
public struct Alert {
  /// One button of an alert.
  public struct Button {
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
  }
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
/// An action sheet, in the older spelling.
public struct ActionSheet {
  public typealias Button = Alert.Button
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String
  public static let medium = PresentationDetent(name: "medium")
  public static let large = PresentationDetent(name: "large")
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent { PresentationDetent(name: "fraction \(fraction)") }
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent(name: "height \(height)") }
}
/// The anchor of a popover's arrow.
public enum PopoverAttachmentAnchor { case rect(CGRect), point(UnitPoint) }
/// Whether a presentation is open, and a way to close it; in the older spelling.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}
extension EnvironmentValues {
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var isPresented: Bool { false }
}

// Nothing is presented over a Live Activity: a closed presentation changes nothing, an open one is reported.
extension View {
  public nonisolated func sheet<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View {
    presentation("sheet") { isPresented.wrappedValue }
  }
  public nonisolated func sheet<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { presentation("sheet") { item.wrappedValue != nil } }
  public nonisolated func fullScreenCover<C: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some View { presentation("fullScreenCover") { isPresented.wrappedValue } }
  public nonisolated func fullScreenCover<I: Identifiable, C: View>(
    item: Binding<I?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (I) -> C
  ) -> some View { presentation("fullScreenCover") { item.wrappedValue != nil } }
  public nonisolated func popover<C: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some View { presentation("popover") { isPresented.wrappedValue } }
  public nonisolated func popover<I: Identifiable, C: View>(
    item: Binding<I?>, attachmentAnchor: PopoverAttachmentAnchor = .point(.center), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (I) -> C
  ) -> some View { presentation("popover") { item.wrappedValue != nil } }
  public nonisolated func inspector<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> C) -> some View {
    presentation("inspector") { isPresented.wrappedValue }
  }
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { presentation("fileImporter") { isPresented.wrappedValue } }
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (Result<[URL], any Error>) -> Void
  ) -> some View { presentation("fileImporter") { isPresented.wrappedValue } }
  public nonisolated func fileExporter<D>(
    isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { presentation("fileExporter") { isPresented.wrappedValue } }
  public nonisolated func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View {
    presentation("alert") { isPresented.wrappedValue }
  }
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { presentation("alert") { isPresented.wrappedValue } }
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { presentation("alert") { isPresented.wrappedValue } }
  public nonisolated func alert<A: View, T>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { presentation("alert") { isPresented.wrappedValue } }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View { presentation("alert") { isPresented.wrappedValue } }
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View { presentation("alert") { isPresented.wrappedValue } }
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { presentation("confirmationDialog") { isPresented.wrappedValue } }
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { presentation("confirmationDialog") { isPresented.wrappedValue } }
  public nonisolated func confirmationDialog<A: View, T>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View { presentation("confirmationDialog") { isPresented.wrappedValue } }
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { presentation("confirmationDialog") { isPresented.wrappedValue } }
  public nonisolated func alert<A: View>(_ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> some View
  {
    presentation("alert") { isPresented.wrappedValue }
  }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(_ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A)
    -> some View
  {
    presentation("alert") { isPresented.wrappedValue }
  }
  public nonisolated func alert<A: View, M: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { presentation("alert") { isPresented.wrappedValue } }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View { presentation("alert") { isPresented.wrappedValue } }
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View { presentation("alert") { isPresented.wrappedValue } }
  public nonisolated func alert<A: View, M: View, T>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View { presentation("alert") { isPresented.wrappedValue } }
  public nonisolated func alert<E: LocalizedError, A: View>(isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A)
    -> some View
  {
    presentation("alert") { isPresented.wrappedValue }
  }
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    presentation("alert") { isPresented.wrappedValue }
  }
  public nonisolated func alert<I: Identifiable>(item: Binding<I?>, content: (I) -> Alert) -> some View {
    presentation("alert") { item.wrappedValue != nil }
  }
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    presentation("actionSheet") { isPresented.wrappedValue }
  }
  public nonisolated func confirmationDialog<A: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { presentation("confirmationDialog") { isPresented.wrappedValue } }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
  ) -> some View { presentation("confirmationDialog") { isPresented.wrappedValue } }
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ key: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { presentation("confirmationDialog") { isPresented.wrappedValue } }
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View { presentation("confirmationDialog") { isPresented.wrappedValue } }
}

// No-op: the appearance of presentations that are not drawn.
extension View {
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> some View {
    self
  }
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }
  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View {
    self
  }
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> some View { self }
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View { self }
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View { self }
  public nonisolated func presentationCompactAdaptation(horizontal: PresentationAdaptation, vertical: PresentationAdaptation) -> some View {
    self
  }
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { self }
  public nonisolated func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some View {
    idleInArchive("contextMenu does nothing in a Live Activity or a widget; use Link or Button(intent:) instead.")
  }
  public nonisolated func contextMenu<M: View, P: View>(@ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P) -> some View {
    contextMenu(menuItems: menuItems)
  }
}

/// Whether the content behind a sheet stays interactive.
public struct PresentationBackgroundInteraction: Sendable {
  public static let automatic = PresentationBackgroundInteraction()
  public static let enabled = PresentationBackgroundInteraction()
  public static let disabled = PresentationBackgroundInteraction()
  public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
    PresentationBackgroundInteraction()
  }
}
/// Whether a drag on a sheet scrolls or resizes it.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}
/// How a presentation is adapted to a compact size.
public struct PresentationAdaptation: Sendable {
  public static let automatic = PresentationAdaptation()
  public static let none = PresentationAdaptation()
  public static let popover = PresentationAdaptation()
  public static let sheet = PresentationAdaptation()
  public static let fullScreenCover = PresentationAdaptation()
}
/// The size of a presentation.
public protocol PresentationSizing: Sendable {}
public struct SystemPresentationSizing: PresentationSizing {}
extension PresentationSizing where Self == SystemPresentationSizing {
  public static var automatic: SystemPresentationSizing { SystemPresentationSizing() }
  public static var fitted: SystemPresentationSizing { SystemPresentationSizing() }
  public static var form: SystemPresentationSizing { SystemPresentationSizing() }
  public static var page: SystemPresentationSizing { SystemPresentationSizing() }
}
