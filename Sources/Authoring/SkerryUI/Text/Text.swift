import Foundation
import SkerryDiagnostics
import SkerryDrawing
import SkerryLocalization
import SkerryGraph

/// Lines of text.
public struct Text: Equatable, Sendable {
  /// One part of a text view and its modifiers, innermost first.
  struct Piece: Equatable, Sendable {
    var content: Content
    var changes: [Change] = []
  }
  enum Content: Equatable, Sendable {
    case plain(String)
    case localized(LocalizedStringKey, table: String?)
    case attributed(AttributedString)
    case date(DateContent)
    case image(Image)
    case group([Piece])
    case formatted(FormattedValue)
  }
  enum Change: Equatable, Sendable {
    case font(Font?)
    case weight(Font.Weight?)
    case design(Font.Design?)
    case width(Font.Width?)
    case foreground(AnyStyle?)
    case bold(Bool), italic(Bool), monospaced(Bool)
    case monospacedDigit
    case kerning(CGFloat), tracking(CGFloat), baselineOffset(CGFloat)
    case underline(Bool, LineStyle.Pattern, Color?)
    case strikethrough(Bool, LineStyle.Pattern, Color?)
    case scale(Scale)
    case script(ScriptHeight)
  }

  var pieces: [Piece]
  var site: SourceSite?

  init(_ content: Content, _ fileID: StaticString = #fileID, _ line: Int = #line) {
    pieces = [Piece(content: content)]
    site = SourceSite(ofCustomer: fileID.description, line: line)
  }

  public init(verbatim content: String, fileID: StaticString = #fileID, line: Int = #line) { self.init(.plain(content), fileID, line) }
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.plain(String(content)), fileID, line)
  }
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil,
    fileID: StaticString = #fileID, line: Int = #line
  ) { self.init(.localized(key, table: tableName), fileID, line) }
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.attributed(attributedContent), fileID, line)
  }
  @_disfavoredOverload
  public init(_ resource: LocalizedStringResource, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.localized(LocalizedStringKey(resource), table: resource.table), fileID, line)
  }
  public init(_ image: Image, fileID: StaticString = #fileID, line: Int = #line) { self.init(.image(image), fileID, line) }

  public init(_ date: Date, style: DateStyle, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.date(.style(date, style)), fileID, line)
  }
  public init(_ dates: ClosedRange<Date>, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.date(.range(dates)), fileID, line)
  }
  public init(_ interval: DateInterval, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(.date(.range(interval.start...interval.end)), fileID, line)
  }
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, showsHours: Bool = true,
    fileID: StaticString = #fileID, line: Int = #line
  ) {
    self.init(.date(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)), fileID, line)
  }
  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(verbatim: formatter.string(for: subject) ?? "", fileID: fileID, line: line)
  }
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(verbatim: formatter.string(for: subject) ?? "", fileID: fileID, line: line)
  }
  // On Linux, Foundation does not declare these as reference-convertible.
  public init(_ date: Date, formatter: Formatter, fileID: StaticString = #fileID, line: Int = #line) {
    self.init(verbatim: formatter.string(for: date) ?? "", fileID: fileID, line: line)
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F, fileID: StaticString = #fileID, line: Int = #line)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(input, format)), fileID, line)
  }
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F, fileID: StaticString = #fileID, line: Int = #line)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(.formatted(FormattedValue(input, format)), fileID, line)
  }
  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F, fileID: StaticString = #fileID, line: Int = #line)
  where F.FormatInput == V, F.FormatOutput == String {
    self.init(.formatted(FormattedValue(source, format)), fileID, line)
  }

  public init<V, F: FormatStyle>(_ source: TimeDataSource<V>, format: F, fileID: StaticString = #fileID, line: Int = #line)
  where F.FormatInput == V, F.FormatOutput == AttributedString {
    self.init(.formatted(FormattedValue(source, format)), fileID, line)
  }

  /// How a date is written.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Codable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind
    public static let time = DateStyle(kind: .time)
    public static let date = DateStyle(kind: .date)
    public static let relative = DateStyle(kind: .relative)
    public static let offset = DateStyle(kind: .offset)
    public static let timer = DateStyle(kind: .timer)
  }
  /// Upper or lower case.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// Where text that does not fit is truncated.
  public enum TruncationMode: Hashable, Sendable { case head, tail, middle }
  /// The style of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    public enum Pattern: Hashable, Sendable {
      case solid, dot, dash, dashDot, dashDotDot
    }
    public static let single = LineStyle(pattern: .solid, color: nil)
    let pattern: Pattern
    let color: Color?
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  public static func + (a: Text, b: Text) -> Text {
    var sum = a
    sum.pieces += b.pieces
    return sum
  }

  func changing(_ change: Change) -> Text {
    var copy = self
    for index in 0..<copy.pieces.count { copy.pieces[index].changes.append(change) }
    return copy
  }
}

/// A shape style that can be compared: two are equal if their descriptions are.
struct AnyStyle: Equatable, Sendable {
  let style: any ShapeStyle
  static func == (a: AnyStyle, b: AnyStyle) -> Bool { "\(a.style)" == "\(b.style)" }
}
