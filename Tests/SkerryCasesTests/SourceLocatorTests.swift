import Foundation
import Testing

@testable import SkerryCases

@Suite struct SourceLocatorTests {
  @Test func aProviderOfAnotherNameHasNoFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("skerry-sources-\(UUID().uuidString)")
    for path in ["Ride/Views/Card.swift", "Ride/Ride.swift", "Other/Other.swift"] {
      let url = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    let locator = SourceLocator(folder: folder.path)
    func names(_ fileID: String) -> [String] { locator.sources(ofModulesWith: [fileID]).map { URL(fileURLWithPath: $0).lastPathComponent } }
    #expect(locator.path(of: "Ride/Card.swift").hasSuffix("/Ride/Views/Card.swift"))
    // A provider whose file has another name says nothing of a folder, and least of all that every file is of its module.
    #expect(names("CardPreviews").isEmpty)
  }
}
