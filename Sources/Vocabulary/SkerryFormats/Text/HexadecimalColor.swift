/// A colour of hexadecimal digits: RGB, RGBA, RRGGBB or RRGGBBAA. A single digit stands for two equal ones.
package struct HexadecimalColor: Equatable {
  /// From 0 to 1.
  package let red, green, blue, alpha: Double

  /// `nil` unless there are three, four, six or eight digits, and nothing else.
  package init?(digits: some StringProtocol) {
    let values = digits.compactMap { $0.isASCII ? $0.hexDigitValue : nil }
    guard values.count == digits.count, [3, 4, 6, 8].contains(values.count) else { return nil }
    let pairs = values.count < 5 ? values.flatMap { [$0, $0] } : values
    let parts = stride(from: 0, to: pairs.count, by: 2).map { (first: Int) -> Double in
      let byte: Int = pairs[first] * 16 + pairs[first + 1]
      return Double(byte) / 255
    }
    (red, green, blue, alpha) = (parts[0], parts[1], parts[2], parts.count == 4 ? parts[3] : 1)
  }
}
