import Foundation
import SkerryPipeline
import SkerryPresentation
import SkerrySnapshot
import SkerryTestSupport
import Testing

@testable import SkerryCases

/// The keys of `skerry.json` for snapshots, and the names of looks in messages.
@MainActor struct SnapshotConfigurationTests {
  private func configuration(_ text: String) throws -> SnapshotConfiguration {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("skerry.json")
    try Data(text.utf8).write(to: file)
    return try SnapshotConfiguration(path: file.path, mustExist: true)
  }

  @Test func everyKeyIsRead() throws {
    let given = try configuration(
      #"{"goldens": "a", "artifacts": "b", "record": "missing", "unreferenced": "reject", "references": "hash", "test": {"scale": "2"}}"#)
    #expect(given.goldens == "a" && given.artifacts == "b" && given.record == .missing)
    #expect(given.unreferenced == .reject && given.references == .hash && given.options == ["scale": "2"])
    let empty = try configuration("{}")
    #expect(empty.goldens == nil && empty.artifacts == nil && empty.record == nil && empty.unreferenced == nil && empty.references == nil)
  }

  /// A number may stand alone; a Boolean is not a number.
  @Test(arguments: [("3", "3"), ("[3]", "3"), ("[2, 3]", "2,3"), ("\"2\"", "2"), ("[\"1\", \"2\"]", "1,2"), ("true", nil), ("[true]", nil)])
  func optionsOfTest(value: String, expected: String?) throws {
    let text = "{\"test\": {\"scale\": \(value)}}"
    if let expected {
      #expect(try configuration(text).options == ["scale": expected])
    } else {
      #expect { try configuration(text) } throws: { "\($0)".contains("test.scale must be a string, a number or a list of them") }
    }
  }

  @Test func goldensAreAFolder() throws {
    let folder = try TemporaryFolder.make()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("goldens")
    func folders() throws -> SnapshotFolders {
      try SnapshotFolders(Arguments(["--goldens", file.path], of: .test), configuration("{}"), [:])
    }
    #expect(try folders().goldensName == file.path, "there are none yet")
    try Data().write(to: file)
    #expect { try folders() } throws: { "\($0)" == "\(file.path) is not a folder; choose another with --goldens." }
  }

  /// A device is named by the first of its names.
  @Test func looksAreNamed() throws {
    let device = try #require(Devices.all.first { $0.names.count > 1 && $0.id != Devices.standard.id })
    #expect(LintLook(device: device, settings: RenderSettings(), isAsked: true).label == " (\(device.names[0]))")
    #expect(LintLook(device: Devices.standard, settings: RenderSettings(), isAsked: true).label.isEmpty)
  }
}
