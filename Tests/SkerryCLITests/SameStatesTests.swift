import Foundation
import SkerryCases
import SkerryFormats
import Testing

@testable import SkerryCLI

/// Generated states that look like others are named.
struct SameStatesTests {
  private func picture(
    _ activity: String, _ state: String, _ presentation: String, _ content: String, _ origin: CaseOrigin = .made(sources: [])
  ) -> (record: PictureRecord, content: ContentHash) {
    let record = PictureRecord(
      activity: activity, state: state, presentation: presentation, path: "\(activity)/\(state)/\(presentation)@3x.png", size: .zero,
      scale: 3,
      diagnostics: [], origin: origin)
    return (record, ContentHash(of: content))
  }

  @Test func statesWithTheSamePicturesAreOneSentence() {
    let found = SameStates([
      picture("Ride", "sample", "compact", "1"), picture("Ride", "sample", "expanded", "2"), picture("Ride", "sample", "sheet", "3"),
      picture("Ride", "late", "compact", "1"), picture("Ride", "late", "expanded", "9"),
      picture("Ride", "done-true", "compact", "1"), picture("Ride", "done-true", "expanded", "2"),
      picture("Ride", "done-true", "sheet", "4"),
      picture("Ride", "unit-mi", "compact", "1"), picture("Ride", "unit-mi", "expanded", "2"),
    ])
    #expect(
      found.sentences == [
        "Ride/done-true, Ride/unit-mi look like Ride/sample in every picture: the views do not tell these states apart."
      ])
  }

  /// Previews are the team's own, another activity's pictures are no comparison, and one picture more is a difference.
  @Test func othersAreNotNamed() {
    #expect(SameStates([picture("Ride", "a", "compact", "1", .preview), picture("Ride", "b", "compact", "1", .preview)]).sentences.isEmpty)
    #expect(SameStates([picture("Ride", "a", "compact", "1"), picture("Taxi", "b", "compact", "1")]).sentences.isEmpty)
    #expect(SameStates([picture("Ride", "a", "compact", "1"), picture("Ride", "b", "expanded", "1")]).sentences.isEmpty)
    let more = [picture("Ride", "a", "compact", "1"), picture("Ride", "b", "compact", "1"), picture("Ride", "b", "small", "1")]
    #expect(SameStates(more).sentences.isEmpty)
  }
}
