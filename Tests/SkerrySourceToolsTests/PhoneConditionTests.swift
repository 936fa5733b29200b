import Testing

@testable import SkerrySourceTools

/// Conditions around a whole file that hold on a phone and elsewhere.
@Suite struct PhoneConditionTests {
  private func extent(_ condition: String) -> PhoneSource.Extent {
    PhoneSource("#if \(condition)\nstruct B {}\n#endif", path: "A.swift").extent
  }

  @Test func alternativesOfAPhone() {
    #expect(extent("os(iOS) || os(macOS)") == .whole && extent("os(iOS) && !os(Linux)") == .whole)
    #expect(extent("os(iOS) || os(Linux)") == .mixed(line: 1) && extent("!os(iOS)") == .mixed(line: 1))
    #expect(extent("os(Linux)") == .plain)
  }
}
