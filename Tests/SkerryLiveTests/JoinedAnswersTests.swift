import Foundation
import SkerryCLI
import Testing

@testable import SkerryLive

/// Several extensions' answers as one.
@Suite struct JoinedAnswersTests {
  /// What is passed on of a line, as the path of a picture and its extension, or as a count.
  private func passed(_ line: String, by joined: inout JoinedAnswers) throws -> String? {
    switch joined.content(try #require(ServeLine(Data(line.utf8))).content) {
    case .picture(let picture): [picture.path, picture.extension ?? ""].joined(separator: " ")
    case .plan(let plan): ([String(plan.count)] + plan.presentations).joined(separator: " ")
    default: nil
    }
  }

  private func picture(_ activity: String) -> String {
    """
    {"event": "picture", "activity": "\(activity)", "path": "\(activity)/start/expanded@3x.png", "state": "start", "presentation": "expanded", \
    "case": "\(activity)/start", "file": "a.swift", "line": 1, "device": "d", "width": 1, "height": 1, "pixels": [3, 3], "hash": "h", "origin": "", \
    "diagnostics": [], "magnification": 1}
    """
  }

  private func payload(_ file: String, activity: String = "") -> String {
    #"{"event": "payload", "file": "\#(file)", "valid": false, "bytes": 1, "lines": [], "activity": "\#(activity)"}"#
  }

  @Test func activitiesWithTheSameNameHaveSeparatePaths() throws {
    var joined = JoinedAnswers()
    joined.begin("Phone")
    #expect(try passed(picture("Ride"), by: &joined) == "Ride/start/expanded@3x.png Phone")
    #expect(try passed(picture("Ride"), by: &joined) == "Ride/start/expanded@3x.png Phone")
    joined.begin("Watch")
    #expect(try passed(picture("Ride"), by: &joined) == "Watch/Ride/start/expanded@3x.png Watch")
    #expect(try passed(picture("Walk"), by: &joined) == "Walk/start/expanded@3x.png Watch")
  }

  @Test func countsOfPicturesAddUp() throws {
    var joined = JoinedAnswers()
    joined.begin("Phone")
    #expect(try passed(#"{"event": "plan", "count": 3, "presentations": ["compact"]}"#, by: &joined) == "3 compact")
    joined.begin("Watch")
    let second = #"{"event": "plan", "count": 2, "presentations": ["system-small", "compact"]}"#
    #expect(try passed(second, by: &joined) == "5 compact system-small")
  }

  @Test func aPayloadBelongsToTheExtensionThatKnowsItsActivity() throws {
    func files(_ joined: JoinedAnswers) -> [String] {
      joined.payloads.map { if case .payload(let payload) = $0 { payload.file } else { "" } }
    }
    var joined = JoinedAnswers()
    joined.begin("Phone")
    #expect(try passed(payload("a"), by: &joined) == nil)
    joined.begin("Watch")
    #expect(try passed(payload("b", activity: "Ride"), by: &joined) == nil)
    #expect(files(joined) == ["b"])
    var unknown = JoinedAnswers()
    for name in ["Phone", "Watch"] {
      unknown.begin(name)
      #expect(try passed(payload(name), by: &unknown) == nil)
    }
    #expect(files(unknown) == ["Phone"])
  }

  @Test func aCaseOfOneExtensionIsNotAnErrorInAnother() {
    var joined = JoinedAnswers()
    joined.failures = [BundleFailure(description: "No case of Phone."), BundleFailure(description: "No case of Watch.")]
    #expect(joined.failure(of: 3) == nil)
    #expect(joined.failure(of: 2)?.description == "No case of Phone.\nNo case of Watch.")
  }
}
