import Testing
import simd

/// Vectors' functions under Apple's names.
@Suite struct VectorTests {
  @Test func lengthsAndProducts() {
    let a = SIMD3<Double>(3, 4, 0), b = simd_double3(0, 0, 2)
    #expect(simd_length(a) == 5 && length_squared(a) == 25 && dot(a, b) == 0 && distance(a, a + b) == 2)
    #expect(simd_cross(a, b) == SIMD3(8, -6, 0) && normalize(a) == SIMD3(0.6, 0.8, 0) && simd_distance_squared(a, b) == 29)
  }

  @Test func elementsAndReductions() {
    let a = simd_float2(-1, 4), b = float2(2, 3)
    #expect(simd_max(a, b) == [2, 4] && min(a, b) == [-1, 3] && abs(a) == [1, 4])
    #expect(mix(a, b, t: 0.5) == [0.5, 3.5] && simd_mix(2.0, 4.0, 0.25) == 2.5)
    #expect(clamp(a, min: 0, max: 3) == [0, 3] && simd_clamp(7.0, 0, 5) == 5 && simd_clamp(a, [0, 0], [1, 1]) == [0, 1])
    #expect(simd_reduce_add(a) == 3 && simd_reduce_max(a) == 4 && reduce_min(a) == -1)
  }
}
