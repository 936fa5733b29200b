import Foundation
import SkerryRuntime
import Testing

@testable import SkerryUI

/// The environment's values as views inherit them.
@MainActor @Suite struct EnvironmentTests {
  /// Passing an environment on copies one reference: its values are copied only where one is changed.
  @Test func valuesAreSharedUntilTheyChange() {
    let plain = EnvironmentValues()
    #expect(plain.inherited === EnvironmentValues().inherited)
    var outer = plain
    outer.system.lineLimit = 2
    var inner = outer
    #expect(inner.inherited === outer.inherited)
    inner.lineLimit = 3
    #expect([plain.lineLimit, outer.lineLimit, inner.lineLimit] == [nil, 2, 3])
    #expect([plain, outer, inner].map(\.inherited.system.lineLimit) == [nil, 2, 3])
    // One that is referred to once is changed in place.
    var own = EnvironmentValues()
    own.lineLimit = 1
    let before = ObjectIdentifier(own.inherited)
    own.lineLimit = 4
    #expect(ObjectIdentifier(own.inherited) == before && own.lineLimit == 4)
  }

  /// A property wrapper that is a class reads the environment, too.
  private final class SchemeReader: DynamicProperty {
    @Environment(\.colorScheme) var scheme
  }
  private struct SchemeView: View {
    let reader = SchemeReader()
    var body: some View { Text(verbatim: "\(reader.scheme)").accessibilityIdentifier("scheme") }
  }
  @Test(arguments: [ColorScheme.light, .dark]) func aClassMayReadTheEnvironment(_ scheme: ColorScheme) {
    let view = SchemeView()
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    DynamicProperties.inject(into: view, from: environment)
    #expect(view.reader.scheme == scheme)
  }

  /// The defaults do not depend on where the process first asks for them.
  @Test func theDefaultCalendarHasItsOwnZone() {
    HermeticScope(now: nil, timeZone: TimeZone(identifier: "Asia/Kathmandu") ?? .gmt).during {
      #expect(EnvironmentValues().calendar.timeZone.secondsFromGMT() == 0)
    }
  }
}
