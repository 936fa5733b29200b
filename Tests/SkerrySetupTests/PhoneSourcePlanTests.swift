import Foundation
import Testing

@testable import SkerrySetup

/// Whether a target of a written package has its files for phones copied before they are compiled.
@Suite struct PhoneSourcePlanTests {
  /// A file that is all inside a condition is not cut, so that it is not listed.
  @Test(arguments: [
    ("import SwiftUI\nenum Theme { static let shade = 1 }\n", false, false),
    ("#if os(iOS)\nimport SwiftUI\nenum Theme { static let shade = 1 }\n#endif\n", true, false),
    ("import SwiftUI\nenum Theme {\n  #if os(iOS)\n  static let shade = 1\n  #endif\n}\n", true, true),
  ])
  func filesForPhones(_ text: String, _ needsCopies: Bool, _ isListed: Bool) throws {
    let repository = try FixtureRepository()
    try repository.makeSynchronized()
    try repository.write("ios/Widget/Theme.swift", text)
    try repository.write("ios/Widget/RideBundle.swift", FixtureRepository.bundle + "private let shade = Theme.shade\n")
    let finder = ExtensionFinder(root: repository.root, target: nil)
    let reference = try SkerryReference("https://example.org/skerry.git#1.0.0", root: repository.root)
    let plan = try SetupPlanner(finder: finder, found: finder.find(), root: repository.root, skerry: reference).plan()
    #expect(plan.targets.first?.sources.contains { $0.hasSuffix("/Theme.swift") } == true)
    #expect(plan.targets.first?.needsPhoneSource == needsCopies)
    #expect(plan.phoneSources == (isListed ? ["ios/Widget/Theme.swift"] : []))
  }
}
