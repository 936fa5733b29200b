import Testing

@testable import SkerryCases

@Suite struct DrawingLibrariesTests {
  @Test func onlyOtherVersionsAreNamed() {
    let here = ["ICU": "72.1", "FreeType": "2.12.1", "HarfBuzz": "6.0.0"]
    #expect(DrawingLibraries.difference(from: [:], here: here) == nil)
    #expect(DrawingLibraries.difference(from: here, here: here) == nil)
    #expect(DrawingLibraries.difference(from: ["Elsewhere": "1"], here: here) == nil)
    #expect(
      DrawingLibraries.difference(from: ["ICU": "70.1", "FreeType": "2.12.1", "HarfBuzz": "5.0.0"], here: here)
        == "The goldens were recorded with HarfBuzz 5.0.0 (here 6.0.0), ICU 70.1 (here 72.1).")
  }

  @Test func theLibrariesHereAreNamed() {
    #expect(Set(DrawingLibraries.versions.keys).isSuperset(of: ["ICU", "FreeType", "HarfBuzz", "libpng", "libjpeg", "Swift"]))
    #expect(DrawingLibraries.versions.values.allSatisfy { !$0.isEmpty })
  }
}
