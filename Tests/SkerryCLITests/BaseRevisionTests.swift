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
    func lacks(_ files: String...) -> Bool { BaseRevision.lacks(files, of: "/work/ride", in: checkout.path) }
    #expect(lacks("/work/ride/Widget/New.swift") && !lacks("/work/ride/Widget/New.swift", "/work/ride/Widget/Ride.swift"))
    // Nothing is known of files elsewhere.
    #expect(!lacks() && !lacks("/work/rides/Widget/New.swift", "/tmp/Made.swift"))
  }
}
