import Foundation
import Testing

@testable import SkerrySetup

/// Files of a repository that declare what another misses.
@Suite struct DeclarationIndexTests {
  private let repository: FixtureRepository

  init() throws { repository = try FixtureRepository() }

  /// A member of any type is looked for in extensions of protocols and of other files' types, and never in those that only their file sees.
  @Test func membersOfAFilesOwnTypesAreNotAdded() throws {
    let own = "class Button: UIButton {}\nextension Button { func update() {} }"
    for (name, code) in [
      ("Button", own), ("Hidden", "private extension Item { func update() {} }"), ("Item", "extension Item { func update() {} }"),
      ("Shown", "protocol Shown {}\nextension Shown { func update() {} }"),
    ] { try repository.write(name + ".swift", code) }
    let paths = ["Button", "Hidden", "Item", "Shown"].map { repository.root.appendingPathComponent($0 + ".swift").path }
    let index = DeclarationIndex(paths)
    #expect(Set(index.extenders(of: nil, member: "update", near: paths[0], except: [])) == [paths[2], paths[3]])
    #expect(index.extenders(of: "Item", member: "update", near: paths[0], except: []) == [paths[2]])
    #expect(index.extenders(of: "Button", member: "update", near: paths[2], except: []) == [paths[0]])
  }
}
