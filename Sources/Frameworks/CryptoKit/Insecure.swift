import Foundation

/// Older hash functions, kept for their remaining uses: names of files and pictures.
public enum Insecure {
  public typealias MD5Digest = HashDigest<MD5>
  public typealias SHA1Digest = HashDigest<SHA1>

  /// The 16 bytes of MD5. Source: RFC 1321, 3.
  public struct MD5: HashFunction {
    private var message: [UInt8] = []
    public init() {}
    public static func hash<D: DataProtocol>(data: D) -> HashDigest<MD5> {
      var function = MD5()
      function.update(data: data)
      return function.finalize()
    }
    public mutating func update<D: DataProtocol>(data: D) { message += data }
    public func finalize() -> HashDigest<MD5> {
      let shifts: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
      let constants = (1...64).map { UInt32(abs(sin(Double($0))) * 4_294_967_296) }
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476]
      for block in Padding.blocks(message, bigEndian: false) {
        var v = state
        for step in 0..<64 {
          let (mix, place): (UInt32, Int)
          switch step / 16 {
          case 0: (mix, place) = ((v[1] & v[2]) | (~v[1] & v[3]), step)
          case 1: (mix, place) = ((v[3] & v[1]) | (~v[3] & v[2]), (5 * step + 1) % 16)
          case 2: (mix, place) = (v[1] ^ v[2] ^ v[3], (3 * step + 5) % 16)
          default: (mix, place) = (v[2] ^ (v[1] | ~v[3]), (7 * step) % 16)
          }
          let sum = mix &+ v[0] &+ constants[step] &+ block[place]
          v = [v[3], v[1] &+ sum.rotated(right: 32 - shifts[step / 16][step % 4]), v[1], v[2]]
        }
        state = zip(state, v).map { $0 &+ $1 }
      }
      return HashDigest(bytes: state.flatMap { word in [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: word >> $0) } })
    }
  }

  /// The 20 bytes of SHA-1. Source: FIPS 180-4, 6.1.
  public struct SHA1: HashFunction {
    private var message: [UInt8] = []
    public init() {}
    public static func hash<D: DataProtocol>(data: D) -> HashDigest<SHA1> {
      var function = SHA1()
      function.update(data: data)
      return function.finalize()
    }
    public mutating func update<D: DataProtocol>(data: D) { message += data }
    public func finalize() -> HashDigest<SHA1> {
      var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
      for block in Padding.blocks(message, bigEndian: true) {
        var words = block
        for t in 16..<80 { words.append((words[t - 3] ^ words[t - 8] ^ words[t - 14] ^ words[t - 16]).rotated(right: 31)) }
        var v = state
        for t in 0..<80 {
          let (mix, constant): (UInt32, UInt32)
          switch t / 20 {
          case 0: (mix, constant) = ((v[1] & v[2]) ^ (~v[1] & v[3]), 0x5a82_7999)
          case 1: (mix, constant) = (v[1] ^ v[2] ^ v[3], 0x6ed9_eba1)
          case 2: (mix, constant) = ((v[1] & v[2]) ^ (v[1] & v[3]) ^ (v[2] & v[3]), 0x8f1b_bcdc)
          default: (mix, constant) = (v[1] ^ v[2] ^ v[3], 0xca62_c1d6)
          }
          v = [v[0].rotated(right: 27) &+ mix &+ v[4] &+ constant &+ words[t], v[0], v[1].rotated(right: 2), v[2], v[3]]
        }
        state = zip(state, v).map { $0 &+ $1 }
      }
      return HashDigest(bytes: state.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } })
    }
  }
}
