import SkerryTestSupport
import Testing

/// The documentation's activity in every presentation.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["Gate"]) func picturesAreUnchanged(page: String) throws {
    if let difference = try CatalogueRecord.difference(page: page) { Issue.record("\(difference)") }
  }
}
