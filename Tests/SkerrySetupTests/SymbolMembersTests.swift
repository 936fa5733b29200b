import Testing

@testable import SkerrySetup

/// The generated members of SFSafeSymbols' type.
@Suite struct SymbolMembersTests {
  @Test(
    arguments: [
      ("heartFill", "heart.fill"), ("house", "house"), ("arrowTriangle2Circlepath", "arrow.triangle.2.circlepath"),
      ("_1Circle", "1.circle"), ("_11CircleFill", "11.circle.fill"), ("battery100", "battery.100"),
      ("square3Layers3dDownRight", "square.3.layers.3d.down.right"),
      ("gobackward10", "gobackward.10"),
    ])
  func aMemberDeterminesItsSymbol(member: String, symbol: String) {
    #expect(SymbolMembers.symbol(named: member) == symbol)
  }

  private func members(_ files: String...) -> [String]? {
    SymbolMembers.text(for: files.map { SwiftOutline($0) })?.split(separator: "`").enumerated().filter { $0.offset % 2 == 1 }.map {
      String($0.element)
    }
  }

  @Test func membersAreThoseThatFilesName() {
    let view = """
      import SFSafeSymbols
      struct Row: View {
        var icon: SFSymbol { isOn ? .bolt : .boltSlash }
        var body: some View {
          HStack(alignment: .top) { Image(systemSymbol: .heartFill); Image(systemSymbol: SFSymbol.star) }
            .padding(values.count)
        }
      }
      """
    #expect(members(view) == ["bolt", "boltSlash", "heartFill", "padding", "star", "top"])
  }

  @Test func membersOfOtherFilesAndOwnDeclarationsCount() {
    let view = "import SFSafeSymbols\nextension SFSymbol { static let logo = SFSymbol(rawValue: \"bolt\") }"
    let model = "struct Stop { static let icon = make(.tram) ; let other = make(.logo); let nothing = make(.none) }"
    #expect(members(view, model) == ["tram"])
  }

  @Test func filesWithoutTheModuleHaveNone() {
    let view = SwiftOutline("import SwiftUI\nlet icon = make(.tram)")
    #expect(SymbolMembers.text(for: [view]) == nil)
    #expect(SymbolMembers.text(for: [view], isExported: true)?.contains("\"tram\"") == true)
  }
}
