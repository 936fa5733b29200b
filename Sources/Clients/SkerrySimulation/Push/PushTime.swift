/// Times in pushes: seconds since 1970.
enum PushTime {
  /// Larger numbers are taken for milliseconds: as seconds they lie after the year 5138, as milliseconds they begin in 1973. Our choice.
  static let maximumSeconds = 100_000_000_000.0

  static func isMilliseconds(_ number: Double) -> Bool { number > maximumSeconds }
}
