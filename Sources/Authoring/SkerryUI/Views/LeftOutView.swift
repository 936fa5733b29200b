import SkerryDiagnostics
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
  /// The colour of three, six or eight digits: RGB, RRGGBB or RRGGBBAA, with or without "#" or "0x"; grey for any other text.
  /// - Parameter opacity: from 0 to 1.
  public nonisolated static func color(hex: String?, opacity: Double = 1) -> Color {
    var digits = Substring(hex ?? "")
    while let first = digits.first, first.isWhitespace || first == "#" { digits.removeFirst() }
    while digits.last?.isWhitespace == true { digits.removeLast() }
    if digits.hasPrefix("0x") || digits.hasPrefix("0X") { digits = digits.dropFirst(2) }
    guard digits.allSatisfy(\.isHexDigit), let value = UInt64(digits, radix: 16) else { return .gray }
    switch digits.count {
    case 3: return color(value >> 8 & 15, value >> 4 & 15, value & 15, of: 15, opacity)
    case 6: return color(hex: value, opacity: opacity)
    case 8: return color(hex: value >> 8, opacity: opacity * Double(value & 255) / 255)
    default: return .gray
    }
  }

  /// The colour of a number, 0xRRGGBB.
  /// - Parameter opacity: from 0 to 1.
  public nonisolated static func color(hex: some BinaryInteger, opacity: Double = 1) -> Color {
    let value = UInt64(truncatingIfNeeded: hex)
    return color(value >> 16 & 255, value >> 8 & 255, value & 255, of: 255, opacity)
  }

  private nonisolated static func color(_ red: UInt64, _ green: UInt64, _ blue: UInt64, of maximum: Double, _ opacity: Double) -> Color {
    Color(.sRGB, red: Double(red) / maximum, green: Double(green) / maximum, blue: Double(blue) / maximum, opacity: opacity)
  }
}
