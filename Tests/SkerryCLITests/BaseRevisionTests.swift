import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryCLI

/// What `diff --against` says of commits that lack the program's files.
struct BaseRevisionTests {
  @Test func aCommitWithoutTheExtensionsFilesIsNoticed() throws {
    let checkout = try TemporaryFolder.make()
    try FileManager.default.createDirectory(at: checkout.appendingPathComponent("Widget"), withIntermediateDirectories: true)
    try Data().write(to: checkout.appendingPathComponent("Widget/Ride.swift"))
    func lacks(_ files: String...) -> Bool { BaseRevision.lacks(files, of: "/repositories/ride", in: checkout.path) }
    #expect(
      lacks("/repositories/ride/Widget/New.swift") && !lacks("/repositories/ride/Widget/New.swift", "/repositories/ride/Widget/Ride.swift"))
    // Nothing is known of files elsewhere.
    #expect(!lacks() && !lacks("/repositories/rides/Widget/New.swift", "/tmp/Made.swift"))
  }
}
