import SkerryDiagnostics
internal import SkerryFormats
import SkerryGraph

/// Replaces the body of a view that does not compile, in a repository without a manifest: nothing is drawn, and the picture says so with the
/// diagnostic `left-out`.
public struct LeftOutView: Sendable {
  private let name: String
  private let reason: String

  /// - Parameters:
  ///   - name: what is left out, such as `RideView.body`.
  ///   - reason: the compiler's place and sentence.
  public init(_ name: String, _ reason: String) {
    self.name = name
    self.reason = reason
  }
}

extension LeftOutView: View, PrimitiveView {
  public typealias Body = Never

  package func resolve(in context: ResolveContext) -> [ViewNode] {
    context.log.report(Diagnostic(.leftOut, "\(name) is left out here (\(reason))."))
    return []
  }
}

/// Stands in a repository without a manifest for an initializer of a missing package that creates a colour from hexadecimal digits, such as
/// `Color(hex: "#FF5733")`.
public enum LeftOutColor {
  /// The colour of hexadecimal digits, RGB, RGBA, RRGGBB or RRGGBBAA, with or without "#" or "0x"; grey for any other text.
  /// - Parameter opacity: from 0 to 1.
  public nonisolated static func color(hex: String?, opacity: Double = 1) -> Color {
    var digits = Substring(hex ?? "")
    while let first = digits.first, first.isWhitespace || first == "#" { digits.removeFirst() }
    while digits.last?.isWhitespace == true { digits.removeLast() }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { digits = digits.dropFirst(2) }
    guard let color = HexadecimalColor(digits: digits) else { return .gray }
    return Color(.sRGB, red: color.red, green: color.green, blue: color.blue, opacity: opacity * color.alpha)
  }

  /// The colour of a number, 0xRRGGBB.
  /// - Parameter opacity: from 0 to 1.
  public nonisolated static func color(hex: some BinaryInteger, opacity: Double = 1) -> Color {
    let value = UInt64(truncatingIfNeeded: hex)
    func part(_ shift: Int) -> Double { Double(value >> shift & 255) / 255 }
    return Color(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: opacity)
  }
}
