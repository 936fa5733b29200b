import SkerryDiagnostics
import Testing

/// Which positions belong to a customer's files.
@Suite struct SourceSiteTests {
  @Test(arguments: [
    "SkerryUI/Text.swift", "SkerryIntents/AppIntent.swift", "SkerryWidget/Widget.swift", "SkerryActivity/Activity.swift",
    "SkerryCharts/Chart.swift", "SkerryFoundation/Subjects.swift", "SkerryPipeline/Engine.swift",
  ])
  func filesOfTheLibraryAreNoPlaces(_ fileID: String) {
    #expect(SourceSite.isOwn(fileID) && SourceSite(ofCustomer: fileID, line: 3) == nil)
  }

  /// An app's module may begin with the library's name.
  @Test(arguments: ["Ride/Card.swift", "SkerryRides/Card.swift", "SkerryUIKit/Card.swift", "Skerry.swift", "SkerryUI", ""])
  func otherFilesAre(_ fileID: String) {
    #expect(!SourceSite.isOwn(fileID) && SourceSite(ofCustomer: fileID, line: 3)?.description == "\(fileID):3")
  }
}
