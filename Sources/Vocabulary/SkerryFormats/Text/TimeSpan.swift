package import Foundation

/// A duration in compact form: `90s`, `15m`, `1h30m`, `2d`.
package enum TimeSpan {
  private static let units: [Character: Double] = ["s": 1, "m": 60, "h": 3600, "d": 86_400]
  /// A hundred years: anything longer is assumed to be a mistake.
  private static let limit: TimeInterval = 100 * 366 * 86_400

  /// Seconds; `nil` if the text is not a duration of at most a hundred years.
  /// - Parameter text: with units, after a sign or without one.
  package static func seconds(_ text: some StringProtocol) -> TimeInterval? {
    var rest = Substring(text)
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
    return total <= limit ? sign * total : nil
  }

  /// The same, but a number without a unit is in seconds.
  package static func secondsOrNumber(_ text: some StringProtocol) -> TimeInterval? {
    if let number = Double(text), number.isFinite, number >= 0 { return number <= limit ? number : nil }
    guard text.first != "-", text.first != "+" else { return nil }
    return seconds(text)
  }
}
