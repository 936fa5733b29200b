import SkerryTestSupport
import Testing

/// The documentation's examples of stacks, frames and containers.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["Stacks", "Containers"]) func picturesAreUnchanged(page: String) throws {
    try CatalogueRecord.check(page: page)
  }
}
