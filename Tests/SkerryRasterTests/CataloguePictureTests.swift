import SkerryTestSupport
import Testing

/// The documentation's examples of paints and effects.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["Paints"]) func picturesAreUnchanged(page: String) throws {
    if let difference = try CatalogueRecord.difference(page: page) { Issue.record("\(difference)") }
  }
}
