import Foundation
import SwiftData
import SwiftUI
import Testing

@Model final class Ride {
  @Attribute(.unique) var title: String
  var distance: Double
  @Relationship(deleteRule: .cascade, inverse: \Stop.ride) var stops: [Stop] = []
  @Transient var isShown = false
  init(title: String, distance: Double) { (self.title, self.distance) = (title, distance) }
}
@Model final class Stop {
  var ride: Ride?
  init() {}
}
/// A model belongs to no actor: its conformances hold outside of the main actor, too.
nonisolated func identifier(of model: some PersistentModel) -> PersistentIdentifier { model.persistentModelID }
@MainActor @Model final class MainStop {
  init() {}
}
@ModelActor actor Rides {
  func titles() throws -> [String] { try modelContext.fetch(FetchDescriptor<Ride>(sortBy: [SortDescriptor(\.title)])).map(\.title) }
}
struct RideList: View {
  @Query(sort: \Ride.distance, order: .reverse) var rides: [Ride]
  @Query var all: [Ride]
  @Environment(\.modelContext) var context
  var body: some View { Text(rides.map(\.title).joined()) }
}

@MainActor @Suite struct SwiftDataTests {
  private func container() throws -> ModelContainer {
    let container = try ModelContainer(for: Ride.self, Stop.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for (title, distance) in [("b", 2.0), ("a", 3), ("c", 1)] { container.mainContext.insert(Ride(title: title, distance: distance)) }
    return container
  }

  @Test func aModelOfTheMainActorIsAModelEverywhere() {
    let (one, other) = (MainStop(), MainStop())
    #expect(identifier(of: one) == one.persistentModelID)
    #expect(identifier(of: one) != identifier(of: other))
  }

  /// Not their addresses, which differ between two runs.
  @Test func identifiersAreInTheOrderInWhichTheyAreAskedFor() {
    let models = (0..<20).map { _ in MainStop() }
    let identifiers = models.map(\.persistentModelID)
    #expect(identifiers == identifiers.sorted())
    #expect(models.reversed().map(\.persistentModelID) == identifiers.reversed())
  }

  @Test func aConfigurationNeedsNoArguments() throws {
    let container = try ModelContainer(for: Ride.self, configurations: .init())
    #expect(container.configurations.map(\.isStoredInMemoryOnly) == [false])
  }

  @Test func predicatesTakeDatesAndModels() throws {
    let predicate = NSPredicate(format: "%@ < start AND ride = %@", Date() as NSDate, Ride(title: "a", distance: 1))
    #expect(predicate.evaluate(with: NSObject()))
  }

  @Test func insertedModelsAreFound() throws {
    let context = try container().mainContext
    #expect(try context.fetch(FetchDescriptor<Ride>()).map(\.title) == ["b", "a", "c"])
    #expect(try context.fetch(FetchDescriptor<Ride>(sortBy: [SortDescriptor(\.distance)])).map(\.title) == ["c", "b", "a"])
    let long = #Predicate<Ride> { $0.distance > 1 }
    var descriptor = FetchDescriptor<Ride>(predicate: long, sortBy: [SortDescriptor(\.title)])
    #expect(try context.fetch(descriptor).map(\.title) == ["a", "b"])
    descriptor.fetchLimit = 1
    #expect(try context.fetch(descriptor).map(\.title) == ["a"])
    #expect(try context.fetchCount(FetchDescriptor<Stop>()) == 0)
    let first = try #require(try context.fetch(FetchDescriptor<Ride>()).first)
    context.insert(first)
    #expect(try context.fetchCount(FetchDescriptor<Ride>()) == 3)
    context.delete(first)
    #expect(try context.fetchCount(FetchDescriptor<Ride>()) == 2)
    try context.delete(model: Ride.self, where: long)
    #expect(try context.fetch(FetchDescriptor<Ride>()).map(\.title) == ["c"])
  }
  @Test func actorsSeeTheContainersModels() async throws {
    #expect(try await Rides(modelContainer: container()).titles() == ["a", "b", "c"])
  }
  @Test func modelsAreTheSameByIdentity() {
    let (a, b) = (Ride(title: "a", distance: 1), Ride(title: "a", distance: 1))
    #expect(a == a && a != b && a.persistentModelID != b.persistentModelID && a.id == a.persistentModelID)
  }
  @Test func viewsReadTheContainerAboveThem() throws {
    let tree = try #require(String(data: ImageRenderer(content: RideList().modelContainer(container())).layoutTree(), encoding: .utf8))
    let plain = try #require(String(data: ImageRenderer(content: Text(verbatim: "abc")).layoutTree(), encoding: .utf8))
    #expect(tree.contains(#""kind""#) && plain.contains(#""kind""#))
    let drawn = try ImageRenderer(content: RideList().modelContainer(container())).pngData()
    #expect(try drawn == ImageRenderer(content: Text(verbatim: "abc")).pngData())
    #expect(try drawn != ImageRenderer(content: Text(verbatim: "ab")).pngData())
  }
}
