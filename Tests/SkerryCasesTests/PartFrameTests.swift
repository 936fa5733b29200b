import Foundation
import Testing

@testable import SkerryCases

/// The messages between the processes of a run.
@Suite struct PartFrameTests {
  private func reader(_ data: Data) -> (Int) -> Data? {
    var rest = data
    return { count in
      guard rest.count >= count else { return nil }
      defer { rest = Data(rest.dropFirst(count)) }
      return Data(rest.prefix(count))
    }
  }

  @Test func messagesArriveAsTheyWereSent() throws {
    let sent = [
      PartFrame(.start), try PartFrame(.item, ["a": 1, "b": 2], attachments: [Data([1, 2, 3]), Data()]), PartFrame(.endOfRun),
      try PartFrame(.rest, ["x"], attachments: [Data(repeating: 7, count: 70_000)]),
    ]
    let read = reader(sent.reduce(Data()) { $0 + $1.bytes })
    for frame in sent {
      let got = try #require(PartFrame(read))
      #expect(got.kind == frame.kind && got.value == frame.value && got.attachments == frame.attachments)
    }
    #expect(PartFrame(read) == nil)
    #expect(try sent[1].decoded([String: Int].self) == ["a": 1, "b": 2])
    #expect(throws: (any Error).self) { try sent[1].decoded([Int].self) }
  }

  @Test func aMessageThatIsCutOffIsNone() throws {
    let bytes = try PartFrame(.item, ["a"], attachments: [Data([1, 2, 3])]).bytes
    for count in 0..<bytes.count { #expect(PartFrame(reader(Data(bytes.prefix(count)))) == nil) }
    #expect(PartFrame(reader(Data([9, 0, 0, 0, 0, 0, 0, 0, 0, 0]))) == nil)
  }
}
