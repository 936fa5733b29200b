public import DependenciesMacros
import SwiftUI
import Testing

/// A client as teams write it: functions with and without values, named arguments, a comment between.
@DependencyClient
private struct TripClient: Sendable {
  /// Loads a stop; fails without a network.
  var stop: @Sendable (_ id: Int, _ date: Date) async throws -> String
  var count: @Sendable () -> Int = { 7 }  // of the line
  var table:
    @Sendable (_ names: Dictionary<String, Int>, Bool)
      -> [String: Int]? = { names, _ in names }
  private(set) var reset: @Sendable () -> Void
  @DependencyEndpoint(method: "trip")
  var tripByName: @Sendable (_ name: String) throws -> String = { "trip \($0)" }
  var change: @Sendable (_ value: inout Int) -> Void
  let line: String = "U4"
  static let shared = TripClient()

  var label: String { "line \(line)" }
  func twice() -> Int { count() * 2 }
}

@DependencyClient
public struct PublicClient: Sendable {
  public var load: @Sendable (_ id: Int) throws -> String?
  public var names: @Sendable () -> [String] = { PublicClient.none }
  static let none: [String] = ["none"]
}

@DependencyClient
struct NamedClient {
  let name: String
  var find: (Int) -> String?
}

@Suite struct DependenciesMacrosTests {
  @Test func aClientWithoutValuesDoesNothingThrowsOrReturnsNothing() async {
    let client = TripClient()
    await #expect(throws: Unimplemented.self) { try await client.stop(1, Date()) }
    client.reset()
    var value = 3
    client.change(value: &value)
    #expect(value == 3 && client.count() == 7 && client.twice() == 14 && client.label == "line U4")
  }

  @Test func functionsHaveTheLabelsOfTheirTypes() throws {
    #expect(try TripClient.shared.trip(name: "a") == "trip a")
    #expect(TripClient.shared.table(names: ["x": 1], true) == ["x": 1])
  }

  @Test func theInitializerTakesSomeOrAllFunctions() async throws {
    let some = TripClient(stop: { id, _ in "stop \(id)" }, count: { 2 })
    #expect(try await some.stop(id: 4, date: Date()) == "stop 4")
    let trip = try some.trip(name: "b")
    #expect(some.count() == 2 && trip == "trip b")
    let all = PublicClient(load: { "\($0)" }, names: { [] })
    let loaded = try all.load(id: 5)
    #expect(loaded == "5" && all.names() == [])
    #expect(PublicClient().names() == ["none"])
    #expect(NamedClient(name: "n").find(1) == nil && NamedClient(name: "n", find: { "\($0)" }).find(1) == "1")
  }
}
