import Foundation
import SkerryTestSupport
import Testing

@testable import SkerrySetup

/// Which changes of a repository make its programs outdated.
@Suite struct RepositoryStateTests {
  let repository: FixtureRepository

  init() throws {
    repository = try FixtureRepository()
    try repository.makeSynchronized()
    try repository.write("ios/Widget/logo.png", "a")
    try repository.write("ios/Widget/Model.xcdatamodeld/Model.xcdatamodel/contents", "<model/>")
    try repository.write("ios/notes.md", "a")
  }

  /// The key as it is some seconds after the last change.
  private var key: String { RepositoryState.key(of: repository.root, since: FolderState.now + 10_000_000_000) }

  @Test(arguments: [
    ("ios/Widget/RideBundle.swift", "struct A {}"), ("ios/Widget/new.png", "b"), ("ios/Widget/theme.json", "{}"),
    ("ios/Widget/Model.xcdatamodeld/Model.xcdatamodel/contents", "<model><entity/></model>"), ("ios/BUILD.bazel", "x"),
    ("ios/Podfile", "x"), ("targets/widget/expo-target.config.js", "x"), ("ios/Widget/Assets.xcassets/new.imageset/Contents.json", "{}"),
  ])
  func theseChangesCount(path: String, text: String) throws {
    let before = key
    try repository.write(path, text)
    #expect(key != before)
  }

  /// A resource is linked beside the program, so its contents may change; pictures that Skerry writes do not count at all.
  @Test(arguments: [
    ("ios/Widget/logo.png", "other"), ("ios/notes.md", "other"), ("Goldens/Ride/minimal@3x.png", "x"), ("__Snapshots__/a.png", "x"),
    ("out/Ride/a.png", "x"),
  ])
  func theseDoNot(path: String, text: String) throws {
    let before = key
    try repository.write(path, text)
    #expect(key == before)
  }
}
