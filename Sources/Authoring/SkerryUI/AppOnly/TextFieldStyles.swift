import Foundation
import SkerryGraph

/// One line as wide as the proposal. With body a field is 22 points high, which is the pitch of its lines, and a secure one 21, which is the
/// line's own height rounded up (Figures §9.9). Where a style's lines are nearer to one another, it is as much higher than they are as with body.
struct FieldLine: View {
  let content: AnyView
  let isSecure: Bool
  /// How much higher than its line a field of body is, in points. Source: Figures §9.9; at the largest text size, §9.70.
  private static let leastLeading: CGFloat = 1.713
  @Environment(\.self) private var environment
  private var height: CGFloat {
    let font = (environment.font ?? .body).description(in: environment)
    let natural = FontDescription.naturalLineHeight * font.size
    return isSecure ? natural.rounded(.up) : natural + (font.styleLeading < 0 ? Self.leastLeading : font.styleLeading)
  }
  var body: some View {
    let line = content.lineLimit(1).frame(maxWidth: .infinity, alignment: .leading)
    if environment.system.hasFieldBorder { BorderedLine(line: line) } else { line.frame(minHeight: height) }
  }
}

/// A line on a plate with a thin border, at least 34 high, more with text above 17 points (Figures §9.65).
private struct BorderedLine<Line: View>: View {
  let line: Line
  @Environment(\.self) private var environment

  private var height: CGFloat {
    let scale = environment.displayScale
    return max(34, ((1.4 * (environment.font ?? .body).description(in: environment).size + 10.13) * scale).rounded() / scale)
  }
  private var border: Color { (environment.colorScheme == .dark ? Color.white : .black).opacity(0.2) }

  var body: some View {
    let plate = RoundedRectangle(cornerRadius: 5, style: .continuous)
    line.padding(.horizontal, 7).frame(height: height).background(Color(uiColor: .systemBackground), in: plate)
      .overlay { plate.strokeBorder(border, lineWidth: environment.pixelLength) }
  }
}

extension View {
  /// Text fields with a border are drawn with it.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    settingEnvironment { $0.system.hasFieldBorder = style is RoundedBorderTextFieldStyle }
  }
}

/// The style of text fields.
public protocol TextFieldStyle {}
public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle { public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() } }
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
