/// Numbers in messages and files: rounded to some decimal places, without trailing zeros, with a full stop in every locale.
package enum ShortNumber {
  /// `36.67`, `8`, `-0.5`. Halves round away from zero; a value beyond 9e14 is written as Swift does.
  /// - Parameter places: decimal places at most, 0 to 6.
  package static func text(_ value: some BinaryFloatingPoint, places: Int = 2) -> String {
    let factor = (0..<max(0, min(places, 6))).reduce(1) { product, _ in product * 10 }
    let scaled = (Double(value) * Double(factor)).rounded()
    guard scaled.magnitude < 9e15 else { return "\(Double(value))" }
    let (whole, rest) = Int(scaled).magnitude.quotientAndRemainder(dividingBy: UInt(factor))
    var text = (scaled < 0 ? "-" : "") + String(whole)
    if rest > 0 {
      // With a leading 1 the zeros after the point stay.
      var decimals = String(rest + UInt(factor)).dropFirst()
      while decimals.last == "0" { decimals.removeLast() }
      text += "." + decimals
    }
    return text
  }

  /// `1 picture`, `3 pictures`, `0 pictures`.
  package static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
}
