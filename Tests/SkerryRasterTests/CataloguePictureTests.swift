import SkerryTestSupport
import Testing

/// The documentation's examples of paints and effects.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["Paints"]) func picturesAreUnchanged(page: String) throws {
    try CatalogueRecord.check(page: page)
  }
}
