import Foundation
import SkerryTestSupport
import Testing

@testable import SkerryCLI

/// The other commit of `diff --against`: where it is checked out, and what is said of commits that lack the program's files.
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

  /// SwiftPM finds no sources beside a manifest in a hidden folder.
  @Test(arguments: ["ride", ".ride"]) func aCheckoutIsNotHidden(repository: String) {
    let name = BaseRevision.checkoutName(of: repository, at: "0123456789abcdef0123")
    #expect(!name.hasPrefix(".") && name.contains("0123456789ab") && name.hasSuffix(repository))
  }
}
