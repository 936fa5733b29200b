import Dependencies
import SkerryRuntime
import SwiftUI
import Testing

/// A client whose functions tests replace, as teams write them.
private struct StopClient: Sendable {
  var name: @Sendable (Int) -> String
  var load: @Sendable (Int, Bool) async throws -> [String]
  var reset: @Sendable () -> Void
}
extension StopClient: DependencyKey {
  static let liveValue = StopClient(name: { "phone \($0)" }, load: { _, _ in [] }, reset: {})
  static let previewValue = StopClient(name: { "preview \($0)" }, load: { _, _ in ["A"] }, reset: {})
  static let testValue = StopClient(
    name: unimplemented("name", placeholder: "none"), load: unimplemented("load"), reset: unimplemented("reset"))
}
private final class Station {
  var visits = 0
}
private enum StationKey: DependencyKey {
  static var liveValue: Station { Station() }
}
private enum PlaceKey: TestDependencyKey { static let testValue: String? = "home" }
extension DependencyValues {
  fileprivate var stops: StopClient {
    get { self[StopClient.self] }
    set { self[StopClient.self] = newValue }
  }
  fileprivate var place: String? {
    get { self[PlaceKey.self] }
    set { self[PlaceKey.self] = newValue }
  }
  fileprivate var station: Station { self[StationKey.self] }
}
private final class Model {
  @Dependency(\.stops) var stops
  @Dependency(\.date.now) var now
  @Dependency(StationKey.self) var station
}

@Suite struct DependenciesTests {
  @Test func picturesHaveTheValuesForPreviews() {
    @Dependency(\.context) var context
    #expect(context == .preview && Model().stops.name(3) == "preview 3")
    @Dependency(\.place) var place
    #expect(place == "home")
  }

  @Test func operationsSetValuesWhileTheyRun() async {
    let set = withDependencies {
      $0.stops.name = { "set \($0)" }
      $0.place = nil
      $0.date = .constant(Date(timeIntervalSince1970: 60))
    } operation: {
      @Dependency(\.place) var place
      return (Model(), place)
    }
    #expect(set.1 == nil)
    // A model keeps what it was created with, and another takes it over.
    #expect(set.0.stops.name(1) == "set 1" && set.0.now == Date(timeIntervalSince1970: 60))
    let taken = withDependencies(from: set.0) { Model().stops.name(2) }
    let inner = withDependencies {
      $0.stops.name = { _ in "inner" }
    } operation: {
      set.0.stops.name(1)
    }
    #expect(taken == "set 2" && inner == "inner")
    #expect(Model().stops.name(1) == "preview 1")
    let later = await withDependencies {
      $0.place = "abroad"
    } operation: {
      await Task { DependencyValues()[PlaceKey.self] ?? "" }.value
    }
    #expect(later == "home")
    let inTask = await withDependencies {
      $0.place = "abroad"
    } operation: {
      await Task { Dependency(\.place).wrappedValue }.value
    }
    #expect(inTask == "abroad")
    let escaped = withDependencies {
      $0.place = "far"
    } operation: {
      withEscapedDependencies { $0 }
    }
    let far = escaped.yield { Dependency(\.place).wrappedValue }
    #expect(far == "far")
  }

  @Test func anObjectStaysTheSameInAPictureAndNoLonger() {
    let visits = (0..<2).map { _ in
      ScopedWrites.during {
        Model().station.visits += 1
        Model().station.visits += 1
        return Dependency(\.station).wrappedValue.visits
      }
    }
    #expect(visits == [2, 2])
  }

  @Test func whatIsPreparedLastsAsLongAsThePicture() {
    ScopedWrites.during {
      prepareDependencies { $0.place = "prepared" }
      #expect(Dependency(\.place).wrappedValue == "prepared")
    }
    #expect(Dependency(\.place).wrappedValue == "home")
  }

  @Test func identifiersCount() {
    let uuid = UUIDGenerator.incrementing
    #expect(uuid() == UUID(0) && uuid().uuidString == "00000000-0000-0000-0000-000000000001")
    #expect(UUID(255).uuidString == "00000000-0000-0000-0000-0000000000FF")
  }

  @Test func functionsWithoutAValueSayOrThrow() async {
    #expect(StopClient.testValue.name(1) == "none")
    StopClient.testValue.reset()
    await #expect(throws: Unimplemented.self) { try await StopClient.testValue.load(1, true) }
  }
}
