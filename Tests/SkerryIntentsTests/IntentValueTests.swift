import AppIntents
import Foundation
import Testing

/// The values of intents: parameters, enumerations, entities, and SiriKit's.
@Suite struct IntentValueTests {
  enum Size: String, AppEnum {
    case small, large, odd
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Size"
    static let caseDisplayRepresentations: [Size: DisplayRepresentation] = [.small: "Small cup", .large: "Large cup"]
  }
  struct Brew: AppIntent {
    static let title: LocalizedStringResource = "Brew"
    @Parameter(title: "Cups", default: 2) var cups: Int
    @Parameter(title: "Size") var size: Size
    @Parameter(title: "Name") var name: String
    @Parameter(title: "Note") var note: String?
    @Parameter(title: "Warm") var isWarm: Bool
    func perform() async throws -> some IntentResult { .result() }
  }

  /// A class that Xcode generated keeps the values of its parameters by their names.
  @Test func parametersOfGeneratedClasses() {
    final class StopObject: INObject { override class var supportsSecureCoding: Bool { true } }
    let intent = INIntent()
    let (missing, stop): (String?, StopObject?) = (intent.managedValue(forKey: "name"), intent.managedValue(forKey: "stop"))
    #expect(missing == nil && stop == nil && StopObject.supportsSecureCoding)
    intent.setManagedValue("Pier", forKey: "name")
    let name: String? = intent.managedValue(forKey: "name")
    #expect(name == "Pier")
  }

  /// The value that was set counts, then the default, then the empty value of the type, or its first case.
  @Test func parametersHaveValues() {
    let brew = Brew()
    #expect(brew.cups == 2 && brew.size == .small && brew.name.isEmpty && brew.note == nil && !brew.isWarm)
    brew.cups = 5
    (brew.size, brew.note) = (.large, "x")
    #expect(brew.cups == 5 && brew.size == .large && brew.note == "x" && Brew().cups == 2)
  }

  /// An intent that only carries parameters, of a widget and of a control.
  private struct Choice: WidgetConfigurationIntent, ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choice"
    func perform() async throws -> Never { fatalError("It never runs.") }
  }

  @Test func anIntentMayHaveNoResult() {
    #expect(Choice.PerformResult.self == Never.self)
  }

  @Test func casesAreCalledAsTheySay() {
    #expect(Size.allCases.map { String(localized: $0.localizedStringResource) } == ["Small cup", "Large cup", "odd"])
  }

  struct Bean: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Bean"
    static let defaultQuery = BeanQuery()
    var id: Int
    var displayRepresentation: DisplayRepresentation { "Bean" }
  }
  struct BeanQuery: EnumerableEntityQuery {
    typealias Entity = Bean
    func allEntities() async throws -> [Bean] { (1...4).map { Bean(id: $0) } }
  }

  /// A query that lists all its entities finds those of some identifiers among them.
  @Test func entitiesAreFoundByTheirIdentifiers() async throws {
    #expect(try await BeanQuery().entities(for: [4, 2, 9]).map(\.id) == [2, 4])
    #expect(try await BeanQuery().entities(for: []).isEmpty)
    #expect(try await BeanQuery().suggestedEntities().isEmpty)
  }

  /// A search may give sections instead of an array.
  struct BeanSearch: EntityStringQuery {
    func entities(for identifiers: [Int]) async throws -> [Bean] { identifiers.map { Bean(id: $0) } }
    func entities(matching string: String) async throws -> IntentItemCollection<Bean> {
      .init(sections: [IntentItemSection("Found", items: [.init(Bean(id: 1), title: "One"), .init(Bean(id: 3))])])
    }
    func suggestedEntities() async throws -> IntentItemCollection<Bean> {
      let recent = [Bean(id: 7)]
      return .init(sections: [IntentItemSection("Recent", items: recent), .init(items: recent.map { Bean(id: $0.id + 1) })])
    }
  }

  @Test func queriesGiveSections() async throws {
    let found = try await BeanSearch().entities(matching: "b")
    #expect(found.items.map(\.id) == [1, 3] && found.sections[0].items[0].title == "One" && found.sections[0].items[1].title == nil)
    #expect(
      try await BeanSearch().suggestedEntities().items.map(\.id) == [7, 8]
        && IntentItemCollection(items: [Bean(id: 9)]).sections[0].items[0].value.id == 9)
    #expect(IntentItemCollection<Bean>.empty.items.isEmpty)
  }

  /// The number of values for each widget, and a summary of parameters without a sentence.
  struct Roast: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Roast"
    @Parameter(title: "Beans", size: [.systemSmall: 1, .accessoryInline: 1]) var beans: [Int]?
    static var parameterSummary: some ParameterSummary { Summary { \.$beans } }
  }

  @Test func parametersWithSizesHaveValues() { #expect(Roast().beans == nil) }

  @Test func valuesOfSiriKitKeepWhatTheyAreGiven() throws {
    let sections = [INObjectSection(title: "a", items: [1, 2]), INObjectSection(title: nil, items: [3])]
    #expect(INObjectCollection(sections: sections).allItems == [1, 2, 3] && INObjectCollection(items: [1]).sections.count == 1)
    let file = URL(fileURLWithPath: "/a/b.txt")
    #expect(INFile(fileURL: file, filename: nil, typeIdentifier: nil).filename == "b.txt")
    #expect(INFile(fileURL: file, filename: "c.txt", typeIdentifier: nil).filename == "c.txt")
    #expect(try #require(INShortcut(intent: INIntent())).intent != nil)
  }
}
