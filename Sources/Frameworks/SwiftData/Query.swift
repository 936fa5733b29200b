import Foundation
import SkerryUI

/// The models of the view's container.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  @MainActor public var wrappedValue: [Element] { (try? context.fetch(descriptor)) ?? [] }
  @MainActor public var modelContext: ModelContext { context }
  public var fetchError: (any Error)? { nil }

  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) { self.descriptor = descriptor }
  public init(_ descriptor: FetchDescriptor<Element>, transaction: Transaction?) { self.descriptor = descriptor }
  public init() { self.init(FetchDescriptor()) }
  public init(animation: Animation) { self.init(FetchDescriptor()) }
  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }
  public init(filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil) {
    self.init(FetchDescriptor(predicate: filter, sortBy: descriptors))
  }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable, order: SortOrder = .forward,
    animation: Animation = .default
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [Self.descriptor(keyPath, order)])) }
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable, order: SortOrder = .forward,
    animation: Animation = .default
  ) { self.init(FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)])) }

  private static func descriptor<Value: Comparable>(
    _ keyPath: any KeyPath<Element, Value> & Sendable, _ order: SortOrder
  ) -> SortDescriptor<Element> { SortDescriptor(keyPath, order: order) }
}

extension EnvironmentValues {
  /// The context of the container in the environment; an empty one if there is none.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}
private struct ModelContextKey: EnvironmentKey {
  static var defaultValue: ModelContext { ModelContainer([]).context }
}

extension View {
  public nonisolated func modelContext(_ context: ModelContext) -> some View { environment(\.modelContext, context) }
  public nonisolated func modelContainer(_ container: ModelContainer) -> some View { environment(\.modelContext, container.context) }
  public nonisolated func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modelContainer(for: [type], onSetup: onSetup) }
  public nonisolated func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    let container = ModelContainer(types)
    onSetup(.success(container))
    return modelContainer(container)
  }
}
extension Scene {
  public nonisolated func modelContext(_ context: ModelContext) -> some Scene { self }
  public nonisolated func modelContainer(_ container: ModelContainer) -> some Scene { self }
  public nonisolated func modelContainer(
    for type: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
  public nonisolated func modelContainer(
    for types: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
