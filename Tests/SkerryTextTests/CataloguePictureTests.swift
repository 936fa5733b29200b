import SkerryTestSupport
import Testing

/// The documentation's examples of text.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["Texts"]) func picturesAreUnchanged(page: String) throws {
    if let difference = try CatalogueRecord.difference(page: page) { Issue.record("\(difference)") }
  }
}
