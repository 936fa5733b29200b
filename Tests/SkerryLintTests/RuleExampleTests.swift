import Foundation
import SkerryDiagnostics
import SkerryFindings
import SkerryPipeline
import SkerryPresentation
import Testing

@testable import SkerryLint

/// Every rule's examples are its tests: defects must be found, correct views must not be reported.
@Suite @MainActor struct RuleExampleTests {
  private let engine = Engine(resourceFolders: [])

  @Test func examplesAreJudgedAsTheySay() throws {
    for rule in BuiltInRules.pictures { try judge(rule) }
  }

  private func judge(_ rule: any PictureRule.Type) throws {
    #expect(!rule.failing.isEmpty && !rule.passing.isEmpty)
    for example in rule.failing {
      let found = rule.findings(in: try #require(example.trace(engine: engine)))
      #expect(!found.isEmpty, "\(rule.descriptor.id) misses \(example.source)")
      #expect(found.allSatisfy { $0.rule == rule.descriptor.id })
    }
    for example in rule.passing {
      let trace = try #require(example.trace(engine: engine))
      #expect(rule.findings(in: trace) == [], "\(rule.descriptor.id) is wrong about \(example.source)")
      // The correct examples must not cause any other error either.
      let errors = BuiltInRules.pictures.flatMap { $0.findings(in: trace) }.filter { $0.severity == .error }
      #expect(errors == [], "\(example.source)")
    }
  }

  @Test func idsAreUniqueAndKebabCase() {
    let ids = BuiltInRules.descriptors.map(\.id)
    #expect(Set(ids).count == ids.count)
    #expect(ids.allSatisfy { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } })
  }

  @Test func examplesShowTheirOwnWords() {
    #expect(FontBelowElevenRule.failing[0].source.trimmingCharacters(in: .whitespaces) == "Text(\"Tiny\").font(.system(size: 10.9))")
  }
}
