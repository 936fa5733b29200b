import Foundation
import Testing

@testable import SkerrySetup

/// The repairs of one file whose widgets need a view named `Card`.
struct FixturePlan {
  let path: String
  private let planner: RepairPlanner

  /// - Parameters:
  ///   - repository: where the file is written.
  ///   - isNeeded: whether a widget needs a declaration, beside `Card`.
  init(
    _ repository: FixtureRepository, _ name: String, _ text: String, isNeeded: (SwiftDeclaration) -> Bool = { _ in false }
  ) throws {
    try repository.write(name, text)
    let file = try #require(ReachabilityFile(repository.root.appendingPathComponent(name).path))
    let graph = ReachabilityGraph([file])
    path = file.path
    planner = RepairPlanner(
      graph: graph, needed: graph.reached(from: graph.nodes { $0.name == "Card" || isNeeded($0) }),
      previewed: graph.reached(from: graph.nodes { $0.isPreview }), index: DeclarationIndex([]), used: [], isAppAsset: { _ in false },
      additionsLeft: 0)
  }

  /// The repairs of errors at their lines and columns, both from 1.
  func repairs(_ errors: [(line: Int, column: Int, text: String)], isLate: Bool = false) -> [Repair] {
    planner.repairs(for: errors.map { CompilerMessage(file: path, line: $0.line, column: $0.column, text: $0.text) }, isLate: isLate)
  }
}
