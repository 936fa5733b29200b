import Foundation
import Testing

@testable import SkerrySetup

/// The reports of several extensions, as one document.
@Suite struct JoinedDocumentTests {
  private func joined(_ texts: String...) throws -> String {
    let documents = try texts.map { try JSONSerialization.jsonObject(with: Data($0.utf8), options: .fragmentsAllowed) }
    let result = try #require(JoinedDocument.join(documents))
    return String(decoding: try JSONSerialization.data(withJSONObject: result, options: [.sortedKeys]), as: UTF8.self)
  }

  @Test func listsFollowOneAnother() throws {
    #expect(try joined("[1,2]", "[2]", "[]") == "[1,2,2]")
    #expect(try joined(#"{"runs":[{"tool":"a"}]}"#, #"{"runs":[{"tool":"b"}]}"#) == #"{"runs":[{"tool":"a"},{"tool":"b"}]}"#)
  }

  @Test func countsAddUpAndTheGreatestExitCodeCounts() throws {
    #expect(
      try joined(
        #"{"exitCode":20,"format":1,"passed":3,"seconds":0.5,"strict":true}"#,
        #"{"exitCode":22,"format":1,"passed":4,"seconds":0.25,"strict":false}"#)
        == #"{"exitCode":22,"format":1,"passed":7,"seconds":0.75,"strict":true}"#)
  }

  @Test func membersOfOneAloneStay() throws {
    #expect(try joined(#"{"a":"x","n":{"k":1}}"#, #"{"b":[1],"n":{"k":2,"l":3}}"#) == #"{"a":"x","b":[1],"n":{"k":3,"l":3}}"#)
    #expect(JoinedDocument.join([]) == nil)
  }
}
