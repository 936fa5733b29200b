/// SplitMix64: the same seed gives the same numbers in every run and on every machine.
///
/// Source: Steele, Lea and Flood, Fast Splittable Pseudorandom Number Generators (2014).
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// A number from 0 to below the count.
  package mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }
}
