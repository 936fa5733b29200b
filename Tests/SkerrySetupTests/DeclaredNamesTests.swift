import SkerryFormats
import Testing

@testable import SkerrySetup

@Suite struct DeclaredNamesTests {
  @Test func membersAndCounts() {
    let texts = [
      "struct Ride { var seats = 4; struct Wheel { let size = 1 } }\nlet total = 1\n",
      "extension Ride { func honk() {} }\nextension View { func glow() -> some View { self } }\nstruct Wheel {}\n",
    ]
    let names = DeclaredNames(texts.map { SwiftOutline($0) })
    #expect(names.members == ["seats", "Wheel", "size", "honk", "glow"])
    #expect(names.counts == ["Ride": 1, "seats": 1, "Wheel": 2, "size": 1, "total": 1, "honk": 1, "glow": 1])
  }
}
