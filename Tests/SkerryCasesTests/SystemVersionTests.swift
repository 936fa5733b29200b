import SkerryGeometry
import SkerryPipeline
import SkerryUI
import Testing

@testable import SkerryCases

/// `--os` and the settings that depend on it.
@Suite @MainActor struct SystemVersionTests {
  private func options(_ words: [String]) throws -> CaseOptions { try CaseOptions(try Arguments(words, of: .render)) }

  @Test(arguments: [("16", ".ios16"), ("17", ".ios17"), ("18", ".ios18"), ("26", "")])
  func aReleaseIsChosenAndNamed(number: String, variant: String) throws {
    let found = try options(["--os", number])
    #expect("\(found.settings.version.rawValue)" == number && found.variant == variant)
  }

  @Test func theDefaultIsTheNewest() throws { #expect(try options([]).settings.version == .iOS26) }

  @Test func paletteIsAnOlderSpelling() throws {
    #expect(try options(["--palette", "ios18"]).settings.version == .iOS18)
    #expect(try options(["--palette", "ios26"]).variant == "")
    #expect(try options(["--palette", "ios26", "--os", "17"]).settings.version == .iOS17)
  }

  @Test func aReleaseThatIsNotKnownIsAnError() {
    #expect(throws: CommandError.self) { try options(["--os", "15"]) }
    #expect(throws: CommandError.self) { try options(["--os", "iOS18"]) }
  }

  @Test func wallpapers() throws {
    #expect(try options(["--wallpaper", "dark"]).variant == ".on-dark")
    let error = #expect(throws: CommandError.self) { try options(["--wallpaper", "/nowhere/beach.png"]) }
    #expect(error?.description.hasPrefix("--wallpaper /nowhere/beach.png: The file") == true, "\(error?.description ?? "")")
  }

  /// Colours are those of the release: iOS 18 and earlier share theirs.
  @Test func coloursFollowTheRelease() {
    for version in SystemVersion.allCases {
      #expect(SystemPalette(version) == (version == .iOS26 ? .iOS26 : .iOS18))
    }
  }
}
