import Foundation

/// A duration in compact form: `90s`, `15m`, `1h30m`, `-5m`.
enum TimeSpan {
  private static let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]

  /// - Returns: seconds; `nil` if the text is not a duration.
  static func seconds(_ text: String) -> TimeInterval? {
    var rest = text[...]
    let sign: Double = rest.first == "-" ? -1 : 1
    if rest.first == "-" || rest.first == "+" { rest = rest.dropFirst() }
    guard !rest.isEmpty else { return nil }
    var total = 0.0
    while !rest.isEmpty {
      let digits = rest.prefix { ("0"..."9").contains($0) || $0 == "." }
      rest = rest.dropFirst(digits.count)
      guard let number = Double(digits), let unit = rest.first.flatMap({ units[$0] }) else { return nil }
      total += number * unit
      rest = rest.dropFirst()
    }
    // A hundred years in either direction.
    return total <= 3_155_760_000 ? sign * total : nil
  }
}
