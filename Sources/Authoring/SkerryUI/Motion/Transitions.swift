import Foundation
import SkerryGeometry

/// How a view appears and disappears.
///
/// No-op: a picture shows the view after its transition.
public struct AnyTransition: Sendable {
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition()
  public static let scale = AnyTransition()
  public static let slide = AnyTransition()
  public init() {}
  public init<T: Transition>(_ transition: T) {}
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// A custom transition; a picture shows the view after it.
@MainActor @preconcurrency
public protocol Transition {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
  typealias Content = PlaceholderContentView<AnyView>
}
/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  public var isIdentity: Bool { self == .identity }
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
extension Transition {
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition { self }
  public nonisolated func animation(_ animation: Animation?) -> some Transition { self }
}
/// A built-in transition.
public struct SystemTransition: Transition {
  nonisolated init() {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
/// A view that blurs in or out.
public struct BlurReplaceTransition: Transition {
  /// The direction of a transition.
  public struct Configuration: Equatable, Sendable {
    private let name: String
    public static let downUp = Configuration(name: "downUp")
    public static let upUp = Configuration(name: "upUp")
  }
  public nonisolated init(configuration: Configuration) {}
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}
extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> BlurReplaceTransition {
    BlurReplaceTransition(configuration: configuration)
  }
}
extension Transition where Self == SystemTransition {
  public static var symbolEffect: SystemTransition { SystemTransition() }
  public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> SystemTransition {
    SystemTransition()
  }
}

/// How changed content replaces the old.
///
/// No-op: a picture shows the new content.
public struct ContentTransition: Equatable, Sendable {
  public static let identity = ContentTransition()
  public static let opacity = ContentTransition()
  public static let interpolate = ContentTransition()
  public static var symbolEffect: ContentTransition { ContentTransition() }
  public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
  public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
  public static func symbolEffect<T: SymbolEffect>(_ effect: T, options: SymbolEffectOptions = .default) -> ContentTransition {
    ContentTransition()
  }
}

// No-op: a content transition is not visible at rest.
extension View {
  public nonisolated func transition(_ transition: AnyTransition) -> some View { self }
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View { self }
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  public nonisolated func navigationTransition(_ style: some NavigationTransition) -> some View { self }
}

/// The transition between screens.
public protocol NavigationTransition: Sendable {}
public struct AutomaticNavigationTransition: NavigationTransition {}
public struct ZoomNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == AutomaticNavigationTransition {
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}
extension NavigationTransition where Self == ZoomNavigationTransition {
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition { ZoomNavigationTransition() }
}
