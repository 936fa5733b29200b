import Foundation
import SkerryAssets
import SkerryDiagnostics
import SkerryDrawing
import SkerryGraph
import Testing

@Suite struct ColorSetTests {
  private func color(_ json: String, _ traits: AssetTraits = .plain) throws -> AssetColor? {
    try Scratch().write("M.xcassets/Brand/Contents.json", #"{"properties":{"provides-namespace":true}}"#)
      .write("M.xcassets/Brand/a.colorset/Contents.json", #"{"colors":[\#(json)]}"#).library.color(named: "Brand/a", traits: traits)
  }

  private func components(_ space: String, _ red: String, _ green: String, _ blue: String, _ alpha: String = "1.000") -> String {
    #"{"color":{"color-space":"\#(space)","components":{"red":"\#(red)","green":"\#(green)","blue":"\#(blue)","alpha":"\#(alpha)"}}}"#
  }

  @Test(arguments: [("0xFF", "0x80", "0x00"), ("255", "128", "0"), ("1.000", "0.50196", "0.000")])
  func componentsComeInThreeForms(_ red: String, _ green: String, _ blue: String) throws {
    guard case .components(let found)? = try color(components("srgb", red, green, blue, "0.250")) else {
      Issue.record("no colour")
      return
    }
    #expect(found.red == 1 && abs(found.green - 128.0 / 255) < 1e-4 && found.blue == 0 && found.alpha == 0.25)
  }

  /// Of two catalogues of one name the second lies in a localization's folder; the first one's names win.
  @Test func cataloguesAreFoundInTheFolderOfALocalization() throws {
    let white = "{\"colors\":[\(components("srgb", "1", "1", "1"))]}", blue = "{\"colors\":[\(components("srgb", "0", "0", "1"))]}"
    let scratch = try Scratch().write("M.xcassets/a.colorset/Contents.json", white)
      .write("Base.lproj/M.xcassets/a.colorset/Contents.json", blue).write("Base.lproj/M.xcassets/b.colorset/Contents.json", blue)
      .write("Base.other/M.xcassets/c.colorset/Contents.json", blue)
    #expect(scratch.library.color(named: "a", traits: .plain) == .components(.white))
    #expect(scratch.library.color(named: "b", traits: .plain) == .components(RGBA(0, 0, 1)))
    #expect(scratch.library.color(named: "c", traits: .plain) == nil)
  }

  @Test func wholeOnesAreFractions() throws {
    #expect(try color(components("srgb", "1", "1", "1", "1")) == .components(.white))
    #expect(try color(components("srgb", "0", "0", "1", "1")) == .components(RGBA(0, 0, 1)))
  }

  @Test func widerSpacesAreConverted() throws {
    guard case .components(let red)? = try color(components("display-p3", "1.000", "0.000", "0.000")) else {
      Issue.record("no colour")
      return
    }
    #expect(red.red > 1.09 && red.green < -0.2)
    guard case .components(let linear)? = try color(components("extended-linear-srgb", "0.000", "0.500", "1.000")) else {
      Issue.record("no colour")
      return
    }
    #expect(linear.red == 0 && abs(linear.green - 0.7354) < 1e-3 && abs(linear.blue - 1) < 1e-9)
    guard
      case .components(let gray)? = try color(#"{"color":{"color-space":"gray-gamma-22","components":{"white":"0.500","alpha":"1.000"}}}"#)
    else {
      Issue.record("no colour")
      return
    }
    #expect(abs(gray.red - 0.5) < 0.01 && gray.red == gray.green)
  }

  @Test func referencesNameTheSystemsColours() throws {
    #expect(try color(#"{"color":{"platform":"ios","reference":"systemBlueColor"}}"#) == .system("systemBlueColor"))
  }

  @Test func appearancesChoose() throws {
    let both =
      components("srgb", "1.0", "0.0", "0.0") + ","
      + #"{"appearances":[{"appearance":"luminosity","value":"dark"}],"color":{"components":{"red":"0.0","green":"0.0","blue":"1.0","alpha":"1.0"}}}"#
    #expect(try color(both) == .components(RGBA(1, 0, 0)))
    #expect(try color(both, .dark) == .components(RGBA(0, 0, 1)))
  }

  @Test(arguments: [
    #"{"color":{"components":{"red":"x","green":"0","blue":"0"}}}"#, #"{"color":{"components":{"red":"1.0"}}}"#, #"{"color":{}}"#,
  ])
  func unreadableColoursAreReported(_ json: String) throws {
    let library = try Scratch().write("M.xcassets/a.colorset/Contents.json", #"{"colors":[\#(json)]}"#).library
    #expect(library.color(named: "a", traits: .plain) == nil)
    #expect(library.diagnostics.count == 1)
    #expect(library.diagnostics.first?.message.contains("a.colorset/Contents.json has a colour w") == true)
  }
}
