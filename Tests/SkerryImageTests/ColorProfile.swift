import Foundation

/// ICC profiles (ICC.1:2010) of a few tags, for tests.
enum ColorProfile {
  /// Display P3: primaries of SMPTE EG 432-1 adapted to D50, the curve of sRGB.
  static let displayP3 = profile(
    space: "RGB ",
    [
      ("rXYZ", xyz(0.51512, 0.24120, -0.00105)), ("gXYZ", xyz(0.29198, 0.69225, 0.04189)), ("bXYZ", xyz(0.15710, 0.06657, 0.78407)),
      ("rTRC", curveOfSRGB), ("gTRC", curveOfSRGB), ("bTRC", curveOfSRGB),
    ])
  /// sRGB itself, without its name.
  static let sRGB = profile(
    space: "RGB ",
    [
      ("rXYZ", xyz(0.43607, 0.22249, 0.01392)), ("gXYZ", xyz(0.38515, 0.71687, 0.09708)), ("bXYZ", xyz(0.14307, 0.06061, 0.71410)),
      ("rTRC", curveOfSRGB), ("gTRC", curveOfSRGB), ("bTRC", curveOfSRGB),
    ])
  /// Grey with a gamma of 2.2.
  static let grey = profile(space: "GRAY", [("kTRC", Data("para".utf8) + Data(count: 8) + fixed(2.2))])

  private static let curveOfSRGB =
    Data("para".utf8) + [0, 0, 0, 0, 0, 3, 0, 0]
    + [2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045].reduce(Data()) { $0 + fixed($1) }

  private static func xyz(_ x: Double, _ y: Double, _ z: Double) -> Data {
    Data("XYZ ".utf8) + Data(count: 4) + fixed(x) + fixed(y) + fixed(z)
  }
  private static func fixed(_ value: Double) -> Data { number(UInt32(bitPattern: Int32((value * 65536).rounded()))) }
  private static func number(_ value: UInt32) -> Data { withUnsafeBytes(of: value.bigEndian) { Data($0) } }

  private static func profile(space: String, _ tags: [(name: String, value: Data)]) -> Data {
    let tags = tags + [("wtpt", xyz(0.9642, 1, 0.8249))]
    var table = number(UInt32(tags.count)), values = Data()
    for tag in tags {
      table += Data(tag.name.utf8) + number(UInt32(128 + 4 + 12 * tags.count + values.count)) + number(UInt32(tag.value.count))
      values += tag.value
    }
    var header = Data(count: 128)
    header.replaceSubrange(0..<4, with: number(UInt32(128 + table.count + values.count)))
    header.replaceSubrange(8..<24, with: [4, 0x20, 0, 0] + "mntr".utf8 + space.utf8 + "XYZ ".utf8)
    header.replaceSubrange(36..<40, with: "acsp".utf8)
    header.replaceSubrange(68..<80, with: fixed(0.9642) + fixed(1) + fixed(0.8249))
    return header + table + values
  }
}
