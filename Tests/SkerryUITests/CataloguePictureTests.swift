import SkerryTestSupport
import Testing

/// The documentation's examples of controls, values and what has no effect.
@Suite struct CataloguePictureTests {
  @Test(arguments: ["Controls", "Values", "NoEffect", "NoEffectInApps"]) func picturesAreUnchanged(page: String) throws {
    try CatalogueRecord.check(page: page)
  }
}
