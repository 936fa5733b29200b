public import AppIntents
import SwiftUI
import Testing

/// Intents and entities of the assistant's kinds, as in Apple's documentation: the macro conforms and names them.
@AppIntent(schema: .books.playAudiobook)
private struct Play {
  @Parameter var target: Book

  func perform() async throws -> some IntentResult { .result() }
}
@AppIntent(schema: .assistant.activate)
struct Activate: AppIntent {
  static let title: LocalizedStringResource = "Start"
  var titled = "static"

  func perform() async throws -> some IntentResult { .result() }
}
@AppEntity(schema: .books.audiobook)
public struct Book {
  public struct Query: EntityStringQuery {
    public init() {}
    public func entities(for identifiers: [String]) async throws -> [Book] { [] }
    public func entities(matching string: String) async throws -> [Book] { [] }
  }
  public static let defaultQuery = Query()
  public let id: String
  @Property public var title: String?
  public var displayRepresentation: DisplayRepresentation { "\(title ?? "Book")" }
}
@AssistantEnum(schema: .books.contentType)
private enum Shelf: String {
  case read
  static let caseDisplayRepresentations: [Shelf: DisplayRepresentation] = [.read: "Read"]
}

@Suite struct AssistantSchemaTests {
  @Test func theTypeConformsAndHasAName() {
    #expect(Play.title.key == "Play" && Activate.title.key == "Start")
    #expect(Book.typeDisplayRepresentation.name.key == "Book" && Shelf.typeDisplayRepresentation.name.key == "Shelf")
    #expect(Shelf.read.localizedStringResource.key == "Read")
  }

  @Test @MainActor func aButtonMayPerformIt() {
    _ = Button("Play", intent: Activate())
    _ = Button("Play", intent: Play())
  }
}
