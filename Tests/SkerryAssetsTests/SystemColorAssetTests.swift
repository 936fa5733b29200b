import SkerryAssets
import SkerryDrawing
import SkerryGraph
import Testing

@testable import SkerryUI

/// Colour sets that refer to a colour of the system have its value.
@Suite @MainActor struct SystemColorAssetTests {
  private func rgba(_ reference: String) throws -> RGBA? {
    var environment = EnvironmentValues()
    environment.system.assets = try Scratch().write(
      "M.xcassets/a.colorset/Contents.json", #"{"colors":[{"color":{"platform":"ios","reference":"\#(reference)"}}]}"#
    ).library
    return Color("a").source.rgba(in: environment)
  }

  @Test func namesAreThoseOfUIKit() throws {
    let environment = EnvironmentValues()
    #expect(try rgba("systemBlueColor") == SystemColor.blue.rgba(in: environment))
    #expect(try rgba("systemGray3Color") == SystemColor.gray3.rgba(in: environment))
    #expect(try rgba("tintColor") == SystemColor.blue.rgba(in: environment))
    #expect(try rgba("secondaryLabelColor") == SemanticColor.secondaryLabel.rgba(in: environment))
    #expect(try rgba("systemBackgroundColor") == SemanticColor.systemBackground.rgba(in: environment))
    #expect(try rgba("whiteColor") == .white && rgba("clearColor") == .clear)
  }
}
