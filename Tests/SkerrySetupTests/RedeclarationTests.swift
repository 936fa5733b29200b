import Foundation
import SkerryCLI
import Testing

@testable import SkerrySetup

/// Declarations that are in two files of an extension and its app, which Xcode compiles apart.
struct RedeclarationTests {
  @Test(arguments: [("invalid redeclaration of 'tint'", SubjectKind.declaration), ("cannot find 'x' in scope", .part)])
  func aSecondDeclarationIsNotMissed(_ message: String, _ kind: SubjectKind) throws {
    let plan = try FixturePlan(
      try FixtureRepository(), "W.swift", "struct Card: View { var body: some View { Text(tint()) } }\nfunc tint() -> Int { x }\n")
    let column = message.hasPrefix("cannot") ? 22 : 6
    let kinds = plan.repairs([(2, column, message)]).compactMap { repair -> SubjectKind? in
      switch repair {
      case .remove(_, _, let own), .stub(_, _, _, let own): own.kind
      case .drop, .add, .nameAssets: nil
      }
    }
    #expect(kinds == [kind])
  }

  /// A generator writes the bundle of each module; here one is declared for all.
  @Test func theBundleOfAModuleIsNotMissed() throws {
    let plan = try FixturePlan(
      try FixtureRepository(), "W.swift",
      "struct Card: View { var body: some View { Text(verbatim: Bundle.module.bundlePath) } }\nextension Foundation.Bundle { static let module = Bundle() }\n"
    )
    let kinds = plan.repairs([(2, 43, "invalid redeclaration of 'module'")]).compactMap { repair -> SubjectKind? in
      if case .remove(_, _, let own) = repair { own.kind } else { nil }
    }
    #expect(kinds == [.declaration])
  }
}
