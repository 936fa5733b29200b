import Testing

@testable import SkerrySetup

@Suite struct CompiledFrameworksTests {
  @Test func onlyImportedFrameworksAreCompiled() {
    let text = """
      @_exported import AVFoundation
      import SkerryUI
      import CoreMedia
      @_exported public import SkerryCharts
      // We import HealthKit no more.
      let import = "MapKit"
      """
    #expect(CompiledFrameworks.frameworks(importedIn: text) == ["AVFoundation", "CoreMedia", "SkerryCharts"])
  }
}
