import Testing

@testable import SkerrySetup

@Suite struct FrameworkShelfTests {
  @Test func onlyImportedFrameworksAreCompiled() {
    let text = """
      @_exported import AVFoundation
      import SkerryUI
      import CoreMedia
      @_exported public import SkerryCharts
      // We import HealthKit no more.
      let import = "MapKit"
      """
    #expect(FrameworkShelf.frameworks(importedIn: text) == ["AVFoundation", "CoreMedia", "SkerryCharts"])
  }
}
