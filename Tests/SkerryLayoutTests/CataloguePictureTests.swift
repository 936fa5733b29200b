import SkerryTestSupport
import Testing

/// The documentation's examples of stacks, frames and containers.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["Stacks", "Containers"]) func picturesAreUnchanged(page: String) throws {
    if let difference = try CatalogueRecord.difference(page: page) { Issue.record("\(difference)") }
  }
}
