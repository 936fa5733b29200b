import SkerryTestSupport
import Testing

/// The documentation's examples of text.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["Texts"]) func picturesAreUnchanged(page: String) throws {
    try CatalogueRecord.check(page: page)
  }
}
