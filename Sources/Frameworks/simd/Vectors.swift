// Vectors and their functions under Apple's names; the vectors themselves are the standard library's. Matrices and quaternions are missing.

public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>

/// A vector with fractions.
public protocol FractionVector: SIMD where Scalar: FloatingPoint {}
extension SIMD2: FractionVector where Scalar: FloatingPoint {}
extension SIMD3: FractionVector where Scalar: FloatingPoint {}
extension SIMD4: FractionVector where Scalar: FloatingPoint {}

// MARK: Lengths and products

public func simd_dot<V: FractionVector>(_ x: V, _ y: V) -> V.Scalar { (x * y).sum() }
public func simd_length_squared<V: FractionVector>(_ x: V) -> V.Scalar { (x * x).sum() }
public func simd_length<V: FractionVector>(_ x: V) -> V.Scalar { (x * x).sum().squareRoot() }
public func simd_distance_squared<V: FractionVector>(_ x: V, _ y: V) -> V.Scalar { simd_length_squared(x - y) }
public func simd_distance<V: FractionVector>(_ x: V, _ y: V) -> V.Scalar { simd_length(x - y) }
public func simd_normalize<V: FractionVector>(_ x: V) -> V { x / simd_length(x) }
/// A vector at right angles to two others.
public func simd_cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
public func dot<V: FractionVector>(_ x: V, _ y: V) -> V.Scalar { simd_dot(x, y) }
public func length_squared<V: FractionVector>(_ x: V) -> V.Scalar { simd_length_squared(x) }
public func length<V: FractionVector>(_ x: V) -> V.Scalar { simd_length(x) }
public func distance_squared<V: FractionVector>(_ x: V, _ y: V) -> V.Scalar { simd_distance_squared(x, y) }
public func distance<V: FractionVector>(_ x: V, _ y: V) -> V.Scalar { simd_distance(x, y) }
public func normalize<V: FractionVector>(_ x: V) -> V { simd_normalize(x) }
public func cross<S: FloatingPoint>(_ x: SIMD3<S>, _ y: SIMD3<S>) -> SIMD3<S> { simd_cross(x, y) }

// MARK: Element by element

public func simd_min<V: FractionVector>(_ x: V, _ y: V) -> V { pointwiseMin(x, y) }
public func simd_max<V: FractionVector>(_ x: V, _ y: V) -> V { pointwiseMax(x, y) }
public func simd_abs<V: FractionVector>(_ x: V) -> V { pointwiseMax(x, -x) }
public func simd_clamp<V: FractionVector>(_ x: V, _ min: V, _ max: V) -> V { x.clamped(lowerBound: min, upperBound: max) }
public func simd_clamp<S: FloatingPoint>(_ x: S, _ min: S, _ max: S) -> S { Swift.min(Swift.max(x, min), max) }
/// - Parameter t: 0 for the first vector, 1 for the second.
public func simd_mix<V: FractionVector>(_ x: V, _ y: V, _ t: V) -> V { x + t * (y - x) }
public func simd_mix<S: FloatingPoint>(_ x: S, _ y: S, _ t: S) -> S { x + t * (y - x) }
public func min<V: FractionVector>(_ x: V, _ y: V) -> V { simd_min(x, y) }
public func max<V: FractionVector>(_ x: V, _ y: V) -> V { simd_max(x, y) }
public func abs<V: FractionVector>(_ x: V) -> V { simd_abs(x) }
public func clamp<V: FractionVector>(_ x: V, min: V, max: V) -> V { simd_clamp(x, min, max) }
public func clamp<V: FractionVector>(_ x: V, min: V.Scalar, max: V.Scalar) -> V { simd_clamp(x, V(repeating: min), V(repeating: max)) }
public func mix<V: FractionVector>(_ x: V, _ y: V, t: V) -> V { simd_mix(x, y, t) }
public func mix<V: FractionVector>(_ x: V, _ y: V, t: V.Scalar) -> V { x + (y - x) * t }

// MARK: One number of all elements

public func simd_reduce_add<V: FractionVector>(_ x: V) -> V.Scalar { x.sum() }
public func simd_reduce_min<V: FractionVector>(_ x: V) -> V.Scalar { x.min() }
public func simd_reduce_max<V: FractionVector>(_ x: V) -> V.Scalar { x.max() }
public func reduce_add<V: FractionVector>(_ x: V) -> V.Scalar { x.sum() }
public func reduce_min<V: FractionVector>(_ x: V) -> V.Scalar { x.min() }
public func reduce_max<V: FractionVector>(_ x: V) -> V.Scalar { x.max() }
