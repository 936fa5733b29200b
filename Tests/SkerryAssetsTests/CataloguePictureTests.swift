import SkerryTestSupport
import Testing

/// The documentation's examples of images.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["Images"]) func picturesAreUnchanged(page: String) throws {
    try CatalogueRecord.check(page: page)
  }
}
