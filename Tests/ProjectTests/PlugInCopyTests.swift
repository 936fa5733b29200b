import Foundation
import Testing

/// A build plug-in cannot import the project's modules, so it repeats one function.
@Suite struct PlugInCopyTests {
  @Test func thePlugInDecidesAsTheModuleDoes() throws {
    func body(_ path: String) throws -> String {
      let text = try ProjectTests.text(of: path)
      let list = try #require(text.firstMatch(of: #/exporters: Set<Substring> = (\[[^\]]*\])/#), "\(path) has no list of modules").1
      let loop = try #require(
        text.firstMatch(of: #/(?s)var importsFoundation = false(.*?)return importsFoundation/#), "\(path) has no loop"
      ).1
      return (list + loop).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let module = try body("Sources/Tools/SkerrySourceTools/PhoneSource/FoundationOnly.swift")
    #expect(try body("Plugins/SkerryPhoneSource/SkerryPhoneSource.swift") == module)
    #expect(module.contains("\"SwiftUI\"") && module.contains("isNewline"))
  }
}
