import Testing

@testable import SkerryLive

/// Several extensions' answers as one.
@Suite struct JoinedAnswersTests {
  private func picture(_ activity: String) -> [String: Any] {
    ["event": "picture", "activity": activity, "path": "\(activity)/start/expanded@3x.png"]
  }

  @Test func activitiesWithTheSameNameHaveSeparatePaths() {
    var joined = JoinedAnswers()
    joined.begin("Phone")
    #expect(joined.event(picture("Ride"))?["path"] as? String == "Ride/start/expanded@3x.png")
    #expect(joined.event(picture("Ride"))?["path"] as? String == "Ride/start/expanded@3x.png")
    joined.begin("Watch")
    let event = joined.event(picture("Ride"))
    #expect(event?["path"] as? String == "Watch/Ride/start/expanded@3x.png")
    #expect(event?["extension"] as? String == "Watch")
    #expect(joined.event(picture("Walk"))?["path"] as? String == "Walk/start/expanded@3x.png")
  }

  @Test func countsOfPicturesAddUp() {
    var joined = JoinedAnswers()
    joined.begin("Phone")
    #expect(joined.event(["event": "plan", "count": 3])?["count"] as? Int == 3)
    joined.begin("Watch")
    #expect(joined.event(["event": "plan", "count": 2])?["count"] as? Int == 5)
  }

  @Test func aPayloadBelongsToTheExtensionThatKnowsItsActivity() {
    var joined = JoinedAnswers()
    joined.begin("Phone")
    #expect(joined.event(["event": "payload", "valid": false, "activity": ""]) == nil)
    joined.begin("Watch")
    #expect(joined.event(["event": "payload", "valid": false, "activity": "Ride"]) == nil)
    #expect(joined.payloads.map { $0["extension"] as? String } == ["Watch"])
    var unknown = JoinedAnswers()
    for name in ["Phone", "Watch"] {
      unknown.begin(name)
      #expect(unknown.event(["event": "payload", "valid": false, "activity": ""]) == nil)
    }
    #expect(unknown.payloads.map { $0["extension"] as? String } == ["Phone"])
  }

  @Test func aCaseOfOneExtensionIsNotAnErrorInAnother() {
    var joined = JoinedAnswers()
    joined.failures = [BundleFailure(description: "No case of Phone."), BundleFailure(description: "No case of Watch.")]
    #expect(joined.failure(of: 3) == nil)
    #expect(joined.failure(of: 2)?.description == "No case of Phone.\nNo case of Watch.")
  }
}
