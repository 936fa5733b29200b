/// What a replaceable literal is in the source.
package enum LiteralKind: String, Codable, Sendable {
  case integer
  /// A number with a decimal point.
  case fraction
  /// A string on one line, without interpolation.
  case text
  /// `true` or `false`.
  case flag
  /// The characters before, between or after the interpolations of a string on one line.
  case part
}
