import Foundation

/// A part of an app's interface. Apps are not drawn; their previews are.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}
extension Scene where Body == Never {
  public var body: Never { preconditionFailure("\(Self.self) is not drawn and has no body.") }
}
/// An app. Its files compile beside a widget extension's; its scenes are not drawn.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @MainActor @preconcurrency init()
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// Collects the scenes of an app.
@resultBuilder
public struct SceneBuilder {
  public static func buildExpression<S: Scene>(_ scene: S) -> S { scene }
  public static func buildBlock<S: Scene>(_ scene: S) -> S { scene }
  public static func buildBlock<each S: Scene>(_ scenes: repeat each S) -> some Scene { EmptyScene() }
  public static func buildOptional<S: Scene>(_ scene: S?) -> some Scene { EmptyScene() }
  public static func buildLimitedAvailability<S: Scene>(_ scene: S) -> some Scene { EmptyScene() }
}
/// A scene that shows nothing.
public struct EmptyScene: Scene {
  public typealias Body = Never
  public nonisolated init() {}
}
/// Windows that show the same views.
public struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  private let content: () -> Content
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ key: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) { self.content = content }
  public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
}
/// One window.
public struct Window<Content: View>: Scene {
  public typealias Body = Never
  private let content: () -> Content
  public init(_ key: LocalizedStringKey, id: String, @ViewBuilder content: @escaping () -> Content) { self.content = content }
}
/// An app's settings.
public struct Settings<Content: View>: Scene {
  public typealias Body = Never
  private let content: () -> Content
  public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
}
/// A background task of an app.
public struct BackgroundTask<Input, Output>: Sendable {
  public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> where Input == Void, Output == Void {
    BackgroundTask<Void, Void>()
  }
}
/// The commands of a menu bar.
@MainActor @preconcurrency
public protocol Commands {}

// No-op: scenes are not drawn.
extension Scene {
  public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void) -> some Scene {
    self
  }
  public nonisolated func onChange<V: Equatable>(of value: V, initial: Bool = false, _ action: @escaping () -> Void) -> some Scene { self }
  public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some Scene { self }
  public nonisolated func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some Scene { self }
  public nonisolated func environment<T: AnyObject>(_ object: T?) -> some Scene { self }
  public nonisolated func environmentObject<T: AnyObject>(_ object: T) -> some Scene { self }
  public nonisolated func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
  public nonisolated func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}
