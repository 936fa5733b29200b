import SkerryTestSupport
import Testing

/// The documentation's examples of charts.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["ChartMarks"]) func picturesAreUnchanged(page: String) throws {
    try CatalogueRecord.check(page: page)
  }
}
