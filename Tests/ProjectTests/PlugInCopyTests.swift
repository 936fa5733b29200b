import Foundation
import Testing

/// A build plug-in cannot import the project's modules, and a macro should not, so they repeat a function each.
@Suite struct PlugInCopyTests {
  @Test func thePlugInDecidesAsTheModuleDoes() throws {
    func body(_ path: String) throws -> String {
      let text = try ProjectTests.text(of: path)
      let list = try #require(text.firstMatch(of: #/exporters: Set<Substring> = (\[[^\]]*\])/#), "\(path) has no list of modules").1
      let loop = try #require(
        text.firstMatch(of: #/(?s)var importsFoundation = false(.*?)return importsFoundation/#), "\(path) has no loop"
      ).1
      let formats = try #require(
        text.firstMatch(of: #/(?s)func formatsStrings\(_ text: String\) -> Bool \{(.*?)\}/#), "\(path) does not look for formats"
      ).1
      return (list + loop + formats).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let module = try body("Sources/Tools/SkerrySourceTools/PhoneSource/FoundationOnly.swift")
    #expect(try body("Plugins/SkerryPhoneSource/SkerryPhoneSource.swift") == module)
    #expect(module.contains("\"SwiftUI\"") && module.contains("isNewline"))
  }

  @Test func theMacroQuotesAsTheModuleDoes() throws {
    func body(_ path: String) throws -> Substring {
      let text = try ProjectTests.text(of: path)
      return try #require(text.firstMatch(of: #/(?s)switch scalar \{(.*?)return result/#), "\(path) has no switch over a scalar").1
    }
    let module = try body("Sources/Vocabulary/SkerryFormats/Swift/SwiftLiteral.swift")
    #expect(try body("Sources/Authoring/SkerryMacros/String+Literal.swift") == module)
    #expect(module.contains("0x7F"))
  }
}
