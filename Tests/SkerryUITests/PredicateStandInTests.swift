import Foundation
import SwiftUI
import Testing

/// `#Predicate` of what Foundation on Linux lacks.
struct PredicateStandInTests {
  private struct Recipe { var name: String }

  @Test(arguments: [("CAFÉ", true), ("noir", true), ("cafe noir", true), ("thé", false)])
  func localizedStandardContains(_ part: String, _ isFound: Bool) throws {
    let predicate = #Predicate<Recipe> { $0.name.localizedStandardContains(part) || $0.name.isEmpty }
    #expect(try predicate.evaluate(Recipe(name: "Café noir")) == isFound)
    #expect(try predicate.evaluate(Recipe(name: "")))
  }
}
