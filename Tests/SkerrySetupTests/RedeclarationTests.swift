import Foundation
import SkerryCLI
import Testing

@testable import SkerrySetup

/// Declarations that are in two files of an extension and its app, which Xcode compiles apart.
struct RedeclarationTests {
  @Test(arguments: [("invalid redeclaration of 'tint'", SubjectKind.declaration), ("cannot find 'x' in scope", .part)])
  func aSecondDeclarationIsNotMissed(_ message: String, _ kind: SubjectKind) throws {
    let repository = try FixtureRepository()
    try repository.write("W.swift", "struct Card: View { var body: some View { Text(tint()) } }\nfunc tint() -> Int { x }\n")
    let file = try #require(ReachabilityFile(repository.root.appendingPathComponent("W.swift").path))
    let graph = ReachabilityGraph([file])
    let planner = RepairPlanner(
      graph: graph, needed: graph.reached(from: graph.nodes { $0.name == "Card" }), index: DeclarationIndex([]), used: [],
      isAppAsset: { _ in false }, additionsLeft: 0)
    let error = CompilerMessage(file: file.path, line: 2, column: message.hasPrefix("cannot") ? 22 : 6, text: message)
    let kinds = planner.repairs(for: [error]).compactMap { repair -> SubjectKind? in
      switch repair {
      case .remove(_, _, let own), .stub(_, _, _, let own): own.kind
      case .drop, .add, .nameAssets: nil
      }
    }
    #expect(kinds == [kind])
  }
}
