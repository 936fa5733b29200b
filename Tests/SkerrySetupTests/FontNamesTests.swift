import Foundation
import Testing

@testable import SkerrySetup

/// The names in fonts' `name` tables.
struct FontNamesTests {
  /// One name: of Windows in English unless said otherwise.
  private struct Name {
    var identifier: Int
    var text: String
    var platform = 3
    var language = 0x409
  }

  private func bytes(_ number: Int, _ width: Int) -> [UInt8] { (0..<width).map { UInt8(number >> (8 * (width - 1 - $0)) & 255) } }

  /// A font with nothing but names.
  /// - Parameter start: where it begins in its file.
  private func font(_ names: [Name], at start: Int = 0) -> [UInt8] {
    var records: [UInt8] = [], storage: [UInt8] = []
    for name in names {
      let text = name.platform == 3 ? name.text.utf16.flatMap { bytes(Int($0), 2) } : Array(name.text.utf8)
      for number in [name.platform, 1, name.language, name.identifier, text.count, storage.count] { records += bytes(number, 2) }
      storage += text
    }
    let table = bytes(0, 2) + bytes(names.count, 2) + bytes(6 + records.count, 2) + records + storage
    return bytes(0x10000, 4) + bytes(1, 2) + bytes(0, 6) + Array("name".utf8) + bytes(0, 4) + bytes(start + 28, 4) + bytes(table.count, 4)
      + table
  }

  private let medium = [
    Name(identifier: 1, text: "Sand Medium"), Name(identifier: 2, text: "Regular"), Name(identifier: 6, text: "Sand-Medium"),
  ]

  /// The family of four styles is "Sand Medium", the typographic one "Sand".
  @Test func theTypographicFamilyComesFirst() throws {
    let basic = try #require(FontNames(Data(font(medium))))
    #expect(basic.family == "Sand Medium" && basic.style == "Regular" && basic.postScriptName == "Sand-Medium")
    let typographic = medium + [Name(identifier: 16, text: "Sand"), Name(identifier: 17, text: "Medium")]
    let names = try #require(FontNames(Data(font(typographic))))
    #expect(names.family == "Sand" && names.style == "Medium")
  }

  @Test func englishNamesComeFirst() throws {
    let german = [Name(identifier: 2, text: "Mittel", language: 0x407), Name(identifier: 1, text: "Sand Mac", platform: 1, language: 0)]
    #expect(FontNames(Data(font(german + medium)))?.style == "Regular" && FontNames(Data(font(medium + german)))?.style == "Regular")
    #expect(FontNames(Data(font(german + medium)))?.family == "Sand Medium")
    let foreign = german + [Name(identifier: 6, text: "Sand-Medium")]
    #expect(FontNames(Data(font(foreign)))?.family == "Sand Mac" && FontNames(Data(font(foreign)))?.style == "Mittel")
  }

  @Test func damagedFontsHaveNone() throws {
    let whole = font(medium)
    for count in 0..<whole.count { #expect(FontNames(Data(whole.prefix(count))) == nil) }
    #expect(FontNames(Data(repeating: 0xFF, count: 4000)) == nil)
    #expect(FontNames(Data(font(Array(medium.dropLast())))) == nil)
    #expect(FontNames(URL(fileURLWithPath: "/nowhere/Font.ttf")) == nil)
  }

  /// A name has 1024 bytes, a font 4096 names and tables.
  @Test func largeTablesAreNotRead() {
    func family(_ count: Int) -> String? {
      let long = Name(identifier: 16, text: String(repeating: "a", count: count), platform: 1, language: 0)
      return FontNames(Data(font(medium + [long])))?.family
    }
    #expect(family(1024)?.count == 1024 && family(1025) == "Sand Medium")
    func names(_ count: Int) -> FontNames? {
      FontNames(Data(font(medium + Array(repeating: Name(identifier: 300, text: ""), count: count - medium.count))))
    }
    #expect(names(4096) != nil && names(4097) == nil)
    func tables(_ count: Int) -> FontNames? {
      let whole = font(medium)
      return FontNames(Data(whole[..<4] + bytes(count, 2) + whole[6...]))
    }
    #expect(tables(4096) != nil && tables(4097) == nil)
  }

  /// Of a collection the first face counts.
  @Test func aCollectionIsItsFirstFace() throws {
    let header = Array("ttcf".utf8) + bytes(0x10000, 4) + bytes(1, 4) + bytes(16, 4)
    #expect(FontNames(Data(header + font(medium, at: 16)))?.postScriptName == "Sand-Medium")
    #expect(FontNames(Data(header + font(medium))) == nil)
  }
}
