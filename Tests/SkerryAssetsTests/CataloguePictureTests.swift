import SkerryTestSupport
import Testing

/// The documentation's examples of images.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["Images"]) func picturesAreUnchanged(page: String) throws {
    if let difference = try CatalogueRecord.difference(page: page) { Issue.record("\(difference)") }
  }
}
