import SkerryUI
import SwiftUI
import Testing

private struct NameKey: EnvironmentKey {
  static let defaultValue: String? = "gate"
}

/// Values of an optional type: nothing set is not the same as set to nothing.
@Suite @MainActor struct EnvironmentDefaultTests {
  @Test func sizeClassesAreThoseOfAPhone() {
    let values = EnvironmentValues()
    #expect(values.horizontalSizeClass == .compact && values.verticalSizeClass == .regular)
    #expect(values.legibilityWeight == .regular)
  }

  @Test func anOptionalKeyHasItsDefault() {
    var values = EnvironmentValues()
    #expect(values[NameKey.self] == "gate")
    values[NameKey.self] = "seat"
    #expect(values[NameKey.self] == "seat")
    values[NameKey.self] = nil
    #expect(values[NameKey.self] == nil)
  }
}
