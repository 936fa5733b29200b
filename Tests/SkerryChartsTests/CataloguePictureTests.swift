import SkerryTestSupport
import Testing

/// The documentation's examples of charts.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["ChartMarks"]) func picturesAreUnchanged(page: String) throws {
    if let difference = try CatalogueRecord.difference(page: page) { Issue.record("\(difference)") }
  }
}
