import Foundation
import SkerryGeometry
import SkerryGraph

/// One line as wide as the proposal. With body a field is 22 points high, which is the pitch of its lines, and a secure one 21, which is the
/// line's own height rounded up (Figures §9.9). Where a style's lines are nearer to one another, and without a style (§9.160), it is as much higher
/// than its line as with body.
/// Along the vertical axis it has as many lines as its text needs within the limit, and reserves those that the limit begins with (§9.99).
struct FieldLine: View {
  let content: AnyView
  let isSecure: Bool
  let axis: Axis
  /// How much higher than its line a field of body is, in points. Source: Figures §9.9; at the largest text size, §9.70.
  private static let leastLeading: CGFloat = 1.713
  @Environment(\.self) private var environment
  private var height: CGFloat {
    let font = (environment.font ?? .body).description(in: environment)
    let natural = FontDescription.naturalLineHeight * font.size
    return isSecure ? natural.rounded(.up) : natural + (font.styleLeading <= 0 ? Self.leastLeading : font.styleLeading)
  }
  /// Where a line stands in the field: where `multilineTextAlignment(_:)` has it (Figures §9.103).
  private var alignment: Alignment {
    switch environment.multilineTextAlignment {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
  /// What the lines of a field that grows need beyond a text's: n lines of body are n times 22 high (Figures §9.99).
  private var additionalLeading: CGFloat {
    let font = (environment.font ?? .body).description(in: environment)
    let natural = FontDescription.naturalLineHeight * font.size
    return max(0, natural + font.styleLeading - DisplayScale(environment.displayScale).roundedUp(natural))
  }
  var body: some View { field.rowTrait(RowTraits.Field.self, true) }
  @ViewBuilder private var field: some View {
    switch axis {
    case .horizontal:
      let line = content.lineLimit(1).frame(maxWidth: .infinity, alignment: alignment)
      if environment.system.hasFieldBorder { BorderedLine(line: line) } else { line.frame(minHeight: height) }
    case .vertical:
      let lines = content.settingEnvironment { $0.system.reservedLines = max(1, $0.system.reservedLines) }
        .padding(.vertical, additionalLeading / 2).frame(maxWidth: .infinity, alignment: alignment)
      if environment.system.hasFieldBorder { BorderedLine(line: lines.padding(.vertical, 6)) } else { lines }
    }
  }
}

/// A dot for each character of a secure field, around the middle of the capitals. Source: Figures §9.99.
struct SecureDots: View {
  let count: Int
  /// The side of a dot and the distance from one to the next, in ems.
  private static let diameter: CGFloat = 0.444
  private static let pitch: CGFloat = 0.614
  /// Source: Figures §3.4.
  private static let capHeight: CGFloat = 1443.0 / 2048
  @Environment(\.self) private var environment

  var body: some View {
    let size = (environment.font ?? .body).description(in: environment).size
    let gap = (Self.pitch - Self.diameter) * size
    // The letter makes the line, and keeps its height where the field is empty.
    Text(verbatim: "x").hidden().frame(maxWidth: .infinity, alignment: .leading).overlay(alignment: .leadingFirstTextBaseline) {
      HStack(spacing: gap) {
        ForEach(0..<count, id: \.self) { _ in Circle().frame(width: Self.diameter * size, height: Self.diameter * size) }
      }
      .padding(.leading, gap / 2).fixedSize()
      .alignmentGuide(.firstTextBaseline) { ($0.height + Self.capHeight * size) / 2 }
    }
    .clipped()
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
    line.padding(.horizontal, 7).frame(minHeight: height).background(Color(uiColor: .systemBackground), in: plate)
      .overlay { plate.strokeBorder(border, lineWidth: environment.pixelLength) }
  }
}

extension View {
  /// Text fields with a border are drawn with it; a style of the app's own draws around them.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    settingEnvironment {
      $0.system.hasFieldBorder = style is RoundedBorderTextFieldStyle
      $0.system.fieldStyle = style is any SystemTextFieldStyle ? nil : style
    }
  }
}

/// A field as the app's own style draws it, which sees a field without that style.
struct StyledField<Field: View>: View {
  /// The field, to be drawn as a style without a body of its own draws it.
  let plain: Field
  /// What the app's own style is given.
  let configuration: TextField<_TextFieldStyleLabel>
  @Environment(\.self) private var environment
  var body: some View {
    if let style = environment.system.fieldStyle {
      AnyView(style._body(configuration: configuration)).settingEnvironment { $0.system.fieldStyle = nil }
    } else {
      plain
    }
  }
}

/// The label of the field that a style is given; it is drawn as the field's prompt.
public struct _TextFieldStyleLabel: View { public var body: some View { EmptyView() } }

/// The style of text fields. An app's own draws the field that it is given, as its makers do, though Apple documents none.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  associatedtype _Body: View
  typealias _Label = _TextFieldStyleLabel
  @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
}
/// The system's styles, which need no view around the field.
protocol SystemTextFieldStyle: TextFieldStyle {}
public struct DefaultTextFieldStyle: SystemTextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}
public struct PlainTextFieldStyle: SystemTextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}
public struct RoundedBorderTextFieldStyle: SystemTextFieldStyle {
  public nonisolated init() {}
  public func _body(configuration: TextField<_TextFieldStyleLabel>) -> some View { configuration }
}
extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static nonisolated var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static nonisolated var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static nonisolated var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}
