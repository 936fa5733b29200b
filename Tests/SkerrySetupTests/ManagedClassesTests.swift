import Foundation
import Testing

@testable import SkerrySetup

/// The classes of Core Data models.
struct ManagedClassesTests {
  private static let contents = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0">
      <entity name="Trip" representedClassName=".TripObject" codeGenerationType="class">
        <attribute name="begin" optional="YES" attributeType="Date" usesScalarValueType="NO"/>
        <attribute name="stops" attributeType="Integer 16" defaultValueString="0" usesScalarValueType="YES"/>
        <attribute name="fare" optional="YES" attributeType="Double" usesScalarValueType="NO"/>
        <relationship name="riders" toMany="YES" destinationEntity="Rider"/>
      </entity>
      <entity name="Rider" representedClassName="Rider" codeGenerationType="class">
        <attribute name="name" attributeType="String"/>
        <relationship name="trip" maxCount="1" destinationEntity="Trip"/>
      </entity>
      <entity name="Ticket" representedClassName="Ticket" codeGenerationType="category"><attribute name="code" attributeType="UUID"/></entity>
      <entity name="Bill" representedClassName="Bill"><attribute name="sum" attributeType="Decimal"/></entity>
    </model>
    """

  private func classes(_ sources: String...) throws -> String? {
    let repository = try FixtureRepository()
    defer { try? FileManager.default.removeItem(at: repository.root) }
    try repository.write("App.xcdatamodeld/App 2.xcdatamodel/contents", Self.contents)
    try repository.write("App.xcdatamodeld/App.xcdatamodel/contents", "<model><entity name=\"Old\"/></model>")
    try repository.write(
      "App.xcdatamodeld/.xccurrentversion", "<plist><dict><key>_XCCurrentVersionName</key><string>App 2.xcdatamodel</string></dict></plist>"
    )
    return ManagedClasses(models: [repository.root.appendingPathComponent("App.xcdatamodeld").path]).text(
      for: sources.reduce(into: SwiftNames()) { $0.formUnion(SwiftNames(SwiftOutline($1))) })
  }

  @Test func classesThatAreNamedAndWhatTheyReferToAreGenerated() throws {
    let text = try #require(try classes("let trip: TripObject?"))
    for line in [
      "public class TripObject: NSManagedObject {}", "public class Rider: NSManagedObject {}", "public var `begin`: Date? {",
      "public var `stops`: Int16 {", "value(forKey: \"stops\") as? Int16 ?? 0", "public var `fare`: NSNumber? {",
      "public var `riders`: NSSet? {", "public func addToRiders(_ value: Rider)", "public var `trip`: TripObject? {",
      "NSFetchRequest<TripObject> { NSFetchRequest(entityName: \"Trip\") }",
    ] { #expect(text.contains(line), "\(line)") }
    #expect(!text.contains("Bill") && !text.contains("Ticket"))
  }

  @Test func writtenClassesAreLeftAlone() throws {
    #expect(try classes("class TripObject: NSManagedObject {}\nstruct Rider {}") == nil)
    #expect(try classes("let bill: Bill?") == nil, "Xcode generates nothing for it")
    let text = try #require(try classes("class Ticket: NSManagedObject {}"), "its properties alone are generated")
    #expect(text.contains("extension Ticket {") && !text.contains("class Ticket") && text.contains("UUID?"))
    #expect(try classes("class Tickets {}\nlet a: Ticket") == nil, "a class of another name is not its class")
  }

  /// Xcode says so for an entity without a parent; a class that says it itself is not told twice.
  @Test func entitiesAreIdentifiable() throws {
    #expect(try classes("let trip: TripObject?")?.contains("extension TripObject: Identifiable {}") == true)
    let properties = try #require(try classes("class Ticket: NSManagedObject {}"))
    #expect(properties.contains("extension Ticket: Identifiable {}"))
    let own = try #require(try classes("class Ticket: NSManagedObject, Identifiable {}"))
    #expect(own.contains("extension Ticket {") && !own.contains("Identifiable"))
    let apart = try #require(try classes("class Ticket: NSManagedObject {}", "extension Ticket: Identifiable {}"))
    #expect(!apart.contains("Identifiable"))
  }
}
