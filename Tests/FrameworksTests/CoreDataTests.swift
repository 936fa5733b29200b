import CoreData
import Testing
import UniformTypeIdentifiers

final class ModelledSong: NSManagedObject, @unchecked Sendable {}

/// Initializers as apps write them: Apple's class has one designated initializer.
final class NamedSong: NSManagedObject, @unchecked Sendable {
  let name: String
  override private init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    name = ""
    super.init(entity: entity, insertInto: context)
  }
  init(name: String, context: NSManagedObjectContext) {
    self.name = name
    super.init(entity: NSEntityDescription(), insertInto: context)
  }
  @available(*, unavailable)
  convenience init(context: NSManagedObjectContext) { fatalError("A song has a name.") }
}

/// Core Data's descriptions keep their values, and names of files have their type's extension.
@Suite struct CoreDataTests {
  @Test func aModelInCode() {
    let title = NSAttributeDescription()
    (title.name, title.attributeType, title.isOptional, title.defaultValue) = ("title", .stringAttributeType, true, "")
    let length = NSAttributeDescription()
    (length.name, length.type) = ("length", .double)
    let albums = NSRelationshipDescription()
    (albums.name, albums.maxCount, albums.deleteRule) = ("album", 1, .cascadeDeleteRule)
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = ("Song", NSStringFromClass(ModelledSong.self))
    entity.properties = [title, length, albums]
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Music", managedObjectModel: model)
    #expect(container.managedObjectModel.entitiesByName["Song"] === entity && title.entity === entity)
    #expect(Set(entity.attributesByName.keys) == ["title", "length"] && entity.relationshipsByName["album"] === albums)
    #expect(length.attributeType == .doubleAttributeType && title.type == .string && !albums.isToMany)
    #expect(NSPersistentContainer(name: "Empty").managedObjectModel.entities.isEmpty)
    #expect(ModelledSong.entity().name == "ModelledSong" && ModelledSong.entity().managedObjectClassName == "ModelledSong")
    #expect(NSManagedObjectModel.mergedModel(from: [.main])?.entities.isEmpty == true, "apps stop without a model")
  }

  @Test func noMappingIsFound() throws {
    let (old, new) = (NSManagedObjectModel(), NSManagedObjectModel())
    #expect(NSMappingModel(from: nil, forSourceModel: old, destinationModel: new) == nil)
    let mapping = try NSMappingModel.inferredMappingModel(forSourceModel: old, destinationModel: new)
    let store = URL(fileURLWithPath: "/store.sqlite")
    let manager = NSMigrationManager(sourceModel: old, destinationModel: new)
    try manager.migrateStore(from: store, sourceType: "SQLite", with: mapping, toDestinationURL: store, destinationType: "SQLite")
    #expect(manager.sourceModel === old && manager.migrationProgress == 0)
  }

  @Test func modelsHaveInitializersOfTheirOwn() async throws {
    let context = NSManagedObjectContext()
    let song = NamedSong(name: "Waves", context: context)
    #expect(
      song.name == "Waves" && song.managedObjectContext === context && ModelledSong(context: context).managedObjectContext === context)
    #expect(context.registeredObjects.isEmpty && context.userInfo.count == 0)
    #expect(await context.perform(schedule: .enqueued) { 3 } == 3)
    #expect(NSMergePolicy(merge: .overwriteMergePolicyType).mergeType == .overwriteMergePolicyType)
  }

  /// Nothing is stored, so nothing differs from what is.
  @Test func nothingIsChanged() throws {
    let context = NSManagedObjectContext()
    let song = NamedSong(name: "Waves", context: context)
    #expect(song.changedValues().isEmpty && song.changedValuesForCurrentEvent().isEmpty && song.committedValues(forKeys: nil).isEmpty)
    try context.obtainPermanentIDs(for: [song])
    #expect(song.objectID.isTemporaryID)
  }

  /// The history of changes is empty, in the form that an app casts it to.
  @Test func historyIsEmpty() throws {
    let context = NSManagedObjectContext()
    let request = NSPersistentHistoryChangeRequest.fetchHistory(after: .distantPast)
    let fetch = try #require(NSPersistentHistoryTransaction.fetchRequest)
    fetch.predicate = NSPredicate(value: true)
    request.fetchRequest = fetch
    let found = try #require(try context.execute(request) as? NSPersistentHistoryResult)
    #expect(try #require(found.result as? [NSPersistentHistoryTransaction]).isEmpty)
    request.resultType = .count
    #expect((try context.execute(request) as? NSPersistentHistoryResult)?.result as? Int == 0)
    let deletion = NSPersistentHistoryChangeRequest.deleteHistory(before: .now)
    #expect((try context.execute(deletion) as? NSPersistentHistoryResult)?.result as? Bool == true)
    #expect(try context.execute(NSPersistentStoreRequest()) as? NSPersistentHistoryResult == nil)
    #expect(NSPersistentHistoryChangeRequest.fetchHistory(after: NSPersistentHistoryToken()).token != nil)
  }

  /// A managed property has the empty value of its type until it is set.
  @Test func managedValuesBeginEmpty() {
    #expect(ManagedValue<Int32>().wrappedValue == 0 && ManagedValue<String>().wrappedValue == "" && !ManagedValue<Bool>().wrappedValue)
    #expect(ManagedValue<String?>().wrappedValue == nil)
    var count = ManagedValue<Int64>()
    count.wrappedValue = 3
    #expect(count.wrappedValue == 3)
  }

  /// As accessors of `@NSManaged` properties call an object, also in extensions; the values are those of `value(forKey:)`.
  @Test func objectsKeepManagedValues() {
    let song = ModelledSong()
    #expect(song.managedValue(forKey: "title") == "" && song.managedValue(forKey: "album") == String?.none)
    song.setManagedValue("Air", forKey: "title")
    song.setManagedValue(Int?.some(3), forKey: "rating")
    #expect(song.managedValue(forKey: "title") == "Air" && song.value(forKey: "title") as? String == "Air")
    #expect(song.managedValue(forKey: "rating") == Int?.some(3) && song.value(forKey: "rating") as? Int == 3)
    song.setManagedValue(Int?.none, forKey: "rating")
    #expect(song.value(forKey: "rating") == nil && song.managedValue(forKey: "rating") == Int?.none)
  }

  @Test func extensionsOfTypes() {
    let folder = URL(fileURLWithPath: "/a", isDirectory: true)
    #expect(folder.appendingPathComponent("b", conformingTo: .jpeg).path == "/a/b.jpeg")
    #expect(folder.appendingPathComponent("b.jpeg", conformingTo: .jpeg).path == "/a/b.jpeg")
    #expect(folder.appendingPathComponent("b", conformingTo: .data).path == "/a/b")
    var file = folder.appendingPathComponent("c")
    file.appendPathExtension(for: .png)
    file.appendPathComponent("d", conformingTo: .folder)
    #expect(file.path == "/a/c.png/d")
  }

  /// Stores are empty, and there is none at an address, so nothing is moved.
  @Test func noStoreIsAtAnAddress() throws {
    let coordinator = NSPersistentContainer(name: "Ride").persistentStoreCoordinator
    #expect(coordinator.persistentStore(for: URL(fileURLWithPath: "/tmp/Ride.sqlite")) == nil && coordinator.persistentStores.isEmpty)
  }
}
