import SkerryTestSupport
import Testing

/// The documentation's activity in every presentation.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["Gate"]) func picturesAreUnchanged(page: String) throws {
    try CatalogueRecord.check(page: page)
  }
}
