import Foundation
@testable import SkerryFormats
import Testing

@Suite struct StringCatalogueTests {
  private func catalogue(_ text: String) -> StringCatalogue? { StringCatalogue(Data(text.utf8)) }

  @Test func aTextIsFoundByKeyAndLanguage() throws {
    let gates = #"{"ko":{"stringUnit":{"state":"translated","value":"문"}},"de":{"stringUnit":{}}}"#
    let read = try #require(catalogue(#"{"sourceLanguage":"ko","strings":{"gate":{"localizations":\#(gates)}}}"#))
    #expect(read.sourceLanguage == "ko")
    let gate = try #require(read.localizations["gate"])
    #expect(gate.keys.sorted() == ["de", "ko"])
    #expect(gate["ko"].flatMap(StringCatalogue.text) == "문")
    #expect(gate["de"].flatMap(StringCatalogue.text) == nil)
  }

  @Test func aKeyWithoutLocalizationsIsKept() throws {
    let read = try #require(catalogue(#"{"strings":{"plain":{},"odd":7,"list":{"localizations":{"en":[]}}}}"#))
    #expect(read.sourceLanguage == nil)
    #expect(read.localizations.mapValues(\.count) == ["plain": 0, "odd": 0, "list": 0])
  }

  @Test(arguments: ["", "[]", "{}", #"{"strings":[]}"#]) func otherFilesAreNoCatalogues(_ text: String) {
    #expect(catalogue(text) == nil)
  }
}
