import Foundation
import SkerryPresentation
import SwiftUI
import Testing

@testable import SkerryTesting

@Suite struct SnapshotPlaceTests {
  @Test func placesMatchTheEnginesPresentations() {
    #expect(SnapshotPlace.allCases.map(\.rawValue) == Presentation.allCases.map(\.rawValue))
    for place in SnapshotPlace.allCases { #expect(place.presentation.rawValue == place.rawValue) }
  }

  @Test func namesDependOnlyOnTheTest() {
    let strategy = Snapshotting.presentation(.expanded, device: "iphone-air").colorScheme(.dark).locale("de_DE")
    #expect(strategy.fileName(named: nil, scale: 3).file == "expanded.iphone-air.dark.de_DE@3x.png")
    #expect(Snapshotting.image.fileName(named: "../<b> ü", scale: 2).file == "b-ü.image@2x.png")
    // The default device and whole scales are not spelled out.
    #expect(Snapshotting.presentation(.expanded).colorScheme(.light).fileName(named: nil, scale: 2.5).file == "expanded@2.5x.png")
  }

  /// Names that a file system would not take are cut.
  @Test(arguments: [79, 80, 81, 300]) func wordsEndAfterEightyCharacters(_ count: Int) {
    #expect(Snapshotting.word(String(repeating: "a", count: count)).count == min(count, 80))
    #expect(Snapshotting.word("- a  -- b -") == "a-b" && Snapshotting.word("-") == "unnamed")
  }
}
