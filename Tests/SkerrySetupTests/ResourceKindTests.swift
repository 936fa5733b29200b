import Testing

@testable import SkerrySetup

/// Which files a project may lack without a word, and which a package carries.
@Suite struct ResourceKindTests {
  @Test(arguments: [
    ("Ring.aiff", true), ("Intro.MOV", true), ("Song.mp3", true), (".gitignore.md", true), ("App.entitlements", true),
    ("Team.xcconfig", true),
    ("Badge.png", false), ("Secrets.plist", false), ("Made.swift", false), ("Localizable.strings", false), ("words.txt", false),
  ])
  func filesOfWhichNothingIsDrawn(_ path: String, _ isSilent: Bool) { #expect(ResourceKind.drawsNothing(path) == isSilent) }

  @Test(arguments: [("Widget/Badge.png", true), ("Secrets.plist", true), ("Widget-Info.plist", false), ("README.md", false)])
  func filesOfATarget(_ path: String, _ isCarried: Bool) { #expect(ResourceKind.isResource(path) == isCarried) }
}
