import SkerryTestSupport
import Testing

/// The documentation's examples of shapes.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["Shapes"]) func picturesAreUnchanged(page: String) throws {
    try CatalogueRecord.check(page: page)
  }
}
