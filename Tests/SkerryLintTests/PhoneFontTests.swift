import Foundation
import Skerry
import SkerryDiagnostics
import SkerryFindings
import SkerryPipeline
import SkerryPresentation
import SkerryUI
import Testing

@testable import SkerryLint

/// Fonts that the code names: those of every iPhone are not missing.
@Suite @MainActor struct PhoneFontTests {
  @Test(
    arguments: [
      "Avenir", "Avenir-Heavy", "Avenir Heavy", "AvenirNext-Bold", "Avenir Next", "ArialMT", "Arial-BoldMT", "TimesNewRomanPS-BoldMT",
      "TimesNewRomanPSMT", "Georgia", "menlo", "Helvetica Neue", "HelveticaNeue-CondensedBold", "Bodoni 72",
    ])
  func fontsOfThePhone(name: String) { #expect(PhoneFonts.contains(name)) }

  @Test(arguments: [
    "Courier Prime", "CourierPrime-Bold", "Inter-Bold", "Poppins", "Roboto-Regular", "Avenir Nexus", "", "Bold", "-Bold", "SFPro",
  ])
  func othersAreNot(name: String) { #expect(!PhoneFonts.contains(name)) }

  private func fonts(_ example: RuleExample) throws -> [String] {
    try #require(example.trace(engine: .shared)).missingFonts.compactMap(\.cause)
  }

  /// `render` draws a substitute of both; what helps differs.
  @Test(arguments: [("HelveticaNeue-Bold", "a folder that --fonts names"), ("Poppins-Bold", "one of them")])
  func theRemedyIsThatOfTheFont(_ name: String, _ remedy: String) throws {
    let trace = try #require(#Example(.lockScreen) { Text("Hill").font(.custom(name, size: 17)) }.trace(engine: .shared))
    #expect(trace.scene.tree.textFindings.map(\.message).allSatisfy { $0.hasSuffix("put its file into \(remedy).") })
    #expect(!trace.scene.tree.textFindings.isEmpty)
  }

  @Test func aMissingFontIsReportedUnlessThePhoneHasIt() throws {
    #expect(try fonts(#Example(.lockScreen) { Text("Hill").font(.custom("Poppins-Bold", size: 17)) }) == ["Poppins-Bold"])
    #expect(try fonts(#Example(.lockScreen) { Text("Hill").font(.custom("Avenir-Heavy", size: 17)) }).isEmpty)
    #expect(try fonts(#Example(.lockScreen) { Text("Hill") }).isEmpty)
    #expect(
      try fonts(#Example(.lockScreen) { Text("Hill").font(.custom("Poppins-Bold", size: 17)).skerryLint(.ignore("missing-font")) }).isEmpty)
  }
}
