import AppIntents
import Foundation
import SwiftUI
import Testing

/// Files of intents, and values that depend on an intent that is being edited.
@Suite struct IntentFileTests {
  @Test func filesKeepTheirTypes() async throws {
    let file = IntentFile(data: Data([1]), filename: "a.png", type: .png)
    #expect(file.type == .png && file.availableContentTypes == [.png] && String(localized: file.localizedStringResource) == "a.png")
    #expect(try await file.data(contentType: .jpeg) == Data([1]))
    let onDisk = IntentFile(fileURL: URL(fileURLWithPath: "/tmp/b.pdf"), type: .pdf)
    #expect(onDisk.filename == "b.pdf" && onDisk.type == .pdf && onDisk.data.isEmpty)
    #expect(IntentFile(data: Data(), filename: "c").type == nil && IntentFile(fileURL: onDisk.fileURL!, filename: "d").filename == "d")
    await #expect(throws: IntentFile.IntentFileError.self) { try await onDisk.withFile(contentType: .pdf) { url, _ in url } }
  }

  @Test func noIntentIsBeingEdited() async throws {
    #expect(try await StopQuery().suggestedEntities().isEmpty)
  }
}

private struct ShowStop: AppIntent {
  static let title: LocalizedStringResource = "Show Stop"
  @Parameter(title: "Line") var line: String?
  @Parameter(title: "Zone") var zone: Int
  func perform() async throws -> some IntentResult { .result() }
}
private struct Stop: AppEntity {
  static let typeDisplayRepresentation = TypeDisplayRepresentation(name: "Stop", numericFormat: "\(placeholder: .int) stops")
  static let defaultQuery = StopQuery()
  var id: String
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}
private struct StopQuery: EntityQuery {
  @IntentParameterDependency<ShowStop>(\.$line, \.$zone) var intent
  func entities(for identifiers: [String]) async throws -> [Stop] { identifiers.map(Stop.init) }
  func suggestedEntities() async throws -> [Stop] {
    guard let intent else { return [] }
    let line: String = intent.line
    return [Stop(id: line + "\(intent.zone)")]
  }
}
