import Foundation

/// The storage of models. Nothing is written to disk: every container begins empty.
public final class ModelContainer: @unchecked Sendable {
  // `@unchecked Sendable`: its models are only used on the thread that draws.
  public let schema: Schema
  public let configurations: Set<ModelConfiguration>
  @MainActor public var mainContext: ModelContext { context }
  private let storage = ModelStorage()
  /// A context of this container.
  var context: ModelContext { ModelContext(self) }
  fileprivate var models: [any PersistentModel] {
    get { storage.models }
    set { storage.models = newValue }
  }

  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { (schema, self.configurations) = (Schema(types), Set(configurations)) }
  init(_ types: [any PersistentModel.Type]) { (schema, configurations) = (Schema(types), []) }
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) throws { (self.schema, self.configurations) = (schema, Set(configurations)) }
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { (self.schema, self.configurations) = (schema, Set(configurations)) }
  public func deleteAllData() { models = [] }
}

/// The configuration of a container's storage.
public struct ModelConfiguration: Hashable, Sendable {
  /// The app group of the storage.
  public struct GroupContainer: Hashable, Sendable {
    public static let automatic = GroupContainer()
    public static let none = GroupContainer()
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer() }
  }
  /// The iCloud database of the storage.
  public struct CloudKitDatabase: Hashable, Sendable {
    public static let automatic = CloudKitDatabase()
    public static let none = CloudKitDatabase()
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase() }
  }
  public let name: String
  public let isStoredInMemoryOnly: Bool
  public var url: URL { URL.applicationSupportDirectory.appendingPathComponent("default.store") }
  public init(isStoredInMemoryOnly: Bool) { (name, self.isStoredInMemoryOnly) = ("", isStoredInMemoryOnly) }
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) { (self.name, self.isStoredInMemoryOnly) = (name ?? "", isStoredInMemoryOnly) }
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
  ) { (self.name, isStoredInMemoryOnly) = (name ?? "", false) }
  @_disfavoredOverload
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    (name, self.isStoredInMemoryOnly) = ("", isStoredInMemoryOnly)
  }
}

/// The models of a container, in the order of their insertion.
private final class ModelStorage {
  var models: [any PersistentModel] = []
}

/// A view on the models of a container, which all its contexts share.
public final class ModelContext: @unchecked Sendable {
  // `@unchecked Sendable`: its models are only used on the thread that draws.
  public let container: ModelContainer
  private var models: [any PersistentModel] {
    get { container.models }
    set { container.models = newValue }
  }
  public var autosaveEnabled = true
  public var hasChanges: Bool { false }
  public var undoManager: UndoManager?
  public static let didSave = Notification.Name("NSManagedObjectContextDidSaveNotification")
  public static let willSave = Notification.Name("NSManagedObjectContextWillSaveNotification")

  public init(_ container: ModelContainer) { self.container = container }

  public func insert<T: PersistentModel>(_ model: T) {
    if !models.contains(where: { $0 === model }) { models.append(model) }
  }
  public func delete<T: PersistentModel>(_ model: T) { models.removeAll { $0 === model } }
  public func delete<T: PersistentModel>(model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true) throws {
    let found = try fetch(FetchDescriptor<T>(predicate: predicate))
    models.removeAll { candidate in found.contains { $0 === candidate } }
  }
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = try models.compactMap { $0 as? T }.filter { try descriptor.predicate?.evaluate($0) ?? true }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let rest = found.dropFirst(max(descriptor.fetchOffset ?? 0, 0))
    return Array(descriptor.fetchLimit.map { rest.prefix(max($0, 0)) } ?? rest)
  }
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int { try fetch(descriptor).count }
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }
  public func enumerate<T: PersistentModel>(_ descriptor: FetchDescriptor<T>, block: (T) throws -> Void) throws {
    try fetch(descriptor).forEach(block)
  }
  public func registeredModel<T: PersistentModel>(for id: PersistentIdentifier) -> T? {
    models.lazy.compactMap { $0 as? T }.first { $0.persistentModelID == id }
  }
  public func model(for id: PersistentIdentifier) -> any PersistentModel {
    guard let model = models.first(where: { $0.persistentModelID == id }) else {
      preconditionFailure("The context has no model of that identifier; insert it before it is asked for.")
    }
    return model
  }
  public func transaction(block: () throws -> Void) throws { try block() }
  public func processPendingChanges() {}
  public func rollback() {}
  public func save() throws {}
}

/// Which models to fetch, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) { (self.predicate, self.sortBy) = (predicate, sortBy) }
}
